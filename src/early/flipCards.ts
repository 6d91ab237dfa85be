import { onClick } from './dom';

/**
 * Turns a team card over, back and front, at each press of its button or anywhere on it, but for the click that ends a
 * selection of its text. The state is an attribute, which the styles read (src/sections/TeamCards); every card has its own
 * (ABT-03).
 */
export function startFlipCards(): void {
  onClick((event) => {
    const part = event.target as Element;
    if (part.closest('button') || getSelection()!.isCollapsed)
      part.closest('[data-flip-card]')?.toggleAttribute('data-flipped');
  });
}

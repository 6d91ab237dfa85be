import { onClick } from './dom';

/**
 * Turns a team card over, back and front, at each press of its button or anywhere on it, but for the click that ends a
 * selection of its text. The second click of a double one selects a word, and turns it back all the same. The state is an
 * attribute, which the styles read (src/sections/TeamCards); every card has its own (ABT-03).
 */
export function startFlipCards(): void {
  onClick(({ target, detail }) => {
    const part = target as Element;
    if (part.closest('button') || detail > 1 || getSelection()!.isCollapsed)
      part.closest('[data-flip-card]')?.toggleAttribute('data-flipped');
  });
}

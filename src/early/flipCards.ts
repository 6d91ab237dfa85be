import { onClick } from './dom';

/**
 * Turns a team card over, back and front, at each press of its button. The state is an attribute, which the styles read
 * (src/sections/TeamCards); every card has its own (ABT-03).
 */
export function startFlipCards(): void {
  onClick((event) => {
    const button = (event.target as Element).closest('[data-flip-button]');
    button?.closest('[data-flip-card]')?.toggleAttribute('data-flipped');
  });
}

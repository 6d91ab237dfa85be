/** @jest-environment jsdom */
import { startFlipCards } from './flipCards';

startFlipCards();

const draw = () => {
  document.body.innerHTML =
    '<ul><li data-flip-card><p>front</p><button data-flip-button><span>More</span></button></li><li data-flip-card><button data-flip-button>More</button></li></ul><button>Other</button>';
  const [first, second] = document.querySelectorAll('[data-flip-card]');
  const [firstButton, secondButton, other] = document.querySelectorAll('button');
  return { first: first!, second: second!, firstButton: firstButton!, secondButton: secondButton!, other: other! };
};

test('a press turns its own card only, and the next press turns it back', () => {
  const { first, second, firstButton, secondButton } = draw();
  firstButton.querySelector('span')!.click();
  expect([first, second].map((card) => card.hasAttribute('data-flipped'))).toEqual([true, false]);
  secondButton.click();
  firstButton.click();
  expect([first, second].map((card) => card.hasAttribute('data-flipped'))).toEqual([false, true]);
});

test('presses elsewhere turn nothing', () => {
  const { first, other } = draw();
  other.click();
  first.querySelector('p')!.click();
  expect(first.hasAttribute('data-flipped')).toBe(false);
});

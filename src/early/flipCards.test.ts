/** @jest-environment jsdom */
import { startFlipCards } from './flipCards';

startFlipCards();

const draw = () => {
  document.body.innerHTML =
    '<ul><li data-flip-card><p>front</p><button data-does="flip"><span>More</span></button></li><li data-flip-card><button data-does="flip">More</button></li></ul><button>Other</button>';
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

test('a click on its text turns it too, unless it ends a selection; the button turns it in any case', () => {
  const { first, firstButton } = draw();
  const text = first.querySelector('p')!;
  text.click();
  expect(first.hasAttribute('data-flipped')).toBe(true);
  getSelection()!.selectAllChildren(text);
  text.click();
  expect(first.hasAttribute('data-flipped')).toBe(true);
  firstButton.click();
  expect(first.hasAttribute('data-flipped')).toBe(false);
  getSelection()!.removeAllRanges();
});

test('a double click on its text ends where it began, though its second click ends a selection', () => {
  const { first } = draw();
  const text = first.querySelector('p')!;
  text.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  getSelection()!.selectAllChildren(text);
  text.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(first.hasAttribute('data-flipped')).toBe(false);
  getSelection()!.removeAllRanges();
});

test('presses elsewhere turn nothing', () => {
  const { first, second, other } = draw();
  other.click();
  expect([first, second].some((card) => card.hasAttribute('data-flipped'))).toBe(false);
});

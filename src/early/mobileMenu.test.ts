/** @jest-environment jsdom */
import { startMobileMenu } from './mobileMenu';

beforeAll(() => {
  jest.useFakeTimers();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  window.matchMedia = () => ({ addEventListener: () => {} }) as never;
  startMobileMenu();
});

const draw = () => {
  document.body.innerHTML =
    '<button data-does="open">Menu</button><dialog data-mobile-menu><a href="#contact">Contact</a></dialog>';
  const [button, dialog] = [document.querySelector('button')!, document.querySelector('dialog')!];
  return { button, dialog, item: dialog.querySelector('a')! };
};

test('it closes a while after an item was chosen', () => {
  const { button, dialog, item } = draw();
  button.click();
  item.click();
  expect(dialog.open).toBe(true);
  jest.advanceTimersByTime(500);
  expect(dialog.open).toBe(false);
});

test('opened again meanwhile, as where the next page has come at once, it stays open', () => {
  const { button, dialog, item } = draw();
  button.click();
  item.click();
  // The next page closes it.
  dialog.close();
  button.click();
  jest.advanceTimersByTime(500);
  expect(dialog.open).toBe(true);
});

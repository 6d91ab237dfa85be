/** @jest-environment jsdom */
import { startServicesMenu } from './servicesMenu';

startServicesMenu();

/** The menu, open, with the focus on its button, on a page that can have the focus as a whole, as Gatsby’s can. */
const draw = () => {
  document.body.innerHTML =
    '<div id="page" tabindex="-1"><div data-services-menu><button data-does="menu" aria-expanded="true">Services</button><a href="/services/therapy">Therapy</a></div><a href="/">Home</a></div>';
  const [button, page] = ['button', '#page'].map((selector) => document.querySelector<HTMLElement>(selector)!);
  const [therapy, home] = document.querySelectorAll('a');
  button!.focus();
  return { page: page!, therapy: therapy!, home: home!, isOpen: () => button!.ariaExpanded === 'true' };
};

test('the menu closes when the focus goes on to another link, and not within it', () => {
  const { therapy, home, isOpen } = draw();
  therapy.focus();
  expect(isOpen()).toBe(true);
  home.focus();
  expect(isOpen()).toBe(false);
});

test('the menu stays for a press in Safari, which gives the focus not to the link but to the page around it', () => {
  const { page, isOpen } = draw();
  page.focus();
  expect(isOpen()).toBe(true);
});

test('a finger that is lifted from the page closes nothing, a mouse that leaves it closes the menu', () => {
  jest.useFakeTimers();
  const { therapy, isOpen } = draw();
  const point = (type: string, pointerType: string, target: Element) =>
    target.dispatchEvent(Object.assign(new Event(type, { bubbles: type !== 'pointerleave' }), { pointerType }));
  therapy.blur();
  document.querySelector('button')!.blur();
  for (const [pointerType, stays] of [
    ['touch', true],
    ['mouse', false],
  ] as const) {
    document.querySelector('button')!.setAttribute('aria-expanded', 'true');
    point('pointerover', pointerType, therapy);
    point('pointerleave', pointerType, document.documentElement);
    jest.advanceTimersByTime(1_000);
    expect(isOpen()).toBe(stays);
  }
  jest.useRealTimers();
});

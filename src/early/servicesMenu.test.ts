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

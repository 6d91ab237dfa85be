/** Helpers that the parts of the early script share, with short names to save bytes. */
import { listen } from './listen';

/** The root element, whose attributes hold the page’s state. */
export const root = document.documentElement;

/** Whether React has hydrated the page. */
export const isAwake = () => 'awake' in root.dataset;

/** The first element that a selector finds, or null. */
export const find = <Found extends Element = HTMLElement>(selector: string): Found | null =>
  document.querySelector<Found>(selector);

/** Every element that a selector finds. */
export const findAll = (selector: string): NodeListOf<HTMLElement> => document.querySelectorAll(selector);

/** Adds a link element to the head, which requests the file at once. */
export function addLink(rel: string, href: string, as = ''): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
  link.href = href;
  document.head.append(link);
  return link;
}

/** Listens to clicks anywhere on the page. */
export const onClick = (listener: (event: MouseEvent) => void): void => listen('click', listener);

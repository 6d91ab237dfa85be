import { find, onClick, root } from './dom';
import { listen } from './listen';

/** Milliseconds between the pointer leaving the Services menu and its closing (NAV-07). */
const CLOSE_DELAY = 500;

const BUTTON = '[data-does=menu]';
const MENU = '[data-services-menu]';
const FOCUSED = '#services-menu :focus-visible';

/**
 * Opens and closes the Services menu: by hover with a mouse, by click, tap, Enter and Space on its button; closes at
 * once on Escape, when focus leaves it and when an item is chosen, and a while after the pointer left (NAV-07 to
 * NAV-09).
 */
export function startServicesMenu(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The kind of pointer may change at any moment, on laptops with a touch screen.
  let isMouse = false;
  const button = () => find(BUTTON);
  // The target may be the document or the window, too.
  const menuOf = (target: EventTarget | null) => (target as Partial<Element> | null)?.closest?.(MENU);
  const isOpen = () => button()?.getAttribute('aria-expanded') === 'true';
  const set = (open: boolean) => {
    clearTimeout(timer);
    button()?.setAttribute('aria-expanded', `${open}`);
  };

  // Not under somebody who has gone on by keyboard: hidden links lose the focus.
  const closeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => find(FOCUSED) || set(false), CLOSE_DELAY);
  };

  listen('pointerover', (event) => {
    isMouse = event.pointerType === 'mouse';
    if (!isMouse) return;
    if (menuOf(event.target)) set(true);
    else if (isOpen() && menuOf(event.relatedTarget)) closeSoon();
  });
  // A finger that is lifted leaves everything, too.
  root.addEventListener('pointerleave', () => {
    if (isMouse && isOpen()) closeSoon();
  });
  onClick((event) => {
    const target = event.target as Element;
    const pressed = target.closest(BUTTON);
    // A mouse click right after hovering must not close what the hover has just opened.
    if (pressed) set(!isOpen() || (event.detail > 0 && isMouse));
    else if (isOpen() && (!menuOf(target) || target.closest('a'))) set(false);
  });
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    if (menuOf(document.activeElement)) button()?.focus();
    set(false);
  });
  listen('focusout', (event) => {
    const next = event.relatedTarget as HTMLElement | null;
    // Safari gives no link the focus that a mouse presses, but what lies around the page (tabindex -1): if the menu closed
    // then, the link would be gone before the press has ended.
    if (isOpen() && menuOf(event.target) && next && next.tabIndex >= 0 && !menuOf(next)) set(false);
  });
}

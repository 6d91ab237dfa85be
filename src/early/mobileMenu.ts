import { find, onClick } from './dom';
import { listen } from './listen';

/**
 * Milliseconds from a press on a link of the menu until the menu closes, unless the next page has come before: the second
 * tap of a double one must not press what lies beneath.
 */
const AFTER_CHOICE = 400;

const DIALOG = 'dialog[data-mobile-menu]';

/**
 * The mobile menu is a native modal dialog: focus moves in, stays in and returns, Escape closes, the page behind rests
 * (NAV-14). Choosing any item closes it (NAV-13), and so does growing past the large breakpoint. It is at the page’s
 * end, which on a slow line may arrive seconds after the button; if that is pressed before, it opens as soon as it is
 * there.
 */
export function startMobileMenu(): void {
  const dialog = () => find<HTMLDialogElement>(DIALOG);
  let closing: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    // The next page may have come, and closed it, before the time was over.
    clearTimeout(closing);
    const menu = dialog();
    if (!menu || menu.open) return;
    // However it was closed, it opens as it was at first.
    menu.querySelector('details')?.removeAttribute('open');
    menu.showModal();
  };
  const close = () => dialog()?.close();
  onClick((event) => {
    const target = event.target as Element;
    const opener = target.closest<HTMLElement>('[data-does=open]');
    if (opener) {
      // The dialog returns the focus to what has it now, and Safari gives a button none when it is pressed.
      opener.focus();
      open();
      if (!dialog()) listen('DOMContentLoaded', open);
    } else if (target.closest('[data-does=close]')) {
      close();
    } else if (target.closest(DIALOG) && target.closest('a')) {
      closing = setTimeout(close, AFTER_CHOICE);
    }
  });
  matchMedia('(min-width: 64em)').addEventListener('change', close);
  listen('pagehide', close);
}

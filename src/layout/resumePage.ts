/**
 * A page that a browser has translated, or that an extension has put something into, before React woke is not the page that
 * React drew: React empties it and draws it anew. What the visitor had done in it goes on in the new one.
 */

const CONTROLS = 'a, button, summary, details, dialog, input, select, textarea';

const controlsIn = (parts: readonly Element[]) => parts.flatMap((part) => [...part.querySelectorAll(CONTROLS)]);

/** Brings a control to the state of the one in whose place it stands. */
function resumeControl(old: Element, now: Element): void {
  if (old instanceof HTMLDetailsElement) (now as HTMLDetailsElement).open = old.open;
  else if (old instanceof HTMLDialogElement) {
    if (old.open) (now as HTMLDialogElement).showModal();
  } else if (old.tagName === 'BUTTON') {
    // The press that woke React is made again on the button that was pressed (src/early/loader.ts).
    old.addEventListener('click', () => (now as HTMLElement).click());
  } else if (/^(?:INPUT|SELECT|TEXTAREA)$/.test(old.tagName))
    (now as HTMLInputElement).value = (old as HTMLInputElement).value;
}

/** Keeps the place in the window: what a browser has held on to while a page grew above it is gone, and misleads it. */
function keepPlace(): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  requestAnimationFrame(() => requestAnimationFrame(() => (style.overflowAnchor = '')));
}

/**
 * Remembers the page that React is about to take over.
 * @returns what to call when React has met a difference; it does nothing if the page is still the same
 */
export function rememberPage(root: Element): () => void {
  const parts = [...root.children];
  const { activeElement } = document;
  return () => {
    if (!parts[0] || parts[0].isConnected) return;
    // What is new would begin its splash anew.
    document.documentElement.dataset.splash = 'off';
    keepPlace();
    const fresh = controlsIn([...root.children]);
    for (const [index, old] of controlsIn(parts).entries()) {
      const now = (old.id && document.getElementById(old.id)) || fresh[index];
      if (now?.tagName !== old.tagName) continue;
      resumeControl(old, now);
      if (old === activeElement) (now as HTMLElement).focus({ preventScroll: true });
    }
  };
}

/**
 * A page that a browser has translated, or that an extension has put something into, before React woke is not the page that
 * React drew: React empties it and draws it anew. What the visitor had done in it goes on in the new one.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Attributes in which the browser and the early script keep what a visitor has done, and on what. */
const STATES = [
  ['details', 'open'],
  ['[data-flip-card]', 'data-flipped'],
  ['[data-services-button]', 'aria-expanded'],
  // A message that was sent waits in the form (src/early/forms.ts).
  ['form', 'data-held'],
] as const;

const FOCUSABLE = 'a, button, summary, input, select, textarea';

/** What stands at the same place, among all of its kind, in the page that was and in the new one. */
function pair<Found extends Element>(before: readonly Element[], after: readonly Element[], selector: string) {
  const [old, fresh] = [before, after].map((parts) =>
    parts.flatMap((part) => [...part.querySelectorAll<Found>(selector)]),
  ) as [Found[], Found[]];
  return old.flatMap((element, index): [old: Found, now: Found][] => {
    const now = fresh[index];
    return now?.tagName === element.tagName ? [[element, now]] : [];
  });
}

const isChanged = (field: Field) =>
  'defaultValue' in field ? field.value !== field.defaultValue : field.selectedIndex > 0;

/** Fills what was typed or chosen into the field of the same name, and says so to what listens there. */
function resumeFields(old: HTMLFormElement, now: HTMLFormElement): void {
  for (const field of [...old.elements].filter((each): each is Field => 'name' in each && each.matches('[name]'))) {
    const fresh = now.elements.namedItem(field.name) as Field | null;
    if (!fresh || !isChanged(field)) continue;
    fresh.value = field.value;
    const type = fresh.matches('select') ? 'change' : 'input';
    setTimeout(() => fresh.dispatchEvent(new Event(type, { bubbles: true })));
  }
}

/** Brings all that a visitor had done, but for the focus, into the new page. */
function resumeAll(before: readonly Element[], after: readonly Element[]): void {
  for (const [selector, attribute] of STATES)
    for (const [old, now] of pair(before, after, selector)) {
      const value = old.getAttribute(attribute);
      if (value !== null) now.setAttribute(attribute, value);
    }
  for (const [old, now] of pair<HTMLFormElement>(before, after, 'form')) resumeFields(old, now);
  for (const [old, now] of pair<HTMLDialogElement>(before, after, 'dialog')) if (old.open) now.showModal();
  for (const [old, now] of pair<HTMLElement>(before, after, '[data-carousel]'))
    if (old.hasAttribute('data-paused')) now.querySelector<HTMLElement>('[data-carousel-button]')!.click();
  // The press that woke React is made again on the button that was pressed (src/early/loader.ts).
  for (const [old, now] of pair<HTMLElement>(before, after, 'button')) old.addEventListener('click', () => now.click());
}

/** Keeps the place in the window: what a browser has held on to while a page grew above it is gone, and misleads it. */
function keepPlace(): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  requestAnimationFrame(() => requestAnimationFrame(() => (style.overflowAnchor = '')));
}

/**
 * Remembers the page that React is about to take over.
 * @returns what to call when React has met a difference; it does nothing if the page is still the same, and nothing twice
 */
export function rememberPage(root: Element): () => void {
  let before = [...root.children];
  const { activeElement } = document;
  return () => {
    if (!before[0] || before[0].isConnected) return;
    const after = [...root.children];
    // What is new would begin its splash anew.
    document.documentElement.dataset.splash = 'off';
    keepPlace();
    resumeAll(before, after);
    pair<HTMLElement>(before, after, FOCUSABLE)
      .find(([old]) => old === activeElement)?.[1]
      .focus({ preventScroll: true });
    before = [];
  };
}

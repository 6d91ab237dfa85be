/**
 * Text that the browser translated, or nodes that an extension added, before hydration make React throw the server’s
 * HTML away and render the page anew. This carries over what the visitor had already done.
 */

/** A field of a form that has a value. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Elements, and the attributes in which the browser and the early script keep what a visitor has done. */
const STATES = [
  ['details', 'open'],
  ['[data-flip-card]', 'data-flipped'],
  ['[data-does=menu]', 'aria-expanded'],
  // A submit that is being held (src/early/forms.ts).
  ['form', 'data-held'],
] as const;

const FOCUSABLE = 'a, button, summary, input, select, textarea';

/** Pairs elements of the old and the new page by their index among all matches of a selector. */
function pair<Found extends Element>(before: readonly Element[], after: readonly Element[], selector: string) {
  const [old, fresh] = [before, after].map((parts) =>
    parts.flatMap((part) => [...part.querySelectorAll<Found>(selector)]),
  ) as [Found[], Found[]];
  return old.flatMap((element, index): [old: Found, now: Found][] => {
    const now = fresh[index];
    return now?.tagName === element.tagName ? [[element, now]] : [];
  });
}

/** Whether a visitor, or the browser for them, has changed a field. */
export const isChanged = (field: Field) =>
  'defaultValue' in field ? field.value !== field.defaultValue : field.selectedIndex > 0;

/**
 * Copies what was typed or chosen into the field of the same name, and dispatches the event for it; not in a form whose
 * submit is being held, which typing would withdraw (src/early/forms.ts), and which reads its fields as it is submitted.
 */
function resumeFields(old: HTMLFormElement, now: HTMLFormElement): void {
  for (const field of [...old.elements].filter((each): each is Field => 'name' in each && each.matches('[name]'))) {
    const fresh = now.elements.namedItem(field.name) as Field | null;
    if (!fresh || !isChanged(field)) continue;
    fresh.value = field.value;
    const type = fresh.matches('select') ? 'change' : 'input';
    if (!now.hasAttribute('data-held')) setTimeout(() => fresh.dispatchEvent(new Event(type, { bubbles: true })));
  }
}

/** Carries everything that the visitor had done, except the focus, over into the new page. */
function resumeAll(before: readonly Element[], after: readonly Element[]): void {
  for (const [selector, attribute] of STATES)
    for (const [old, now] of pair(before, after, selector)) {
      const value = old.getAttribute(attribute);
      if (value !== null) now.setAttribute(attribute, value);
    }
  for (const [old, now] of pair<HTMLFormElement>(before, after, 'form')) resumeFields(old, now);
  for (const [old, now] of pair<HTMLDialogElement>(before, after, 'dialog')) if (old.open) now.showModal();
  for (const [old, now] of pair<HTMLElement>(before, after, '[data-carousel]'))
    if (old.hasAttribute('data-paused')) now.querySelector<HTMLElement>('[data-does=carousel]')!.click();
  // The early script repeats the click that started React on the old button (src/early/loader.ts); this passes it on.
  for (const [old, now] of pair<HTMLElement>(before, after, 'button')) old.addEventListener('click', () => now.click());
}

/** Switches scroll anchoring off for two frames: the anchor node is gone, and the browser would keep to a wrong one. */
function keepPlace(): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  requestAnimationFrame(() => requestAnimationFrame(() => (style.overflowAnchor = '')));
}

/**
 * Remembers the page that React is about to take over.
 * @returns a function to call when React has found a mismatch; it does nothing if the page is still the same, or the
 * second time
 */
export function rememberPage(root: Element): () => void {
  let before = [...root.children];
  const { activeElement } = document;
  return () => {
    if (!before[0] || before[0].isConnected) return;
    const after = [...root.children];
    // The new elements would start their splash again.
    document.documentElement.dataset.splash = 'off';
    keepPlace();
    resumeAll(before, after);
    pair<HTMLElement>(before, after, FOCUSABLE)
      .find(([old]) => old === activeElement)?.[1]
      .focus({ preventScroll: true });
    before = [];
  };
}

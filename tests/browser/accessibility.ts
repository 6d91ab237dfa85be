/** What the tests of accessibility share: axe, the accessibility tree, sizes of targets, and the keyboard’s way. */
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Locator, Page } from '@playwright/test';
import { bringAllParts, expect } from './fixtures';
import { findSpoiltText } from './textFit';

/** As `axe.source`, but of half its size: every page that is looked at has to read it. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Faults that axe finds by all its rules of WCAG 2.0 to 2.2, A and AA, and of good practice; in a part or everywhere. But
 * for the contrast of the bar’s words while it is transparent: axe takes the page’s own ground for what lies behind them,
 * where the browser has the banner (`elementsFromPoint`). contrast.spec.ts measures their pixels on every page.
 */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (within) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
      elementRef: true,
    });
    const bar = document.documentElement.hasAttribute('data-scrolled') ? null : document.querySelector('header');
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => id !== 'color-contrast' || !bar?.contains(element ?? null))
        .map(({ html, any: [reason] }) => `${id}: ${html.slice(0, 160)} ${reason?.message ?? ''}`),
    );
  }, part);
}

interface Met {
  role: string;
  name: string;
  level: number | undefined;
  url: string | undefined;
}

/** What assistive technology meets, in its order. */
export async function readTree(page: Page): Promise<Met[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const property = (node: (typeof nodes)[number], name: string) =>
    node.properties?.find((each) => each.name === name)?.value.value as unknown;
  // The browser lists them in an order of its own; reading goes from each to its children.
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: (typeof nodes)[number]): typeof nodes => [
    node,
    ...(node.childIds ?? []).flatMap((id) => (byId.has(id) ? read(byId.get(id)!) : [])),
  ];
  return read(nodes[0]!)
    .filter(({ ignored }) => !ignored)
    .map((node) => ({
      role: String(node.role?.value),
      name: String(node.name?.value ?? '').trim(),
      level: property(node, 'level') as number | undefined,
      url: property(node, 'url') as string | undefined,
    }));
}

const ONCE = ['banner', 'main', 'contentinfo'];
const LANDMARKS = [...ONCE, 'navigation', 'region', 'complementary', 'form', 'search'];
const NAMED = [
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'Date',
  'image',
  'img',
  'heading',
  'DisclosureTriangle',
];

/** Faults of the tree: landmarks that are missing or alike, levels left out, names missing, one name for two places. */
export function findTreeFaults(tree: readonly Met[]): string[] {
  const faults: string[] = [];
  for (const role of ONCE) {
    const count = tree.filter((each) => each.role === role).length;
    if (count !== 1) faults.push(`${count} × ${role}`);
  }
  const marks = tree.filter(({ role }) => LANDMARKS.includes(role)).map(({ role, name }) => `${role} “${name}”`);
  faults.push(...marks.filter((mark, index) => marks.indexOf(mark) !== index).map((mark) => `two of ${mark}`));
  let last = 0;
  for (const { role, name, level = 0 } of tree) {
    if (NAMED.includes(role) && !name) faults.push(`${role} without a name`);
    if (role !== 'heading') continue;
    if (level > last + 1) faults.push(`h${level} “${name}” after h${last}`);
    last = level;
  }
  const places = new Map<string, string>();
  for (const { role, name, url } of tree) {
    if (role !== 'link' || !url) continue;
    if ((places.get(name) ?? url) !== url) faults.push(`“${name}” leads to ${places.get(name)} and to ${url}`);
    places.set(name, url);
  }
  return faults;
}

/**
 * Controls under 24 px that stand in no text, and primary ones under 44 px. Runs in the page. A link that covers its card
 * is as large as the card.
 */
export function findSmallTargets(): string[] {
  const primary =
    '[data-variant], header a, header button, main button, dialog a, dialog button, input, select, textarea, summary';
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].flatMap(
    (control) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { display, clipPath } = getComputedStyle(control);
      const covers = getComputedStyle(control, '::after').position === 'absolute';
      const { width, height } = control.getBoundingClientRect();
      const around = control.closest('p, li, dd, address')?.textContent?.trim() ?? '';
      const isInText = display === 'inline' && around.length > control.textContent!.trim().length;
      const least = control.matches(primary) ? 44 : 24;
      if (covers || isInText || clipPath !== 'none' || (width >= least - 0.5 && height >= least - 0.5)) return [];
      return [`${Math.round(width)} × ${Math.round(height)}, not ${least}: ${control.outerHTML.slice(0, 120)}`];
    },
  );
}

/** Elements with controls in them that stand in another order than they are read. Runs in the page. */
export function findReordered(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { order, flexDirection, display } = getComputedStyle(element);
      const isFlex = display.includes('flex') && flexDirection.endsWith('reverse');
      return element.tabIndex > 0 || ((order !== '0' || isFlex) && element.querySelector('a, button'));
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** The spacing of WCAG 1.4.12, which a visitor may ask for. */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** What moves by itself. Runs in the page. */
function findMoving(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => (animation.effect as KeyframeEffect).target!.outerHTML.slice(0, 100));
}

/**
 * Looks at a page with reduced motion: axe, the accessibility tree, order, targets, width and stillness. The page may be
 * looked at further before `expectRoomForSpacing`, which changes it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  expect.soft(await findFaults(page), 'axe').toEqual([]);
  expect.soft(findTreeFaults(await readTree(page)), 'names and order').toEqual([]);
  expect.soft(await page.evaluate(findReordered), 'order').toEqual([]);
  expect.soft(await page.evaluate(findSmallTargets), 'targets').toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'width').toBe(width);
  expect.soft(await page.evaluate(findMoving), 'what moves').toEqual([]);
}

/** Gives the page the spacing of WCAG 1.4.12 and looks at its texts. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  await page.addStyleTag({ content: WIDE_SPACING });
  expect.soft(await page.evaluate(findSpoiltText), 'texts with wider spacing').toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'width with wider spacing').toBe(page.viewportSize()!.width);
}

/** Paragraphs of the content whose longest line is longer than that, with its length; those of one line need no way back. Runs in the page. */
export function findLongLines(most: number): string[] {
  const range = document.createRange();
  const longestOf = (paragraph: Element): number => {
    const lines = new Map<number, number>();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const { width, bottom } = range.getBoundingClientRect();
        if (width > 0) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1);
      }
    }
    return lines.size > 1 ? Math.max(...lines.values()) : 0;
  };
  return [...document.querySelectorAll('main :is(p, li, dd, figcaption):not(:has(p, li))')]
    .map((paragraph) => ({ longest: longestOf(paragraph), words: paragraph.textContent!.slice(0, 60) }))
    .filter(({ longest }) => longest > most)
    .map(({ longest, words }) => `${longest}: ${words}`);
}

/** Most characters of a line (WCAG 1.4.8). */
const LONGEST_LINE = 80;

/** Opens all questions, looks for long lines, and closes them. */
export async function expectShortLines(page: Page): Promise<void> {
  await bringAllParts(page);
  const answers = page.locator('main details');
  const names = await answers.evaluateAll((all) =>
    (all as HTMLDetailsElement[]).map((answer) => {
      const { name } = answer;
      answer.name = '';
      answer.open = true;
      return name;
    }),
  );
  expect.soft(await page.evaluate(findLongLines, LONGEST_LINE), 'long lines').toEqual([]);
  await answers.evaluateAll(
    (all, before) =>
      (all as HTMLDetailsElement[]).forEach((answer, index) => {
        answer.open = false;
        answer.name = before[index]!;
      }),
    names,
  );
}

/** What changes in any other way than at once. Runs in the page. */
export function findSlowChanges(): string[] {
  return [...document.querySelectorAll('body *')]
    .flatMap((element) => [undefined, '::before', '::after'].map((part) => ({ element, part })))
    .filter(({ element, part }) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element, part);
      return transitionProperty !== 'none' && transitionDuration.split(', ').some((time) => parseFloat(time) > 0);
    })
    .map(({ element, part }) => `${element.outerHTML.slice(0, 80)} ${part ?? ''}`);
}

/** Buttons and fields without an edge, which forced colours need, since they take the grounds away. Runs in the page. */
function findEdgeless(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea, a[data-variant])')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { outlineStyle, clipPath } = getComputedStyle(element);
      // A button that lies over a card has the card’s edge.
      const card = element.closest('[data-flip-card]');
      const hasEdge = [element, ...(card?.children ?? [])].some((part) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(part);
        return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
      });
      return !hasEdge && outlineStyle === 'none' && clipPath === 'none';
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Looks at the page in forced colours, in which Tab leads from its beginning to the first stop. */
export async function expectEdgesInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await page.evaluate(findEdgeless), 'without an edge').toEqual([]);
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
  });
  expect.soft(outline, 'outline of what has the focus').toBeGreaterThanOrEqual(2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.emulateMedia({ forcedColors: 'none' });
}

/** What has the focus, and its ring, on a ground of the page. The bar’s rings have the colour of its words (contrast.spec.ts). */
export const RINGED = ':is(main, footer) :focus-visible';

/**
 * Edges of fields, and the ring of what has the focus, under 3:1 to what lies around (WCAG 1.4.11), and a ring that is missing
 * or looks as the words about it do. Runs in the page.
 */
export function findFaintEdges(ringed: string): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  /** Of colours painted one over the other. */
  const luminance = (colours: string[]) => {
    context.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const groundsOf = (element: Element | null): string[] => {
    if (!element) return [];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    // An article’s ground ends within its picture, by a gradient; its controls stand above that.
    const [, first = 'transparent'] = /^linear-gradient\((rgb\([^)]*\))/.exec(backgroundImage) ?? [];
    return [...groundsOf(element.parentElement), backgroundColor, first];
  };
  const isFaint = (colour: string, around: Element) => {
    const grounds = groundsOf(around);
    const [dark, light] = [luminance([...grounds, colour]), luminance(grounds)].sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05) < 3;
  };
  const fields = [...document.querySelectorAll('main :is(input, select, textarea)')]
    .filter((field) => isFaint(getComputedStyle(field).borderTopColor, field.parentElement!))
    .map((field) => `edge of ${field.outerHTML.slice(0, 100)}`);
  const rings = [...document.querySelectorAll<HTMLElement>(ringed)].flatMap((focused) => {
    const own = getComputedStyle(focused);
    // A link that covers its card has the ring of the card.
    const [box, ring] =
      own.outlineStyle === 'none' ? [focused.offsetParent!, getComputedStyle(focused, '::after')] : [focused, own];
    const { outlineStyle, outlineColor, outlineOffset } = ring;
    const around = parseFloat(outlineOffset) < 0 ? box : box.parentElement!;
    return [
      ...(outlineStyle === 'none' ? ['no ring'] : []),
      ...(isFaint(outlineColor, around) ? [`ring of ${outlineColor}`] : []),
      ...(outlineColor === getComputedStyle(box.parentElement!).color ? ['ring of the words’ colour'] : []),
    ].map((fault) => `${fault} on ${focused.outerHTML.slice(0, 100)}`);
  });
  return [...fields, ...rings];
}

/** Remembers how everything looks while it has no focus. Runs in the page. */
function rememberLooks(): void {
  const look = (element: Element) =>
    [element, element.parentElement!]
      .flatMap((each) => ['', '::after', '::before'].map((pseudo) => getComputedStyle(each, pseudo)))
      .map(({ outline, boxShadow, borderColor, clipPath }) => [outline, boxShadow, borderColor, clipPath].join())
      .join(';');
  const looks = new Map<Element, string>();
  for (const element of document.querySelectorAll('a, button, input, select, textarea, summary, iframe, [tabindex]'))
    looks.set(element, look(element));
  Object.assign(window, { looks, look });
}

/** What is wrong with the element that has the focus, and which it is. Runs in the page. */
function judgeFocus(): { at: string; isEnd: boolean; faults: string[] } {
  const { looks, look } = window as unknown as { looks: Map<Element, string>; look: (element: Element) => string };
  const focused = document.activeElement ?? document.body;
  const at = focused.outerHTML.slice(0, 100);
  if (focused === document.body) return { at, isEnd: true, faults: [] };
  const faults: string[] = [];
  // A date field’s inner button has the focus, and a ring, of its own.
  const isInside = !focused.matches(':focus');
  if (!isInside && looks.get(focused) === look(focused)) faults.push(`focus does not show on ${at}`);
  const box = [...focused.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
  if (!box) return { at, isEnd: false, faults: [...faults, `nothing to see of ${at}`] };
  const [x, y] = [box.left + box.width / 2, Math.min(box.top + box.height / 2, box.top + innerHeight / 3)];
  const top = document.elementFromPoint(x, y);
  if (
    !top ||
    !(focused.contains(top) || top.contains(focused)) ||
    top === document.body ||
    top.matches('main, #content')
  )
    faults.push(`${at} is covered by ${top?.outerHTML.slice(0, 100) ?? 'nothing: it is out of the window'}`);
  // The bar at the foot of small windows. A field too tall for the window shows its first part.
  const bar = document.querySelector('footer + nav')!;
  const { top: start, bottom: end } = focused.getBoundingClientRect();
  const isFloating = getComputedStyle(bar).position === 'sticky' && !bar.contains(focused);
  if (isFloating && start > 80 && end > bar.getBoundingClientRect().top + 0.5)
    faults.push(`${at} reaches under the bar at the window’s foot`);
  return { at, isEnd: false, faults };
}

/**
 * Brings a frame that has the focus into view, as Chromium does by itself unless it runs without windows (seen in 156).
 * Runs in the page.
 */
export function showFocusedFrame(): void {
  if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.scrollIntoView({ block: 'nearest' });
}

/** A walk by Tab: remembers looks once, presses, and judges each stop. */
export class KeyboardWalk {
  readonly faults: string[] = [];
  private isReady = false;

  constructor(private readonly page: Page) {}

  /** To be called after each new page, whose elements are others. */
  async begin(): Promise<void> {
    await this.page.evaluate(rememberLooks);
    this.isReady = true;
  }

  /** Presses a key that moves the focus, and tells where it went. */
  async press(key: 'Tab' | 'Shift+Tab'): Promise<{ at: string; isEnd: boolean }> {
    if (!this.isReady) await this.begin();
    await this.page.keyboard.press(key);
    await this.page.evaluate(showFocusedFrame);
    const { faults, ...stop } = await this.page.evaluate(judgeFocus);
    this.faults.push(...faults);
    return stop;
  }

  /** Presses Tab until something has the focus. */
  async tabTo(target: Locator, most = 120): Promise<void> {
    await this.begin();
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < most && !(await hasFocus()); presses += 1) await this.press('Tab');
    await expect(target).toBeFocused();
  }
}

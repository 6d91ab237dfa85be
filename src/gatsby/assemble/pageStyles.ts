/**
 * Gatsby puts the whole site’s styles into every page. Here they are split: a page keeps the rules that its own HTML can use,
 * and the whole sheet becomes a file that the loader (src/early/loader.ts) brings before React, which may draw any part.
 *
 * The sheet comes after the page’s own rules and holds them all in the same order, so it changes nothing that is on the
 * page (tests/browser/styles.spec.ts compares).
 */
import { createHash } from 'node:crypto';
import { parse, type AtRule, type Container, type Root, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

const GLOBAL_STYLES = /(<style\b[^>]*data-identity="gatsby-global-css"[^>]*>)([\s\S]*?)(<\/style>)/;

/** The whole site’s styles in a page as Gatsby wrote it. @throws if there are none */
export function findGlobalStyles(html: string): string {
  const styles = html.match(GLOBAL_STYLES)?.[2];
  if (!styles) throw new Error('A page holds no global styles: Gatsby’s way of writing pages must have changed.');
  return styles;
}

const PROPERTY = /--[a-z][\w-]*/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const nthName = (index: number): string =>
  `--${index < 26 ? '' : nthName(Math.floor(index / 26) - 1).slice(2)}${LETTERS.charAt(index % 26)}`;

/** Custom properties that a text names, such as a script or a page’s style attributes. */
export const findPropertyNames = (text: string): string[] => text.match(PROPERTY) ?? [];

/**
 * Gives custom properties names of one or two letters, the most used ones first.
 * @param kept names that something else uses too; these stay as they are
 */
export function shortenPropertyNames(css: string, kept: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const name of findPropertyNames(css)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byUse = [...counts.keys()].filter((name) => !kept.has(name)).sort((a, b) => counts.get(b)! - counts.get(a)!);
  const free = Array.from({ length: byUse.length + kept.size }, (_, index) => nthName(index)).filter(
    (name) => !kept.has(name),
  );
  const names = new Map(byUse.map((name, index) => [name, free[index]!]));
  return css.replace(PROPERTY, (name) => names.get(name) ?? name);
}

const FONT_FACE = /@font-face\{[^}]*\}/g;

/** Addresses of the fonts that every page uses: those that name no range of letters. */
const findFonts = (css: string): string[] =>
  (css.match(FONT_FACE) ?? [])
    .filter((face) => !face.includes('unicode-range'))
    .flatMap((face) => face.match(/url\(["']?(\/[^"')]+\.woff2)/)?.[1] ?? []);

const preloadFont = (address: string) =>
  `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin=""/>`;

/** The part of a file’s name that changes with its content. */
export const hashName = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

export interface SiteStyles {
  /** The file with the whole sheet, named by its content. Fonts stand in the pages alone: named twice, they would load twice. */
  sheet: { path: string; text: string };
  /** A page with the rules that it can use on screen, the fonts asked for ahead of them, and the sheet linked for paper. */
  putInto: (html: string) => string;
}

const classesOf = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));

const ALTERNATIVES = new Set([':is', ':where', ':has']);

/**
 * Whether a selector can match in a page with these classes. Only classes are ever missing from a page: states, and so
 * attributes, come and go, and elements and ids are few.
 */
function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return classes.has(node.value);
    if (node.type !== 'pseudo' || !ALTERNATIVES.has(node.value)) return true;
    return node.nodes.some((inner) => canMatch(inner, classes));
  });
}

const isInKeyframes = (rule: Rule) => rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);

/** What counts on paper alone comes with the whole sheet, which every page links for paper. */
const dropPrint = (root: Root) =>
  root.walkAtRules('media', (question) => {
    if (question.params === 'print') question.remove();
  });

function dropRules(root: Root, classes: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const kept = parseSelectors()
      .astSync(rule.selector)
      .nodes.filter((selector) => canMatch(selector, classes));
    if (kept.length > 0) rule.selector = kept.join(',');
    else rule.remove();
  });
}

/** Drops animations and custom properties that no rule uses any more. @param kept properties that something else uses */
function dropUnused(root: Root, kept: ReadonlySet<string>): void {
  const words = new Set<string>();
  root.walkDecls((declaration) => {
    for (const word of declaration.value.match(/[\w-]+/g) ?? []) words.add(word);
  });
  let dropped = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (words.has(declaration.prop) || kept.has(declaration.prop)) return;
    declaration.remove();
    dropped += 1;
  });
  root.walkAtRules(/keyframes$/, (animation) => {
    if (!words.has(animation.params)) animation.remove();
  });
  // A property may have been the only one that used another.
  if (dropped > 0) dropUnused(root, kept);
}

function dropEmpty(container: Container): void {
  for (const child of [...(container.nodes ?? [])]) {
    if (child.type !== 'rule' && child.type !== 'atrule') continue;
    // A statement such as the order of layers has no nodes at all.
    if (!child.nodes) continue;
    dropEmpty(child);
    if (child.nodes.length === 0) child.remove();
  }
}

/**
 * Prepares a site’s styles. Pages with the same classes share one answer, so many articles cost no more than one.
 * @param kept custom properties that something else uses too
 */
export function makeSiteStyles(css: string, kept: ReadonlySet<string>): SiteStyles {
  const short = shortenPropertyNames(css, kept);
  const text = short.replace(FONT_FACE, '');
  const path = `styles-${hashName(text)}.css`;
  const forPaper = `<link rel="stylesheet" href="/${path}" media="print"/>`;
  const whole = parse(short);
  const known = new Set([...short.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));
  const fonts = findFonts(short).map(preloadFont).join('');
  const answers = new Map<string, string>();
  const pick = (classes: ReadonlySet<string>) => {
    const root = whole.clone();
    dropPrint(root);
    dropRules(root, classes);
    dropUnused(root, kept);
    dropEmpty(root);
    return root.toString();
  };
  return {
    sheet: { path, text },
    putInto(html) {
      findGlobalStyles(html);
      const classes = [...classesOf(html)].filter((name) => known.has(name)).sort();
      const key = classes.join(' ');
      const rules = answers.get(key) ?? pick(new Set(classes));
      answers.set(key, rules);
      return html.replace(
        GLOBAL_STYLES,
        (_, open: string, __, close: string) => `${fonts}${open}${rules}${close}${forPaper}`,
      );
    },
  };
}

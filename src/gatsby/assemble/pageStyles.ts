/**
 * Gatsby puts the whole site’s styles into every page. Here they are split: a page keeps the rules that its own HTML
 * can use, and the whole sheet becomes a file that the loader (src/early/loader.ts) requests with React, which may
 * render any part.
 *
 * The sheet comes after the page’s own rules and holds them all in the same order, so it changes nothing that is on the
 * page (tests/browser/styles.spec.ts compares).
 */
import { createHash } from 'node:crypto';
import { parse } from 'postcss';
import { mergeLayers } from './mergeLayers';
import { pickRules, type Offer } from './pickRules';
import { takeWebFonts } from './webFonts';

const GLOBAL_STYLES = /(<style\b[^>]*data-identity="gatsby-global-css"[^>]*>)([\s\S]*?)(<\/style>)/;

/** The whole site’s styles in a page as Gatsby wrote it. @throws if there are none */
export function findGlobalStyles(html: string): string {
  const styles = html.match(GLOBAL_STYLES)?.[2];
  if (!styles) throw new Error('the page holds no global styles: Gatsby’s way of writing pages must have changed.');
  return styles;
}

/** A hash of a file’s content, for its name. */
export const hashName = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

/** The site’s styles, split for its pages. */
export interface SiteStyles {
  /** The file with the whole sheet, named by its content. */
  sheet: { path: string; text: string };
  /** The file with the web fonts and what uses them. */
  fonts: { path: string; text: string };
  /**
   * Gives a page only the rules that it can use on screen. The early script loads the fonts and, for print, the whole
   * sheet; without scripts, links do.
   */
  putInto: (html: string) => string;
}

const classesOf = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));

/** Names of a page’s elements in lower case, including those whose tags HTML may omit. */
const elementsOf = (html: string) =>
  new Set(['html', 'body', ...[...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name]) => name!.toLowerCase())]);

const languagesOf = (html: string) => new Set([...html.matchAll(/\slang="([^"]*)"/g)].map(([, language]) => language!));

/** Values of these data attributes in a page. */
function valuesOf(html: string, attributes: ReadonlySet<string>): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const [, name, value] of html.matchAll(/\s(data-[\w-]+)="([^"]*)"/g))
    if (attributes.has(name!)) values.set(name!, (values.get(name!) ?? new Set()).add(value!));
  return values;
}

const inOrder = (names: Iterable<string>) => [...names].sort().join(',');

/** A key, the same for pages that offer the same to selectors, in whatever order. */
const nameOffer = ({ elements, languages, classes, values }: Offer) =>
  [
    ...[elements, languages, classes].map(inOrder),
    ...[...values].map(([name, found]) => `${name}=${inOrder(found)}`).sort(),
  ].join(' ');

const findAll = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, found]) => found!));

/**
 * Prepares a site’s styles. Pages that offer the same to selectors share one result, so many articles cost no more than
 * one.
 * @param kept custom properties that something else uses too
 */
export function makeSiteStyles(css: string, kept: ReadonlySet<string>): SiteStyles {
  const merged = mergeLayers(css);
  const { rest, sheet: fontRules, files } = takeWebFonts(merged);
  const fonts = { path: `fonts-${hashName(fontRules)}.css`, text: fontRules };
  const text = rest.replace(/@font-face\{[^}]*\}/g, '');
  const path = `styles-${hashName(text)}.css`;
  const links = `<link rel="stylesheet" href="/${fonts.path}"/><link rel="stylesheet" href="/${path}" media="print"/>`;
  const unscripted = `<noscript id="fonts" data-files="${[`/${fonts.path}`, ...files].join(' ')}">${links}</noscript>`;
  const whole = parse(rest);
  const known = findAll(merged, /\.([a-z][\w-]*)/gi);
  const varied = findAll(merged, /\[(data-[\w-]+)=/g);
  const answers = new Map<string, string>();
  return {
    sheet: { path, text },
    fonts,
    putInto(html) {
      findGlobalStyles(html);
      const offer = {
        elements: elementsOf(html),
        languages: languagesOf(html),
        classes: new Set([...classesOf(html)].filter((name) => known.has(name))),
        values: valuesOf(html, varied),
      };
      const key = nameOffer(offer);
      const rules = answers.get(key) ?? pickRules(whole, offer, kept);
      answers.set(key, rules);
      return html.replace(
        GLOBAL_STYLES,
        (_, open: string, __, close: string) => `${open}${rules}${close}${unscripted}`,
      );
    },
  };
}

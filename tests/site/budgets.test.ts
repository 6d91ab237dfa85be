/**
 * What a page may weigh, in bytes as brotli sends them. The figures are the product’s own limits (docs/performance.md);
 * a test in the browser counts what the first view asks for (tests/browser/everyPage.spec.ts).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { load } from 'cheerio';
import { parse, type AtRule, type Node } from 'postcss';
import { FIRST_FLIGHT } from '../firstFlight';
import { canonicalPages, dist, faults, files, pages, type SitePage } from './site';

const KB = 1000;

/** Keeps what a function gave for each text: brotli takes a fifth of a second for a bundle, and every page has most of them. */
function once<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    if (!made.has(text)) made.set(text, make(text));
    return made.get(text)!;
  };
}
const compress = once((text) => brotliCompressSync(text));
const weigh = (text: string) => compress(text).length;
const weighFile = once((path) => brotliCompressSync(readFileSync(join(dist, path))).length);
const isOver = (what: string, bytes: number, most: number) => (bytes > most ? [`${what} ${bytes} of ${most}`] : []);

/** Bundles of every page, the sheet first, as the loader finds them. */
const bundlesOf = ({ $ }: SitePage) => JSON.parse($('#bundles').text()) as string[];

/** Every script that a page’s own data names, and the inlined ones. */
function scriptsOf(page: SitePage): number {
  const data = JSON.parse(
    readFileSync(join(dist, 'page-data', page.path === '/' ? 'index' : page.path, 'page-data.json'), 'utf8'),
  ) as { componentChunkName: string };
  const chunk = files.filter((file) => file.startsWith(`${data.componentChunkName}-`));
  expect(chunk).toHaveLength(1);
  const shared = files.filter((file) => /^(?:commons|\d+)-[0-9a-f]{20}\.js$/.test(file));
  const loaded = [...bundlesOf(page).slice(1), ...chunk, ...shared].map((path) => weighFile(path));
  const inlined = page.$('script:not([src]):not([type="application/ld+json"])').text();
  return loaded.reduce((sum, bytes) => sum + bytes, weigh(inlined));
}

test('a page with its styles weighs at most 16 kB, the home page 22 kB', () => {
  expect(faults(({ path, html }) => isOver('HTML', weigh(html), (path === '/' ? 22 : 16) * KB))).toEqual([]);
});

test('the first flight of a page holds all of its first part: styles, heading and the picture’s address', () => {
  const firstPart = ($: SitePage['$']) => $.html($('main .turns > *, main.turns > *').not('.turns').first());
  expect(
    faults(({ html, $ }) => {
      const come = brotliDecompressSync(compress(html).subarray(0, FIRST_FLIGHT), {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      });
      expect(firstPart($)).toMatch(/<h1/);
      return firstPart(load(come.toString())) === firstPart($) ? [] : ['its first part comes later'];
    }),
  ).toEqual([]);
});

test('before the first interaction a page runs at most 5 kB of script, inlined', () => {
  const early = ({ $ }: SitePage) => $('script:not([src]):not([type])').text();
  expect(pages.every((page) => early(page).length > 0)).toBe(true);
  expect(faults((page) => isOver('early script', Buffer.byteLength(early(page)), 5 * KB))).toEqual([]);
});

test('the whole sheet of styles, with that of the fonts, weighs at most 10 kB', () => {
  const [sheet = ''] = bundlesOf(pages[0]!);
  const [fonts = ''] = pages[0]!.$('#fonts').attr('data-files')!.split(' ');
  expect(fonts).toMatch(/^\/fonts-/);
  expect(isOver('styles (docs/styling.md)', weighFile(sheet) + weighFile(fonts), 10 * KB)).toEqual([]);
});

/** The rules of a sheet, each selector with each declaration by itself: a page leaves out what it cannot use. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  const within = (node: Node | undefined): string =>
    node?.type === 'atrule' ? `${within(node.parent)}@${(node as AtRule).name} ${(node as AtRule).params} ` : '';
  parse(css).walkRules((rule) => {
    for (const selector of rule.selectors)
      rule.each((declaration) => void rules.push(`${within(rule.parent)}${selector} {${String(declaration)}}`));
  });
  return rules;
}

test('every page names the same sheet, and holds no rule that the sheet lacks', () => {
  const [sheet = ''] = bundlesOf(pages[0]!);
  const whole = new Set(rulesOf(readFileSync(join(dist, sheet), 'utf8')));
  expect(
    faults((page) => {
      if (bundlesOf(page)[0] !== sheet) return [`names ${bundlesOf(page)[0]}`];
      const own = rulesOf(page.$('style[data-identity="gatsby-global-css"]').text());
      expect(own.length).toBeGreaterThan(50);
      return own.filter((rule) => !whole.has(rule));
    }),
  ).toEqual([]);
});

test('all scripts that a page can ever load weigh at most 102 kB, on the home page 122 kB', () => {
  expect(
    faults((page) => isOver('scripts', scriptsOf(page), (page.path === '/' ? 122 : 102) * KB), canonicalPages),
  ).toEqual([]);
});

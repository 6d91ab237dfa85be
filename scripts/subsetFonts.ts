/**
 * `npm run fonts`: subsets the site’s fonts from the fontsource packages into `src/styles/fonts`.
 *
 * Latin is cut to what English text and our signs need; headings keep one weight, text keeps a range of weights.
 * Devanagari is cut to the letters in `content/`; shaping rules (conjuncts) stay whole. Run it after adding Hindi text
 * with new letters; a site test fails when a letter is missing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { readContent } from '../src/content-model/files/readContent';

const require = createRequire(__filename);
const latin =
  [...Array(0x7f - 0x20).keys()].map((n) => String.fromCharCode(n + 0x20)).join('') + '\u00a0–—‘’“”…·•→←↗×°₹é©';
const devanagari =
  [
    ...new Set(
      readContent('content')
        .files.map(({ text }) => text)
        .join('')
        .match(/[\u0900-\u097f\u200c\u200d]/g) ?? [],
    ),
  ].join('') + ' \u00a0,.;:!?()-–0123456789।॥\u25cc';

const cuts = [
  {
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    to: 'source-serif-4-semibold',
    text: latin,
    axes: { wght: 600 },
  },
  {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    to: 'source-sans-3',
    text: latin,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
    to: 'noto-sans-devanagari-400',
    text: devanagari,
  },
  {
    from: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff2',
    to: 'noto-sans-devanagari-600',
    text: devanagari,
  },
];

async function main() {
  mkdirSync('src/styles/fonts', { recursive: true });
  for (const { from, to, text, axes } of cuts) {
    const font = await subsetFont(readFileSync(require.resolve(from)), text, {
      targetFormat: 'woff2',
      variationAxes: axes as Record<string, number> | undefined,
    });
    writeFileSync(`src/styles/fonts/${to}.woff2`, font);
    console.log(`${to}.woff2 ${(font.length / 1000).toFixed(1)} kB`);
  }
}
void main();

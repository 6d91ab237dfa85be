import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type AtRule, type Root } from 'postcss';
import subsetFont from 'subset-font';
import { dist, files, pages } from './site';

/** Signs that the system’s fonts draw: between the links of the trail, and before what to bring on the sheet for paper. */
const OF_THE_SYSTEM = ['›', '☐'];

function sheetOf(start: string): Root {
  const name = files.find((file) => file.startsWith(start) && file.endsWith('.css'))!;
  return parse(readFileSync(join(dist, name), 'utf8'));
}

/** Every letter that pages show, be it by their styles. */
function findLetters(): string[] {
  const texts = pages.map(({ $ }) => {
    const body = $('body').clone();
    const hints = body.find('[placeholder]').map((_, field) => $(field).attr('placeholder'));
    body.find('script, style').remove();
    return body.text() + hints.get().join('');
  });
  sheetOf('styles-').walkDecls('content', ({ value }) => void texts.push(value));
  return [...new Set(texts.join('').replace(/\s/g, ''))].sort();
}

/** Those of the letters that a font has, by the segments of its `cmap` (OpenType 1.9, format 4: from a letter to a letter). */
async function findIn(font: Buffer, letters: readonly string[]): Promise<string[]> {
  const tables = await subsetFont(font, letters.join(''), { targetFormat: 'sfnt' });
  const entry = tables.indexOf('cmap', 'latin1');
  const map = tables.readUInt32BE(entry + 8);
  const format = map + tables.readUInt32BE(map + 8);
  expect(tables.readUInt16BE(format)).toBe(4);
  const size = tables.readUInt16BE(format + 6);
  const segments = Array.from({ length: size / 2 }, (_, index) => {
    const end = format + 14 + 2 * index;
    return [tables.readUInt16BE(end + size + 2), tables.readUInt16BE(end)] as const;
  });
  return letters.filter((letter) =>
    segments.some(([from, to]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to),
  );
}

test('the fonts have every letter that pages show, those of Hindi in both weights (else run: npm run fonts)', async () => {
  const faces: { file: string; range: string | undefined }[] = [];
  sheetOf('fonts-').walkAtRules('font-face', (face: AtRule) => {
    const said = Object.fromEntries(
      face.nodes!.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])),
    ) as Record<string, string>;
    faces.push({ file: said.src!.match(/[^/(]+\.woff2/)![0], range: said['unicode-range'] });
  });
  expect(faces).toHaveLength(4);
  const isIn = (letter: string, range: string) =>
    [...range.matchAll(/u\+([0-9a-f]+)-?([0-9a-f]*)/gi)].some(([, from, to]) => {
      const code = letter.codePointAt(0)!;
      return parseInt(from!, 16) <= code && code <= parseInt(to || from!, 16);
    });
  const letters = findLetters();
  const ranges = faces.flatMap(({ range }) => range ?? []);
  const missing = await Promise.all(
    faces.map(async ({ file, range }) => {
      const own = letters.filter((letter) =>
        range ? isIn(letter, range) : !ranges.some((other) => isIn(letter, other)),
      );
      expect(own.length).toBeGreaterThan(50);
      const found = await findIn(readFileSync(join(dist, 'static', file)), own);
      return own.filter((letter) => !found.includes(letter));
    }),
  );
  expect(missing).toEqual(faces.map(({ range }) => (range ? [] : OF_THE_SYSTEM)));
});

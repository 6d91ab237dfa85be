import { isText, makeShortener } from './shortNames';

const PICTURE = '6fa010a8f16c31478f9e4ae64be66c3f';
const FONT = '7a2c751738585b1583aa039855ecf5da';
const UNKNOWN = '00000000000000000000000000000000';

test('the hashes of pictures and fonts are shortened in paths and in texts, also where they stand alone', () => {
  const shorten = makeShortener([`static/${PICTURE}/c26f5/insomnia.avif`, `static/source-sans-3-${FONT}.woff2`]);
  expect(shorten(`static/${PICTURE}/c26f5/insomnia.avif`)).toBe('static/6fa010a8/c26f5/insomnia.avif');
  expect(shorten(`url(/static/source-sans-3-${FONT}.woff2)`)).toBe('url(/static/source-sans-3-7a2c7517.woff2)');
  expect(shorten(`["/static\\u000159028",["${PICTURE}","insomnia"]]`)).toBe(
    '["/static\\u000159028",["6fa010a8","insomnia"]]',
  );
});

test('nothing else is touched', () => {
  const shorten = makeShortener([`static/${PICTURE}/c26f5/insomnia.avif`, 'app-0123456789abcdef0123.js']);
  const text = `${UNKNOWN} app-0123456789abcdef0123.js #10383c ${PICTURE.slice(0, 31)}`;
  expect(shorten(text)).toBe(text);
  expect(makeShortener([])(PICTURE)).toBe(PICTURE);
});

test.each([
  [7, 8],
  [8, 12],
  [11, 12],
  [12, 16],
  [15, 16],
  [16, 32],
  [31, 32],
])('where the first %i digits are the same, %i of them are kept', (same, kept) => {
  const other = PICTURE[same] === '0' ? '1' : '0';
  const twin = PICTURE.slice(0, same) + other + PICTURE.slice(same + 1);
  const shorten = makeShortener([PICTURE, twin].map((hash) => `static/${hash}/c26f5/a.avif`));
  expect([shorten(PICTURE), shorten(twin)]).toEqual([PICTURE.slice(0, kept), twin.slice(0, kept)]);
});

test('pictures and fonts are copied as they are; pages, data and scripts may name them', () => {
  expect(['a.html', 'page-data/index/page-data.json', 'app-1.js'].every(isText)).toBe(true);
  expect(['static/1/a.avif', 'static/a.woff2', 'favicon.svg'].some(isText)).toBe(false);
});

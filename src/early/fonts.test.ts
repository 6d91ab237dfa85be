/** @jest-environment jsdom */
import { bringFonts, startFonts } from './fonts';

/** Fonts that were asked for, and how to let them come or fail. */
let asked: { source: string; come: () => void; fail: () => void }[];
/** Sheets that count. */
const sheets = () =>
  [...document.querySelectorAll('head link[rel="stylesheet"][media="all"]')].map((link) => link.getAttribute('href'));
/** Lets what has come be seen, and some milliseconds pass. */
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  document.head.innerHTML =
    '<noscript id="fonts" data-files="/fonts-1.css /static/a.woff2 /static/b.woff2"></noscript>';
  document.body.innerHTML = '<div data-splash-screen></div>';
  delete document.documentElement.dataset.splash;
  Object.assign(window, {
    FontFace: class {
      constructor(
        _: string,
        readonly source: string,
      ) {}
      load() {
        return new Promise<void>((come, fail) =>
          asked.push({ source: this.source, come, fail: () => fail(new Error('Network')) }),
        );
      }
    },
  });
});

afterEach(() => void jest.useRealTimers());

test('fonts are asked for half a second after the first frame, and are used once all are there', async () => {
  startFonts();
  await pass(499);
  expect(asked).toEqual([]);
  await pass(1);
  expect(document.querySelector('head link[rel="stylesheet"]')?.getAttribute('media')).toBe('not all');
  expect(asked.map(({ source }) => source)).toEqual(['url(/static/a.woff2)', 'url(/static/b.woff2)']);
  asked[0]!.come();
  await pass(500);
  expect(sheets()).toEqual([]);
  asked[1]!.come();
  await pass(0);
  expect(sheets()).toEqual(['/fonts-1.css']);
});

test('fonts that are there early are used once the page beneath the splash is no longer drawn', async () => {
  bringFonts();
  for (const { come } of asked) come();
  await pass(490);
  expect(sheets()).toEqual([]);
  await pass(10);
  expect(sheets()).toEqual(['/fonts-1.css']);
});

test('fonts that come until shortly before that are used', async () => {
  bringFonts();
  await pass(1199);
  for (const { come } of asked) come();
  await pass(0);
  expect(sheets()).toEqual(['/fonts-1.css']);
});

test('fonts that come just before the splash leaves are not used: they might be drawn only after it', async () => {
  bringFonts();
  await pass(1200);
  for (const { come } of asked) come();
  await pass(0);
  expect(document.querySelector('head link[rel="stylesheet"]')).not.toBeNull();
  expect(sheets()).toEqual([]);
});

test('fonts that come after the splash has left move nothing', async () => {
  bringFonts();
  document.documentElement.dataset.splash = 'off';
  for (const { come } of asked) come();
  await pass(1000);
  expect(sheets()).toEqual([]);
});

test('a font that fails leaves the page as it is, without a complaint', async () => {
  const complain = jest.fn();
  process.on('unhandledRejection', complain);
  bringFonts();
  asked[0]!.come();
  asked[1]!.fail();
  await pass(1000);
  process.off('unhandledRejection', complain);
  expect(sheets()).toEqual([]);
  expect(complain).not.toHaveBeenCalled();
});

test('a page that names no fonts is left alone', () => {
  document.head.innerHTML = '';
  bringFonts();
  expect(asked).toEqual([]);
});

/** @jest-environment jsdom */
import { bringFonts, startFonts } from './fonts';

/** Fonts that were asked for, and how to let them come or fail. */
let asked: { source: string; come: () => void; fail: () => void }[];
const sheets = () =>
  [...document.querySelectorAll('head link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
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

test('fonts are asked for after the first view has been painted, and are used once all are there', async () => {
  jest.useFakeTimers();
  startFonts();
  jest.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(100);
  jest.useRealTimers();
  expect(asked.map(({ source }) => source)).toEqual(['url(/static/a.woff2)', 'url(/static/b.woff2)']);
  asked[0]!.come();
  await settled();
  expect(sheets()).toEqual([]);
  asked[1]!.come();
  await settled();
  expect(sheets()).toEqual(['/fonts-1.css']);
});

test('fonts that come after the splash has left move nothing', async () => {
  bringFonts();
  document.documentElement.dataset.splash = 'off';
  for (const { come } of asked) come();
  await settled();
  expect(sheets()).toEqual([]);
});

test('a font that fails leaves the page as it is, without a complaint', async () => {
  const complain = jest.fn();
  process.on('unhandledRejection', complain);
  bringFonts();
  asked[0]!.come();
  asked[1]!.fail();
  await settled();
  process.off('unhandledRejection', complain);
  expect(sheets()).toEqual([]);
  expect(complain).not.toHaveBeenCalled();
});

test('a page that names no fonts is left alone', () => {
  document.head.innerHTML = '';
  bringFonts();
  expect(asked).toEqual([]);
});

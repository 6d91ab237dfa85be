import { faults, pages } from './site';

const css = (page: (typeof pages)[number]) =>
  page
    .$('style')
    .map((_, style) => page.$(style).text())
    .get()
    .join('\n');

test('the order of layers stands once, before everything else', () => {
  expect(
    faults((page) => {
      const text = css(page).trim();
      const statements = text.match(/@layer [^{;]+;/g) ?? [];
      return text.startsWith('@layer reset') && statements.length === 1
        ? []
        : [statements.join(' ') || text.slice(0, 60)];
    }),
  ).toEqual([]);
});

test('heights of the whole window come with a unit that phones’ bars do not upset', () => {
  const text = css(pages[0]!);
  const uses = text.match(/(?:min-|max-)?(?:height|block-size):100vh/g) ?? [];
  const newer = text.match(/100[sd]vh/g) ?? [];
  expect(newer.length).toBeGreaterThanOrEqual(uses.length);
});

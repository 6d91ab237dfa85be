import { list } from 'postcss';
import { faults, type SitePage } from './site';

const css = (page: SitePage) =>
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
  expect(faults((page) => css(page).match(/[^{};]*\b100vh/g) ?? [])).toEqual([]);
  expect(faults((page) => (/\b100svh/.test(css(page)) ? [] : ['no height of the whole window']))).toEqual([]);
});

test('what is for visitors without scripts is hidden by a rule that asks for nothing, since older browsers do not know (scripting)', () => {
  expect(
    faults((page) => (/[;}]\.noScriptOnly\{display:none!important\}/.test(css(page)) ? [] : ['no such rule'])),
  ).toEqual([]);
});

test('no rule shares its declarations between :has() and other selectors, which browsers without it would drop too', () => {
  // What stands in :is() is forgiven.
  const needsHas = (selector: string) =>
    selector.replace(/:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g, '').includes(':has(');
  expect(
    faults((page) =>
      (css(page).match(/[^{};]+(?=\{)/g) ?? []).filter((selectors) => {
        const kinds = new Set(list.comma(selectors).map(needsHas));
        return kinds.size > 1;
      }),
    ),
  ).toEqual([]);
});

test('the example in an empty field has a colour of its own and is not faded, since that of Safari and Firefox is too pale', () => {
  const isSet = (page: SitePage) => /::placeholder\{color:[^;}]+;opacity:1\}/.test(css(page));
  expect(faults((page) => (page.$('[placeholder]').length > 0 && !isSet(page) ? ['no such rule'] : []))).toEqual([]);
});

import { takeWebFonts } from './webFonts';

const WEB = '@font-face{font-family:"Web";src:url(/static/a.woff2)}';
const RANGED = '@font-face{font-family:Hindi;src:url("/static/b.woff2");unicode-range:u+900-97f}';
const SYSTEM = '@font-face{font-family:System;src:local(Arial);size-adjust:93%}';

test('web fonts and the tokens that name them get a sheet of their own; fonts of the system stay', () => {
  const css = `@layer tokens{:root{--t:System}}${WEB}${RANGED}${SYSTEM}:root{--t:"Web",Hindi,System;--u:Web;--v:1}p{font:1rem var(--t)}`;
  expect(takeWebFonts(css)).toEqual({
    rest: `@layer tokens{:root{--t:System}}${SYSTEM}:root{--v:1}p{font:1rem var(--t)}`,
    sheet: `${WEB}${RANGED}:root{--t:"Web",Hindi,System;--u:Web}`,
    files: ['/static/a.woff2'],
  });
});

test('what two rules say stays in two rules', () => {
  const rules = ':root{--t:Web}[lang=hi]{--t:Hindi}';
  expect(takeWebFonts(WEB + RANGED + rules)).toMatchObject({ rest: '', sheet: WEB + RANGED + rules });
});

test('a rule that has nothing else goes with them', () => {
  expect(takeWebFonts(`${WEB}:root{--t:Web}`).rest).toBe('');
});

test.each([
  ['names one itself', 'p{font-family:Web,serif}'],
  ['counts in a layer, where the page’s own tokens would win', '@layer base{:root{--t:Web}}'],
])('a rule that %s is an error that names it', (_, rule) => {
  expect(() => takeWebFonts(WEB + rule)).toThrow(/(?:p|:root) names a web font itself.*src\/styles\/fonts\.css/);
});

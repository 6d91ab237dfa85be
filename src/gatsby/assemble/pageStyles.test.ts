import { findGlobalStyles, makeSiteStyles } from './pageStyles';

const page = (css: string, body: string) =>
  `<head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${css}</style></head><body>${body}</body>`;

/** The styles that a page with this body keeps. */
function keep(css: string, body: string, kept: string[] = []): string {
  return findGlobalStyles(makeSiteStyles(css, new Set(kept)).putInto(page(css, body)));
}

test.each([
  ['a class that is there', '.a{top:0}.b{top:1px}', '.a{top:0}'],
  ['one of several selectors', '.a,.b{top:0}', '.a{top:0}'],
  ['a class within another', '.b .a{top:0}.a .a{top:1px}', '.a .a{top:1px}'],
  ['a class that must not be there', '.a:not(.b){top:0}', '.a:not(.b){top:0}'],
  ['what can match of :is() and :where()', ':where(.a,.b) p{top:0}', ':where(.a,.b) p{top:0}'],
  ['an element that is there', 'h1,p{top:0}h2 p{top:1px}.a>p{top:2px}P{top:3px}', 'p{top:0}.a>p{top:2px}P{top:3px}'],
  ['the elements that every page has', 'html:has(dialog){top:0}html body{top:1px}', 'html body{top:1px}'],
  [
    'a language that is there',
    ':lang(hi){top:0}p:lang(en){top:1px}:lang(e){top:2px}:lang(fr,en-IN) p{top:3px}',
    'p:lang(en){top:1px}:lang(fr,en-IN) p{top:3px}',
  ],
  ['an element that must not be there', 'p:not(h1){top:0}', 'p:not(h1){top:0}'],
  ['states, which come and go', 'html[data-x] .a:hover{top:0}', 'html[data-x] .a:hover{top:0}'],
  ['an attribute’s value', '.a[data-open="true"]::before{top:0}', '.a[data-open="true"]::before{top:0}'],
  ['ids', '#x>p{top:0}#y p{top:0}', '#x>p{top:0}#y p{top:0}'],
  [
    'layers, even empty ones, and their order',
    '@layer one,two;@layer two{.a{top:0}}',
    '@layer one,two;@layer two{.a{top:0}}',
  ],
  ['questions to the browser', '@media (width>9px){.a{top:0}.b{top:0}}', '@media (width>9px){.a{top:0}}'],
  ['an empty question', '@media (width>9px){.b{top:0}}.a{top:0}', '.a{top:0}'],
  ['nothing that is for paper alone', '@media print{.a{top:0}}.a{top:1px}', '.a{top:1px}'],
  [
    'animations that are used',
    '.a{animation:in 1s}@keyframes in{to{top:0}}@keyframes out{to{top:0}}',
    '.a{animation:in 1s}@keyframes in{to{top:0}}',
  ],
  [
    'rules without elements',
    ':focus-visible{top:0}:is(h1,p) ::marker{top:0}*{top:0}',
    ':focus-visible{top:0}:is(h1,p) ::marker{top:0}*{top:0}',
  ],
  ['an element beside a class that is there', '.a:has(.b) p{top:0}.a:has(.a,.b)>p{top:0}', '.a:has(.a,.b)>p{top:0}'],
  [
    'custom properties that are used, however far',
    ':root{--a:var(--b);--b:1;--c:var(--d);--d:1}.a{top:var(--a)}',
    ':root{--a:var(--b);--b:1}.a{top:var(--a)}',
  ],
  ['fonts of the system', '@font-face{font-family:A;src:local(B)}.b{top:0}', '@font-face{font-family:A;src:local(B)}'],
])('a page keeps %s', (_, css, expected) => {
  expect(keep(css, '<p class="a" id="x" lang="en-IN">')).toBe(expected);
});

test.each([
  ['variants that it has', '[data-size=lg]{top:0}.a[data-size=sm]{top:1px}', '[data-size=lg]{top:0}'],
  ['states that none has yet', '[data-open=a]{top:0}[data-size]{top:1px}', '[data-open=a]{top:0}[data-size]{top:1px}'],
  ['what is not a variant', ':not([data-size=sm]){top:0}', ':not([data-size=sm]){top:0}'],
])('a page keeps %s', (_, css, expected) => {
  expect(keep(css, '<p data-size="lg">')).toBe(expected);
});

test('pages that differ in a variant alone have each their own', () => {
  const { putInto } = makeSiteStyles('[data-size=lg]{top:0}[data-size=sm]{top:1px}', new Set());
  const styles = ['lg', 'sm'].map((size) => findGlobalStyles(putInto(page('p{}', `<p data-size="${size}">`))));
  expect(styles).toEqual(['[data-size=lg]{top:0}', '[data-size=sm]{top:1px}']);
});

test('pages that differ in an element or a language alone have each their own', () => {
  const { putInto } = makeSiteStyles('*{left:0}h1{top:0}:lang(hi){top:1px}', new Set());
  const styles = ['<h1>', '<h2>', '<h1 lang="hi">'].map((body) => findGlobalStyles(putInto(page('p{}', body))));
  expect(styles).toEqual(['*{left:0}h1{top:0}', '*{left:0}', '*{left:0}h1{top:0}:lang(hi){top:1px}']);
});

test('classes are found in every element, the unusual ones too', () => {
  const body = '<noscript><p class="a"></p></noscript><svg><use class="b c"/></svg>';
  expect(keep('.a{top:0}.b{top:0}.c{top:0}.d{top:0}', body)).toBe('.a{top:0}.b{top:0}.c{top:0}');
});

test('a page keeps custom properties that scripts or style attributes use', () => {
  expect(keep(':root{--index:1;--other:1}', '<p>', ['--index'])).toBe(':root{--index:1}');
});

test('the sheet has all rules in order, but no fonts, and is named by its content', () => {
  const css = '.b{top:0}@font-face{font-family:A;src:url(/a)}.a{top:0}';
  const { sheet } = makeSiteStyles(css, new Set());
  expect(sheet.text).toBe('.b{top:0}.a{top:0}');
  expect(sheet.path).toMatch(/^styles-[0-9a-f]{20}\.css$/);
  expect(makeSiteStyles(`${css}.c{top:0}`, new Set()).sheet.path).not.toBe(sheet.path);
});

test('web fonts stand in a file that the page names for the early script; without scripts, links bring it and the sheet for paper', () => {
  const face = '@font-face{font-family:A;src:url(/static/a.woff2)}';
  const css = `${face}:root{--t:A}body{top:0}`;
  const { sheet, fonts, putInto } = makeSiteStyles(css, new Set());
  expect([sheet.text, fonts.text]).toEqual(['body{top:0}', `${face}:root{--t:A}`]);
  expect(fonts.path).toMatch(/^fonts-[0-9a-f]{20}\.css$/);
  const links = `<link rel="stylesheet" href="/${fonts.path}"/><link rel="stylesheet" href="/${sheet.path}" media="print"/>`;
  expect(putInto(page(css, ''))).toBe(
    page('body{top:0}', '').replace(
      '</style>',
      `</style><noscript id="fonts" data-files="/${fonts.path} /static/a.woff2">${links}</noscript>`,
    ),
  );
});

test('a page without styles stops the pass', () => {
  expect(() => makeSiteStyles('', new Set()).putInto('<head></head>')).toThrow('global styles');
});

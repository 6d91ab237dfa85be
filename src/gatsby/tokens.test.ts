import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { findTokens, readTokens, resolveTokens, TOKEN_FILES, tokensPlugin } from './tokens';

const raw = ':root {\n  --teal: #1f6266;\n  --step: 1rem;\n}';
const roles = `:root {
  --color-action: var(--teal);
  --color-text: var(--teal);
  --space: var(--step);
  --mark: 2rem;
}
[data-ground='dark'] {
  --color-text: var(--teal);
}`;
const component =
  '.card {\n  padding: calc(var(--space) + var(--mark));\n  color: var(--color-text, red);\n  --least: 3rem;\n}';
const tokens = findTokens([raw, roles], [raw, roles, component], ["style={{ '--mark': '1rem' }}"]);

const build = async (css: string, shorten: boolean) =>
  (await postcss([tokensPlugin(tokens, { shorten }) as postcss.Plugin]).process(css, { from: undefined })).css;

test('a role with one value is a constant, down to the raw scale', () => {
  expect(Object.fromEntries(tokens.constants)).toEqual({
    '--teal': '#1f6266',
    '--step': '1rem',
    '--color-action': '#1f6266',
    '--space': '1rem',
  });
});

test('what turns with the ground, what scripts set and what modules set are none', () => {
  expect([...tokens.shortNames.keys()]).toEqual(['--color-text', '--least']);
});

test('constants are put in, the others keep their names, and definitions of constants go', async () => {
  expect(await build(component, false)).toContain('padding: calc(1rem + var(--mark))');
  expect(await build(component, false)).toContain('color: var(--color-text, red)');
  expect(await build(roles, false)).not.toMatch(/--space|--color-action/);
  expect(await build(roles, false)).toContain('--color-text: #1f6266');
});

test('shortened, an own property has one name wherever it stands, and those that scripts know keep theirs', async () => {
  expect(await build(component, true)).toBe(
    '.card {\n  padding: calc(1rem + var(--mark));\n  color: var(--0, red);\n  --1: 3rem;\n}',
  );
});

test('the development server learns which files a style depends on', async () => {
  const { messages } = await postcss([tokensPlugin(tokens, { shorten: false }) as postcss.Plugin]).process(component, {
    from: undefined,
  });
  expect(messages.map(({ type, file }) => [type, file as string])).toEqual(
    TOKEN_FILES.map((file) => ['dependency', file]),
  );
});

test('a name that is part of a longer one is another name', () => {
  expect(resolveTokens('var(--step-2) var( --step )', new Map([['--step', '1rem']]))).toBe('var(--step-2) 1rem');
});

test('each raw step of this site has a role, and no style but the tokens names one', () => {
  const [steps, uses] = TOKEN_FILES.map((file) => readFileSync(file, 'utf8')) as [string, string];
  const names = [...steps.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !uses.includes(`var(${name})`))).toEqual([]);
  const { constants } = readTokens();
  expect(names.filter((name) => !constants.has(name))).toEqual([]);
});

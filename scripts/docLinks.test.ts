import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { listFiles } from '../src/gatsby/assemble/listFiles';

/** Generated, and all its links lead to the packages’ own sites. */
const leftOut = 'docs/licences.md';
const guides = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
  .filter((path) => path !== leftOut);
const pages = ['README.md', 'art/README.md', ...guides];

const withoutBlocks = (markdown: string) => markdown.replace(/^ *```[\s\S]*?^ *```/gm, '');
const withoutCode = (markdown: string) => withoutBlocks(markdown).replace(/`[^`\n]*`/g, '');

/** The anchors that GitHub gives to a page’s headings. */
function anchorsOf(markdown: string): Set<string> {
  const seen = new Map<string, number>();
  const headings = withoutBlocks(markdown).matchAll(/^#{1,6} +(.+?) *$/gm);
  return new Set(
    [...headings].map(([, heading]) => {
      const anchor = heading!
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
        .replaceAll(' ', '-');
      const before = seen.get(anchor) ?? 0;
      seen.set(anchor, before + 1);
      return before ? `${anchor}-${before}` : anchor;
    }),
  );
}

/** Links of a page that lead into the repository, and whether something is there. */
function findDeadLinks(page: string, markdown = readFileSync(page, 'utf8')): string[] {
  return [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/i.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path ? posix.join(posix.dirname(page), decodeURI(path)) : page;
      if (file === leftOut) return anchor !== undefined;
      if (path && !existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(path ? readFileSync(file, 'utf8') : markdown).has(anchor);
    })
    .map((target) => `${page}: ${target}`);
}

const FOLDERS = ['src', 'tests', 'scripts', 'content', 'static', 'art', 'docs'];
/** Files that a guide has its reader make. */
const EXAMPLES = [
  'content/pages/fees.json',
  'src/pages/fees.tsx',
  'src/sections/OpeningDay/OpeningDay.tsx',
  'static/.well-known/security.txt',
  'static/sw.js',
];
const files = FOLDERS.flatMap((folder) => listFiles(folder).map((path) => `${folder}/${path}`));

/** Whether something is at a path; `*` and `<name>` stand for a name, and a folder and two stars for any depth. */
function isThere(path: string): boolean {
  if (!/[*<]/.test(path)) return existsSync(path);
  const pattern = path
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*|<[^>]*>/g, (part) => (part === '**/' ? '(?:.*/)?' : '[^/]+'));
  return files.some((file) => new RegExp(`^${pattern}$`).test(file));
}

/** Paths of this repository that a page names as code, and where nothing is. */
const findDeadPaths = (page: string, markdown = readFileSync(page, 'utf8')): string[] =>
  [...withoutBlocks(markdown).matchAll(/`([a-z]+\/[^`\s]*)`/g)]
    .map(([, path]) => path!)
    .filter((path) => FOLDERS.includes(path.split('/', 1)[0]!) && !EXAMPLES.includes(path) && !isThere(path))
    .map((path) => `${page}: ${path}`);

test.each(pages)('%s: every path of the repository that it names is there', (page) => {
  expect(findDeadPaths(page)).toEqual([]);
});

test('finds a path that is not there, by name or by pattern', () => {
  const text =
    '`docs/hosting.md` `docs/none.md` `src/lib/*.test.ts` `src/none/*.ts` `content/team/<slug>.json` `npm/x`';
  expect(findDeadPaths('docs/x.md', text)).toEqual(['docs/x.md: docs/none.md', 'docs/x.md: src/none/*.ts']);
});

test.each(pages)('%s: every link leads to a file and a heading that are there', (page) => {
  expect(findDeadLinks(page)).toEqual([]);
});

test('finds a file and a heading that are not there', () => {
  const text = '# One’s own\n[a](#ones-own) [b](#other) [c](no-such.md) [d](hosting.md#no-such) `[e](no.md)`\n';
  expect(findDeadLinks('docs/x.md', text)).toEqual([
    'docs/x.md: #other',
    'docs/x.md: no-such.md',
    'docs/x.md: hosting.md#no-such',
  ]);
});

test('the README leads to every guide', () => {
  const named = [...withoutCode(readFileSync('README.md', 'utf8')).matchAll(/\]\((docs\/[^)#]+)/g)].map(
    ([, path]) => path,
  );
  expect(guides.filter((guide) => !named.includes(guide))).toEqual([]);
});

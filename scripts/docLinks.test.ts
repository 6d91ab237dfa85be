import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Generated, and all its links lead to the packages’ own sites. */
const leftOut = 'docs/licences.md';
const guides = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
  .filter((path) => path !== leftOut);
const pages = ['README.md', 'art/README.md', ...guides];

const withoutCode = (markdown: string) => markdown.replace(/^ *```[\s\S]*?^ *```/gm, '').replace(/`[^`\n]*`/g, '');

/** The anchors that GitHub gives to a page’s headings. */
function anchorsOf(markdown: string): Set<string> {
  const seen = new Map<string, number>();
  const headings = markdown.replace(/^ *```[\s\S]*?^ *```/gm, '').matchAll(/^#{1,6} +(.+?) *$/gm);
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
      const file = path ? normalize(join(dirname(page), decodeURI(path))) : page;
      if (file === leftOut) return anchor !== undefined;
      if (path && !existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(path ? readFileSync(file, 'utf8') : markdown).has(anchor);
    })
    .map((target) => `${page}: ${target}`);
}

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

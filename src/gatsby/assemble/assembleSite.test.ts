import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assembleSite, flatName } from './assembleSite';
import { bundleEarlyScript } from './earlyScript';
import { transformHtml } from './transformHtml';

const folder = mkdtempSync(join(tmpdir(), 'assemble-'));
const from = join(folder, 'public');
const to = join(folder, 'dist');
const bundles = '<script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>';
const page = (words: string, scripts = bundles) => `<!DOCTYPE html><html><head><title>${words}</title></head><body>${words}<!-- --> kept<script>data</script>${scripts}</body></html>`;
const built: Record<string, string> = {
  'index.html': page('Home'),
  'about/index.html': page('About'),
  'blog/insomnia/index.html': page('Insomnia'),
  '404.html': page('Not found'),
  '404/index.html': page('Not found'),
  'app-1.js': 'app',
  'app-1.js.map': 'map',
  'page-data/about/page-data.json': '{}',
  'webpack.stats.json': '{}',
  '~partytown/partytown.js': 'x',
};

beforeAll(async () => {
  for (const [path, text] of Object.entries(built)) {
    mkdirSync(dirname(join(from, path)), { recursive: true });
    writeFileSync(join(from, path), text);
  }
  mkdirSync(to);
  writeFileSync(join(to, 'stale.html'), 'old');
  await assembleSite({ from, to, redirects: [{ from: '/blog/old', to: '/blog/insomnia' }], siteUrl: 'https://clinic.example' });
});
afterAll(() => rmSync(folder, { recursive: true }));
const read = (path: string) => readFileSync(join(to, path), 'utf8');

test('pages become flat files; the home page and the not-found page keep their names', () => {
  expect(['about/index.html', 'index.html', '404.html', 'blog/a/index.html'].map(flatName)).toEqual(['about.html', 'index.html', '404.html', 'blog/a.html']);
  for (const path of ['index.html', 'about.html', 'blog/insomnia.html', '404.html']) expect(existsSync(join(to, path))).toBe(true);
  expect(existsSync(join(to, 'about/index.html'))).toBe(false);
});

test('what no browser asks for, and what an earlier build left, stays out', () => {
  for (const path of ['app-1.js.map', 'webpack.stats.json', '~partytown/partytown.js', '404/index.html', 'stale.html']) expect(existsSync(join(to, path))).toBe(false);
  expect(read('app-1.js')).toBe('app');
  expect(read('page-data/about/page-data.json')).toBe('{}');
});

test('bundles are named for the loader instead of loaded, the early script stands in the head, and nothing else changes', async () => {
  const early = await bundleEarlyScript();
  const list = '<script type="application/json" id="bundles">["/webpack-runtime-1.js","/app-1.js"]</script>';
  expect(read('about.html')).toBe(page('About', '').replace('</head>', () => `${list}<script>${early}</script></head>`));
});

test('a script’s dollar signs do no harm', () => {
  expect(transformHtml(page('A'), { early: "a='$&$1'" })).toContain("<script>a='$&$1'</script></head>");
});

test('a page that is not as expected stops the pass', () => {
  expect(() => transformHtml('<p>no head', { early: '' })).toThrow('</head>');
  expect(() => transformHtml('<head></head>', { early: '' })).toThrow('bundles');
});

test('the early script weighs at most 5 kB', async () => {
  expect(Buffer.byteLength(await bundleEarlyScript())).toBeLessThanOrEqual(5_000);
});

test('an old path has a rule and a page that leads on', () => {
  expect(read('_redirects')).toBe('/blog/old /blog/insomnia 301\n');
  expect(read('blog/old.html')).toContain('<a href="/blog/insomnia">https://clinic.example/blog/insomnia</a>');
});

test('without a built site it says what to do', async () => {
  await expect(assembleSite({ from: to + '-none', to, redirects: [], siteUrl: '' })).rejects.toThrow();
});

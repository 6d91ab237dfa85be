import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { addPolicy } from '../hosting/contentSecurityPolicy';
import { isHashed } from '../hosting/hostRules';
import { writeAskAhead } from './askAhead';
import { assembleSite, type AssembleOptions } from './assembleSite';
import { flatName } from './finishPages';
import { listFiles } from './listFiles';
import { makeEarlyScript } from './earlyScript';
import { transformHtml } from './transformHtml';

const folder = mkdtempSync(join(tmpdir(), 'assemble-'));
const from = join(folder, 'public');
const to = join(folder, 'dist');
const told = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/p";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" --><script
          id="gatsby-chunk-mapping"
        >
          window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
        </script><script>window.___webpackCompilationHash="h1";</script>`;
const bundles = `${told}<script src="/webpack-runtime-1.js" async></script><script src="/framework-1.js" async></script><script src="/app-1.js" async></script>
        <!-- slice-end id="_gatsby-scripts-1" -->`;
const hosts = join(folder, 'dist-hosts');
const siteUrl = 'https://clinic.example';
const css = ':root{--color-text:#000}@font-face{font-family:A;src:url(/a.woff2)}body{color:var(--color-text)}.b{top:0}';
const page = (words: string, scripts = bundles, path: string | undefined = undefined) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style data-href="/styles.1.css" data-identity="gatsby-global-css">p{of:an-earlier-build}</style><meta http-equiv="x-ua-compatible" content="ie=edge"/><meta name="generator" content="Gatsby 5"/><meta name="viewport" content="width=device-width, shrink-to-fit=no"/><title>${words}</title>${path ? `<link rel="canonical" href="${siteUrl}${path}"/>` : ''}<meta property="og:image" content="${siteUrl}/static/1/card.jpg"/></head><body>${words}<!-- --> kept<script>data</script>${scripts}</body></html>`;
const aboutData = { path: '/about', componentChunkName: 'about', staticQueryHashes: ['1234567890'] };
const chunks = { about: { assets: [{ name: 'about-0000000000000000000a.js' }] } };
const built: Record<string, string> = {
  'index.html': page('Home', bundles, '/'),
  'about/index.html': page('About', bundles, '/about'),
  'contact/index.html': page('<form data-message-form="true"></form>', bundles, '/contact'),
  'blog/insomnia/index.html': page('Insomnia', bundles, '/blog/insomnia'),
  '404.html': page('Not found'),
  '404/index.html': page('Not found'),
  'app-1.js': 'app\n//# sourceMappingURL=app-1.js.map',
  'webpack-runtime-1.js': 'runtime',
  'framework-1.js': 'framework',
  'styles.00ab.css': css,
  'styles.00aa.css': 'of an earlier build',
  'app-0123456789abcdef0123.js': 'app',
  'app-1.js.map': 'map',
  'page-data/about/page-data.json': JSON.stringify(aboutData),
  'page-data/sq/d/1234567890.json': '{"data":{}}',
  'page-data/sq/d/987654321.json': '{"data":"of an earlier build"}',
  'webpack.stats.json': JSON.stringify({
    assetsByChunkName: {
      app: ['webpack-runtime-00000000000000000001.js', 'app-0123456789abcdef0123.js'],
      styles: ['styles.00ab.css'],
    },
    namedChunkGroups: chunks,
  }),
  'webpack-runtime-00000000000000000001.js': '{522:"00000000000000000002"}',
  '522-00000000000000000002.js': 'named by the runtime',
  'app-00000000000000000003.js': 'of an earlier build',
  '~partytown/partytown.js': 'x',
  '.well-known/apple-developer-merchantid': 'a proof',
  'proof-of-domain.html': 'another proof',
  'sw.js': 'a worker',
  // As an adapter of Gatsby’s would have left them; ours must win.
  _headers: 'x',
  _redirects: 'x',
};

const article = {
  link: '/blog/insomnia',
  title: 'Insomnia',
  description: 'About sleep',
  date: '2024-06-01',
  dateText: '1 June 2024',
  updated: null,
  language: 'en',
  mainCategory: 'Sleep',
  author: { name: 'A. Writer' },
};
const options: AssembleOptions = {
  from,
  to,
  hosts,
  redirects: [{ from: '/blog/old', to: '/blog/insomnia' }],
  site: {
    siteUrl,
    name: 'Clinic',
    fullName: 'The Clinic',
    email: 'care@clinic.example',
    builtOn: '2027-12-01',
    description: 'A clinic',
    plainList: { heading: 'All articles', back: 'Our Blog' },
    help: { heading: 'Need help?', lines: [{ name: 'Emergency', numbers: [{ display: '1-12', href: 'tel:112' }] }] },
    articles: [article],
  },
  sources: { images: ['https://pictures.example/a.jpg'], frames: ['https://maps.example/embed'] },
};

/** Hashes of a picture that something of this build names, if only by a pattern, and of one from an earlier build. */
const [NAMED, UNNAMED] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'] as const;

beforeAll(async () => {
  for (const [path, text] of Object.entries(built)) {
    mkdirSync(dirname(join(from, path)), { recursive: true });
    writeFileSync(join(from, path), text);
  }
  mkdirSync(to);
  writeFileSync(join(to, 'stale.html'), 'old');
  mkdirSync(join(from, 'static/1'), { recursive: true });
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#10383c' } })
    .jpeg()
    .toFile(join(from, 'static/1/card.jpg'));
  for (const hash of [NAMED, UNNAMED]) {
    mkdirSync(join(from, `static/${hash}/1a2b3`), { recursive: true });
    writeFileSync(join(from, `static/${hash}/1a2b3/picture.webp`), 'picture');
  }
  writeFileSync(join(from, 'static/articles-1.json'), JSON.stringify([`/static/${NAMED}/{}/picture.webp`]));
  await assembleSite(options);
});
afterAll(() => rmSync(folder, { recursive: true }));
const read = (path: string) => readFileSync(join(to, path), 'utf8');

test('pages become flat files; the home page and the not-found page keep their names', () => {
  expect(['about/index.html', 'index.html', '404.html', 'blog/a/index.html'].map(flatName)).toEqual([
    'about.html',
    'index.html',
    '404.html',
    'blog/a.html',
  ]);
  for (const path of ['index.html', 'about.html', 'blog/insomnia.html', '404.html'])
    expect(existsSync(join(to, path))).toBe(true);
  expect(existsSync(join(to, 'about/index.html'))).toBe(false);
});

test('what no browser asks for, and what an earlier build left, stays out', () => {
  for (const path of [
    'app-00000000000000000003.js',
    'app-1.js.map',
    'webpack.stats.json',
    '~partytown/partytown.js',
    '404/index.html',
    'stale.html',
    `static/${UNNAMED}/1a2b3/picture.webp`,
    `static/${UNNAMED.slice(0, 8)}/1a2b3/picture.webp`,
  ])
    expect(existsSync(join(to, path))).toBe(false);
  expect(read('framework-1.js')).toBe('framework');
  expect(read('522-00000000000000000002.js')).toBe('named by the runtime');
  expect(read('page-data/about/page-data.json')).toContain('staticQueryHashes');
  expect(existsSync(join(to, 'page-data/sq/d/1234567890.json'))).toBe(true);
  expect(existsSync(join(to, 'page-data/sq/d/987654321.json'))).toBe(false);
});

test('a picture is where the files that name it say, by the first digits of its hash', () => {
  expect(read('static/01234567/1a2b3/picture.webp')).toBe('picture');
  expect(read('static/articles-1.json')).toBe('["/static/01234567/{}/picture.webp"]');
  expect(existsSync(join(to, `static/${NAMED}`))).toBe(false);
});

test('bundles are named for the loader instead of loaded, the early script stands in the head, styles are what the page can use, and nothing else changes', async () => {
  const early = await makeEarlyScript('');
  const [sheet, fonts, merged] = ['styles-', 'fonts-', 'app-'].map((name) =>
    readdirSync(to).find(
      (path) => path.startsWith(name) && /-[0-9a-f]{20}\./.test(path) && path !== 'app-0123456789abcdef0123.js',
    )!,
  );
  const list = `<script type="application/json" id="bundles" data-path="/p">["/${sheet}","/${merged}","/framework-1.js"]</script>`;
  const own = ':root{--color-text:#000}body{color:var(--color-text)}';
  const links = `<link rel="stylesheet" href="/${fonts}"/><link rel="stylesheet" href="/${sheet}" media="print"/>`;
  const expected = page('About', '', '/about')
    .replace(' data-href="/styles.1.css"', '')
    .replace('p{of:an-earlier-build}', own)
    .replace(/<meta http-equiv="x-ua.*?<title>/, '<meta name="viewport" content="width=device-width"/><title>')
    .replace('</style>', `</style><noscript id="fonts" data-files="/${fonts} /a.woff2">${links}</noscript>`)
    .replace('</head>', () => `${list}<script>${early}</script></head>`);
  expect(read(merged!)).toBe(
    `${writeAskAhead([aboutData], chunks)}\n` +
      'window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";window.___webpackCompilationHash="h1";\nruntime\napp',
  );
  for (const name of ['webpack-runtime-1.js', 'app-1.js']) expect(existsSync(join(to, name))).toBe(false);
  expect(read(sheet!)).toBe(':root{--color-text:#000}body{color:var(--color-text)}.b{top:0}');
  expect(read(fonts!)).toBe('@font-face{font-family:A;src:url(/a.woff2)}');
  expect(read('about.html')).toBe(addPolicy(expected, options.sources));
});

test('a script’s dollar signs do no harm', () => {
  expect(transformHtml(page('A'), { early: "a='$&$1'", sheet: '/s.css', merged: '/m.js' })).toContain(
    "<script>a='$&$1'</script></head>",
  );
});

test('a page that is not as expected stops the pass', () => {
  expect(() => transformHtml('<p>no head', { early: '', sheet: '', merged: '' })).toThrow('</head>');
  expect(() => transformHtml('<head></head>', { early: '', sheet: '', merged: '' })).toThrow('bundles');
});

test('the early script weighs at most 5 kB with any of its parts, and has only those that a page needs', async () => {
  const plain = await makeEarlyScript('');
  const parts = [' data-message-form="true"', ' data-carousel="true"', ' data-flip-card="true"'];
  for (const part of parts) {
    const script = await makeEarlyScript(`<div${part}>`);
    expect(script.length).toBeGreaterThan(plain.length);
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(5_000);
    expect(script).toContain(part.match(/data[^=]*/)![0]);
    expect(plain).not.toContain(part.match(/data[^=]*/)![0]);
  }
  expect(read('contact.html')).toContain(await makeEarlyScript(parts[0]!));
  expect(read('about.html')).toContain(plain);
});

test('an old path has a rule and a page that leads on', () => {
  expect(read('_redirects')).toBe('/blog/old /blog/insomnia 301\n/blog/old/ /blog/insomnia 301\n');
  expect(read('blog/old.html')).toContain('<a href="/blog/insomnia">Insomnia</a>');
});

test('files for search engines, feed readers and home screens are written', () => {
  expect(read('sitemap.xml').match(/<loc>.*?<\/loc>/g)).toEqual(
    ['/', '/about', '/blog/insomnia', '/contact'].map((path) => `<loc>${siteUrl}${path}</loc>`),
  );
  for (const path of ['feed.xml', 'robots.txt', '.well-known/security.txt', 'manifest.webmanifest'])
    expect(read(path)).toContain(path === 'manifest.webmanifest' ? 'Clinic' : siteUrl);
});

test('what an owner puts into static/ arrives as it is, in folders with a dot too', () => {
  expect(['.well-known/apple-developer-merchantid', 'sw.js', 'proof-of-domain.html'].map(read)).toEqual([
    'a proof',
    'a worker',
    'another proof',
  ]);
});

test('files for hosts are written, and name the scripts that may be kept', () => {
  expect(read('_headers')).toContain(
    '/app-0123456789abcdef0123.js\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable',
  );
  expect(read('_headers')).toMatch(
    /\/styles-[0-9a-f]{20}\.css\n {2}! Cache-Control\n {2}Cache-Control: public, max-age=31536000, immutable/,
  );
  expect(read('_headers')).not.toContain('/app-1.js');
  for (const path of ['nginx/site.conf', 'cloudfront/viewer-request.js', 'cloudfront/response-headers-policy.json'])
    expect(existsSync(join(hosts, path))).toBe(true);
});

test('the build’s own hashed files are listed, all of them', () => {
  const listed = JSON.parse(readFileSync(join(hosts, 'hashed-files.json'), 'utf8')) as string[];
  expect(listed).toEqual(
    listFiles(to)
      .map((path) => `/${path}`)
      .filter(isHashed),
  );
  expect(listed).toEqual(expect.arrayContaining(['/app-0123456789abcdef0123.js', '/static/1/card.jpg']));
});

describe('what no host could serve stops the pass, says so, and leaves what was there', () => {
  const site = options.site;
  const faulty: [string, Partial<AssembleOptions>, RegExp][] = [
    ['no site address', { site: { ...site, siteUrl: undefined as never } }, /clinic\.json: siteUrl is missing/],
    [
      'a site address with a path',
      { site: { ...site, siteUrl: 'https://clinic.example/' } },
      /siteUrl is "https:\/\/clinic\.example\/"; it must be/,
    ],
    [
      'a malformed redirect',
      { redirects: [{ from: 'blog/old page', to: '/blog/insomnia' }] },
      /^content\/redirects\.json: redirect "blog\/old page" → "\/blog\/insomnia": the old path must be a path/,
    ],
    [
      'a redirect out of the folder',
      { redirects: [{ from: '/../old', to: '/blog/insomnia' }] },
      /redirect "\/\.\.\/old" → "\/blog\/insomnia": the old path must be a path of this site/,
    ],
    [
      'a redirect to nowhere',
      { redirects: [{ from: '/blog/old', to: '/blog/none' }] },
      /there is no page at the new path/,
    ],
    [
      'a redirect to another site',
      { redirects: [{ from: '/blog/old', to: '//elsewhere.example' }] },
      /the new path must be a path of this site/,
    ],
    [
      'a redirect from a page',
      { redirects: [{ from: '/about', to: '/blog/insomnia' }] },
      /there is a page at the old path/,
    ],
    [
      'an address of a frame that is none',
      { sources: { images: [], frames: ['maps'] } },
      /^content\/clinic\.json: map\.embedUrl is "maps"; it must be an address that starts with https:/,
    ],
    [
      'more redirects than a host takes',
      { redirects: Array.from({ length: 400 }, (_, index) => ({ from: `/an-old-path-${index}`, to: '/about' })) },
      /CloudFront takes/,
    ],
    ['no site', { from: `${to}-none` }, /no such file|no built site/],
  ];
  const whenWritten = () =>
    [join(to, 'index.html'), join(hosts, 'nginx/site.conf')].map((path) => statSync(path).mtimeMs);
  test.each(faulty)('%s', async (_, more, message) => {
    const before = whenWritten();
    await expect(assembleSite({ ...options, ...more })).rejects.toThrow(message);
    expect(whenWritten()).toEqual(before);
  });

  test.each([
    ['without a place for its policy', '<meta charSet="utf-8"/>', /^about\/index\.html: the page has no <meta charset/],
    ['without an end of its head', '</head>', /^about\/index\.html: the page has no <\/head>/],
    ['without styles', /<style[\s\S]*?<\/style>/, /^about\/index\.html: the page holds no global styles/],
    ['that lacks its path', 'window.pagePath', /^about\/index\.html: the page lacks its path/],
  ])('a page %s', async (_, part, message) => {
    const file = join(from, 'about/index.html');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(part, ''));
    await expect(assembleSite(options)).rejects.toThrow(message);
    writeFileSync(file, before);
  });

  test.each([
    ['without a picture for its card', '', /about\.html: the page has no picture for shared links/],
    [
      'whose picture is missing',
      `<meta property="og:image" content="${siteUrl}/static/2/none.jpg"/>`,
      /about\.html: the picture for shared links is missing/,
    ],
    [
      'whose picture is another host’s',
      '<meta property="og:image" content="https://elsewhere.example/a.jpg"/>',
      /not on this site/,
    ],
  ])('a page %s', async (_, tag, message) => {
    const file = join(from, 'about/index.html');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(/<meta property="og:image"[^>]*>/, tag));
    await expect(assembleSite(options)).rejects.toThrow(message);
    writeFileSync(file, before);
  });
});

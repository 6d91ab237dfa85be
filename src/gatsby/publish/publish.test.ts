import sharp from 'sharp';
import { load } from 'cheerio';
import { findCardFault } from './checkCards';
import { renderFeed } from './feed';
import { renderPlainList } from './plainList';
import { renderSecurityText } from './securityText';
import { checkSiteUrl, type PublishedArticle, type PublishedSite } from './siteFiles';
import { findCanonicalPath, renderRobots, renderSitemap } from './sitemap';
import { ICONS, renderWebManifest } from './webManifest';

const siteUrl = 'https://clinic.example';
const article = (slug: string, more: Partial<PublishedArticle> = {}): PublishedArticle => ({
  link: `/blog/${slug}`,
  title: `On ${slug}`,
  description: 'A summary',
  date: '2024-06-01',
  dateText: '1 June 2024',
  updated: null,
  language: 'en',
  mainCategory: 'Sleep & Rest',
  author: { name: 'A. Writer' },
  ...more,
});
const site: PublishedSite = {
  siteUrl,
  name: 'Clinic',
  fullName: 'The Clinic',
  email: 'care@clinic.example',
  builtOn: '2027-12-01',
  description: 'Care & more',
  plainList: { heading: 'All articles', back: 'Our Blog' },
  help: { heading: 'Need help?', lines: [{ name: 'Emergency', numbers: [{ display: '1-12', href: 'tel:112' }] }] },
  articles: [
    article('sleep', { updated: '2026-11-20' }),
    article('नींद', { title: 'A < B & "C"', language: 'hi', date: '2025-01-02' }),
  ],
};

test('the sitemap has each canonical page once, with the day of its last change where there is one', () => {
  const $ = load(renderSitemap(site, ['/', '/blogs', '/blog/sleep']), { xml: true });
  const entries = $('url')
    .toArray()
    .map((url) => [$(url).find('loc').text(), $(url).find('lastmod').text()]);
  expect(entries).toEqual([
    [`${siteUrl}/`, ''],
    [`${siteUrl}/blog/sleep`, '2026-11-20'],
    [`${siteUrl}/blogs`, '2026-11-20'],
  ]);
});

test('a page is canonical by its own link; pages that are not indexed, or name another site, are not listed', () => {
  const link = `<link data-x="1" rel="canonical" href="${siteUrl}/about"/>`;
  expect(findCanonicalPath(link, siteUrl)).toBe('/about');
  expect(findCanonicalPath(`<link href="${siteUrl}/about" rel="canonical" data-x="1"/>`, siteUrl)).toBe('/about');
  expect(findCanonicalPath(`<meta name="robots" content="noindex">${link}`, siteUrl)).toBeUndefined();
  expect(findCanonicalPath(link, 'https://other.example')).toBeUndefined();
  expect(findCanonicalPath('<link rel="stylesheet" href="/a">', siteUrl)).toBeUndefined();
});

test('robots may read everything, and learn of the sitemap', () => {
  expect(renderRobots(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://clinic.example/sitemap.xml\n');
});

test('security.txt says to whom to write, in which languages, and is valid for less than a year', () => {
  expect(renderSecurityText(site)).toBe(
    'Contact: mailto:care@clinic.example\nExpires: 2028-11-25T00:00:00Z\nPreferred-Languages: en, hi\nCanonical: https://clinic.example/.well-known/security.txt\n',
  );
});

test('the feed has every article, escaped once, with absolute links and full dates', () => {
  const $ = load(renderFeed(site), { xml: true });
  expect($('feed > link[rel="self"]').attr('href')).toBe(`${siteUrl}/feed.xml`);
  expect($('feed > updated').text()).toBe('2026-11-20T00:00:00+05:30');
  expect(
    $('entry > title')
      .toArray()
      .map((title) => $(title).text()),
  ).toEqual(['On sleep', 'A < B & "C"']);
  expect($('entry').eq(1).attr('xml:lang')).toBe('hi');
  expect($('entry').eq(0).find('id').text()).toBe(`${siteUrl}/blog/sleep`);
  expect($('entry').eq(0).find('published').text()).toBe('2024-06-01T00:00:00+05:30');
  expect($('entry').eq(0).find('author > name').text()).toBe('A. Writer');
  expect(
    $('entry')
      .toArray()
      .map((entry) => [$(entry).find('updated').text(), $(entry).find('link').attr('href')]),
  ).toEqual([
    ['2026-11-20T00:00:00+05:30', `${siteUrl}/blog/sleep`],
    ['2025-01-02T00:00:00+05:30', `${siteUrl}/blog/नींद`],
  ]);
});

test('the list for browsers without scripts has every article, by category, and is well-formed XHTML', () => {
  const list = renderPlainList({ ...site, articles: [...site.articles, article('work', { mainCategory: 'Other' })] });
  const $ = load(list, { xml: true });
  expect($('html').attr('xmlns')).toBe('http://www.w3.org/1999/xhtml');
  expect(
    $('h2')
      .toArray()
      .map((heading) => [
        $(heading).text(),
        ...$(heading)
          .next('ul')
          .find('a')
          .toArray()
          .map((a) => $(a).attr('href')),
      ]),
  ).toEqual([
    ['Sleep & Rest', '/blog/sleep', '/blog/नींद'],
    ['Other', '/blog/work'],
  ]);
  expect($('a[lang="hi"]').text()).toBe('A < B & "C"');
  expect(list).toContain('A &#60; B &#38;');
  expect($('p a').attr('href')).toBe('/blogs');
  expect($('h1 + p').text()).toBe('Need help? Emergency 1-12');
  expect($('h1 + p a').attr('href')).toBe('tel:112');
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  expect($('title').text()).toBe('All articles | Clinic');
  expect($('style').text()).not.toBe('');
  expect($('li time').attr('datetime')).toBe('2024-06-01');
  // The parser closes what was left open.
  const tags = [...list.matchAll(/<(\/?)([a-z]\w*)[^>]*?(\/?)>/g)].filter(([, , , isEmpty]) => !isEmpty);
  const open: string[] = [];
  for (const [, isEnd, name] of tags)
    if (isEnd) expect(open.pop()).toBe(name);
    else open.push(name!);
  expect(open).toEqual([]);
});

test('the manifest names the site and its icons', () => {
  expect(JSON.parse(renderWebManifest(site))).toMatchObject({
    name: 'The Clinic',
    short_name: 'Clinic',
    start_url: '/',
    icons: ICONS.map(({ src, sizes, purpose }) => ({ src, sizes, purpose, type: 'image/png' })),
  });
});

test.each(ICONS)('$src is as large as the manifest says', async ({ src, sizes }) => {
  const { width, height, format } = await sharp(`static${src}`).metadata();
  expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
});

test('the icon for iPhones is 180 pixels wide and opaque', async () => {
  const { width, height } = await sharp('static/apple-touch-icon.png').metadata();
  expect([width, height]).toEqual([180, 180]);
  expect((await sharp('static/apple-touch-icon.png').stats()).isOpaque).toBe(true);
});

test('a site address is one without a slash at its end', () => {
  expect(checkSiteUrl(siteUrl)).toBe(siteUrl);
  for (const wrong of [
    undefined,
    '',
    'clinic.example',
    'http://clinic.example',
    ...['/', '/blog', '?a=b', '#a', ' '].map((end) => siteUrl + end),
    ` ${siteUrl}`,
  ])
    expect(() => checkSiteUrl(wrong)).toThrow('siteUrl');
});

describe('a picture for shared links', () => {
  const html = `<meta property="og:image" content="${siteUrl}/card.jpg"/>`;
  const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } });
  const faultOf = (file: Buffer | undefined, page = html) => findCardFault('a.html', page, siteUrl, () => file);

  test('of the right size, kind and weight is no fault', async () =>
    expect(faultOf(await draw(1200, 630).jpeg().toBuffer())).toBeUndefined());
  test('that no page names', () => expect(faultOf(undefined, '')).toContain('has no picture'));
  test('that is missing', () => expect(faultOf(undefined)).toContain('is missing'));
  test('of another size', async () => expect(faultOf(await draw(800, 630).jpeg().toBuffer())).toContain('800 × 630'));
  test('of another kind', async () => expect(faultOf(await draw(1200, 630).png().toBuffer())).toContain('a png'));
  test('that is too heavy', async () =>
    expect(faultOf(Buffer.concat([await draw(1200, 630).jpeg().toBuffer(), Buffer.alloc(300_000)]))).toMatch(
      /^a\.html: .* must have less than 300000: .*\. Put a calmer or less detailed picture in the place of “card” in content\/\.$/,
    ));
});

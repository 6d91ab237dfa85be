/** What search engines, feed readers, networks and home screens get. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { imageSize } from 'image-size';
import { publishedArticles } from '../publishedArticles';
import { canonicalPages, dist, faults, pages, paths, type SitePage } from './site';

const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const xml = (path: string) => load(read(path), { xml: true });
const readContent = <T>(path: string) => JSON.parse(readFileSync(join('content', path), 'utf8')) as T;
const {
  siteUrl,
  email,
  openingHours,
  closures = [],
} = readContent<{
  siteUrl: string;
  email: string;
  closures?: { from: string; to: string }[];
  openingHours: { day: string; shifts: { opens: string; closes: string }[] }[];
}>('clinic.json');
type Node = Record<string, unknown> & { '@type': string; '@id'?: string };
const graphOf = ({ $ }: SitePage) =>
  (JSON.parse($('script[type="application/ld+json"]').text()) as { '@graph': Node[] })['@graph'];
const nodeOf = (page: SitePage, type: string) => graphOf(page).find((node) => node['@type'] === type);
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

test('the sitemap is the set of canonical pages, each with its own address, and dates are those of the content', () => {
  const $ = xml('sitemap.xml');
  const found = $('loc')
    .toArray()
    .map((loc) => $(loc).text());
  expect(found.sort()).toEqual(canonicalPages.map((page) => page.$('link[rel="canonical"]').attr('href')!).sort());
  expect(found.map((url) => new URL(url).pathname).sort()).toEqual([...paths].sort());
  // Tests of the browser look at each of them: the pages of the menus, and each article.
  expect(found.length).toBeGreaterThan(publishedArticles().length);
  const dated = $('url')
    .toArray()
    .filter((url) => $(url).find('loc').text().includes('/blog/'));
  for (const url of dated) {
    const { date, updated } = readContent<{ date: string; updated?: string }>(
      `${new URL($(url).find('loc').text()).pathname.slice(1)}.json`,
    );
    expect($(url).find('lastmod').text()).toBe(updated ?? date);
  }
});

test('robots.txt names the sitemap', () => expect(read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`));

test('security.txt has an e-mail and its own address, and expires within a year', () => {
  const fields = read('.well-known/security.txt').trimEnd().split('\n');
  const [contact, expires, languages, canonical] = fields.map((field) => field.replace(/^[A-Z][A-Za-z-]+: /, ''));
  expect(fields.map((field) => field.split(':', 1)[0])).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ]);
  expect(contact).toBe(`mailto:${email}`);
  expect(languages).toMatch(/^en(?:, [a-z]{2})*$/);
  expect(canonical).toBe(`${siteUrl}/.well-known/security.txt`);
  const day = 24 * 60 * 60 * 1000;
  const left = Date.parse(expires!) - Date.now();
  expect([left > 0, left < 365 * day]).toEqual([true, true]);
});

test('the feed has every article, newest first, and every page names the feed', () => {
  const $ = xml('feed.xml');
  expect($('entry')).toHaveLength([...paths].filter((path) => path.startsWith('/blog/')).length);
  const published = $('entry > published')
    .toArray()
    .map((date) => $(date).text());
  expect(published).toEqual([...published].sort().reverse());
  expect(
    faults(({ $: page }) =>
      page('link[rel="alternate"][type="application/atom+xml"]').attr('href') === '/feed.xml' ? [] : ['no feed'],
    ),
  ).toEqual([]);
});

test('every page has icons and a manifest that are there, and no icon twice', () => {
  expect(
    faults(({ $ }) => {
      const links = $('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
        .toArray()
        .map((link) => $(link).attr('href')!);
      return links.length === 4 && new Set(links).size === 4
        ? links.filter((link) => !existsSync(join(dist, link)))
        : [links.join()];
    }),
  ).toEqual([]);
  const { icons, start_url } = JSON.parse(read('manifest.webmanifest')) as {
    icons: { src: string; sizes: string }[];
    start_url: string;
  };
  expect(paths.has(start_url)).toBe(true);
  for (const { src, sizes } of icons) {
    const { width, height } = imageSize(readFileSync(join(dist, src)));
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('every page has a card for shared links: a JPEG of 1200 × 630 under 300 kB on this site, with size and words', () => {
  expect(
    faults(({ $ }) => {
      const og = (name: string) => $(`meta[property="og:image${name}"]`).attr('content') ?? '';
      if (!og('').startsWith(`${siteUrl}/`)) return [og('')];
      const file = join(dist, og('').slice(siteUrl.length));
      const { width, height, type } = imageSize(readFileSync(file));
      const isRight =
        type === 'jpg' &&
        width === 1200 &&
        height === 630 &&
        statSync(file).size < 300_000 &&
        og(':width') === '1200' &&
        og(':height') === '630' &&
        og(':alt').length > 9;
      return isRight && $('meta[name="twitter:card"]').attr('content') === 'summary_large_image'
        ? []
        : [`${type} ${width} × ${height}, ${statSync(file).size} bytes`];
    }),
  ).toEqual([]);
});

test('every article and every service has a card of its own', () => {
  const cards = canonicalPages
    .filter(({ path }) => /^\/(?:blog|services)\//.test(path))
    .map(({ $ }) => $('meta[property="og:image"]').attr('content'));
  expect(new Set(cards).size).toBe(cards.length);
});

test('every page has one graph with the site, the clinic and the page; all but the home page say how to get there', () => {
  expect(
    faults((page) => {
      if (page.$('script[type="application/ld+json"]').length !== 1) return ['not one graph'];
      const types = graphOf(page).map((node) => node['@type']);
      const kind = types.find((type) => /Page$/.test(type) && type !== 'FAQPage');
      return [
        ...[/^WebSite$/, /^(?:MedicalClinic|Organization)$/, ...(page.path === '/' ? [] : [/^BreadcrumbList$/])]
          .filter((type) => types.filter((each) => type.test(each)).length !== 1)
          .map(String),
        ...(kind ? [] : ['no page']),
      ];
    }, canonicalPages),
  ).toEqual([]);
  expect(pages.find(({ path }) => path === '/404')!.$('script[type="application/ld+json"]')).toHaveLength(0);
});

test('every reference within a graph leads to one of its nodes', () => {
  expect(
    faults((page) => {
      const ids = new Set<string>();
      const references: string[] = [];
      JSON.stringify(graphOf(page), (_, value: unknown) => {
        const id = value && typeof value === 'object' ? (value as { '@id'?: string })['@id'] : undefined;
        if (id && Object.keys(value as object).length === 1) references.push(id);
        else if (id) ids.add(id);
        return value;
      });
      return references.filter((id) => !ids.has(id));
    }, canonicalPages),
  ).toEqual([]);
});

test('addresses within graphs are pages or files of this site, or of others', () => {
  expect(
    faults((page) => {
      const wrong: string[] = [];
      JSON.stringify(graphOf(page), (key, value: unknown) => {
        if (typeof value === 'string' && key !== '@id' && value.startsWith(siteUrl)) {
          const { pathname } = new URL(value);
          if (!paths.has(pathname) && !existsSync(join(dist, pathname))) wrong.push(value);
        }
        return value;
      });
      return wrong;
    }, canonicalPages),
  ).toEqual([]);
});

test('opening hours are those of the content, one entry a shift', () => {
  const expected = openingHours.flatMap(({ day, shifts }) =>
    shifts.map(({ opens, closes }) => `${day} ${opens} ${closes}`),
  );
  const found = canonicalPages
    .flatMap(
      (page) =>
        (nodeOf(page, 'MedicalClinic')?.openingHoursSpecification as
          { dayOfWeek: string; opens: string; closes: string }[] | undefined) ?? [],
    )
    .map(({ dayOfWeek, opens, closes }) => `${dayOfWeek.split('/').pop()} ${opens} ${closes}`);
  expect([...new Set(found)]).toEqual(expected);
  expect(found.length % expected.length).toBe(0);
});

test('closures are those of the content, as special hours with their dates', () => {
  const expected = closures.map(({ from, to }) => `${from} ${to} 00:00 00:00`);
  const found = canonicalPages
    .flatMap(
      (page) =>
        (nodeOf(page, 'MedicalClinic')?.specialOpeningHoursSpecification as
          { validFrom: string; validThrough: string; opens: string; closes: string }[] | undefined) ?? [],
    )
    .map(({ validFrom, validThrough, opens, closes }) => `${validFrom} ${validThrough} ${opens} ${closes}`);
  expect([...new Set(found)]).toEqual(expected);
  const clinics = canonicalPages.filter((page) => nodeOf(page, 'MedicalClinic')?.openingHoursSpecification);
  expect(clinics.length).toBeGreaterThan(0);
  expect(found).toHaveLength(expected.length * clinics.length);
});

test('every business that a graph names has its address, and every author a card of their own', () => {
  const about = pages.find(({ path }) => path === '/about')!;
  expect(
    faults(
      (page) =>
        graphOf(page).flatMap((node) => [
          ...(/^(?:MedicalClinic|IndividualPhysician)$/.test(node['@type']) && !(node as { address?: object }).address
            ? [`${node['@type']}: no address`]
            : []),
          ...(node['@type'] === 'Article'
            ? [new URL((node as unknown as { author: { url: string } }).author.url).hash]
            : []
          )
            .filter((hash) => about.$(`[data-flip-card]${hash}`).length !== 1)
            .map((hash) => `${hash} is no card`),
        ]),
      canonicalPages,
    ),
  ).toEqual([]);
});

test('questions and answers stand on the page word for word', () => {
  const withQuestions = canonicalPages.filter((page) => nodeOf(page, 'FAQPage'));
  expect(withQuestions.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/services/telepsychiatry']));
  // Questions that several pages show are in the graph of one.
  const asked = withQuestions.flatMap((page) =>
    (nodeOf(page, 'FAQPage')!.mainEntity as { name: string; acceptedAnswer: { text: string } }[]).map(
      ({ name, acceptedAnswer }) => `${name} ${acceptedAnswer.text}`,
    ),
  );
  expect(new Set(asked).size).toBe(asked.length);
  expect(
    faults((page) => {
      const text = words(page.$('main').text());
      const items = nodeOf(page, 'FAQPage')!.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
      return items
        .flatMap(({ name, acceptedAnswer }) => [name, ...acceptedAnswer.text.split('\n\n')])
        .filter((part) => !text.includes(words(part)));
    }, withQuestions),
  ).toEqual([]);
});

test('an article’s title, author, dates and sources are those that the page shows', () => {
  const articles = canonicalPages.filter(({ path }) => path.startsWith('/blog/'));
  expect(
    faults((page) => {
      const { $ } = page;
      const article = nodeOf(page, 'Article') as unknown as {
        headline: string;
        datePublished: string;
        dateModified?: string;
        author: { name: string };
        citation: { url: string; name: string }[];
        inLanguage: string;
      };
      const shown = words($('main').text());
      const times = $('article header time')
        .toArray()
        .map((time) => $(time).attr('datetime'));
      return [
        ...[article.headline, article.author.name, ...article.citation.map(({ name }) => name)].filter(
          (part) => !shown.includes(words(part)),
        ),
        ...[article.datePublished, ...(article.dateModified ? [article.dateModified] : [])].filter(
          (date) => !times.includes(date),
        ),
        ...(times.length === (article.dateModified ? 2 : 1) ? [] : [`${times.length} dates`]),
        ...(article.citation.length >= 2
          ? article.citation.filter(({ url }) => $(`a[href="${url}"]`).length === 0).map(({ url }) => url)
          : ['too few citations']),
        ...(article.inLanguage === $('html').attr('lang') ? [] : [article.inLanguage]),
      ];
    }, articles),
  ).toEqual([]);
});

test('the team’s registrations, languages and fields of work are those of their files, in the page and in its graph', () => {
  const page = pages.find(({ path }) => path === '/about')!;
  const shown = words(page.$('#content').text());
  const people = graphOf(page).filter((node) => node['@type'] === 'Person') as unknown as {
    name: string;
    hasCredential: { credentialCategory: string; identifier?: string; recognizedBy?: { name: string } }[];
    knowsAbout: string[];
    knowsLanguage: string[];
  }[];
  const team = readdirSync('content/team')
    .filter((name) => name.endsWith('.json'))
    .map((name) =>
      readContent<{
        name: string;
        registration?: { number: string; body: string };
        languages?: string[];
        fieldsOfWork?: string[];
      }>(`team/${name}`),
    );
  expect(people).toHaveLength(team.length);
  for (const { name, registration, languages = [], fieldsOfWork = [] } of team) {
    const person = people.find((each) => name.endsWith(each.name))!;
    const entries = person.hasCredential.filter(({ credentialCategory }) => credentialCategory === 'registration');
    expect(entries.map(({ identifier, recognizedBy }) => [identifier, recognizedBy?.name])).toEqual(
      registration ? [[registration.number, registration.body]] : [],
    );
    expect(person.knowsAbout ?? []).toEqual(fieldsOfWork);
    expect(person.knowsLanguage ?? []).toHaveLength(languages.length);
    if (registration) expect(shown).toContain(`${registration.number}, ${registration.body}`);
    for (const list of [languages.join(', '), fieldsOfWork.join('; ')]) expect(shown).toContain(list);
  }
});

test('nothing is rated or reviewed', () => {
  expect(
    faults(
      (page) =>
        /aggregateRating|"review|reviewedBy|lastReviewed/i.test(JSON.stringify(graphOf(page))) ? ['a rating'] : [],
      canonicalPages,
    ),
  ).toEqual([]);
});

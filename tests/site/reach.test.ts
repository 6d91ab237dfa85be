/** How a visitor reaches the clinic and finds the way: on every page, from the one file that says it. */
import clinicFile from '../../content/clinic.json';
import navigationFile from '../../content/navigation.json';
import sections from '../../content/sections.json';
import type { ContentOf } from '../../src/content-model/collections';
import { findSuicideWords } from '../../src/content-model/text/speaksOfSuicide';
import { publishedArticles } from '../publishedArticles';
import { isSampleSite } from '../sampleSite';
import { canonicalPages, faults, pages, type SitePage } from './site';

// What a clinic may leave out is not in the type of its file.
const clinic = clinicFile as ContentOf<'Clinic'>;
const navigation: ContentOf<'Navigation'> = navigationFile;

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

const namesSuicide = publishedArticles<{ slug: string; date: string; title: string; description: string }>()
  .filter(({ title, description }) => findSuicideWords(`${title}\n\n${description}`))
  .map(({ slug }) => `/blog/${slug}`);

test('every page, not found too, has the bar with Call and WhatsApp, last in the order of reading, if the clinic has one; articles whose title or summary names suicide have helplines there', () => {
  const { reachBar } = navigation;
  const ofClinic = [`tel:${clinic.phones[0]!.number}`, `https://wa.me/${clinic.whatsappNumber.slice(1)}`];
  const ofHelplines = clinic.helplines
    .filter(({ audience }) => audience === 'everyone')
    .slice(0, 2)
    .map(({ numbers }) => `tel:${numbers[0]!.digits}`);
  expect(namesSuicide.length).toBeGreaterThanOrEqual(isSampleSite ? 1 : 0);
  expect(
    faults(({ $, path }) => {
      if (!reachBar) return $('footer + nav').length === 0 ? [] : ['a bar that the content does not have'];
      const bar = $(`nav[aria-label="${reachBar.name}"]`);
      const links = bar
        .find('a')
        .toArray()
        .map((link) => $(link).attr('href'));
      return bar.length === 1 &&
        links.join() === (namesSuicide.includes(path) ? ofHelplines : ofClinic).join() &&
        bar.prev().is('footer')
        ? []
        : [`${bar.length} bars with ${links.join()}`];
    }),
  ).toEqual([]);
});

const crumbsOf = ({ $ }: SitePage) =>
  $(`nav[aria-label="${navigation.labels.breadcrumb}"] li`)
    .toArray()
    .map((item) => ({
      name: words($(item).text()),
      path: $(item).find('a').attr('href'),
    }));

interface Trail {
  '@type': string;
  itemListElement: { position: number; name: string; item: string }[];
}
const trailOf = ({ $ }: SitePage) =>
  (JSON.parse($('script[type="application/ld+json"]').text()) as { '@graph': Trail[] })['@graph'].find(
    (node) => node['@type'] === 'BreadcrumbList',
  )!.itemListElement;

test('articles and services show the way to them that search engines are told, whose last step is the page itself', () => {
  const deep = canonicalPages.filter(({ path }) => /^\/(?:blog|services)\//.test(path));
  expect(deep.length).toBeGreaterThan(6);
  expect(
    faults((page) => {
      const steps = [...crumbsOf(page), { name: words(page.$('h1').text()), path: page.path }];
      const shown = steps.map(({ name, path }) => `${name} ${clinic.siteUrl}${path}`);
      const told = trailOf(page).map(({ name, item }) => `${name} ${item}`);
      return shown.join() === told.join() ? [] : [`shown: ${shown.join()}; told: ${told.join()}`];
    }, deep),
  ).toEqual([]);
});

test('an article lists its parts under their own headings, all of them and in their order', () => {
  const articles = canonicalPages.filter(({ path }) => path.startsWith('/blog/'));
  expect(
    faults(({ $ }) => {
      const list = $('article nav ol a[href^="#"]').toArray();
      const listed = list.map((link) => `${$(link).attr('href')!.slice(1)} ${words($(link).text())}`);
      const headings = $('article h2[id]')
        .toArray()
        .map((heading) => `${$(heading).attr('id')} ${words($(heading).text())}`);
      return listed.length === 7 && listed.join('\n') === headings.join('\n') ? [] : [listed.join(' / ')];
    }, articles),
  ).toEqual([]);
});

test('every article says that it is general information', () => {
  const articles = canonicalPages.filter(({ path }) => path.startsWith('/blog/'));
  expect(articles.length).toBeGreaterThan(0);
  expect(
    faults(
      ({ $ }) =>
        /general information|सामान्य जानकारी/.test($('article [aria-labelledby="sources"]').text()) ? [] : ['no note'],
      articles,
    ),
  ).toEqual([]);
});

test.each(['/', '/contact'])('%s tells the address, the directions and what helps on the way', (path) => {
  const { $ } = pages.find((page) => page.path === path)!;
  const text = words($('main').text());
  for (const fact of [clinic.address.street, clinic.address.postalCode, ...Object.values(clinic.gettingThere ?? {})])
    expect(text).toContain(fact);
  expect($(`main a[href="${clinic.map.directionsUrl}"]`).length).toBe(1);
  expect($('main button').text()).toContain(sections.location.copyAddress);
});

const flagged = publishedArticles<{ slug: string; date: string; speaksOfSuicide?: boolean }>()
  .filter(({ speaksOfSuicide }) => speaksOfSuicide)
  .map(({ slug }) => `/blog/${slug}`);

/** Texts of an article in the order of reading; the numbers of a box or line of help are told as HELP. */
function readInOrder({ $ }: SitePage): string[] {
  const article = $('main > article').first();
  return article
    .find('p, h1, h2, li, nav')
    .toArray()
    .flatMap((element) => {
      const isInBox = $(element).closest('[role="note"]').length > 0;
      // In a text the numbers are links too, but stand directly in the paragraph.
      const hasHelp = $(element).is('p:has(a[href^="tel:"])') && (isInBox || $(element).is(':has(> span > a)'));
      if (hasHelp) return ['HELP'];
      return isInBox || $(element).find('p, li').length > 0 ? [] : [words($(element).text())];
    });
}

test('in an article that speaks of suicide, numbers to call stand before the first mention, the title’s too, and after the last, in two boxes', () => {
  expect(flagged.length).toBeGreaterThan(1);
  expect(
    faults(
      (page) => {
        const texts = readInOrder(page);
        const body = texts.slice(0, texts.lastIndexOf(words(page.$('#sources').text())));
        const mentions = body.flatMap((text, index) => (findSuicideWords(text) ? [index] : []));
        const help = body.flatMap((text, index) => (text === 'HELP' ? [index] : []));
        const boxes = page.$('main > article [role="note"]:has(a[href^="tel:"])').length;
        return [
          ...(boxes === 2 ? [] : [`${boxes} boxes of help`]),
          ...(mentions.length > 0 ? [] : ['no mention']),
          ...(help.length > 0 && help[0]! < mentions[0]! ? [] : [`first mention before help: ${body[mentions[0]!]}`]),
          ...(help.at(-1)! > mentions.at(-1)! ? [] : [`last mention after help: ${body[mentions.at(-1)!]}`]),
        ];
      },
      pages.filter(({ path }) => flagged.includes(path)),
    ),
  ).toEqual([]);
});

test('help is plain: in no closed part, dialog or hidden place, and no picture', () => {
  expect(
    faults(
      ({ $ }) =>
        $('main > article a[href^="tel:"]')
          .toArray()
          .filter(
            (link) => $(link).closest('details, dialog, [hidden], [aria-hidden]').length > 0 || !words($(link).text()),
          )
          .map((link) => $.html(link)),
      pages.filter(({ path }) => flagged.includes(path)),
    ),
  ).toEqual([]);
});

test('every page’s footer has every helpline to tap, that for children too', () => {
  const all = clinic.helplines.flatMap(({ numbers }) => numbers.map(({ digits }) => `tel:${digits}`));
  expect(all).toEqual(expect.arrayContaining(['tel:112', 'tel:14416', 'tel:1098']));
  expect(
    faults(({ $ }) =>
      all.filter((href) => $(`body footer section[aria-labelledby="footer-help"] a[href="${href}"]`).length !== 1),
    ),
  ).toEqual([]);
});

test('wherever a page’s own text names a helpline’s number, it can be tapped', () => {
  const displays = clinic.helplines.flatMap(({ numbers }) => numbers.map(({ display }) => display));
  const named = new RegExp(`(?<![\\d.,-])(?:${displays.join('|')})(?![\\d%]|[.,-]\\d)`);
  const numbersIn = ({ $ }: SitePage) =>
    $('body :is(main, [data-days]) *')
      .contents()
      .toArray()
      // The sheet is for paper.
      .filter((node) => node.type === 'text' && named.test(node.data) && !$(node).closest('[data-paper]').length);
  expect(
    faults((page) =>
      numbersIn(page)
        .filter((node) => !page.$(node).closest('a[href^="tel:"]').length)
        .map((node) => page.$(node).text()),
    ),
  ).toEqual([]);
  expect(pages.flatMap(numbersIn).length).toBeGreaterThan(pages.length);
});

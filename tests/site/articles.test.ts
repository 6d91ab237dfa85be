import { readFileSync } from 'node:fs';
import articleLabels from '../../content/article-labels.json';
import categories from '../../content/categories.json';
import clinic from '../../content/clinic.json';
import { otherCategory } from '../../content/pages/blogs.json';
import { formatDate } from '../../src/lib/formatDate';
import type { Language } from '../../src/lib/language';
import { publishedArticles } from '../publishedArticles';
import { isSampleSite } from '../sampleSite';
import { pages } from './site';

interface ArticleContent {
  slug: string;
  title: string;
  description: string;
  date: string;
  tags: string[];
  author?: string;
  language?: Language;
  speaksOfSuicide?: true;
  text1: string;
  crux: string;
  hookTitle: string;
  hookText: string;
  keyPoints: string[];
  conclusion: string;
  diagnosis: { title: string; content: string[] };
  remedies: { title: string; content: string[] };
  sources: { title: string; year: number; figures?: string[] }[];
  sourcesCheckedOn: string;
}
const articles = publishedArticles<ArticleContent>();
/**
 * The 23 articles of PUR-05 and RTE-07 and their topics; others may have joined them. A clinic may withdraw some: what is
 * said of one holds while it is there (routes.test.ts).
 */
const SPECIFIED: [slug: string, topic: RegExp][] = [
  ['anxiety-disorders-2024', /anxiety disorder/i],
  ['mental-illness-2024', /mental illness/i],
  ['social-isolation-loneliness', /lonel/i],
  ['paranoia', /paranoia/i],
  ['cognitive-behavioral-therapy', /CBT/],
  ['bipolar-disorder', /bipolar/i],
  ['schizophrenia', /schizophrenia/i],
  ['parkinsons-disease', /Parkinson/],
  ['insomnia', /insomnia/i],
  ['stress-affects-health', /stress/i],
  ['beat-performance-anxiety', /performance anxiety/i],
  ['sleep-disorder-treatment', /sleep disorder/i],
  ['sleep-and-health', /sleep/i],
  ['overcome-exam-stress', /exam stress/i],
  ['deal-with-failures', /fail/i],
  ['face-failures', /असफलता/],
  ['womens-mental-health', /women['’]s mental health/i],
  ['suicide-prevention', /suicide prevention/i],
  ['suicide-impact', /suicide/i],
  ['social-media-addiction', /social media/i],
  ['building-resilience', /resilience/i],
  ['stage-fright-performance-anxiety', /stage fright/i],
  ['mental-disorders-children', /child/i],
];
const specified = articles.filter(({ slug }) => SPECIFIED.some(([each]) => each === slug));
const pageOf = (slug: string) => pages.find(({ path }) => path === `/blog/${slug}`)!;
const textOf = (slug: string) => pageOf(slug).$('main > article, main article').first().text().replace(/\s+/g, ' ');
const linksIn = (path: string, selector: string) => {
  const { $ } = pages.find((page) => page.path === path)!;
  return $(selector)
    .map((_, link) => $(link).attr('href'))
    .get();
};

const isThere = (slug: string) => articles.some((article) => article.slug === slug);
const nameOf = (slug: string) =>
  (JSON.parse(readFileSync(`content/team/${slug}.json`, 'utf8')) as { name: string }).name;
const categoryOf = (tags: readonly string[]) =>
  categories.find((category) => category.tags.some((tag) => tags.includes(tag)))?.name ?? otherCategory;
const firstLine = (text: string) => text.split('\n')[0]!;

test('an article shows title, description, category, date, read time, author and image [ART-01]', () => {
  const english = articles.filter(({ language }) => language !== 'hi');
  const { slug, title, description, date, tags, author } = english.find((each) => each.author) ?? english[0]!;
  const { $ } = pageOf(slug);
  const article = $('main article').first();
  expect(article.find('h1').text()).toBe(title);
  const text = textOf(slug);
  for (const part of [description, categoryOf(tags), formatDate(date), nameOf(author ?? clinic.leadPsychiatrist)])
    expect(text).toContain(part);
  const lines = article.find('*').toArray();
  expect(lines.some((line) => /^\d+ min read$/.test($(line).text().trim()))).toBe(true);
  // Others, such as those of related articles, are beside it.
  expect(article.find('img:not([alt=""])')).toHaveLength(1);
});

test('all parts of an article stand in the order of the specification [ART-02]', () => {
  for (const {
    slug,
    text1,
    crux,
    hookTitle,
    hookText,
    keyPoints,
    diagnosis,
    remedies,
    conclusion,
    sources,
  } of articles) {
    const text = pageOf(slug).$('main article').first().text();
    const parts = [
      text1,
      crux,
      hookTitle,
      hookText,
      ...keyPoints,
      diagnosis.title,
      ...diagnosis.content,
      remedies.title,
      ...remedies.content,
      conclusion,
      sources[0]!.title,
    ];
    let from = 0;
    for (const part of parts.map(firstLine)) {
      const at = text.indexOf(part, from);
      expect([slug, part, at >= from]).toEqual([slug, part, true]);
      from = at + part.length;
    }
  }
});

test('the crisis box stands before the text and again at its end, exactly in articles that speak of suicide [SAF-01]', () => {
  expect(articles.filter(({ speaksOfSuicide }) => speaksOfSuicide)).not.toHaveLength(0);
  for (const { slug, speaksOfSuicide, text1, conclusion } of articles) {
    const { $ } = pageOf(slug);
    const parts = $('main article')
      .first()
      .find('[role="note"], p')
      .toArray()
      .map((part) => ($(part).is('[role="note"]') ? 'BOX' : $(part).text()));
    const boxes = parts.flatMap((part, index) => (part === 'BOX' ? [index] : []));
    expect([slug, boxes.length]).toEqual([slug, speaksOfSuicide ? 2 : 0]);
    if (!speaksOfSuicide) continue;
    expect(parts).toEqual(expect.arrayContaining([firstLine(text1), conclusion.split('\n').at(-1)!]));
    expect(boxes[0]).toBeLessThan(parts.indexOf(firstLine(text1)));
    expect(boxes[1]).toBeGreaterThan(parts.indexOf(conclusion.split('\n').at(-1)!));
  }
});

test('a Hindi article’s text carries lang="hi", its English parts en-IN [ART-13]', () => {
  const hindi = articles.find(({ language }) => language === 'hi');
  if (!hindi) return expect(isSampleSite).toBe(false);
  const { $ } = pageOf(hindi.slug);
  expect($('html').attr('lang')).toBe('hi');
  const article = $('main article').first();
  expect(article.attr('lang')).toBe('hi');
  const author = article.find(`:contains("${nameOf(hindi.author ?? clinic.leadPsychiatrist)}")`).last();
  expect(author.attr('lang')).toBe('en-IN');
  expect(article.find('[role="note"]').first().text()).toContain('अगर आपको अभी मदद चाहिए');
  expect($('h2:contains("मिलते-जुलते लेख")')).toHaveLength(1);
  const words = article
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .filter((node) => node.type === 'text' && !$(node).closest('script, style').length);
  expect(words.length).toBeGreaterThan(20);
  const unmarked = words
    .filter((node) => /[A-Za-z]{2}/.test($(node).text()) && $(node).parent().closest('[lang]').attr('lang') === 'hi')
    .map((node) => $(node).text());
  expect(unmarked.filter((text) => !text.startsWith('https://'))).toEqual([]);
});

test('read time: words of intro, conclusion, diagnosis and remedies at 100 a minute, rounded up, in each article [ART-06]', () => {
  for (const { slug, text1, conclusion, diagnosis, remedies } of articles) {
    const words = [text1, conclusion, ...diagnosis.content, ...remedies.content].join(' ').trim().split(/\s+/).length;
    const minutes = Math.max(1, Math.ceil(words / 100));
    const { $ } = pageOf(slug);
    const told = $('main article')
      .first()
      .find('header *, p *, span')
      .filter((_, element) => /^(\d+ min read|पढ़ने का समय: \d+ मिनट)$/.test($(element).text().trim()))
      .first()
      .text();
    expect(`${slug}: ${/\d+/.exec(told)}`).toBe(`${slug}: ${minutes}`);
  }
});

test('related posts: the best three by shared tags and long title words, in each article [ART-07, ART-08]', () => {
  const tagsOf = ({ tags }: ArticleContent) => new Set(tags.map((tag) => tag.toLowerCase()));
  // Letters of a Devanagari word are its consonants and vowels, not their signs.
  const wordsOf = ({ title }: ArticleContent) =>
    new Set(
      title
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .filter((word) => word.replace(/\p{M}/gu, '').length > 3),
    );
  const shared = (a: Set<string>, b: Set<string>) => [...a].filter((item) => b.has(item)).length;
  for (const subject of articles) {
    const score = (other: ArticleContent) =>
      shared(tagsOf(subject), tagsOf(other)) + 0.5 * shared(wordsOf(subject), wordsOf(other));
    const expected = articles
      .filter((other) => other !== subject && score(other) > 0)
      .sort((a, b) => score(b) - score(a))
      .slice(0, 3)
      .map(({ slug }) => `/blog/${slug}`);
    expect({ [subject.slug]: linksIn(`/blog/${subject.slug}`, 'main section article a') }).toEqual({
      [subject.slug]: expected,
    });
    // And the way to all of them.
    expect(linksIn(`/blog/${subject.slug}`, 'main section:has(article) a[href="/blogs"]')).toHaveLength(1);
  }
});

test('the list holds all articles, newest first, equal dates by slug, each with its link and main category [LIS-20, LIS-13, DAT-02]', () => {
  const { $ } = pages.find(({ path }) => path === '/blogs')!;
  expect([...new Set(linksIn('/blogs', 'main a[href^="/blog/"]'))]).toEqual(
    articles.map(({ slug }) => `/blog/${slug}`),
  );
  for (const card of $('main article').toArray()) {
    const { tags } = articles.find(({ slug }) => $(card).find('a').attr('href') === `/blog/${slug}`)!;
    expect($(card).text()).toContain(categoryOf(tags));
  }
});

test('two articles of the specification name their author, those that name none are by the lead psychiatrist [ART-10]', () => {
  if (isSampleSite) expect(specified.filter(({ author }) => author)).toHaveLength(2);
  for (const { slug, author } of articles) expect(textOf(slug)).toContain(nameOf(author ?? clinic.leadPsychiatrist));
});

test.each(SPECIFIED)('the article %s is on its topic, by title or description [ART-11]', (slug, topic) => {
  if (!isThere(slug)) return;
  const { $ } = pageOf(slug);
  expect(`${$('h1').text()} ${$('meta[name="description"]').attr('content')}`).toMatch(topic);
});

test('dates are those given, and those of the specification’s articles span 2024-02 to 2025-08 [ART-12]', () => {
  const given = {
    'womens-mental-health': '3 August 2024',
    'suicide-prevention': '15 August 2025',
    'suicide-impact': '25 August 2024',
    'social-media-addiction': '5 September 2024',
    'building-resilience': '15 September 2024',
    'stage-fright-performance-anxiety': '25 September 2024',
    'mental-disorders-children': '5 October 2024',
  };
  for (const [slug, date] of Object.entries(given)) if (isThere(slug)) expect(textOf(slug)).toContain(date);
  for (const { slug, date } of articles)
    expect(pageOf(slug).$(`main time[datetime="${date}"]`).length).toBeGreaterThan(0);
  const months = specified.map(({ date }) => date.slice(0, 7)).sort();
  if (isSampleSite) expect([months[0], months.at(-1)]).toEqual(['2024-02', '2025-08']);
});

test('suicides in India: over 163,000 in 2021, a 7.2% rise from 2020, by the National Crime Records Bureau [ART-14, ART-19]', () => {
  if (!isThere('suicide-prevention')) return;
  expect(textOf('suicide-prevention')).toMatch(
    /National Crime Records Bureau recorded over 163,000 deaths by suicide in 2021, a 7\.2% rise from 2020/,
  );
});

test('over 800,000 deaths a year worldwide, with year and source [ART-15, ART-19]', () => {
  if (!isThere('suicide-prevention')) return;
  expect(textOf('suicide-prevention')).toMatch(
    /2014 report of the World Health Organization \(WHO\) spoke of over 800,000 deaths a year/,
  );
});

test('depression in about 15-20% of women, with its source [ART-16]', () => {
  if (!isThere('womens-mental-health')) return;
  expect(textOf('womens-mental-health')).toMatch(/15-20% of women/);
  expect(
    articles
      .find(({ slug }) => slug === 'womens-mental-health')!
      .sources.some(({ figures }) => figures?.includes('15-20%')),
  ).toBe(true);
});

test('adults need 7-9 hours of sleep, newborns 14-17, with year and source [ART-17, ART-19]', () => {
  if (!isThere('sleep-and-health')) return;
  expect(textOf('sleep-and-health')).toMatch(/adults need 7-9 hours.*newborns up to 3 months need 14-17 hours/i);
  expect(textOf('sleep-and-health')).toMatch(/National Sleep Foundation, 2015/);
});

test('warning signs in children count from two weeks [ART-18]', () => {
  if (!isThere('mental-disorders-children')) return;
  expect(textOf('mental-disorders-children')).toMatch(/lasts two weeks or more/);
});

test('every listed figure stands in its article, above the sources, which say their year [ART-19]', () => {
  for (const { slug, sources, language } of articles) {
    const article = pageOf(slug).$('main article').first().clone();
    const list = article.find('section[aria-labelledby="sources"]').remove().find('li');
    const text = article.text().replace(/\s+/g, ' ');
    const missing = sources.flatMap(({ figures = [], year }, index) => [
      // “4%” is not said by “14%”, nor “1 in 3” by “1 in 300”.
      ...figures.filter(
        (figure) => !new RegExp(`(?<![\\d.,-])${figure.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?!\\d)`).test(text),
      ),
      ...(list
        .eq(index)
        .text()
        .endsWith(language === 'hi' ? `, ${year}` : `. ${year}.`)
        ? []
        : [`year of source ${index + 1}`]),
    ]);
    expect({ [slug]: missing }).toEqual({ [slug]: [] });
  }
});

test('beneath its sources each article says when they were last checked, in its own language', () => {
  for (const { slug, sourcesCheckedOn, language } of articles) {
    const words = articleLabels.find((labels) => labels.language === (language ?? 'en'))!.sourcesChecked;
    const said = words.replace('{date}', formatDate(sourcesCheckedOn, language));
    expect(pageOf(slug).$('section[aria-labelledby="sources"] ol + p').text()).toContain(said);
  }
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishedArticles } from '../publishedArticles';
import { isSampleSite } from '../sampleSite';
import { dist, pages, paths, redirects } from './site';

interface ArticleContent {
  slug: string;
  date: string;
  crux: string;
  text1: string;
  conclusion: string;
}

const slugs = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''));

test('the site has every route of the specification, and no other page [RTE-07]', () => {
  const wanted = [
    '/',
    '/about',
    '/appointment',
    '/contact',
    '/blogs',
    ...slugs('services').map((slug) => `/services/${slug}`),
    ...publishedArticles().map(({ slug }) => `/blog/${slug}`),
  ];
  expect([...paths].sort()).toEqual(wanted.sort());
});

test('the six services and the 23 articles of the specification are there [PUR-05, RTE-05, RTE-07]', () => {
  expect(slugs('services')).toHaveLength(6);
  // Further articles may have joined them, and another clinic may publish others.
  if (!isSampleSite) return;
  expect(publishedArticles().map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(
      'anxiety-disorders-2024 mental-illness-2024 social-isolation-loneliness paranoia cognitive-behavioral-therapy bipolar-disorder schizophrenia parkinsons-disease insomnia stress-affects-health beat-performance-anxiety sleep-disorder-treatment overcome-exam-stress face-failures deal-with-failures sleep-and-health womens-mental-health suicide-prevention suicide-impact social-media-addiction building-resilience stage-fright-performance-anxiety mental-disorders-children'.split(
        ' ',
      ),
    ),
  );
});

test('bipolar disorder and schizophrenia are two articles with their own text [RTE-13]', () => {
  if (!paths.has('/blog/bipolar-disorder') || !paths.has('/blog/schizophrenia'))
    return expect(isSampleSite).toBe(false);
  const linesOf = (article: string) => {
    const { crux, text1, conclusion } = publishedArticles<ArticleContent>().find(({ slug }) => slug === article)!;
    return [crux, text1, conclusion].join('\n').split(/\n+/);
  };
  const textOf = (slug: string) =>
    pages
      .find(({ path }) => path === `/blog/${slug}`)!
      .$('main')
      .text();
  for (const [own, other] of [
    ['bipolar-disorder', 'schizophrenia'],
    ['schizophrenia', 'bipolar-disorder'],
  ] as const) {
    for (const line of linesOf(own)) expect(textOf(own)).toContain(line);
    for (const line of linesOf(other)) expect(textOf(own)).not.toContain(line);
  }
});

test('the redirects of the decisions are rules, and pages that lead on for hosts without rules [RTE-09, RTE-10, RTE-11, RTE-15]', () => {
  if (isSampleSite)
    expect(Object.fromEntries(redirects)).toMatchObject({
      '/services/child-adolescent-psychiatry': '/services/child-and-adolescent-psychiatry',
      '/blog/understanding-stress-management': '/blog/stress-affects-health',
      '/blog/understanding-sleep-disorders': '/blog/sleep-disorder-treatment',
    });
  for (const [from, to] of redirects) {
    const html = readFileSync(join(dist, `${from}.html`), 'utf8');
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^"]+${to}">`));
    expect(html).toContain(`<a href="${to}">`);
    expect(paths.has(to)).toBe(true);
  }
});

test('pages are flat files, so that hosts answer without a slash and without a hop', () => {
  for (const path of paths)
    expect(readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8')).toContain('<!DOCTYPE html>');
});

import { htmlLang } from '../../lib/language';
import { clinicId, pageId, urlOf, type GraphPart } from './site';
import { personJsonLd, type AuthorFacts } from './teamJsonLd';

interface ArticleFacts {
  /** Days, YYYY-MM-DD. */
  date: string;
  updated?: string | null;
  mainCategory: string;
  author: AuthorFacts;
  sources: readonly { title: string; url: string }[];
}

/** An article: who wrote it and when, and its sources. Nothing claims a review that did not take place. */
export const articleJsonLd =
  ({ date, updated, mainCategory, author, sources }: ArticleFacts): GraphPart =>
  (site, page) => [
    {
      '@type': 'Article',
      '@id': urlOf(site, `${page.path}#article`),
      mainEntityOfPage: { '@id': pageId(site, page) },
      headline: page.title,
      description: page.description,
      ...(page.image ? { image: page.image } : {}),
      datePublished: date,
      ...(updated ? { dateModified: updated } : {}),
      author: personJsonLd(site, author),
      publisher: { '@id': clinicId(site) },
      inLanguage: htmlLang(page.language),
      articleSection: mainCategory,
      // Publisher and year stand in the visible list; repeated here they would cost every article some 80 bytes of its first view.
      citation: sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })),
    },
  ];

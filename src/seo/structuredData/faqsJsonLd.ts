import { pageId, urlOf, type GraphPart } from './site';

/**
 * The questions that a page shows, word for word. Questions that several pages show belong in the graph of one of them
 * (Google, “FAQPage structured data”).
 */
export const faqsJsonLd =
  (items: readonly { question: string; answer: string }[]): GraphPart =>
  (site, page) => [
    {
      '@type': 'FAQPage',
      '@id': urlOf(site, `${page.path}#faq`),
      isPartOf: { '@id': pageId(site, page) },
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];

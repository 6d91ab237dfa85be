import { pageId, urlOf, type GraphPart } from './site';

/** The questions that a page shows, word for word. */
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

import { z } from 'zod';
import { line, paragraphs } from './primitives';

/** A question with its answer (FAQ-02). */
export const faqItemSchema = z
  .strictObject({
    question: line('The question as a visitor would ask it.', 10, 160),
    answer: paragraphs('The answer, one or two short paragraphs.', 40, 1200),
  })
  .meta({ description: 'A question that visitors ask, with its answer.', typeName: 'FaqItem' });

/** An FAQ block: a heading and exactly `count` items (SVC-10 to SVC-12). */
export const faqBlock = (count: number) =>
  z
    .strictObject({
      heading: line(
        'Heading above the questions; if left out, they have the one shared by all lists.',
        3,
        80,
      ).optional(),
      // The general questions are nodes of their own; a service’s belong to its page, so GraphQL needs a second name.
      items: z
        .array(
          faqItemSchema.meta({
            description: 'A question that visitors ask, with its answer.',
            typeName: 'ServiceFaqItem',
          }),
        )
        .length(count)
        .meta({ description: `Exactly ${count} questions with answers.` }),
    })
    .meta({ description: 'Questions and answers.', typeName: 'FaqBlock' });

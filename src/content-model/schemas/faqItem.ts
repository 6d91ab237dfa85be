import { z } from 'zod';
import { line, paragraphs } from './primitives';

/** FAQ item of specification section 3. */
export const faqItemSchema = z
  .strictObject({
    question: line('The question as a visitor would ask it.', 10, 160),
    answer: paragraphs('The answer, one or two short paragraphs.', 40, 1200),
  })
  .meta({ description: 'A question that visitors ask, with its answer.', typeName: 'FaqItem' });

/** FAQ block: a heading and its items; `count` fixes how many the specification asks for. */
export const faqBlock = (count: number) =>
  z
    .strictObject({
      heading: line(
        'Heading above the questions; without it, they have the one that all lists share.',
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

import { z } from 'zod';
import { benefitCardSchema, whyChooseCardSchema } from './benefit';
import { faqBlock } from './faqItem';
import { seo, whatToBring } from './parts';
import { icon, line, paragraphs, picture, slug } from './primitives';
import { processBlock } from './processStep';

const condition = z
  .strictObject({
    title: line('Name of the condition or concern, person-first.', 3, 60),
    description: paragraphs('Its signs, and how we can help.', 40, 400),
  })
  .meta({ description: 'A condition that the service is for.', typeName: 'Condition' });

/** A service and all the words of its page (SVC-01 to SVC-18). */
export const serviceSchema = z
  .strictObject({
    slug: slug('Last part of the page’s address, equal to the file’s name.'),
    title: line('Name of the service in navigation, cards and lists.', 5, 60),
    icon: icon('Icon in the Services menu.'),
    aboutChildren: z.boolean().optional().meta({
      description: 'True if it is about children or teenagers; adds the children’s helplines to the crisis help.',
      hasDefault: true,
    }),
    seo: seo(),
    card: z
      .strictObject({
        description: line('One or two sentences on the service card.', 40, 180),
        image: picture('Picture on the service card.', 800),
      })
      .meta({ description: 'The card that leads to this page.', typeName: 'ServiceCard' }),
    hero: z
      .strictObject({
        title: line('Main heading of the page.', 5, 80),
        subtitle: line('One sentence under the heading.', 20, 200),
        image: picture('Wide picture behind the heading; subject on the right.', 1600),
      })
      .meta({ description: 'Top of the page.', typeName: 'ServiceHero' }),
    intro: z
      .strictObject({
        heading: line('Heading of the introduction.', 5, 80),
        text: paragraphs('Two to four paragraphs: what the service is, for whom, what to expect.', 200, 2500),
        image: picture('Picture beside the introduction.', 800),
      })
      .meta({ description: 'Introduction.', typeName: 'ServiceIntro' }),
    conditions: z
      .strictObject({
        heading: line('Heading above the conditions.', 5, 80),
        intro: paragraphs('A sentence or two above the conditions.', 30, 400),
        items: z.array(condition).min(3).max(8).meta({ description: 'The conditions, in order.' }),
      })
      .meta({ description: 'What the service is for.', typeName: 'ServiceConditions' }),
    benefits: z
      .strictObject({
        heading: line('Heading above the benefits.', 5, 80),
        bullets: z
          .array(line('One benefit, a short sentence.', 15, 200))
          .min(6)
          .max(7)
          .meta({ description: 'Benefits as a list: seven on the child page, six elsewhere.' }),
        cards: z.array(benefitCardSchema).length(2).meta({ description: 'Exactly two highlighted benefits.' }),
      })
      .meta({ description: 'What the visitor gains.', typeName: 'ServiceBenefits' }),
    process: processBlock(5, 6),
    bring: whatToBring(),
    whyChoose: z
      .strictObject({
        heading: line('Heading above the cards.', 5, 80),
        cards: z.array(whyChooseCardSchema).length(6).meta({ description: 'Exactly six reasons.' }),
      })
      .meta({ description: 'Why people choose this service here.', typeName: 'ServiceWhyChoose' }),
    checklist: z
      .strictObject({
        heading: line('Heading above the reasons.', 5, 80),
        items: z
          .array(line('One reason, a short sentence.', 15, 200))
          .length(5)
          .meta({ description: 'Exactly five reasons.' }),
      })
      .optional()
      .meta({
        description: 'Five reasons for online consultation; on the telepsychiatry page only.',
        typeName: 'ServiceChecklist',
      }),
    faqs: faqBlock(10),
  })
  .meta({ description: 'A service of the clinic and the text of its page.', typeName: 'Service' });

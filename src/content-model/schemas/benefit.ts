import { z } from 'zod';
import { icon, line, paragraph, paragraphs } from './primitives';

/** A benefit (DAT-03). */
export const benefitSchema = z
  .strictObject({
    label: line('The benefit in a few words.', 3, 60),
    description: paragraph('What it means for the visitor.', 30, 400),
  })
  .meta({
    description: 'A benefit with its explanation.',
    typeName: 'Benefit',
    typeDescription: 'A benefit of care at the clinic, with its explanation.',
  });

/** A benefit card (DAT-03). */
export const benefitCardSchema = z
  .strictObject({
    icon: icon('Icon beside the title.'),
    title: line('Title of the card.', 3, 60),
    description: paragraphs('One to three sentences.', 40, 400),
  })
  .meta({
    description: 'A highlighted benefit with an icon.',
    typeName: 'BenefitCard',
    typeDescription: 'A benefit or advantage on a card of its own, with an icon.',
  });

/** A why-choose card (SVC-07). */
export const whyChooseCardSchema = z
  .strictObject({
    title: line('Title of the card.', 3, 60),
    description: paragraphs('One to three sentences.', 40, 400),
  })
  .meta({ description: 'A reason for this service.', typeName: 'WhyChooseCard' });

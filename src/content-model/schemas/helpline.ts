import { z } from 'zod';
import { helplineDigits, line } from './primitives';

/** A helpline for crises, with its numbers. */
export const helpline = z
  .strictObject({
    name: line('Name of the helpline.', 3, 60),
    numbers: z
      .array(
        z
          .strictObject({
            display: line('Number as people read it.', 3, 20),
            digits: helplineDigits('Digits to dial, the same digits as shown.'),
          })
          .meta({ description: 'A number of the helpline.', typeName: 'HelplineNumber' }),
      )
      .min(1)
      .max(2)
      .meta({ description: 'Numbers that reach it.' }),
    description: line('What it offers, and when.', 10, 160),
    nameInHindi: line('Name in Hindi.', 2, 60),
    descriptionInHindi: line('The same in Hindi.', 5, 160),
    audience: z
      .enum(['everyone', 'children'])
      .meta({ description: 'Shown in crisis help everywhere, or only on pages about children. The footer shows all.' }),
  })
  .meta({ description: 'A helpline for people in crisis.', typeName: 'Helpline' });

import { z } from 'zod';
import { inForm, line, paragraph } from './primitives';

/** A process step (SVC-06). */
const processStepSchema = z
  .strictObject({
    number: inForm(z.string(), 'stepNumber', 'Number as shown, two digits, counting from 01.'),
    title: line('What happens in this step.', 3, 60),
    description: paragraph('One to three sentences on the step.', 40, 400),
  })
  .meta({
    description: 'A numbered step in the course of care.',
    typeName: 'ProcessStep',
    typeDescription: 'A numbered step in the course of care.',
  });

/** A heading over numbered steps (HOM-14; SVC-10 to SVC-12). */
export const processBlock = (min: number, max: number) =>
  z
    .strictObject({
      heading: line('Heading above the steps.', 3, 80),
      intro: paragraph('A sentence or two above the steps.', 30, 400),
      steps: z
        .array(processStepSchema)
        .min(min)
        .max(max)
        .meta({ description: 'The steps, numbered from 01 in order.' }),
    })
    .meta({
      description: 'How care proceeds, step by step.',
      typeName: 'ProcessBlock',
      typeDescription: 'A heading over the numbered steps of care.',
    });

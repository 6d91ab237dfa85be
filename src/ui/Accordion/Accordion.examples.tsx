import type { Example } from '../Example';
import { Accordion } from './Accordion';

/** An accordion as it loads. */
export const accordionExamples: Example[] = [
  {
    name: 'closed',
    element: (
      <Accordion
        name="example"
        items={[
          { question: 'Do I need a referral?', answer: 'No. You can book yourself.' },
          { question: 'What does मन mean?', answer: 'It means mind.\n\nWe say it often.' },
        ]}
      />
    ),
  },
];

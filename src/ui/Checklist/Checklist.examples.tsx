import type { Example } from '../Example';
import { Checklist } from './Checklist';

/** A checklist in English and Hindi. */
export const checklistExamples: Example[] = [
  {
    name: 'checklist',
    element: <Checklist items={['I sleep less than I used to.', 'I keep away from people.', 'मन भारी रहता है।']} />,
  },
];

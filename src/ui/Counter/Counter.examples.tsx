import type { Example } from '../Example';
import { Counter } from './Counter';

export const counterExamples: Example[] = [
  { name: 'with a plus sign', element: <Counter value={500} suffix="+" durationMs={3000} /> },
];

import type { Example } from '../Example';
import { Stars } from './Stars';

/** A full rating. */
export const starsExamples: Example[] = [{ name: 'five', element: <Stars count={5} label="Five stars of five" /> }];

import type { ReactElement } from 'react';

/** A component as it may appear on a page, for the kitchen sink and for tests. */
export interface Example {
  name: string;
  element: ReactElement;
}

/** States that the kitchen sink shows without a pointer or keyboard (src/gatsby/showStates.ts). */
export const STATES = ['rest', 'hover', 'focus', 'active'] as const;

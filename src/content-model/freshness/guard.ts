import type { Content, Report } from '../rule';

/**
 * Looks for content that was right when it was written and may no longer be. What it finds is a warning, never a fault.
 */
export interface FreshnessGuard {
  name: string;
  /** One sentence for the documentation. */
  description: string;
  /** @param today the day in India, YYYY-MM-DD */
  check: (content: Content, today: string, report: Report) => void;
}

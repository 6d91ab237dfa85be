/** Numbers of tests. */
export interface Count {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Counts a jest report; a skipped test and a suite that could not run count as failures, since nothing is skipped here. */
export const countJestReport = (report: JestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
});

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Counts a Playwright report. A skipped test and an error outside tests count as failures; a test that needed its second
 * try, which only CI gives, has passed.
 */
export const countBrowserReport = ({ stats, errors }: BrowserReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped + errors.length,
});

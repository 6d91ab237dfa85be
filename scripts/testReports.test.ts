import { countBrowserReport, countJestReport } from './testReports';

const clean = {
  numPassedTests: 10,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

test('counts what passed and what failed in a jest report', () => {
  expect(countJestReport({ ...clean, numFailedTests: 2 })).toEqual({ passed: 10, failed: 2 });
});

test.each(['numPendingTests', 'numTodoTests', 'numRuntimeErrorTestSuites'])('counts %s as failures', (key) => {
  expect(countJestReport({ ...clean, [key]: 1 }).failed).toBe(1);
});

test.each(['unexpected', 'skipped'])('counts %s browser tests as failures', (key) => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0, [key]: 3 };
  expect(countBrowserReport({ stats, errors: [] })).toEqual({ passed: 5, failed: 3 });
});

test('counts errors outside tests as failures', () => {
  expect(countBrowserReport({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }).failed).toBe(
    1,
  );
});

test('counts a browser test that passed at its second try as passed', () => {
  expect(countBrowserReport({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] })).toEqual({
    passed: 6,
    failed: 0,
  });
});

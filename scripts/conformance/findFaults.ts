import type { FoundTest } from './findTests';
import { readStatements, withTestColumn } from './table';

/**
 * Mismatches between the table and the tests; empty if each statement has a test, each id a statement, and the page is
 * current.
 */
export function findFaults(page: string, tests: readonly FoundTest[]): string[] {
  const ids = readStatements(page).map(({ id }) => id);
  const shown = new Set(tests.flatMap((test) => test.ids));
  const faults = [
    ...(ids.length === 0 ? ['The table has no statements.'] : []),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is in the table twice.`),
    ...ids.filter((id) => !shown.has(id)).map((id) => `${id} has no test.`),
    ...tests.flatMap(({ file, title, ids: named }) => [
      ...named.filter((id) => !ids.includes(id)).map((id) => `${file}, “${title}”: there is no statement ${id}.`),
      ...named
        .filter((id, index) => named.indexOf(id) !== index)
        .map((id) => `${file}, “${title}”: names ${id} twice.`),
      ...(/\[[A-Z]{2,}-\d/.test(title)
        ? [`${file}, “${title}”: ids belong at the end of the title, as in [NAV-07, NAV-08].`]
        : []),
    ]),
  ];
  if (faults.length === 0 && withTestColumn(page, tests) !== page)
    faults.push('The page is not current: run npm run report:conformance.');
  return faults;
}

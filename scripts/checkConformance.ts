/**
 * `npm run check:conformance`: whether each statement of docs/conformance.md has a test and each tested id a statement.
 * `npm run report:conformance` (with --write) writes the page’s last column first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFaults } from './conformance/findFaults';
import { readTests } from './conformance/readTests';
import { readStatements, withTestColumn } from './conformance/table';
import { readArguments } from './readArguments';

const { values } = readArguments('npm run check:conformance -- [--write]', {
  options: { write: { type: 'boolean' } },
});
const root = resolve(__dirname, '..');
const path = resolve(root, 'docs/conformance.md');
const tests = readTests(root);
if (values.write) writeFileSync(path, withTestColumn(readFileSync(path, 'utf8'), tests));

const page = readFileSync(path, 'utf8');
const faults = findFaults(page, tests);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`Each of the ${readStatements(page).length} statements has its tests.`);
}

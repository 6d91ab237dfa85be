/**
 * `npm run check:advisories`: asks the registry whether an advisory of high severity concerns what reaches the browser, and
 * fails if so. A registry that does not answer is no fault of the site: then the committed list stands, and that is said.
 * With `--write` it writes the list anew from the registry’s answer, and fails if there is none.
 */
import { writeFileSync } from 'node:fs';
import { askForAdvisories } from './supplyChain/audit';
import { findFontPackages, findGrave, findShipped, readRecord, RECORD_FILE } from './supplyChain/shippedPackages';
import { readPackages, type Lockfile } from './supplyChain/lockfile';
import { readJson } from './supplyChain/readJson';

const isWriting = process.argv.includes('--write');
const record = readRecord();
const paths = isWriting
  ? [
      ...findShipped('dist', 'public'),
      ...findFontPackages(readJson<{ dependencies: Record<string, string> }>('package.json').dependencies),
    ].sort()
  : Object.keys(record.packages);
const answer = askForAdvisories(paths);

if ('silence' in answer) {
  console.log(
    `The registry’s advisory service did not answer (${answer.silence}). The list of ${record.checked} stands: ${record.source}`,
  );
  if (isWriting) process.exitCode = 1;
} else {
  const versions = new Map(
    readPackages(readJson<Lockfile>('package-lock.json')).map(({ path, version }) => [path, version]),
  );
  const today = {
    checked: new Date().toISOString().slice(0, 10),
    source: 'npm run check:advisories -- --write, from the registry’s advisory service.',
    packages: Object.fromEntries(
      paths.map((path) => [path, { version: versions.get(path) ?? '', advisories: answer.advisories.get(path) ?? [] }]),
    ),
  };
  if (isWriting) writeFileSync(RECORD_FILE, `${JSON.stringify(today, null, 2)}\n`);
  const grave = findGrave(today);
  console.log(grave.join('\n') || `${paths.length} packages reach the browser; no advisory of high severity today.`);
  if (grave.length > 0) process.exitCode = 1;
}

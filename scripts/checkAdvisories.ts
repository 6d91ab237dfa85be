/**
 * `npm run check:advisories`: asks the registry for advisories of high or critical severity on the packages that reach
 * the browser, and fails if there are any. If the registry does not answer, which is no fault of the site, it says so
 * and relies on the committed list. With `--write` it rewrites that list from the registry’s answer, and fails without
 * one.
 */
import { writeFileSync } from 'node:fs';
import { readArguments } from './readArguments';
import { askForAdvisories } from './supplyChain/audit';
import { findFontPackages, findGrave, findShipped, readRecord, RECORD_FILE } from './supplyChain/shippedPackages';
import { readPackages, type Lockfile } from './supplyChain/lockfile';
import { readJson } from './supplyChain/readJson';

const { values } = readArguments('npm run check:advisories -- [--write]', { options: { write: { type: 'boolean' } } });
const isWriting = values.write ?? false;
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
    `The registry’s advisory service did not answer (${answer.silence}). The list of ${record.checked} still applies: ${record.source}`,
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

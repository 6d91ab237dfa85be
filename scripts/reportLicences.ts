/** `npm run report:licences`: writes docs/licences.md from the lockfile. */
import { writeFileSync } from 'node:fs';
import { renderLicences } from './supplyChain/licences';
import { readPackages, type Lockfile } from './supplyChain/lockfile';
import { readJson } from './supplyChain/readJson';
import { readRecord } from './supplyChain/shippedPackages';

const { packages } = readRecord();
writeFileSync(
  'docs/licences.md',
  renderLicences(readPackages(readJson<Lockfile>('package-lock.json')), (path) => path in packages),
);

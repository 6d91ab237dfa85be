/** What a build ships is what was looked up among advisories and what stands in docs/licences.md. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackages, type Lockfile } from '../../scripts/supplyChain/lockfile';
import { readJson } from '../../scripts/supplyChain/readJson';
import { findFontPackages, findRecordFaults, findShipped, readRecord } from '../../scripts/supplyChain/shippedPackages';
import { dist } from './site';

const { dependencies } = readJson<{ dependencies: Record<string, string> }>('package.json');
const versions = new Map(
  readPackages(readJson<Lockfile>('package-lock.json')).map(({ path, version }) => [path, version]),
);

test('every package in the scripts and fonts was looked up among published advisories, in the version that is shipped', () => {
  const shipped = [...findShipped(dist, 'public'), ...findFontPackages(dependencies)];
  expect(shipped).toEqual(expect.arrayContaining(['node_modules/react-dom', 'node_modules/gatsby']));
  expect(findRecordFaults(readRecord(), shipped, (path) => versions.get(path))).toEqual([]);
});

test('a script that nobody could look into is a fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
  writeFileSync(join(folder, 'webpack.stats.json'), '{"assetsByChunkName":{"app":["app-1.js"]}}');
  writeFileSync(join(folder, 'app.js'), 'alert(1)');
  expect(() => findShipped(folder, folder)).toThrow('app.js has no source map');
  writeFileSync(
    join(folder, 'app.js.map'),
    '{"sources":["webpack://site/./node_modules/@a/b/c.js","webpack://site/./node_modules/a/node_modules/b/c.js","webpack://site/./src/a.ts"]}',
  );
  expect(findShipped(folder, folder)).toEqual(['node_modules/@a/b', 'node_modules/a/node_modules/b']);
  rmSync(folder, { recursive: true });
});

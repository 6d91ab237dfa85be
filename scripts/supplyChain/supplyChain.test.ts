/** What the repository’s own files say of where its code comes from. What a build ships: tests/site/supplyChain.test.ts. */
import { readFileSync } from 'node:fs';
import { findLicenceFaults, isAllowed, renderLicences, ALLOWED_LICENCES } from './licences';
import { findLockFaults, findScriptFaults, readPackages, type Lockfile } from './lockfile';
import { readJson } from './readJson';
import { findGrave, findRecordFaults, readRecord } from './shippedPackages';
import { findAllTraces, findTraces, listTextFiles } from './traces';

interface PackageJson {
  overrides: Record<string, string>;
  allowScripts: Record<string, boolean>;
}
const lockfile = readJson<Lockfile>('package-lock.json');
const packageJson = readJson<PackageJson>('package.json');
const record = readRecord();
const packages = readPackages(lockfile);
const isShipped = (path: string) => path in record.packages;
const integrity = `sha512-${'A'.repeat(86)}==`;

describe('lockfile', () => {
  test('holds packages of the registry alone, each with the SHA-512 of its content, and no wish for a tag', () => {
    expect(packages.length).toBeGreaterThan(1_000);
    expect(findLockFaults(lockfile, packageJson.overrides)).toEqual([]);
  });

  test.each([
    ['a host', { resolved: 'https://elsewhere.example/a.tgz', integrity }, /node_modules\/a comes from https/],
    ['a git address', { resolved: 'git+ssh://git@elsewhere.example/a.git#1', integrity }, /comes from git/],
    ['a folder', { link: true, integrity }, /comes from a folder/],
    ['no SHA-512', { integrity: 'sha1-AAAA' }, /no SHA-512/],
    ['no integrity', {}, /no SHA-512/],
    ['a tag', { integrity, dependencies: { b: 'latest' } }, /node_modules\/a asks for b at “latest”/],
    ['an address', { integrity, dependencies: { b: 'github:someone/b' } }, /asks for b at “github:/],
  ])('%s is reported', (_, entry, words) => {
    const faults = findLockFaults({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', ...entry } } }, {});
    expect(faults).toEqual([expect.stringMatching(words)]);
  });

  test('a wish of the site itself for an address is reported; one that is overridden is not', () => {
    const own = { packages: { '': { dependencies: { a: 'https://elsewhere.example/a.tgz', b: 'latest' } } } };
    expect(findLockFaults(own, { b: '1.0.0' })).toEqual([expect.stringMatching(/^package\.json asks for a/)]);
  });
});

describe('install scripts', () => {
  test('each is decided on by the list in package.json, and none is allowed', () => {
    expect(findScriptFaults(lockfile, packageJson.allowScripts)).toEqual([]);
  });

  test('one that is not on the list is reported, and so are one that is gone and one that is allowed', () => {
    const scripts: Lockfile = { packages: { 'node_modules/a': { hasInstallScript: true } } };
    expect(findScriptFaults(scripts, {})).toEqual([expect.stringMatching(/^a has an install script/)]);
    expect(findScriptFaults({ packages: {} }, { b: false })).toEqual([expect.stringMatching(/names b/)]);
    expect(findScriptFaults(scripts, { a: true })).toEqual([expect.stringMatching(/lets a run/)]);
  });
});

describe('licences', () => {
  test('of all runtime dependencies are allowed; those that bind who passes code on, for the build alone', () => {
    expect(findLicenceFaults(packages, isShipped)).toEqual([]);
  });

  test('one that nobody has allowed is reported, and one for the build alone that reaches the browser', () => {
    const found = (license?: string) => packages.slice(0, 1).map((one) => ({ ...one, isDev: false, license }));
    for (const licence of ['GPL-3.0-only', 'MIT AND GPL-3.0-only', undefined])
      expect(findLicenceFaults(found(licence), () => false)).toHaveLength(1);
    expect(findLicenceFaults(found('LGPL-3.0-or-later'), () => false)).toEqual([]);
    expect(findLicenceFaults(found('LGPL-3.0-or-later'), () => true)).toHaveLength(1);
    expect(isAllowed('(MIT OR GPL-3.0-only)', ALLOWED_LICENCES)).toBe(true);
  });

  test('stand in docs/licences.md as the lockfile has them (npm run report:licences)', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(renderLicences(packages, isShipped));
  });
});

describe('advisories on what reaches the browser', () => {
  const versionOf = (path: string) => lockfile.packages[path]?.version;

  test('none of high severity is known, and every version in the list is the one in use', () => {
    expect(findGrave(record)).toEqual([]);
    expect(findRecordFaults(record, Object.keys(record.packages), versionOf)).toEqual([]);
  });

  test('one of high severity, another version and a package that nobody looked up are reported', () => {
    const [path, known] = Object.entries(record.packages)[0]!;
    const advisories = [{ id: 'A-1', severity: 'high' as const, title: 'A hole' }];
    expect(findGrave({ ...record, packages: { [path]: { ...known, advisories } } })).toEqual([
      `${path} ${known.version}: high, A hole (A-1)`,
    ]);
    expect(findRecordFaults(record, Object.keys(record.packages), () => '0.0.1')).toContain(
      `${path} 0.0.1 reaches the browser; looked up was ${known.version}`,
    );
    expect(findRecordFaults({ ...record, packages: {} }, [path], versionOf)).toHaveLength(1);
    expect(findRecordFaults(record, [], versionOf)).toContain(`${path} is in the list and reaches no browser`);
  });
});

describe('files of the repository', () => {
  test('name no registry’s host and no folder of one machine', () => {
    expect(findAllTraces(listTextFiles())).toEqual([]);
  });

  test.each([
    ['registry', '.npmjs.org'],
    ['https://mirror.', 'npmjs.example/a'],
    ['open /ro', 'ot/.npm/_logs'],
    ['in /ho', 'me/someone/site'],
    ['"/Us', 'ers/someone/site"'],
    ['http://192.', '168.1.4:4873/'],
  ])('%s%s is reported', (start, end) => {
    expect(findTraces(`one\n${start}${end}`)).toEqual([expect.stringMatching(/^line 2: /)]);
  });

  test.each(['/home', 'https://clinic.example/home/page', 'the npm registry. Install', 'src/tmp/x'])(
    '%s is no trace',
    (text) => {
      expect(findTraces(text)).toEqual([]);
    },
  );
});

/** Licences of what the site is built from, and the page that lists them (`npm run report:licences`). */
import type { LockedPackage } from './lockfile';

/** Licences that we may use for a public website, and for building it. A new one is a decision, made here. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'OFL-1.1',
  'CC-BY-4.0',
]);

/** Licences with duties for whoever passes the code on. Allowed only for build tools, which no visitor gets. */
const ALLOWED_AT_BUILD: ReadonlySet<string> = new Set(['LGPL-3.0-or-later', 'MPL-2.0']);

/** Packages whose package.json names no licence, by the licence text that lies beside it. */
const READ_FROM_TEXT: Record<string, string> = {
  busboy: 'MIT',
  linkfs: 'Unlicense',
  streamsearch: 'MIT',
  'valid-url': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** A package’s licence, or undefined if it is unknown. */
const licenceOf = ({ name, license }: Pick<LockedPackage, 'name' | 'license'>): string | undefined =>
  license ?? READ_FROM_TEXT[name];

/** Whether an SPDX expression is allowed: all parts of an AND, or one part of an OR. */
export function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)));
}

/** Packages whose licence is not allowed. `isShipped` says what reaches a visitor’s browser. */
export function findLicenceFaults(packages: readonly LockedPackage[], isShipped: (path: string) => boolean): string[] {
  return packages
    .filter(({ isDev }) => !isDev)
    .flatMap((found) => {
      const allowed = isShipped(found.path) ? ALLOWED_LICENCES : new Set([...ALLOWED_LICENCES, ...ALLOWED_AT_BUILD]);
      const licence = licenceOf(found);
      return licence && isAllowed(licence, allowed) ? [] : [`${found.path}: ${licence ?? 'no licence'}`];
    });
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

/** The text of docs/licences.md. */
export function renderLicences(packages: readonly LockedPackage[], isShipped: (path: string) => boolean): string {
  const runtime = packages.filter(({ isDev }) => !isDev);
  const shipped = runtime.filter(({ path }) => isShipped(path)).sort(byName);
  const groups = new Map<string, LockedPackage[]>();
  for (const found of runtime) {
    const licence = licenceOf(found) ?? 'unknown';
    groups.set(licence, [...(groups.get(licence) ?? []), found]);
  }
  const sections = [...groups].sort(([, one], [, other]) => other.length - one.length);
  return [
    '# Licences',
    '',
    'Written by `npm run report:licences` from package-lock.json; tests hold it equal, and hold every licence to the lists in',
    '`scripts/supplyChain/licences.ts`. Tools for work on the site (devDependencies) are not listed.',
    '',
    '## What reaches a visitor’s browser',
    '',
    `${shipped.length} packages: code in the scripts (derived from the bundles’ source maps), and the fonts.`,
    '',
    '| Package | Version | Licence |',
    '| --- | --- | --- |',
    ...shipped.map((found) => `| ${found.name} | ${found.version} | ${licenceOf(found)} |`),
    '',
    '## All runtime dependencies',
    '',
    `${runtime.length} packages that \`dependencies\` bring; all but the above work at build time alone.`,
    ...sections.flatMap(([licence, found]) => [
      '',
      `### ${licence} (${found.length})`,
      '',
      [...new Set(found.sort(byName).map(({ name, version }) => `${name} ${version}`))].join(', '),
    ]),
    '',
  ].join('\n');
}

/**
 * The packages whose code or fonts reach a visitor’s browser. What a build ships is read from the source maps of its
 * scripts; the committed list `shipped-packages.json` says when each was last looked up among published advisories.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An advisory that concerns a version in use. */
export interface Advisory {
  id: string;
  severity: 'low' | 'moderate' | 'high' | 'critical';
  title: string;
}

/** The committed list. */
interface ShippedRecord {
  /** Day of the last look-up, YYYY-MM-DD. */
  checked: string;
  /** How it was looked up. */
  source: string;
  /** Advisories of each package, by path in node_modules and version. */
  packages: Record<string, { version: string; advisories: Advisory[] }>;
}

/** Path of the committed list, from the repository’s root. */
export const RECORD_FILE = 'scripts/supplyChain/shipped-packages.json';

/** Reads the committed list. @throws if it is missing or no JSON */
export const readRecord = (root = '.'): ShippedRecord =>
  JSON.parse(readFileSync(join(root, RECORD_FILE), 'utf8')) as ShippedRecord;

/** Scripts that webpack made; the early script, inlined in pages, is our own code alone. */
const isScript = (name: string) => name.endsWith('.js');

/** A script of one module without content, for which webpack writes no source map. */
const EMPTY = /^\(self\.\w+=self\.\w+\|\|\[\]\)\.push\(\[\[\d+\],\{\d+:function\(\)\{\}\}\]\);$/;

/**
 * Paths in node_modules of all packages in the scripts of a build.
 * @param dist the finished site
 * @param built Gatsby’s own output, where the source maps are
 * @throws if a script has no source map, since its content would be unknown
 */
export function findShipped(dist: string, built: string): string[] {
  const found = new Set<string>();
  const { assetsByChunkName } = JSON.parse(readFileSync(join(built, 'webpack.stats.json'), 'utf8')) as {
    assetsByChunkName: { app: string[] };
  };
  const app = assetsByChunkName.app.find((name) => /^app-.*\.js$/.test(name))!;
  for (const script of readdirSync(dist).filter(isScript)) {
    // The pass after the build puts webpack’s runtime, which holds no package, and Gatsby’s own bundle into one file.
    const map = join(built, `${script.startsWith('app-') ? app : script}.map`);
    if (EMPTY.test(readFileSync(join(dist, script), 'utf8'))) continue;
    if (!existsSync(map)) throw new Error(`${script} has no source map in ${built}: run npm run build first.`);
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
    for (const source of sources) {
      const path = source.match(/^webpack:\/\/[^/]*\/\.\/(.*node_modules\/(?:@[^/]+\/)?[^/]+)/)?.[1];
      // What Gatsby copies into .cache is Gatsby’s own.
      if (path) found.add(path);
      else if (source.includes('/.cache/')) found.add('node_modules/gatsby');
    }
  }
  return [...found].sort();
}

/** Packages of fonts, which `npm run fonts` cuts into the files that the site serves. */
export const findFontPackages = (dependencies: Record<string, string>): string[] =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => `node_modules/${name}`)
    .sort();

/**
 * Differences between the committed list and what is shipped: packages never looked up, other versions, and packages
 * that are no longer shipped.
 */
export function findRecordFaults(
  { packages }: ShippedRecord,
  shipped: readonly string[],
  versionOf: (path: string) => string | undefined,
): string[] {
  return [
    ...shipped.flatMap((path) => {
      const version = versionOf(path);
      const known = packages[path]?.version;
      return version && known === version
        ? []
        : [`${path} ${version} reaches the browser; looked up was ${known ?? 'no version'}`];
    }),
    ...Object.keys(packages)
      .filter((path) => !shipped.includes(path))
      .map((path) => `${path} is in the list and reaches no browser`),
  ];
}

/** Advisories of high and critical severity in a list. */
export const findGrave = ({ packages }: ShippedRecord): string[] =>
  Object.entries(packages).flatMap(([path, { version, advisories }]) =>
    advisories
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ id, severity, title }) => `${path} ${version}: ${severity}, ${title} (${id})`),
  );

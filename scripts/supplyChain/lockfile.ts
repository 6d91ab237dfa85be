/** Reads `package-lock.json`, and finds what must not be in it. */

/** One package of the lockfile. */
export interface LockedPackage {
  /** Where npm puts it: `node_modules/gatsby/node_modules/mitt`. */
  path: string;
  name: string;
  version: string;
  /** As its author wrote it; undefined when the author named none. */
  license?: string;
  /** A development dependency only. */
  isDev: boolean;
  hasInstallScript: boolean;
  integrity?: string;
  /** Where it was downloaded from; the lockfile leaves it out for packages of the registry. */
  resolved?: string;
  /** Its dependencies: names and versions. */
  asksFor: Record<string, string>;
}

interface Entry {
  name?: string;
  version?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The part of `package-lock.json` that is read here. */
export interface Lockfile {
  packages: Record<string, Entry>;
}

/** All packages of a lockfile except the site itself. */
export function readPackages({ packages }: Lockfile): LockedPackage[] {
  return Object.entries(packages)
    .filter(([path]) => path)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.replace(/^.*node_modules\//, ''),
      version: entry.version ?? '',
      license: entry.license,
      isDev: entry.dev ?? false,
      hasInstallScript: entry.hasInstallScript ?? false,
      integrity: entry.integrity,
      resolved: entry.resolved ?? (entry.link ? 'a folder' : undefined),
      asksFor: { ...entry.dependencies, ...entry.optionalDependencies },
    }));
}

/** Versions and ranges start with a digit, a comparison or a star; tags, addresses and folders don’t. */
const isRange = (wanted: string) => wanted === '' || /^(?:npm:@?[\w./-]+@)?[\d^~<>=*xv]/.test(wanted);

/**
 * Faults of a lockfile: packages from elsewhere than the registry, packages without a hash, which could be exchanged
 * unnoticed, and dependencies on a tag (`latest`) that package.json does not override: `npm ci` fails once the tag
 * moves.
 */
export function findLockFaults(lockfile: Lockfile, overrides: Record<string, string>): string[] {
  const own = lockfile.packages[''] ?? {};
  const wishes = (from: string, wanted: Record<string, string>) =>
    Object.entries(wanted)
      .filter(([name, version]) => !isRange(version) && !(name in overrides))
      .map(([name, version]) => `${from} asks for ${name} at “${version}”, which is no version`);
  return [
    ...wishes('package.json', { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies }),
    ...readPackages(lockfile).flatMap(({ path, integrity, resolved, asksFor }) => [
      ...(resolved ? [`${path} comes from ${resolved}, not from the registry`] : []),
      ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') ? [] : [`${path} has no SHA-512 of its content`]),
      ...wishes(path, asksFor),
    ]),
  ];
}

/**
 * Install scripts that `allowScripts` in package.json does not decide on, entries of it for packages without one, and
 * scripts that it allows, since nothing here needs one.
 */
export function findScriptFaults(lockfile: Lockfile, allowScripts: Record<string, boolean>): string[] {
  const names = new Set(
    readPackages(lockfile)
      .filter(({ hasInstallScript }) => hasInstallScript)
      .map(({ name }) => name),
  );
  return [
    ...[...names]
      .filter((name) => !(name in allowScripts))
      .map((name) => `${name} has an install script that allowScripts does not decide on`),
    ...Object.keys(allowScripts)
      .filter((name) => !names.has(name))
      .map((name) => `allowScripts names ${name}, which has no install script here`),
    ...Object.entries(allowScripts)
      .filter(([, allowed]) => allowed)
      .map(([name]) => `allowScripts lets ${name} run a script; nothing here needs that`),
  ];
}

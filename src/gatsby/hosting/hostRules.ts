/** What every host must do, as data; the other files of this folder write it in each host’s own words. */
import { checkHeader } from './checkHeader';
import { policyForHeader, type ForeignSources } from './contentSecurityPolicy';

export interface SiteRedirect {
  /** An old path. */
  from: string;
  /** The path that it leads to. */
  to: string;
}

export interface HostRules {
  redirects: readonly SiteRedirect[];
  /** Headers of every answer. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Paths of files outside `/static` whose name changes with their content. */
  hashedFiles: readonly string[];
}

/** For files whose name changes with their content. */
export const KEEP_FOR_A_YEAR = 'public, max-age=31536000, immutable';
/** For everything else: may be stored, but must be asked for again. */
export const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Everything below it is named by its content’s hash: pictures and fonts that the build made. */
export const HASHED_FOLDER = '/static/';
/** Scripts and styles that the build made end so. */
export const HASHED_FILE = '-[0-9a-f]{20}\\.(?:js|css)$';

/** Whether a file’s name changes with its content. */
export const isHashed = (path: string): boolean => path.startsWith(HASHED_FOLDER) || new RegExp(HASHED_FILE).test(path);

// The part “..” would lead out of the folder of the site.
const PATH = /^(?!.*\/\.\.?(?:\/|$))\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/;
const TARGET = /^(?!.*\/\.\.?(?:[/?#]|$))\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:\?[\w=&.~-]+)?(?:#[\w-]+)?$/;

/** Paths that hosts have rules of their own for. */
export const RESERVED = [
  '/404',
  '/404.html',
  '/index.html',
  '/feed.xml',
  '/manifest.webmanifest',
  '/_headers',
  '/_redirects',
];

/** What is wrong with the redirects; nothing if they can be written for every host. */
export function findRedirectFaults(redirects: readonly SiteRedirect[], pages: readonly string[]): string[] {
  const froms = redirects.map(({ from }) => from);
  return redirects.flatMap(({ from, to }, index) => {
    const what = `content/redirects.json: redirect ${JSON.stringify(from)} → ${JSON.stringify(to)}`;
    const target = to.replace(/[?#].*$/, '');
    return [
      ...(PATH.test(from) && from !== '/'
        ? []
        : [`${what}: the old path must be a path of this site, without a slash at its end.`]),
      ...(TARGET.test(to) ? [] : [`${what}: the new path must be a path of this site, without a slash at its end.`]),
      ...(RESERVED.includes(from) ? [`${what}: the site has a file at the old path.`] : []),
      ...(froms.indexOf(from) === index ? [] : [`${what}: there is another redirect from this path.`]),
      ...(pages.includes(from) ? [`${what}: there is a page at the old path.`] : []),
      ...(TARGET.test(to) && !pages.includes(target) ? [`${what}: there is no page at the new path.`] : []),
    ];
  });
}

/** Features of browsers that the site never uses; frames can’t use them either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The security headers of every answer. */
export function securityHeaders(sources: ForeignSources): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', policyForHeader(sources)],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers that don’t know frame-ancestors.
    ['X-Frame-Options', 'DENY'],
    // Nobody else learns what a visitor of a psychiatry clinic has read.
    ['Referrer-Policy', 'same-origin'],
    ['Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Strict-Transport-Security', 'max-age=31536000'],
  ];
  return headers.map(([name, value]) => [name, checkHeader(name, value)]);
}

interface RuleSources {
  redirects: readonly SiteRedirect[];
  sources: ForeignSources;
  /** Paths of all files for hosts, and of all pages. */
  files: readonly string[];
  pages: readonly string[];
}

/**
 * The rules of a finished site.
 * @throws with every fault of the redirects at once
 */
export function makeHostRules({ redirects, sources, files, pages }: RuleSources): HostRules {
  const faults = findRedirectFaults(redirects, pages);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    redirects,
    headers: securityHeaders(sources),
    hashedFiles: files.filter((path) => isHashed(path) && !path.startsWith(HASHED_FOLDER)).sort(),
  };
}

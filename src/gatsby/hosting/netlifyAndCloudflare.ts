/**
 * `_redirects` and `_headers`, as Netlify and Cloudflare Pages both read them. Both answer flat files at their path without
 * a slash, lead the form with a slash there, answer 404 with `404.html`, and ask again for what no rule names; so only
 * the rest is said. Where two rules set one header, both hosts would join its values, so none does.
 */
import { HASHED_FOLDER, KEEP_FOR_A_YEAR, type HostRules } from './hostRules';

/** Cloudflare Pages’ own limits. */
const MOST_HEADER_RULES = 100;
const LONGEST_LINE = 2000;
const MOST_REDIRECTS = 2000;

/**
 * `_redirects`: old paths with and without a slash, so that neither takes two hops.
 * @param isNetlify whether Netlify alone will read it: there a file counts before a plain rule, and each old path has a page,
 * so the rules are forced (`301!`). Cloudflare Pages passes such lines over.
 * @throws if there are more than Cloudflare Pages takes
 */
export function renderRedirects({ redirects }: HostRules, isNetlify = false): string {
  if (redirects.length * 2 > MOST_REDIRECTS)
    throw new Error(
      `content/redirects.json has ${redirects.length} redirects; Cloudflare Pages takes ${MOST_REDIRECTS / 2}.`,
    );
  const status = isNetlify ? '301!' : '301';
  return redirects.flatMap(({ from, to }) => [`${from} ${to} ${status}\n`, `${from}/ ${to} ${status}\n`]).join('');
}

const keepForAYear = (path: string) => `${path}\n  Cache-Control: ${KEEP_FOR_A_YEAR}`;

/**
 * Adds files of earlier deploys to a finished `_headers`.
 * @returns as many as Cloudflare Pages takes rules for; the others are asked for again, which costs time alone
 */
export function addKeptFiles(headers: string, paths: readonly string[]): string {
  const left = MOST_HEADER_RULES - (headers.match(/^\//gm) ?? []).length;
  return [headers, ...paths.slice(0, Math.max(0, left)).map((path) => `${keepForAYear(path)}\n`)].join('');
}

/**
 * `_headers`: the security headers of every answer, and what may be kept for a year.
 * @throws if there are more rules, or longer lines, than Cloudflare Pages takes
 */
export function renderHeaders({ headers, hashedFiles }: HostRules): string {
  const kept = [`${HASHED_FOLDER}*`, ...hashedFiles].map(keepForAYear);
  if (kept.length + 1 > MOST_HEADER_RULES)
    throw new Error(`There are ${kept.length + 1} rules for headers; Cloudflare Pages takes ${MOST_HEADER_RULES}.`);
  const lines = ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`), ...kept];
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long)
    throw new Error(
      `A line for headers has ${long.length} characters; Cloudflare Pages takes ${LONGEST_LINE}: ${long.slice(0, 80)}…`,
    );
  return `${lines.join('\n')}\n`;
}

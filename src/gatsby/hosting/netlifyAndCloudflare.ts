/**
 * `_redirects` and `_headers`, as Netlify and Cloudflare Pages both read them. Both answer flat files at their path without
 * a slash, lead the form with a slash there, answer 404 with `404.html`, and ask again for files that no rule names; so
 * only the rest is said. Where two rules set one header, both hosts would join its values, so none does.
 */
import { ASK_AGAIN, HASHED_FOLDER, KEEP_FOR_A_YEAR, type HostRules } from './hostRules';

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

/** Takes back what the rule for all paths says; Cloudflare Pages alone knows such a line. */
const UNSET = '  ! Cache-Control\n';

const keepForAYear = (path: string, unset: string) => `${path}\n${unset}  Cache-Control: ${KEEP_FOR_A_YEAR}`;

/**
 * Adds files of earlier deploys to a finished `_headers`.
 * @returns as many as Cloudflare Pages takes rules for; the others are asked for again, which costs time alone
 */
export function addKeptFiles(headers: string, paths: readonly string[]): string {
  const named: string[] = headers.match(/^\/.*$/gm) ?? [];
  const left = Math.max(0, MOST_HEADER_RULES - named.length);
  const unset = headers.includes(UNSET) ? UNSET : '';
  const added = paths.filter((path) => !named.includes(path)).slice(0, left);
  return [headers, ...added.map((path) => `${keepForAYear(path, unset)}\n`)].join('');
}

/**
 * `_headers`: the security headers of every answer, and what may be kept for a year.
 * @param isNetlify whether Netlify alone will read it, which applies it to files only. On Cloudflare Pages it counts for
 * redirects too, which browsers would otherwise keep for ever: all is asked for again but what may be kept.
 * @throws if there are more rules, or longer lines, than Cloudflare Pages takes
 */
export function renderHeaders({ headers, hashedFiles }: HostRules, isNetlify = false): string {
  const kept = [`${HASHED_FOLDER}*`, ...hashedFiles].map((path) => keepForAYear(path, isNetlify ? '' : UNSET));
  if (kept.length + 1 > MOST_HEADER_RULES)
    throw new Error(`There are ${kept.length + 1} rules for headers; Cloudflare Pages takes ${MOST_HEADER_RULES}.`);
  const everywhere = isNetlify ? headers : [...headers, ['Cache-Control', ASK_AGAIN] as const];
  const lines = ['/*', ...everywhere.map(([name, value]) => `  ${name}: ${value}`), ...kept];
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long)
    throw new Error(
      `A line for headers has ${long.length} characters; Cloudflare Pages takes ${LONGEST_LINE}: ${long.slice(0, 80)}…`,
    );
  return `${lines.join('\n')}\n`;
}

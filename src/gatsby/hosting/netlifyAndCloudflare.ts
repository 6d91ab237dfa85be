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
 * @throws if there are more than Cloudflare Pages takes
 */
export function writeRedirects({ redirects }: HostRules): string {
  if (redirects.length * 2 > MOST_REDIRECTS)
    throw new Error(
      `content/redirects.json has ${redirects.length} redirects; Cloudflare Pages takes ${MOST_REDIRECTS / 2}.`,
    );
  return redirects.flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]).join('');
}

/**
 * `_headers`: the security headers of every answer, and what may be kept for a year.
 * @throws if there are more rules, or longer lines, than Cloudflare Pages takes
 */
export function writeHeaders({ headers, hashedFiles }: HostRules): string {
  const rules: [path: string, headers: HostRules['headers']][] = [
    ['/*', headers],
    ...[`${HASHED_FOLDER}*`, ...hashedFiles].map((path): [string, HostRules['headers']] => [
      path,
      [['Cache-Control', KEEP_FOR_A_YEAR]],
    ]),
  ];
  if (rules.length > MOST_HEADER_RULES)
    throw new Error(`There are ${rules.length} rules for headers; Cloudflare Pages takes ${MOST_HEADER_RULES}.`);
  const lines = rules.flatMap(([path, values]) => [path, ...values.map(([name, value]) => `  ${name}: ${value}`)]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long)
    throw new Error(
      `A line for headers has ${long.length} characters; Cloudflare Pages takes ${LONGEST_LINE}: ${long.slice(0, 80)}…`,
    );
  return `${lines.join('\n')}\n`;
}

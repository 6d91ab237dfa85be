/** An include file for an nginx server block. */
import { ASK_AGAIN, HASHED_FILE, HASHED_FOLDER, KEEP_FOR_A_YEAR, type HostRules } from './hostRules';

/** @throws on a dollar sign, which nginx takes for a variable and cannot escape */
function quote(value: string): string {
  if (value.includes('$'))
    throw new Error(`nginx can’t hold the value ${JSON.stringify(value)}: it has a dollar sign.`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
/** Plain paths only: a decoded line break must never reach a Location header. */
const PLAIN = '(/[A-Za-z0-9._~-]+(?:/[A-Za-z0-9._~-]+)*)';
const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');

/**
 * The rules for nginx. A location with headers of its own inherits none, so each has all; `always` sends them with errors
 * too, but how long to keep an answer is said with files and redirects only, which browsers would otherwise keep for ever.
 */
export function renderNginxConfig({ redirects, headers }: HostRules): string {
  const always = headers.map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  const location = (match: string, ...lines: string[]) => `location ${match} {\n${indent([...lines, ...always])}\n}\n`;
  const asked = `add_header Cache-Control "${ASK_AGAIN}";`;
  const redirect = (match: string, to: string) => location(match, asked, `return 301 ${to};`);
  return [
    '# Rules of the site, written by its build; include this in the server block (docs/hosting.md).',
    'charset utf-8;\nabsolute_redirect off;\nserver_tokens off;\nerror_page 404 /404.html;\n',
    'gzip on;\ngzip_vary on;\ngzip_min_length 500;\ngzip_types text/css text/javascript text/xml text/plain application/javascript application/json application/xml application/atom+xml application/manifest+json image/svg+xml;\n',
    location('= /404.html', 'internal;', `add_header Cache-Control "${ASK_AGAIN}" always;`),
    location('= /404', 'return 404;'),
    location('= /', asked, 'try_files /index.html =404;'),
    location('= /manifest.webmanifest', asked, 'types {}', 'default_type application/manifest+json;'),
    location('= /feed.xml', asked, 'types {}', 'default_type application/atom+xml;'),
    '# Files for other hosts.',
    location('~ ^/_(?:headers|redirects)$', 'return 404;'),
    '# Old paths, with and without a slash.',
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path) =>
        redirect(`= ${path}`, to.includes('?') || to.includes('#') ? quote(to) : `${to}$is_args$args`),
      ),
    ),
    '# The form with a slash, and the name of the file, lead to the path.',
    redirect(`~ "^${PLAIN}/+$"`, '$1$is_args$args'),
    redirect('= /index.html', '/$is_args$args'),
    redirect('~ "^(/[A-Za-z0-9_~/-]+)\\.html$"', '$1$is_args$args'),
    '# Files whose name changes with their content.',
    location(
      `~ "^${HASHED_FOLDER}|${HASHED_FILE}"`,
      `add_header Cache-Control "${KEEP_FOR_A_YEAR}";`,
      'try_files $uri =404;',
    ),
    '# Pages are flat files: /about is about.html.',
    location('/', asked, 'try_files $uri $uri.html =404;'),
  ].join('\n');
}

/**
 * A static server that behaves as a CDN does: exact paths answer at once, the form with a slash redirects once, unknown
 * paths answer 404 with the not-found page, data that is missing is 404 and never HTML, files with a hash in their name
 * are kept for a year.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Files whose name changes with their content. */
const isHashed = (path: string) => /^\/static\/|-[0-9a-f]{20}\.js$/.test(path);
const isPage = (path: string) => !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/page-data/') && !path.startsWith('/static/');

/** Reads the lines `from to status` of a `_redirects` file. */
function readRedirects(folder: string): Map<string, string> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(lines.map((line) => line.split(/\s+/)).filter(([from, to]) => from && to).map(([from, to]) => [from!, to!]));
}

function redirect(response: ServerResponse, to: string) {
  response.writeHead(301, { location: to, 'cache-control': REVALIDATE }).end();
}

/** Makes a server for a folder of flat files; it does not listen yet. */
export function createServer(folder: string): Server {
  const redirects = readRedirects(folder);
  const notFound = readFileSync(join(folder, '404.html'));
  const compress = compression({ threshold: 500 });
  const serve = sirv(folder, {
    extensions: ['html'],
    etag: true,
    dotfiles: false,
    setHeaders: (response, path) => response.setHeader('cache-control', isHashed(path) ? YEAR : REVALIDATE),
    onNoMatch: (request, response) => {
      const path = new URL(request.url ?? '/', 'http://host').pathname;
      if (isPage(path)) response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': REVALIDATE }).end(request.method === 'HEAD' ? undefined : notFound);
      else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('Not found\n');
    },
  });

  return createHttpServer((request: IncomingMessage, response: ServerResponse) => {
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const suffix = query ? `?${query}` : '';
    const trimmed = path.replace(/\/+$/, '') || '/';
    const target = redirects.get(trimmed);
    if (target) return redirect(response, target + suffix);
    // A path of slashes alone, or of two at its start, would lead to another host.
    if (trimmed !== path) return redirect(response, trimmed.replace(/^\/+/, '/') + suffix);
    if (/^\/(?:index|404)?\.html$|\.html$/.test(path)) return redirect(response, path.replace(/(?:index)?\.html$/, '').replace(/(.)\/$/, '$1') + suffix);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    compress(request as never, response as never, () => serve(request, response));
  });
}

/**
 * A static server that behaves as a CDN does: exact paths answer at once, the form with a slash redirects once, unknown
 * paths answer 404 with the not-found page, data that is missing is 404 and never HTML. Redirects and headers are those
 * that the build wrote for hosts (src/gatsby/hosting); what they don’t name is asked for again.
 */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { ASK_AGAIN } from '../../src/gatsby/hosting/hostRules';
import { createBestBrotli } from './bestBrotli';
import { headersOf, readHeaders, readRedirects } from './hostFiles';

const isPage = (path: string) =>
  !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/page-data/') && !path.startsWith('/static/');

/** Files that speak to hosts, and the page for what is not there; asked for by name they are not there either. */
const FOR_HOSTS = ['/_redirects', '/_headers', '/404'];

/** Two slashes at the start, either way round, would lead to another host. */
function redirect(response: ServerResponse, to: string) {
  response.writeHead(301, { location: to.replace(/^[/\\]+/, '/'), 'cache-control': ASK_AGAIN }).end();
}

/**
 * Adds the request’s query to a redirect’s target, before its fragment, as Netlify and Cloudflare do (nginx and CloudFront
 * drop it before a fragment); a query of the target’s own wins on all hosts.
 */
function keepQuery(target: string, suffix: string): string {
  if (target.includes('?')) return target;
  const [path, fragment] = target.split('#', 2);
  return `${path}${suffix}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Makes a server for a folder of flat files; it does not listen yet. */
export function createServer(folder: string): Server {
  const redirects = readRedirects(folder);
  const rules = readHeaders(folder);
  const notFound = readFileSync(join(folder, '404.html'));
  const compress = compression({ threshold: 500 });
  const answerInBrotli = createBestBrotli(folder);
  const answerNotFound = (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (isPage(path))
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': ASK_AGAIN })
        .end(request.method === 'HEAD' ? undefined : notFound);
    else
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end('Not found\n');
  };
  const serve = sirv(folder, {
    // Looks each file up anew: a list from the start would name files that a later build has taken away.
    dev: true,
    extensions: ['html'],
    etag: true,
    dotfiles: false,
    onNoMatch: answerNotFound,
  });

  return createHttpServer((request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    const [path = '/'] = url.split('?', 1);
    const suffix = url.slice(path.length).replace(/^\?$/, '');
    const trimmed = path.replace(/\/+$/, '') || '/';
    for (const [name, value] of headersOf(path, rules)) response.setHeader(name, value);
    const target = redirects.get(trimmed);
    if (target) return redirect(response, keepQuery(target, suffix));
    if (trimmed !== path) return redirect(response, trimmed + suffix);
    if (path.endsWith('.html')) return redirect(response, (path.replace(/(?:\/index)?\.html$/, '') || '/') + suffix);
    if (FOR_HOSTS.includes(path)) return answerNotFound(request, response);
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', ASK_AGAIN);
    if (answerInBrotli(request, response, path)) return;
    compress(request as never, response as never, () => serve(request, response));
  });
}

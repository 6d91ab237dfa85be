/** The finished site, whose pages note complaints: WebDriver can neither read the console nor add a script to a page. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer, type RunningServer } from '../../scripts/server/startServer';
import { watchPage } from '../inPage';

export interface Complaining extends Window {
  complaints: string[];
}

/** Notes messages of the console and errors. */
function noteComplaints(): void {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  for (const type of ['error', 'warn', 'log', 'info'] as const)
    console[type] = (...words: unknown[]) => complaints.push(`${type}: ${words.map(String).join(' ')}`);
  addEventListener('error', ({ message }) => complaints.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`error: ${String(reason)}`));
}

/** A file of its own, since the pages’ policy allows no other script in them. */
const WATCHER = '/watch.js';

/** Answers as the site does, with the watching script first in every page. */
async function answer(site: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === WATCHER) {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(`(${String(watchPage)})();(${String(noteComplaints)})()`);
    return;
  }
  const { status, headers, body, isPage } = await ask(site + request.url);
  response.writeHead(status, headers);
  response.end(isPage ? body.toString().replace('<head>', `<head><script src="${WATCHER}"></script>`) : body);
}

async function ask(address: string) {
  const original = await fetch(address, { redirect: 'manual' });
  // What says how the body was packed on its way here.
  const headers = [...original.headers].filter(
    ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|etag)$/.test(name),
  );
  return {
    status: original.status,
    headers: headers.flat(),
    body: Buffer.from(await original.arrayBuffer()),
    isPage: /^text\/html/.test(original.headers.get('Content-Type') ?? ''),
  };
}

/** Starts the finished site and what stands before it. */
export async function startWatchedSite(): Promise<RunningServer> {
  const site = await startServer('dist');
  const server = createServer((request, response) => {
    answer(site.origin, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      site.close();
    },
  };
}

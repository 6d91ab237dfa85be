/** The three sites that the benchmark measures side by side, each behind the real server. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createServer } from '../server/createServer';
import { stripSplash, writePeer } from './peerPage';

/** `site` is what visitors get, `bare` the same without the splash, `peer` a hand-written page (peerPage.ts). */
export const VARIANTS = ['site', 'bare', 'peer'] as const;
export type Variant = (typeof VARIANTS)[number];

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** A folder that is the site but for its pages. */
function makeFolder(dist: string, paths: readonly string[], change: (html: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const name of readdirSync(dist))
    if (!name.endsWith('.html') && !['blog', 'services'].includes(name))
      symlinkSync(resolve(dist, name), join(folder, name));
  for (const file of [...new Set([...paths.map(fileOf), '404.html'])]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), change(readFileSync(join(dist, file), 'utf8')));
  }
  return folder;
}

export interface Servers {
  origins: Record<Variant, string>;
  close: () => void;
}

/** Starts a server for each variant, on ports that are free. */
export async function startVariants(dist: string, paths: readonly string[]): Promise<Servers> {
  const made = [makeFolder(dist, paths, stripSplash), makeFolder(dist, paths, writePeer)];
  const servers = [dist, ...made].map((folder) => createServer(folder));
  const listening = servers.map(
    (server) =>
      new Promise<string>((done) =>
        server.listen(0, () => done(`http://localhost:${(server.address() as AddressInfo).port}`)),
      ),
  );
  const [site, bare, peer] = (await Promise.all(listening)) as [string, string, string];
  return {
    origins: { site, bare, peer },
    close: () => {
      for (const server of servers) server.close();
      for (const folder of made) rmSync(folder, { recursive: true });
    },
  };
}

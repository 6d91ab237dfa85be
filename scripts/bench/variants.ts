/** The three sites that the benchmark measures side by side, each behind the real server. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer } from '../server/startServer';
import { renderPeer, stripSplash } from './peerPage';

/**
 * `site` is what visitors get, `bare` the same without the splash, `peer` a plain page with the same content
 * (peerPage.ts).
 */
export const VARIANTS = ['site', 'bare', 'peer'] as const;
export type Variant = (typeof VARIANTS)[number];

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** A temporary copy of the site with changed pages. */
function makeFolder(dist: string, paths: readonly string[], change: (html: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const name of readdirSync(dist))
    if (!name.endsWith('.html') && !['blog', 'services'].includes(name))
      cpSync(join(dist, name), join(folder, name), { recursive: true });
  for (const file of [...new Set([...paths.map(fileOf), '404.html'])]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), change(readFileSync(join(dist, file), 'utf8')));
  }
  return folder;
}

/** A running server for each variant. */
export interface Servers {
  origins: Record<Variant, string>;
  close: () => void;
}

/** Starts a server for each variant, on free ports. */
export async function startVariants(dist: string, paths: readonly string[]): Promise<Servers> {
  const made = [makeFolder(dist, paths, stripSplash), makeFolder(dist, paths, renderPeer)];
  const servers = await Promise.all([dist, ...made].map(startServer));
  const [site, bare, peer] = servers.map(({ origin }) => origin) as [string, string, string];
  return {
    origins: { site, bare, peer },
    close: () => {
      for (const server of servers) server.close();
      for (const folder of made) rmSync(folder, { recursive: true });
    },
  };
}

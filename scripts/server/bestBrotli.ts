/**
 * Text files in brotli’s best quality, compressed once per file, as static hosts send them. Compressing anew for each
 * answer would allow only a middling effort, which makes a page a fifth larger.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml',
};

/** Bytes below which compressing is not worth it. */
const LEAST = 500;

/** The text file that a path names, if it is worth compressing. */
function findFile(folder: string, path: string): string | undefined {
  const names = path === '/' ? ['/index.html'] : [path, `${path}.html`];
  return names
    .map((name) => resolve(join(folder, name)))
    .filter((file) => file.startsWith(resolve(folder) + sep) && extname(file) in TYPES && existsSync(file))
    .find((file) => statSync(file).isFile() && statSync(file).size >= LEAST);
}

/**
 * Makes a function that answers plain requests for text files, and returns whether it did. Requests for a part of a
 * file, or only if it has changed, are left to others.
 */
export function createBestBrotli(folder: string) {
  const made = new Map<string, { modified: number; body: Buffer }>();
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const { range, 'if-none-match': known, 'accept-encoding': encodings = '' } = request.headers;
    if (request.method !== 'GET' || range || known || !/\bbr\b/.test(String(encodings))) return false;
    const file = findFile(folder, path);
    if (!file) return false;
    const { size, mtime, mtimeMs } = statSync(file);
    let entry = made.get(file);
    if (entry?.modified !== mtimeMs) {
      entry = { modified: mtimeMs, body: brotliCompressSync(readFileSync(file)) };
      made.set(file, entry);
    }
    response
      .writeHead(200, {
        'content-type': TYPES[extname(file)],
        'content-encoding': 'br',
        'content-length': entry.body.length,
        'last-modified': mtime.toUTCString(),
        // The same as sirv’s, which answers requests for a file only if it has changed.
        etag: `W/"${size}-${mtime.getTime()}"`,
        vary: 'Accept-Encoding',
      })
      .end(entry.body);
    return true;
  };
}

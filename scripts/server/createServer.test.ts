import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { startServer, type RunningServer } from './startServer';

let server: RunningServer;
let base: string;
const folder = mkdtempSync(join(tmpdir(), 'site-'));

beforeAll(async () => {
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('index.html', '<h1>Home</h1>');
  write('about.html', `<h1>About</h1>${'text '.repeat(400)}`);
  write('services/telepsychiatry.html', '<h1>Telepsychiatry</h1>');
  write('404.html', '<h1>Not found</h1>');
  write('app-0123456789abcdef0123.js', 'void 0');
  write('static/ab12/picture.jpg', 'jpg');
  write('page-data/about/page-data.json', '{}');
  write('_redirects', '/old /about 301\n/old/ /about 301\n/list /about?page=2 301\n/people /about#team 301\n');
  write(
    '_headers',
    '/*\n  X-Test: everywhere: yes\n  X-Taken: back\n/static/*\n  ! X-Taken\n  Cache-Control: public, max-age=31536000, immutable\n/app-0123456789abcdef0123.js\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  server = await startServer(folder);
  base = server.origin;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { redirect: 'manual', headers });

test.each(['/', '/about', '/services/telepsychiatry', '/about?page=2'])(
  '%s answers 200 without a hop',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  },
);

test.each([
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/services/telepsychiatry/?a=1', '/services/telepsychiatry?a=1'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/old', '/about'],
  ['/old/?x=1', '/about?x=1'],
  ['/about/?a=1?b=2', '/about?a=1?b=2'],
  ['/blog/glycaemic-index.html', '/blog/glycaemic-index'],
  ['/services/index.html', '/services'],
  ['/list?x=1', '/about?page=2'],
  ['/people?x=1', '/about?x=1#team'],
  ['//elsewhere.example/', '/elsewhere.example'],
])('%s goes to %s by one 301', async (path, to) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

test.each(['/nope', '/services', '/about/nope', '/404', '//:x'])(
  '%s answers 404 with the not-found page',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Not found');
    expect(response.headers.get('content-type')).toContain('text/html');
  },
);

test.each(['/page-data/nope/page-data.json', '/static/nope.jpg', '/nope.js', '/page-data/nope'])(
  '%s answers 404 and never HTML',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  },
);

test('a redirect is asked for again, even one from where files are kept for a year', async () => {
  for (const path of ['/old', '/about/', '/about.html', '/static/ab12/'])
    expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('headers for hosts are sent with every answer, redirects and errors too', async () => {
  for (const path of ['/', '/about/', '/old', '/nope', '/nope.js', '/static/ab12/picture.jpg'])
    expect((await get(path)).headers.get('x-test')).toBe('everywhere: yes');
});

test('a rule can take back a header of the rule before it', async () => {
  expect((await get('/about')).headers.get('x-taken')).toBe('back');
  expect((await get('/static/ab12/picture.jpg')).headers.get('x-taken')).toBeNull();
});

test.each(['/_headers', '/_redirects'])('%s is not for visitors', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('files with a hash in their name are kept for a year, pages and data are asked for again', async () => {
  const cache = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await cache('/app-0123456789abcdef0123.js')).toBe('public, max-age=31536000, immutable');
  expect(await cache('/static/ab12/picture.jpg')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/about', '/page-data/about/page-data.json', '/nope'])
    expect(await cache(path)).toBe('public, max-age=0, must-revalidate');
});

test('text is compressed for those who can read it so', async () => {
  const response = await get('/about', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe('br');
});

test('a text in brotli is the best that there is, under the name and for the time that it has otherwise', async () => {
  const [best, plain] = await Promise.all(
    ['br', 'identity'].map((encoding) => get('/about', { 'accept-encoding': encoding })),
  );
  expect(best!.headers.get('content-encoding')).toBe('br');
  const full = brotliCompressSync(readFileSync(join(folder, 'about.html')));
  expect(Number(best!.headers.get('content-length'))).toBe(full.length);
  expect(await best!.text()).toBe(await plain!.text());
  for (const name of ['cache-control', 'content-type', 'etag', 'last-modified', 'x-test'])
    expect([name, best!.headers.get(name)]).toEqual([name, plain!.headers.get(name)]);
  expect(best!.headers.get('vary')).toMatch(/accept-encoding/i);
});

test('a text that has changed is compressed anew', async () => {
  const path = join(folder, 'changing.html');
  for (const word of ['one', 'two two']) {
    writeFileSync(path, `<p>${word.repeat(400)}`);
    utimesSync(path, new Date(), new Date(word.length * 1e9));
    expect(await (await get('/changing', { 'accept-encoding': 'br' })).text()).toContain(word);
  }
});

test.each(['/../secret.html', '/%2e%2e/secret.html', '/..%2fsecret.html'])('%s leads out of nothing', async (path) => {
  writeFileSync(join(folder, '..', 'secret.html'), 'secret '.repeat(200));
  const text = await new Promise<string>((done) =>
    request(`${base}`, { path, headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const body = Buffer.concat(parts);
          done(answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body).toString() : body.toString());
        });
    }).end(),
  );
  rmSync(join(folder, '..', 'secret.html'));
  expect(text).not.toContain('secret ');
});

test('an unchanged page answers 304', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': headers.get('etag')! });
  expect(again.status).toBe(304);
});

test('it goes on while a new build takes files away and brings others', async () => {
  const old = join(folder, 'app-0123456789abcdef0123.js');
  rmSync(old);
  writeFileSync(join(folder, 'app-0123456789abcdef0124.js'), 'void 1');
  expect((await get('/app-0123456789abcdef0123.js')).status).toBe(404);
  expect(await (await get('/app-0123456789abcdef0124.js')).text()).toBe('void 1');
  writeFileSync(old, 'void 0');
});

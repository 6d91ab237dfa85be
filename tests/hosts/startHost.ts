/** Real servers over the finished site, each on a port of its own, with nothing left behind. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createProbe, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ensureNginx } from '../../scripts/ensureNginx';

export interface Host {
  base: string;
  stop: () => Promise<void>;
}

const dist = resolve('dist');
const rules = resolve('dist-hosts');
/** Milliseconds that a server may take to start. */
const PATIENCE = 120_000;

if (!existsSync(join(dist, 'index.html')) || !existsSync(rules))
  throw new Error('There is no built site in dist/ and dist-hosts/: run npm run build first.');

const findPort = () =>
  new Promise<number>((done) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

async function whenAnswering(base: string, server: ChildProcess, said: () => string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The server stopped with ${server.exitCode}: ${said()}`);
    try {
      await (await fetch(base, { signal: AbortSignal.timeout(5_000) })).text();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  throw new Error(`The server did not answer within ${PATIENCE / 1000} s: ${said()}`);
}

async function start(command: string, args: string[], port: number, folder: string): Promise<Host> {
  const environment = {
    ...process.env,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    XDG_CONFIG_HOME: folder,
    NO_COLOR: '1',
  };
  // A group of its own, so that the servers that it starts end with it.
  const server = spawn(command, args, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-4_000)));
  const stop = async () => {
    const hasEnded = new Promise((done) => server.once('exit', done));
    if (server.exitCode === null && server.pid) {
      process.kill(-server.pid, 'SIGTERM');
      await Promise.race([hasEnded, new Promise((done) => setTimeout(done, 5_000).unref())]);
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const base = `http://127.0.0.1:${port}`;
  try {
    await whenAnswering(base, server, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { base, stop };
}

/** nginx’s table of file types: it lies beside nginx’s own settings, wherever the system has these. */
function findTypes(nginx: string): string {
  const [, settings] = spawnSync(nginx, ['-V'], { encoding: 'utf8' }).stderr.match(/--conf-path=(\S+)/) ?? [];
  return join(settings ? dirname(settings) : '/etc/nginx', 'mime.types');
}

/** @param makeServers writes the server blocks for a folder of nginx’s own and the port that the host is asked at */
async function runNginx(makeServers: (folder: string, port: number) => string | Promise<string>): Promise<Host> {
  const [nginx, port, folder] = [ensureNginx(), await findPort(), mkdtempSync(join(tmpdir(), 'nginx-'))];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${isRoot ? `user ${userInfo().username};` : ''} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;
events {}
http { include "${findTypes(nginx)}"; default_type application/octet-stream; access_log off; ${temporary}
${await makeServers(folder, port)} }\n`,
  );
  return start(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], port, folder);
}

/** nginx with the include file that the build wrote. */
export const startNginx = (): Promise<Host> =>
  runNginx((_, port) => `server { listen 127.0.0.1:${port}; root "${dist}"; include "${rules}/nginx/site.conf"; }`);

/**
 * nginx with the server blocks of docs/hosting.md, over the finished site as a release. There is no TLS: the host’s own port
 * stands for 443, another for 80.
 */
export async function startNginxOfGuide(): Promise<Host & { port: number; plainPort: number }> {
  const servers = readFileSync('docs/hosting.md', 'utf8').match(/^```nginx\n(server \{[\s\S]*?)^```/m)![1]!;
  const plainPort = await findPort();
  const host = await runNginx((folder, port) => {
    mkdirSync(join(folder, 'current'));
    symlinkSync(dist, join(folder, 'current/site'));
    symlinkSync(rules, join(folder, 'current/hosts'));
    return servers
      .replace(/ssl_certificate\w* …;/g, '')
      .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replaceAll('/srv/clinic', folder);
  });
  return { ...host, port: Number(new URL(host.base).port), plainPort };
}

/** Cloudflare Pages’ own runtime, which needs no network. */
export async function startCloudflarePages(): Promise<Host> {
  const [port, folder] = [await findPort(), mkdtempSync(join(tmpdir(), 'pages-'))];
  mkdirSync(join(folder, '.wrangler'));
  const wrangler = resolve('node_modules/wrangler/bin/wrangler.js');
  return start(
    process.execPath,
    [
      wrangler,
      'pages',
      'dev',
      dist,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      String(await findPort()),
      '--compatibility-date',
      '2026-04-01',
    ],
    port,
    folder,
  );
}

/**
 * Makes sure that an nginx is there for the tests of hosts: Debian’s package where there is apt-get. A missing one is an
 * error that says how to get it, never a skipped test.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** Where an nginx is, or undefined. */
export function findNginx(): string | undefined {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH;
  return existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : has('nginx') ? 'nginx' : undefined;
}

/** Installs an nginx if there is none. @throws with the way to get one if that fails too */
export function ensureNginx(): string {
  const found = findNginx();
  if (found) return found;
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  try {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
    ]) {
      if (has('apt-get'))
        execFileSync(apt[0]!, [...apt.slice(1), ...args], {
          stdio: 'inherit',
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        });
    }
  } catch {
    // Told below.
  }
  const installed = findNginx();
  if (installed) return installed;
  throw new Error(
    'No nginx was found and none could be installed. Install Debian’s package (apt-get install nginx-light), or set NGINX_PATH to one.',
  );
}

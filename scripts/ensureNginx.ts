/**
 * Makes sure that the tests of hosts have an nginx: Debian’s package if there is apt-get. A missing one is an error
 * that says how to get it, never a skipped test.
 */
import { existsSync } from 'node:fs';
import { aptInstall, hasCommand } from './aptInstall';

/** Where an nginx is, or undefined. */
function findNginx(): string | undefined {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH;
  return existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : hasCommand('nginx') ? 'nginx' : undefined;
}

/** Installs an nginx if there is none. @throws with the way to get one if that fails too */
export function ensureNginx(): string {
  const found = findNginx();
  if (found) return found;
  aptInstall('nginx-light');
  const installed = findNginx();
  if (installed) return installed;
  throw new Error(
    'No nginx was found and none could be installed. Install one (on Debian: apt-get install nginx-light; on macOS: brew install nginx), or set NGINX_PATH to one.',
  );
}

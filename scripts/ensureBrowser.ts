/**
 * `npm run ensure:browser`: makes sure that a Chromium is there for the browser tests. Debian’s package where there is
 * apt-get, Playwright’s own elsewhere. A missing browser is an error that says how to get one, never a skipped test.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';
const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** Where a Chromium is, or undefined. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, DEBIAN, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Installs a Chromium if there is none. @throws with the way to get one if that fails too */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  try {
    if (has('apt-get')) {
      const [first, ...rest] = [...sudo, 'apt-get'];
      run(first!, [...rest, 'update', '-qq']);
      run(first!, [...rest, 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core']);
    } else run('npx', ['playwright', 'install', 'chromium']);
  } catch {
    // Told below, with all the ways at once.
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found and none could be installed. Install Debian’s package (apt-get install chromium), or run npx playwright install chromium, or set CHROMIUM_PATH to one.',
  );
}

if (require.main === module) console.log(`Chromium: ${ensureBrowser()}`);

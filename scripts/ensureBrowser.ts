/**
 * `npm run ensure:browser`: makes sure that a Chromium is there for the browser tests. Debian’s package where there is
 * apt-get, Playwright’s own elsewhere. A missing browser is an error that says how to get one, never a skipped test.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall, hasCommand } from './aptInstall';

const DEBIAN = '/usr/bin/chromium';

/** Where a Chromium is, or undefined. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, DEBIAN, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Installs a Chromium if there is none. @throws with the way to get one if that fails too */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (hasCommand('apt-get')) aptInstall('chromium', 'fonts-noto-core');
  else spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found and none could be installed. Install Debian’s package (apt-get install chromium), or run npx playwright install chromium, or set CHROMIUM_PATH to one.',
  );
}

if (require.main === module) console.log(`Chromium: ${ensureBrowser()}`);

/**
 * `npm run ensure:browser`: makes sure that the browser tests have a Chromium: Debian’s package if there is apt-get,
 * else Playwright’s own. A missing browser is an error that says how to get one, never a skipped test.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall, hasCommand } from './aptInstall';
import { npmProgram } from './npmProgram';

/** The same engine without the windows and menus of a browser, which halves the time of the tests. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN = '/usr/bin/chromium';

/**
 * Version of Debian’s Chromium that the tests were last run with. They count requests and measure layouts, which differ
 * between versions (150 requests more lazy pictures), so an older package is brought up to date.
 */
const TESTED_WITH = 156;

/** Fonts of a phone, in which the tests look at pages (tests/browser/fonts.conf), with a file of each package. */
const FONTS = {
  'fonts-roboto-unhinted': '/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf',
  'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf',
};

function isOutdated(path: string): boolean {
  if (path !== DEBIAN_SHELL) return false;
  const version = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.match(/\d+/)?.[0];
  return Number(version) < TESTED_WITH;
}

/** Installs Playwright’s own Chromium. */
function installPlaywrights(): void {
  const { file, args, shell } = npmProgram(['npx', 'playwright', 'install', 'chromium']);
  spawnSync(file, args, { shell, stdio: 'inherit' });
}

/** Where a Chromium is, or undefined. */
export function findBrowser(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, DEBIAN_SHELL, DEBIAN, chromium.executablePath()];
  return places.find((path) => path && existsSync(path));
}

/**
 * Installs a Chromium if there is none, an old one, or only the one with windows, and Debian’s fonts of a phone.
 * @throws with the way to get one if that fails too
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  const hasFonts = Object.values(FONTS).every((file) => existsSync(file));
  const hasApt = hasCommand('apt-get');
  if (found && found !== DEBIAN && !isOutdated(found) && (hasFonts || !hasApt)) return found;
  if (hasApt) aptInstall('chromium-headless-shell', ...Object.keys(FONTS));
  else if (!found) installPlaywrights();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found and none could be installed. Install Debian’s package (apt-get install chromium-headless-shell), or run npx playwright install chromium, or set CHROMIUM_PATH to one.',
  );
}

if (require.main === module) console.log(`Chromium: ${ensureBrowser()}`);

/**
 * Makes sure that the smoke test has a Firefox: Debian’s package if there is apt-get. A missing one is an error that
 * says how to get it, never a skipped test. (Playwright’s own Firefox is a build that Puppeteer cannot drive.)
 */
import { existsSync } from 'node:fs';
import { aptInstall } from './aptInstall';

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  process.env.ProgramFiles && `${process.env.ProgramFiles}/Mozilla Firefox/firefox.exe`,
];

/** Where a Firefox is, or undefined. */
const findFirefox = (): string | undefined => PLACES.find((path) => path && existsSync(path));

/** Installs a Firefox if there is none. @throws with the way to get one if that fails too */
export function ensureFirefox(): string {
  const found = findFirefox();
  if (found) return found;
  aptInstall('firefox-esr');
  const installed = findFirefox();
  if (installed) return installed;
  throw new Error(
    'No Firefox was found and none could be installed. Install one (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH to one.',
  );
}

/**
 * Makes sure that the smoke test has a WebKit, the engine of Safari: Debian’s packages if there is apt-get. A missing one
 * is an error that says how to get it, never a skipped test.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, hasCommand } from './aptInstall';

export interface Webkit {
  /** The program that speaks WebDriver. */
  driver: string;
  /** The window that it drives. */
  browser: string;
}

/** Folders that hold the browser’s own, by distribution; Debian has one for each kind of processor. */
const findFolders = () =>
  ['/usr/lib', '/usr/libexec'].flatMap((folder) =>
    existsSync(folder) ? [folder, ...readdirSync(folder).map((name) => join(folder, name))] : [],
  );

/** Where a WebKit is, or undefined. */
function findWebkit(): Webkit | undefined {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
  const browser = findFolders()
    .map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path));
  return browser && existsSync(driver) && hasCommand('Xvfb') ? { driver, browser } : undefined;
}

/** Installs a WebKit, and a screen for it, if there is none. @throws with the way to get one if that fails too */
export function ensureWebkit(): Webkit {
  const found = findWebkit();
  if (found) return found;
  aptInstall('webkit2gtk-driver', 'xvfb');
  const installed = findWebkit();
  if (installed) return installed;
  throw new Error(
    process.platform === 'linux'
      ? 'No WebKit was found and none could be installed. Install Debian’s packages (apt-get install webkit2gtk-driver xvfb), or set WEBKIT_DRIVER_PATH to a WebKitWebDriver.'
      : 'Only Linux has a WebKit for the tests, so npm test as a whole runs there alone. README.md, “Run it”, says what runs here.',
  );
}

import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/ensureBrowser';

const port = Number(process.env.TEST_PORT ?? 8123);

/** Behaviour in a real browser, on the finished site behind the real static server (`npm run test:browser`). */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'reports/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy CI machine may miss a moment once; what fails twice is a fault. The report names what needed its second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    viewport: { width: 1440, height: 900 },
    // Only of a second try: recording every test would slow all of them down.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: {
      executablePath: findBrowser(),
      env: { ...process.env, FONTCONFIG_FILE: `${__dirname}/tests/browser/fonts.conf` },
      args: [
        '--no-sandbox',
        // A process of its own for each page and for drawing costs a fifth of the time of loading a page, and tests gain nothing by it.
        '--in-process-gpu',
        '--renderer-process-limit=1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  webServer: { command: `npm run -s serve -- ${port}`, port, reuseExistingServer: !process.env.CI, timeout: 30_000 },
});

/**
 * `npm run report:design`: measures the finished site in `dist/` and writes the table of contrasts and picture weights into
 * docs/design.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { measureContrast } from './design/measureContrast';
import { measurePictures, type PictureWeights } from './design/measurePictures';
import { ensureBrowser } from './ensureBrowser';
import { readSitePaths } from './readSitePaths';
import { replaceSection } from './replaceSection';
import { startServer } from './server/startServer';

const file = 'docs/design.md';
const MEASURED = { start: '<!-- measured -->', end: '<!-- /measured -->' };
const widths = [390, 768, 1440] as const;
const paths = [...readSitePaths(), '/no-such-page'];

interface Measured {
  contrast: number;
  weights: PictureWeights;
}

async function measure(page: Page, address: string): Promise<Measured> {
  await page.goto(address);
  await page.keyboard.press('F8');
  await page.locator('[data-splash-screen]').waitFor({ state: 'hidden' });
  const weights = await measurePictures(page);
  const ratios = (await measureContrast(page)).map(({ ratio }) => ratio);
  return { contrast: Math.min(...ratios), weights };
}

async function measureAt(browser: Browser, origin: string, width: number): Promise<Measured[]> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  // tsx compiles functions with calls to this helper (esbuild’s keepNames), also those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const all: Measured[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    all.push(await measure(page, origin + path));
    await page.close();
  }
  await context.close();
  return all;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

function writeTable(byWidth: readonly (readonly Measured[])[]): void {
  const [phone, tablet, desktop] = byWidth as [Measured[], Measured[], Measured[]];
  const rows = paths.map((path, at) => [
    path,
    ...[phone, tablet, desktop].map((all) => all[at]!.contrast.toFixed(1)),
    kilobytes(phone[at]!.weights.first),
    kilobytes(phone[at]!.weights.all),
    kilobytes(desktop[at]!.weights.all),
  ]);
  const heads = ['Page', ...widths.map((width) => `${width} px`), 'first view', 'all, 390 px', 'all, 1440 px'];
  const table = [heads, heads.map((_, at) => (at === 0 ? '---' : '--:')), ...rows];
  const text = table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), MEASURED, text));
}

async function main() {
  const server = await startServer('dist');
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const byWidth: Measured[][] = [];
    for (const width of widths) byWidth.push(await measureAt(browser, server.origin, width));
    writeTable(byWidth);
  } finally {
    await browser.close();
    server.close();
  }
  console.log(`${file} is written.`);
}
void main();

/**
 * `npm run bench`: measures the finished site in `dist/` with Lighthouse against plain peers of its pages
 * (peerPage.ts), and times first taps. Writes `reports/bench.json` and, after a full run, the section “Benchmark” of
 * docs/performance.md.
 *
 * `--quick`: one run of three pages; `--pages /a,/b`: these pages only; `--runs N`; `--write`: write the section even
 * after a partial run.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { version as lighthouseVersion } from 'lighthouse/package.json';
import { format } from 'prettier';
import { readArguments, refuse } from '../readArguments';
import { readSitePaths } from '../readSitePaths';
import { replaceOrAppendSection } from '../replaceSection';
import { timeInteractions } from './interactions';
import { measure } from './measure';
import { BENCHMARK_MARKERS, findMisses, renderBenchmarkSection, type BenchResult, type PageResult } from './report';
import { startVariants, VARIANTS, type Servers, type Variant } from './variants';

/** A page of each kind. The not-found page has no path of its own. */
const KINDS = [
  '/',
  '/about',
  '/appointment',
  '/contact',
  '/blogs',
  '/blog/insomnia',
  '/services/telepsychiatry',
  '/no-such-page',
];
const QUICK = ['/', '/contact', '/blog/insomnia'];
const PAGE = 'docs/performance.md';

const USAGE = 'npm run bench -- [--quick] [--pages /a,/b] [--runs N] [--write]';
const { values: options } = readArguments(USAGE, {
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    pages: { type: 'string' },
    runs: { type: 'string' },
  },
});
if (options.runs && !/^[1-9]\d*$/.test(options.runs)) refuse(`--runs takes a number, not "${options.runs}"`, USAGE);

/** Lets the servers compress each page once, as a host has long done by the time a visitor comes. */
async function warmUp({ origins }: Servers, pages: readonly PageResult[]): Promise<void> {
  for (const origin of Object.values(origins))
    for (const { path } of pages) await (await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })).text();
}

/** Interleaves the runs of all pages and variants, so that a busy minute affects all alike. */
async function measureInTurn({ origins }: Servers, pages: readonly PageResult[], runs: number): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) {
      const variants: readonly Variant[] = page.isKind ? VARIANTS : ['site', 'peer'];
      for (const variant of variants) {
        const found = await measure(origins[variant] + page.path, page.path === '/no-such-page');
        page.runs[variant] = [...(page.runs[variant] ?? []), found];
        console.log(
          `${run + 1}/${runs} ${page.path} ${variant}: score ${found.performance}, LCP ${Math.round(found.lcp)}, Speed Index ${Math.round(found.speedIndex)}, blocking ${Math.round(found.tbt)} ms`,
        );
        if (variant === 'site' && found.faults.length > 0) console.log(`  ${found.faults.join('\n  ')}`);
      }
    }
  }
}

/**
 * Measures one page of each kind in all runs. The others are measured once, and in the remaining runs too if that one
 * missed an aim, since a single run says little.
 */
async function measurePages(servers: Servers, pages: readonly PageResult[], runs: number): Promise<void> {
  const others = pages.filter(({ isKind }) => !isKind);
  await measureInTurn(servers, others, 1);
  await measureInTurn(
    servers,
    pages.filter(({ isKind }) => isKind),
    runs,
  );
  const again = others.filter((page) => findMisses({ pages: [page], interactions: {} }).length > 0);
  await measureInTurn(servers, again, runs - 1);
}

async function writeResult(result: BenchResult): Promise<void> {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.json', JSON.stringify(result, null, 2));
  const section = renderBenchmarkSection(result);
  console.log(`\n${section}`);
  const isFull = !options.quick && !options.pages && !options.runs;
  if (!isFull && !options.write) return;
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '# Performance\n';
  const after = replaceOrAppendSection(before, BENCHMARK_MARKERS, section, '## Benchmark');
  writeFileSync(PAGE, await format(after, { parser: 'markdown', printWidth: 120 }));
}

async function main(): Promise<void> {
  if (!existsSync('dist/index.html')) throw new Error('There is no built site yet: run npm run build first.');
  const runs = Number(options.runs ?? (options.quick ? 1 : 5));
  const kinds = options.quick ? QUICK : KINDS;
  const paths = options.pages?.split(',') ?? (options.quick ? QUICK : [...new Set([...KINDS, ...readSitePaths()])]);
  const pages = paths.map((path): PageResult => ({
    path,
    isKind: options.pages !== undefined || kinds.includes(path),
    runs: {},
  }));
  const servers = await startVariants(
    'dist',
    paths.filter((path) => path !== '/no-such-page'),
  );
  try {
    await warmUp(servers, pages);
    await measurePages(servers, pages, runs);
    const times = await timeInteractions(servers.origins.site, runs);
    const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
    const result = {
      date: new Date().toISOString().slice(0, 10),
      machine,
      lighthouse: lighthouseVersion,
      runs,
      pages,
      interactions: Object.fromEntries(times),
    };
    await writeResult(result);
    process.exitCode = findMisses(result).length > 0 ? 1 : 0;
  } finally {
    servers.close();
  }
}

void main();

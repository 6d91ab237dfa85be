/** The benchmark’s results as tables, and the aims that it missed. */
import type { Markers } from '../replaceSection';
import type { Run } from './measure';
import type { Variant } from './variants';

/** Aims: ratios and differences to the peer page, and times from the first tap. */
const AIMS = { lcpRatio: 1.2, speedIndexRatio: 1.3, tbtMore: 50, performanceLess: 2, interaction: 200 };

/** All runs of one page. */
export interface PageResult {
  path: string;
  /** Whether its figures are medians of all runs; other pages are measured for their scores alone. */
  isKind: boolean;
  runs: Partial<Record<Variant, Run[]>>;
}

/** A whole benchmark, as `reports/bench.json` holds it. */
export interface BenchResult {
  date: string;
  machine: string;
  /** Its version. */
  lighthouse: string;
  runs: number;
  pages: PageResult[];
  interactions: Record<string, number[]>;
}

type Figure = 'lcp' | 'speedIndex' | 'tbt' | 'fcp' | 'cls' | 'performance';

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const figure = ({ runs }: PageResult, variant: Variant, name: Figure) =>
  median((runs[variant] ?? []).map((run) => run[name]));
const ratio = (page: PageResult, variant: Variant, name: Figure) =>
  figure(page, variant, name) / figure(page, 'peer', name);

/** The lowest of a score over all runs of the site. */
const lowest = ({ runs }: PageResult, name: 'accessibility' | 'bestPractices' | 'seo') =>
  Math.min(...(runs.site ?? []).map((run) => run[name]));

/** Aims that were missed, in words. LCP and Speed Index are those of the site without its splash. */
export function findMisses({ pages, interactions }: Pick<BenchResult, 'pages' | 'interactions'>): string[] {
  const missed = pages.flatMap((page) => {
    const found: string[] = [];
    const less = figure(page, 'peer', 'performance') - figure(page, 'site', 'performance');
    if (less > AIMS.performanceLess) found.push(`performance ${less} below its peer`);
    for (const name of ['accessibility', 'bestPractices', 'seo'] as const)
      if (lowest(page, name) < 100) found.push(`${name} ${lowest(page, name)}`);
    if (page.isKind) {
      if (!(ratio(page, 'bare', 'lcp') <= AIMS.lcpRatio)) found.push(`LCP ${ratio(page, 'bare', 'lcp').toFixed(2)} ×`);
      if (!(ratio(page, 'bare', 'speedIndex') <= AIMS.speedIndexRatio))
        found.push(`Speed Index ${ratio(page, 'bare', 'speedIndex').toFixed(2)} ×`);
      const more = figure(page, 'site', 'tbt') - figure(page, 'peer', 'tbt');
      if (!(more <= AIMS.tbtMore)) found.push(`blocking time ${Math.round(more)} ms more`);
    }
    return found.map((what) => `${page.path}: ${what}`);
  });
  const slow = Object.entries(interactions)
    .filter(([, times]) => !(median(times) <= AIMS.interaction))
    .map(([name, times]) => `${name}: ${Math.round(median(times))} ms`);
  return [...missed, ...slow];
}

const ms = (value: number) => (Number.isFinite(value) ? String(Math.round(value)) : 'never');
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function renderKinds(pages: readonly PageResult[]): string[] {
  const head = [
    'Page',
    'LCP ms',
    '× peer',
    'Speed Index ms',
    '× peer',
    'with splash',
    'Blocking ms',
    'peer',
    'Score',
    'peer',
  ];
  return [
    row(head),
    row(head.map(() => '---')),
    ...pages
      .filter(({ isKind }) => isKind)
      .map((page) =>
        row([
          `\`${page.path}\``,
          ms(figure(page, 'bare', 'lcp')),
          ratio(page, 'bare', 'lcp').toFixed(2),
          ms(figure(page, 'bare', 'speedIndex')),
          ratio(page, 'bare', 'speedIndex').toFixed(2),
          `${ratio(page, 'site', 'lcp').toFixed(2)}, ${ratio(page, 'site', 'speedIndex').toFixed(2)}`,
          ms(figure(page, 'site', 'tbt')),
          ms(figure(page, 'peer', 'tbt')),
          figure(page, 'site', 'performance'),
          figure(page, 'peer', 'performance'),
        ]),
      ),
  ];
}

/** What stands between the markers of the section “Benchmark” of docs/performance.md. */
export function renderBenchmarkSection(result: BenchResult): string {
  const others = result.pages.filter(({ isKind }) => !isKind);
  const misses = findMisses(result);
  const scores = others.map((page) => figure(page, 'site', 'performance'));
  return [
    `Lighthouse ${result.lighthouse}, mobile, simulated throttling, medians of ${result.runs}, site and peers in turn, on ${result.machine}, ${result.date}. LCP and`,
    'Speed Index are those of the site without its splash; “with splash” gives both ratios for the page as it is.',
    '',
    ...renderKinds(result.pages),
    '',
    ...(others.length > 0
      ? [
          `The other ${others.length} pages score ${Math.min(...scores)} to ${Math.max(...scores)}; one run each, as many as above where that missed an aim. Scores for accessibility, best practices and SEO are in \`reports/bench.json\`.`,
          '',
        ]
      : []),
    '| From the first tap, 4 × slower | ms, median | worst |',
    '| --- | --- | --- |',
    ...Object.entries(result.interactions).map(([name, times]) =>
      row([name, ms(median(times)), ms(Math.max(...times))]),
    ),
    '',
    misses.length > 0 ? `Aims missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}` : 'All aims are met.',
    '',
  ].join('\n');
}

/** The section’s place in docs/performance.md. */
export const BENCHMARK_MARKERS: Markers = {
  start: '<!-- benchmark: written by npm run bench -->',
  end: '<!-- /benchmark -->',
};

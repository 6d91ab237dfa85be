/** What the benchmark found, as tables and as verdicts on its aims. */
import type { Run } from './measure';
import type { Variant } from './variants';

/** Aims: ratios and differences to the peer page, and times from the first tap. */
const AIMS = { lcpRatio: 1.2, speedIndexRatio: 1.3, tbtMore: 50, performanceLess: 2, interaction: 200 };

export interface PageResult {
  path: string;
  /** Whether its figures are medians of all runs; other pages are measured for their scores alone. */
  isKind: boolean;
  runs: Partial<Record<Variant, Run[]>>;
}

export interface BenchResult {
  date: string;
  machine: string;
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

/** Aims that were missed, in words. Speed Index and LCP are held against the site without its splash. */
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

function writeKinds(pages: readonly PageResult[]): string[] {
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

/** The section “Benchmark” of docs/performance.md, between its markers. */
export function writeSection(result: BenchResult): string {
  const others = result.pages.filter(({ isKind }) => !isKind);
  const misses = findMisses(result);
  const scores = others.map((page) => figure(page, 'site', 'performance'));
  return [
    `Lighthouse 12.8.2, mobile, simulated throttling, medians of ${result.runs}, site and peers in turn, on ${result.machine}, ${result.date}. LCP and`,
    'Speed Index are those of the site without its splash; “with splash” gives both ratios for the page as it is.',
    '',
    ...writeKinds(result.pages),
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

export const START = '<!-- benchmark: written by npm run bench -->';
export const END = '<!-- /benchmark -->';

/** Puts the section into the page, in place of the one before, or at its end. */
export function placeSection(page: string, section: string): string {
  const block = `${START}\n\n${section.trim()}\n\n${END}`;
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start < 0 || end < start) return `${page.trimEnd()}\n\n## Benchmark\n\n${block}\n`;
  return page.slice(0, start) + block + page.slice(end + END.length);
}

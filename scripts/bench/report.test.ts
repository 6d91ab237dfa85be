import type { Run } from './measure';
import { findMisses, median, renderBenchmarkSection, type BenchResult, type PageResult } from './report';

const run = (more: Partial<Run> = {}): Run => ({
  lcp: 1000,
  speedIndex: 1000,
  tbt: 10,
  fcp: 800,
  cls: 0,
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  faults: [],
  lcpElement: '',
  hints: [],
  ...more,
});
const result = (site: Partial<Run>, bare: Partial<Run> = {}, times: number[] = [100]): BenchResult => ({
  date: '2026-11-28',
  machine: '2 cores',
  lighthouse: '12.8.2',
  runs: 1,
  pages: [
    { path: '/', isKind: true, runs: { site: [run(site)], bare: [run(bare)], peer: [run()] } } satisfies PageResult,
  ],
  interactions: { 'menu open': times },
});

test('the median is the middle of what was measured, however it was ordered', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([1, Infinity, 2])).toBe(2);
});

test.each([
  ['a slow picture', result({}, { lcp: 1210 }), '/: LCP 1.21 ×'],
  ['a slow Speed Index', result({}, { speedIndex: 1310 }), '/: Speed Index 1.31 ×'],
  ['blocking time', result({ tbt: 61 }), '/: blocking time 51 ms more'],
  ['a score below the peer’s', result({ performance: 96 }), '/: performance 3 below its peer'],
  ['a fault of accessibility', result({ accessibility: 99 }), '/: accessibility 99'],
  ['a slow tap', result({}, {}, [100, 201, 300]), 'menu open: 201 ms'],
  ['a tap that does nothing', result({}, {}, [Infinity]), 'menu open: Infinity ms'],
])('%s misses its aim', (_, bench, miss) => {
  expect(findMisses(bench)).toEqual([miss]);
  expect(renderBenchmarkSection(bench)).toContain(`- ${miss}`);
});

test('what is just within its aims is met; the splash counts for the score alone', () => {
  const met = result({ lcp: 3000, speedIndex: 4000, tbt: 60, performance: 97 }, { lcp: 1200, speedIndex: 1300 }, [200]);
  expect(findMisses(met)).toEqual([]);
  expect(renderBenchmarkSection(met)).toContain('All aims are met.');
});

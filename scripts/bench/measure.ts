/** One run of Lighthouse, mobile, in a Chromium of its own. */
import { launch } from 'puppeteer-core';
import { ensureBrowser } from '../ensureBrowser';

/** The result of one run: times in milliseconds, scores from 0 to 100, layout shift without a unit. */
export interface Run {
  lcp: number;
  speedIndex: number;
  tbt: number;
  fcp: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Audits below their full score in the last three categories, with what they found. */
  faults: string[];
  /** The element of the largest contentful paint. */
  lcpElement: string;
  /** Insights and opportunities of the performance category that found something. */
  hints: string[];
}

/**
 * Audits that a not-found page fails by design: it answers 404 and must not be indexed; browsers log its status as an
 * error.
 */
const NOT_FOUND_SKIPS = ['is-crawlable', 'http-status-code', 'canonical', 'errors-in-console'];

interface AuditDetails {
  items?: { node?: { selector?: string; snippet?: string }; items?: { node?: { snippet?: string } }[] }[];
}
interface Lhr {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] }>;
  audits: Record<
    string,
    {
      id: string;
      title: string;
      score: number | null;
      numericValue?: number;
      scoreDisplayMode: string;
      displayValue?: string;
      details?: AuditDetails;
    }
  >;
}

function readFaults({ categories, audits }: Lhr): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    categories[category]!.auditRefs.filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id]!)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, details }) => {
        const where = (details?.items ?? []).map(({ node }) => node?.snippet ?? '').filter(Boolean);
        return `${category}: ${id} ${[...new Set(where)].slice(0, 3).join(' ')}`.trim();
      }),
  );
}

const readHints = ({ categories, audits }: Lhr): string[] =>
  categories
    .performance!.auditRefs.map(({ id }) => audits[id]!)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode !== 'informative' && score !== null && score < 0.9)
    .map(({ id, displayValue }) => [id, displayValue].filter(Boolean).join(': '));

function readRun(lhr: Lhr): Run {
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? NaN) * 100);
  const largest = lhr.audits['lcp-breakdown-insight'] ?? lhr.audits['largest-contentful-paint-element'];
  const nodes = JSON.stringify(largest?.details ?? {}).match(/"snippet":"((?:[^"\\]|\\.)*)"/);
  return {
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    fcp: value('first-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    faults: readFaults(lhr),
    lcpElement: nodes ? (JSON.parse(`"${nodes[1]}"`) as string).slice(0, 120) : '',
    hints: readHints(lhr),
  };
}

/**
 * Measures one address. Other hosts are made unreachable: the sample clinic’s do not exist, and the benchmark is about
 * our own.
 * @param isNotFound whether the page should answer 404
 */
export async function measure(url: string, isNotFound: boolean): Promise<Run> {
  // Lighthouse comes as ES modules only.
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      // Not blocked as requests: Chromium fetches blocked lazy pictures at once, wherever they are, and Lighthouse
      // counts them.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: 'error',
      output: 'json',
      ignoreStatusCode: isNotFound,
      skipAudits: isNotFound ? NOT_FOUND_SKIPS : null,
    });
    return readRun(result!.lhr as unknown as Lhr);
  } finally {
    await browser.close();
  }
}

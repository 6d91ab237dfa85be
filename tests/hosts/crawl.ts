/** Asks a host for everything that the site consists of or links to, and compares the answers with the rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { load } from 'cheerio';
import { headersOf, readHeaders, readRedirects } from '../../scripts/server/hostFiles';
import { hashInlineScripts } from '../../src/gatsby/hosting/contentSecurityPolicy';
import { ASK_AGAIN, isHashed, KEEP_FOR_A_YEAR } from '../../src/gatsby/hosting/hostRules';

const dist = resolve('dist');
const rules = readHeaders(dist);
/** What the rules ask of every answer. */
export const rulesOfAll = Object.fromEntries(headersOf('/', rules));
const AT_ONCE = 8;
/** Answers that browsers store: a file or a part of it, a redirect, word that nothing has changed. */
const STORED = [200, 206, 301, 304, 308];

export interface Report {
  urls: number;
  wrongStatuses: string[];
  wrongHops: string[];
  wrongHeaders: string[];
  wrongPolicies: string[];
}

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
/** Old paths, each with a slash at its end too, and where they lead. */
export const aliases = [...readRedirects(dist)];
/** Paths of the pages, by their files; old paths have files too, for hosts without rules. */
const toPath = (file: string) => file.replace(/\.html$/, '').replace(/^\/index$/, '/');
export const pages = files
  .filter((file) => file.endsWith('.html') && file !== '/404.html' && !existsSync(join('static', file)))
  .map(toPath)
  .filter((path) => !aliases.some(([from]) => from === path));
const UNKNOWN = [
  '/nope',
  '/blog/nope',
  '/services',
  '/about/nope',
  '/page-data/nope/page-data.json',
  '/static/nope.jpg',
  '/nope.js',
  '/therapy-and-counselling',
];

/** Addresses of this site that a page links to or loads. */
function addressesIn(html: string, path: string, siteUrl: string): string[] {
  const $ = load(html);
  const single = $('[href], [src]')
    .toArray()
    .map((element) => $(element).attr('href') ?? $(element).attr('src')!);
  const sets = $('[srcset]')
    .toArray()
    .flatMap((element) =>
      $(element)
        .attr('srcset')!
        .split(',')
        .map((part) => part.trim().split(/\s+/)[0]!),
    );
  const styled = [...html.matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, url]) => url!);
  const bundles = JSON.parse($('#bundles').text() || '[]') as string[];
  const named = $('meta[property="og:image"], meta[property="og:url"]')
    .toArray()
    .map((element) => $(element).attr('content')!);
  return [...single, ...sets, ...styled, ...bundles, ...named]
    .map((address) => new URL(address, siteUrl + path))
    .filter(({ origin }) => origin === siteUrl)
    .map(({ pathname, search }) => pathname + search);
}

async function forAll<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

const normal = (value: string | null) => value?.replace(/,\s*/g, ', ').replace(/;\s*$/, '') ?? null;

class Crawl {
  readonly report: Report = { urls: 0, wrongStatuses: [], wrongHops: [], wrongHeaders: [], wrongPolicies: [] };
  readonly seen = new Set<string>();
  /** What pages name and nobody has asked for yet. */
  readonly next = new Set<string>();
  constructor(
    readonly base: string,
    readonly siteUrl: string,
  ) {}

  /** A server may close a kept connection at the moment it is used again; browsers then ask once more, and so does this. */
  private async fetch(path: string, request: RequestInit = {}): Promise<Response> {
    const ask = () => fetch(this.base + path, { redirect: 'manual', ...request, signal: AbortSignal.timeout(60_000) });
    return ask().catch(ask);
  }

  private async ask(path: string): Promise<Response> {
    this.report.urls += 1;
    return this.fetch(path);
  }

  private checkHeaders(path: string, response: Response): void {
    const { pathname } = new URL(path, this.base);
    const expected: [string, string][] = headersOf(pathname, rules).filter(([name]) => name !== 'Cache-Control');
    if (STORED.includes(response.status))
      expected.push(['Cache-Control', isHashed(pathname) ? KEEP_FOR_A_YEAR : ASK_AGAIN]);
    for (const [name, value] of expected) {
      const found = normal(response.headers.get(name));
      if (found !== normal(value))
        this.report.wrongHeaders.push(`${path}: with ${response.status}, ${name} is ${found}, not ${value}`);
    }
  }

  private checkPolicy(path: string, html: string): void {
    const policy = load(html)('head > meta[http-equiv="Content-Security-Policy"]').attr('content');
    const scripts = policy?.match(/script-src ([^;]*)/)?.[1] ?? '';
    if (!policy || /unsafe/.test(scripts))
      this.report.wrongPolicies.push(`${path}: script-src ${scripts || 'is missing'}`);
    for (const hash of hashInlineScripts(html))
      if (!scripts.includes(hash)) this.report.wrongPolicies.push(`${path}: an inline script has no hash (${hash})`);
  }

  /** What must answer 200 at once; pages lead on to what they name. */
  async visit(path: string): Promise<void> {
    this.seen.add(path);
    const response = await this.ask(path);
    if (response.status !== 200) {
      await response.arrayBuffer();
      this.report.wrongStatuses.push(`${path}: ${response.status} ${response.headers.get('location') ?? ''}`);
      return;
    }
    this.checkHeaders(path, response);
    if (!response.headers.get('content-type')?.includes('text/html')) {
      await response.arrayBuffer();
      return;
    }
    const html = await response.text();
    this.checkPolicy(path, html);
    for (const address of addressesIn(html, path, this.siteUrl)) if (!this.seen.has(address)) this.next.add(address);
  }

  /** What must lead to another path by one redirect, and no second. */
  async follow(path: string, to: string, statuses: readonly number[]): Promise<void> {
    const response = await this.ask(path);
    const location = response.headers.get('location') ?? '';
    await response.arrayBuffer();
    this.checkHeaders(path, response);
    const { pathname, search, host } = new URL(location, this.base + path);
    if (!statuses.includes(response.status)) this.report.wrongStatuses.push(`${path}: ${response.status} ${location}`);
    else if (pathname + search !== to || host !== new URL(this.base).host)
      this.report.wrongHops.push(`${path}: leads to ${location}, not to ${to}`);
    else if ((await this.statusOf(to)) !== 200)
      this.report.wrongHops.push(`${path}: leads to ${to}, which does not answer 200`);
  }

  private async statusOf(path: string): Promise<number> {
    const response = await this.ask(path);
    await response.arrayBuffer();
    return response.status;
  }

  async missing(path: string): Promise<void> {
    const response = await this.ask(path);
    if (response.status !== 404) this.report.wrongStatuses.push(`${path}: ${response.status}, not 404`);
    else this.checkHeaders(path, response);
    const text = await response.text();
    if (!/\.\w+$|^\/_/.test(path) && !/Oops!/.test(text))
      this.report.wrongStatuses.push(`${path}: 404 without the not-found page`);
  }

  /** A page that has not changed is not sent again. */
  async askAgain(path: string): Promise<void> {
    const first = await this.ask(path);
    await first.arrayBuffer();
    const etag = first.headers.get('etag');
    await this.expectStatus(path, 304, { headers: { 'if-none-match': etag ?? 'none' } });
  }

  /** Answers that the rules count for too, though no link leads to them. */
  async expectStatus(path: string, status: number, request: RequestInit): Promise<void> {
    const response = await this.fetch(path, request);
    await response.arrayBuffer();
    if (response.status !== status)
      this.report.wrongStatuses.push(`${path}: ${response.status} instead of ${status} to ${JSON.stringify(request)}`);
    this.checkHeaders(path, response);
  }
}

/**
 * Everything at once: all files, all that pages name, all other forms of their paths, old paths, unknown paths; files that
 * have not changed, parts of files, and requests that a static site refuses.
 * @param sendsParts whether the host answers a Range request with the part
 */
export async function crawl(base: string, { sendsParts }: { sendsParts: boolean }): Promise<Report> {
  const siteUrl = readFileSync(join(dist, 'robots.txt'), 'utf8').match(/Sitemap: (.*)\/sitemap\.xml/)![1]!;
  const site = new Crawl(base, siteUrl);
  const other = files.filter((file) => !file.endsWith('.html') && !file.startsWith('/_'));
  for (
    let paths = [...pages, ...other];
    paths.length > 0;
    paths = [...site.next].filter((path) => !site.seen.has(path))
  )
    await forAll(paths, (path) => site.visit(path));
  const inner = pages.filter((path) => path !== '/');
  await forAll(inner, (path) => site.follow(`${path}/`, path, [301, 308]));
  await forAll(inner, (path) => site.follow(`${path}.html`, path, [301, 308]));
  await forAll(inner.slice(0, 3), (path) => site.follow(`${path}/?a=1`, `${path}?a=1`, [301, 308]));
  await forAll(aliases, ([from, to]) => site.follow(from, to, [301]));
  await forAll(UNKNOWN, (path) => site.missing(path));
  const samples = [...pages.slice(0, 3), ...other.filter(isHashed).slice(0, 3), ...other.slice(0, 3)];
  await forAll([...pages, ...samples], (path) => site.askAgain(path));
  const part = { headers: { range: 'bytes=0-9' } };
  await forAll(samples, (path) => site.expectStatus(path, sendsParts ? 206 : 200, part));
  await forAll(samples, (path) => site.expectStatus(path, 405, { method: 'POST' }));
  return site.report;
}

/**
 * What is written for hosts is read back here as each host reads it: whatever the redirects and whatever is asked for, an
 * old path leads to its page in one hop, nothing runs in a circle, and nobody is led to another host.
 */
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { redirectPage } from '../assemble/redirectPage';
import { renderCloudFrontFunction } from './cloudFront';
import { findRedirectFaults, makeHostRules, RESERVED, type SiteRedirect } from './hostRules';
import { renderRedirects } from './netlifyAndCloudflare';
import { renderNginxConfig } from './nginx';

fc.configureGlobal({ numRuns: 1000 });

const SITE = 'https://clinic.example';

/** Where a host leads a request, with its query; nothing if it answers by itself. */
type Host = (path: string, query: string) => string | undefined;

/** Netlify and Cloudflare Pages: `from to status`, exact; a query is handed on unless the target has one. */
function readRedirectsFile(text: string, right: '301' | '301!'): Host {
  const lines = text.split('\n').filter((line) => line !== '');
  const targets = new Map(
    lines.map((line) => {
      const [from, to, status, ...rest] = line.split(/\s+/);
      if (status !== right || rest.length > 0) throw new Error(`A line that no host can read: ${line}`);
      return [from!, to!];
    }),
  );
  return (path, query) => {
    const to = targets.get(path);
    if (to === undefined) return undefined;
    const [, start, fragment] = to.match(/^([^#]*)(.*)$/)!;
    return to.includes('?') || !query ? to : `${start}?${query}${fragment}`;
  };
}

/** nginx: exact locations first, then patterns in their order, on the decoded path without doubled slashes. */
function readNginx(text: string): Host {
  const blocks = [...text.matchAll(/^location (=|~)? ?("(?:[^"]*)"|\S+) \{\n([\s\S]*?)\n\}$/gm)].map(
    ([, kind, match, body]) => ({
      kind,
      match: match!.replace(/^"|"$/g, ''),
      target: body!.match(/return 301 ("(?:[^"\\]|\\.)*"|[^;]+);/)?.[1],
    }),
  );
  if (blocks.length < 9) throw new Error('The places of nginx can’t be read.');
  return (path, query) => {
    const uri = decode(path).replace(/\/+/g, '/');
    const block =
      blocks.find(({ kind, match }) => kind === '=' && match === uri) ??
      blocks.find(({ kind, match }) => kind === '~' && new RegExp(match).test(uri));
    if (!block?.target) return undefined;
    const found = block.kind === '~' ? uri.match(new RegExp(block.match))! : [];
    return block.target
      .replace(/^"|"$/g, '')
      .replace(/\\(.)/g, '$1')
      .replace('$is_args$args', () => (query ? `?${query}` : ''))
      .replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? '');
  };
}

function readCloudFront(text: string): Host {
  const handler = runInThisContext(`(() => { ${text}; return handler; })()`) as (event: object) => {
    statusCode?: number;
    headers?: { location: { value: string } };
  };
  return (path, query) => {
    const querystring = Object.fromEntries(
      query
        .split('&')
        .filter(Boolean)
        .map((part) => [part.split('=')[0], { value: part.split('=')[1] ?? '' }]),
    );
    return handler({ request: { uri: path, querystring } }).headers?.location.value;
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function hostsOf(redirects: readonly SiteRedirect[], pages: readonly string[]): Record<string, Host> {
  const rules = makeHostRules({ redirects, sources: { images: [], frames: [] }, files: [], pages });
  return {
    'Cloudflare Pages': readRedirectsFile(renderRedirects(rules), '301'),
    Netlify: readRedirectsFile(renderRedirects(rules, true), '301!'),
    nginx: readNginx(renderNginxConfig(rules)),
    CloudFront: readCloudFront(renderCloudFrontFunction(rules)),
  };
}

const name = fc.stringMatching(/^[a-z0-9]{1,6}(?:[-._~][A-Za-z0-9]{1,4})?$/).filter((text) => !/\.html$/.test(text));
const path = fc
  .array(name, { minLength: 1, maxLength: 3 })
  .map((names) => `/${names.join('/')}`)
  .filter((made) => !RESERVED.includes(made));
const query = fc.stringMatching(/^(?:[a-z]{1,4}=[a-z0-9%._~-]{0,5}(?:&[A-Z]{1,3}=[a-z0-9]{1,4})?)?$/);
const tail = fc.constantFrom('', '', '?page=2', '#team', '?view=all#list');

/** A site with some pages, and old paths that lead to them. */
const site = fc
  .record({
    pages: fc.uniqueArray(path, { minLength: 1, maxLength: 3 }),
    olds: fc.uniqueArray(path, { minLength: 1, maxLength: 3 }),
    tails: fc.array(tail, { minLength: 3, maxLength: 3 }),
    picks: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
  })
  .map(({ pages, olds, tails, picks }) => ({
    pages: ['/', ...pages],
    redirects: olds
      .filter((old) => !pages.includes(old))
      .map((from, index) => ({ from, to: [...pages, '/'][picks[index]! % (pages.length + 1)]! + tails[index]! })),
  }));

/** What may stand between or in place of the parts of a path: odd, encoded, of another host, or a header of its own. */
const ODD = [
  ...[
    '',
    '/',
    '//',
    '///',
    '\\',
    '/\\',
    '%5C',
    '%2F',
    '%2e%2e',
    '..',
    '.',
    ' ',
    '%20',
    '%',
    '%zz',
    '%00',
    '%0d%0aX: y',
  ],
  ...['é', 'मन', '%E0%A4%AE', '\u202E', '$1', '$host', ';', '{', '}', '"', "'", '*', ':splat', '@'],
  ...['elsewhere.example', 'https:', 'javascript:', 'index.html', '.html', '404.html', 'constructor', '__proto__'],
];
const oddPath = fc
  .array(fc.oneof(fc.constantFrom(...ODD), name), { minLength: 1, maxLength: 5 })
  .chain((parts) => fc.constantFrom('/', '').map((sign) => `/${parts.join(sign)}`));

const resolve = (location: string, from: string) => new URL(location, SITE + (from.startsWith('/') ? from : '/'));
/** What would start a header of its own. */
const CONTROL = /\p{Cc}/u;

/** What is wrong with the way from an old path; nothing if it leads to its page in one hop. */
function findFault(lead: Host, { from, to }: SiteRedirect, asked: string, pages: readonly string[]): string[] {
  const location = lead(from, asked);
  if (location === undefined) return ['answers by itself'];
  const [url, target] = [resolve(location, from), new URL(to, SITE)];
  // Some hosts can’t tell `a` from `a=`.
  const wanted = target.search ? target.searchParams : new URLSearchParams(target.hash ? url.search : asked);
  return [
    ...(url.origin === SITE && url.pathname === target.pathname ? [] : [`leads to ${url.href}`]),
    ...(pages.includes(url.pathname) ? [] : ['leads to no page']),
    ...(url.hash === target.hash ? [] : [`has the fragment ${url.hash}`]),
    ...(String(url.searchParams) === String(wanted) ? [] : [`has the query ${url.search}`]),
    ...(lead(url.pathname, '') === undefined ? [] : ['takes a second hop']),
  ];
}

test('every old path, with slashes at its end or none, leads to its page in one hop on every host, query kept', () => {
  let tried = 0;
  fc.assert(
    fc.property(site, query, ({ pages, redirects }, asked) => {
      const wrong = Object.entries(hostsOf(redirects, pages)).flatMap(([host, lead]) =>
        redirects
          .flatMap(({ from, to }) => [from, `${from}/`].map((old) => ({ from: old, to })))
          .flatMap((old) => {
            tried += 1;
            return findFault(lead, old, asked, pages).map((fault) => `${host}: ${old.from} → ${old.to} ${fault}`);
          }),
      );
      expect(wrong).toEqual([]);
    }),
  );
  expect(tried).toBeGreaterThan(8_000);
});

/** What is wrong with the way from any path; nothing if it ends on this site. */
function followAll(lead: Host, start: string, asked: string): string[] {
  const passed = [start];
  let location = lead(start, asked);
  while (location !== undefined) {
    const url = resolve(location, passed.at(-1)!);
    if (CONTROL.test(location)) return [`starts a header: ${JSON.stringify(location)}`];
    if (url.origin !== SITE) return [`leads to another host: ${location}`];
    if (passed.includes(url.pathname) || passed.length > 4) return [`goes in circles: ${passed.join(' → ')}`];
    passed.push(url.pathname);
    location = lead(url.pathname, '');
  }
  return [];
}

test('whatever is asked for, nobody is led to another host, and no way goes in circles', () => {
  fc.assert(
    fc.property(site, oddPath, query, ({ pages, redirects }, odd, asked) => {
      const wrong = Object.entries(hostsOf(redirects, pages)).flatMap(([host, lead]) =>
        followAll(lead, odd, asked).map((fault) => `${host}: ${odd} ${fault}`),
      );
      expect(wrong).toEqual([]);
    }),
    { examples: [[{ pages: ['/'], redirects: [] }, '//elsewhere.example.html', '']] },
  );
});

test('a path that differs from an old one, by capitals alone or by more, leads nowhere else', () => {
  fc.assert(
    fc.property(site, ({ pages, redirects }) => {
      const olds = redirects.map(({ from }) => from);
      const others = olds.flatMap((old) => [old.toUpperCase(), `${old}x`]).filter((old) => !olds.includes(old));
      const led = Object.values(hostsOf(redirects, pages)).flatMap((lead) => others.map((other) => lead(other, '')));
      expect(led.filter((location) => location !== undefined)).toEqual([]);
    }),
  );
});

test('odd redirects are refused, or work as any other', () => {
  let [refused, taken] = [0, 0];
  const odd = fc.oneof({ weight: 3, arbitrary: oddPath }, { weight: 1, arbitrary: path });
  fc.assert(
    fc.property(odd, odd, (from, to) => {
      const pages = ['/', '/about', to.replace(/[?#].*/, '')];
      if (findRedirectFaults([{ from, to }], pages).length > 0) {
        refused += 1;
        return;
      }
      taken += 1;
      const led = Object.values(hostsOf([{ from, to }], pages)).map((lead) => lead(from, ''));
      expect(led).toEqual([to, to, to, to]);
    }),
  );
  expect([refused > 500, taken > 20]).toEqual([true, true]);
});

test('the page at an old path, for hosts without rules, leads to the same place', () => {
  fc.assert(
    fc.property(site, ({ redirects }) => {
      const addresses = redirects.map((redirect) => {
        const html = redirectPage(redirect, SITE, '<html lang="hi"><title>मन</title></html>');
        // A search engine takes it for a redirect; told not to list it, it would lose what leads to the old path.
        expect(html).not.toContain('robots');
        expect(html).toMatch(/^<!DOCTYPE html><html lang="hi">.*<title>मन<\/title>.*>मन<\/a>/);
        return [/"0; url=([^"]*)"/, /<a href="([^"]*)"/, /"canonical" href="([^"]*)"/].map((at) => html.match(at)?.[1]);
      });
      expect(addresses).toEqual(redirects.map(({ to }) => [to, to, SITE + to]));
    }),
  );
});

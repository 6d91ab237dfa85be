import { request, type IncomingMessage } from 'node:http';
import redirects from '../../content/redirects.json';
import { ASK_AGAIN } from '../../src/gatsby/hosting/hostRules';
import { aliases, crawl, pages, rulesOfAll, type Report } from './crawl';
import { startCloudflarePages, startNginx, startNginxOfGuide, type Host } from './startHost';

test('the rules that hosts are held to ask for every security header, and name all old paths', () => {
  expect(rulesOfAll).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'") as string,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('geolocation=()') as string,
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/) as string,
  });
  expect(aliases).toEqual(
    redirects.flatMap(({ from, to }) => [
      [from, to],
      [`${from}/`, to],
    ]),
  );
});

describe.each([
  ['nginx', startNginx],
  ['Cloudflare Pages', startCloudflarePages],
] as const)('on %s', (name, start) => {
  let host: Host | undefined;
  let report: Report;
  beforeAll(async () => {
    host = await start();
    // Wrangler’s own server sends the whole file.
    report = await crawl(host.base, { sendsParts: name === 'nginx' });
    const count = (faults: string[], what: string) => `${faults.length} ${what}`;
    console.log(
      `${name}: ${report.urls} URLs, ${[count(report.wrongStatuses, 'wrong statuses'), count(report.wrongHops, 'hops beyond one'), count(report.wrongHeaders, 'missing headers'), count(report.wrongPolicies, 'violations')].join(', ')}`,
    );
  });
  afterAll(() => host?.stop());

  test('every page, link, picture, script and piece of data answers 200 in one hop, and every unknown path 404', () => {
    expect(report.wrongStatuses).toEqual([]);
    expect(report.urls).toBeGreaterThan(pages.length * 5);
  });
  test('files for hosts are not for visitors', async () => {
    // Wrangler’s own server leaves them out, looks for a page beneath each, and stumbles: ENOTDIR.
    for (const path of ['/_headers', '/_redirects'])
      expect((await fetch(host!.base + path)).status).toBe(name === 'nginx' ? 404 : 502);
  });
  test('the not-found page is not there under its own name, but for Cloudflare Pages, which has no rule for that', async () => {
    expect((await fetch(`${host!.base}/404`)).status).toBe(name === 'nginx' ? 404 : 200);
  });
  test('security.txt is plain text in UTF-8', async () => {
    const response = await fetch(`${host!.base}/.well-known/security.txt`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  });
  test('the form with a slash, the file’s name and old paths lead on by one redirect', () =>
    expect(report.wrongHops).toEqual([]));
  test('every answer, redirects and refusals too, has the security headers, and may be kept as long as it should', () =>
    expect(report.wrongHeaders).toEqual([]));
  test('every page’s policy names all of its inline scripts, and nothing unsafe', () =>
    expect(report.wrongPolicies).toEqual([]));
});

describe('with the guide’s server blocks, nginx', () => {
  let host: Awaited<ReturnType<typeof startNginxOfGuide>> | undefined;
  beforeAll(async () => {
    host = await startNginxOfGuide();
  });
  afterAll(() => host?.stop());

  /** Asks for a path with a query, by the name of a host. */
  const ask = (name: string, scheme: 'http' | 'https') =>
    new Promise<IncomingMessage>((done, fail) =>
      request(
        { port: scheme === 'https' ? host!.port : host!.plainPort, path: '/about?a=1', headers: { host: name } },
        (answer) => done(answer.resume()),
      )
        .on('error', fail)
        .end(),
    );

  test.each([
    ['http', 'clinic.example', 'https://clinic.example/about?a=1'],
    ['https', 'clinic.example', 'https://www.clinic.example/about?a=1'],
    ['http', 'www.clinic.example', 'https://www.clinic.example/about?a=1'],
  ] as const)('leads %s://%s to %s, each name over HTTPS first', async (scheme, name, to) => {
    const { statusCode, headers } = await ask(name, scheme);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  test('has browsers keep to HTTPS for both names, and ask again where the bare one leads', async () => {
    const [bare, www] = await Promise.all([ask('clinic.example', 'https'), ask('www.clinic.example', 'https')]);
    expect(www.statusCode).toBe(200);
    for (const { headers } of [bare, www])
      expect([headers['strict-transport-security'], headers['cache-control']]).toEqual([
        rulesOfAll['Strict-Transport-Security'],
        ASK_AGAIN,
      ]);
  });
});

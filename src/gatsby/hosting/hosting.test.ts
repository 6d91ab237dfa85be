import { runInNewContext } from 'node:vm';
import { checkHeader } from './checkHeader';
import { renderCloudFrontFunction, renderCloudFrontPolicy } from './cloudFront';
import { addPolicy, checkSources, hashInlineScripts, policyForHeader, policyForPage } from './contentSecurityPolicy';
import { findRedirectFaults, isHashed, makeHostRules, securityHeaders, type HostRules } from './hostRules';
import { addKeptFiles, renderHeaders, renderRedirects } from './netlifyAndCloudflare';
import { renderNginxConfig } from './nginx';

const sources = {
  images: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg'],
  frames: ['https://maps.example/embed?x=1'],
};
const rules: HostRules = makeHostRules({
  redirects: [{ from: '/blog/old', to: '/blog/new' }],
  sources,
  files: ['/b-0123456789abcdef0123.css', '/app-0123456789abcdef0123.js', '/robots.txt', '/static/1/a.jpg', '/sw.js'],
  pages: ['/', '/about', '/blog/new'],
});

describe('the security policy', () => {
  test('lets in the hosts that the content names, each once, and no others', () => {
    for (const policy of [policyForHeader(sources), policyForPage(sources, '')]) {
      expect(policy).toContain("img-src 'self' data: https://pictures.example;");
      expect(policy).toContain('frame-src https://maps.example;');
    }
    expect(policyForHeader(sources)).toContain("connect-src 'self';");
    expect(policyForHeader({ images: [], frames: [] })).toContain("frame-src 'none'");
  });

  test('is the same in whatever order the content names them', () => {
    const images = ['https://b.example/1.jpg', 'https://a.example/1.jpg'];
    expect(policyForHeader({ ...sources, images })).toContain('data: https://a.example https://b.example;');
    expect(policyForHeader({ ...sources, images: images.toReversed() })).toBe(policyForHeader({ ...sources, images }));
  });

  test('lets no inline script run but by its hash', () => {
    const page = addPolicy('<head><meta charSet="utf-8"/></head><script>a()</script>', sources);
    expect(page).toMatch(
      /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-[\w+/]+=*';/,
    );
    expect(page).not.toMatch(/script-src[^;]*unsafe/);
    expect(policyForHeader(sources)).not.toContain('script-src');
  });

  test('hashes scripts as browsers do: the very text between the tags', () => {
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(hashInlineScripts('<script>alert(1)</script>')).toEqual([
      'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    ]);
    expect(hashInlineScripts('<script\n  id="x"\n>alert(1)</script>')).toHaveLength(1);
  });

  test.each(['', 'type="module"', 'type="text/javascript"', 'type="application/javascript"', 'id="a" type = "module"'])(
    'hashes each kind of script that runs: <script %s>',
    (attributes) => expect(hashInlineScripts(`<script ${attributes}>a()\n</script>`)).toHaveLength(1),
  );

  test('asks nothing of scripts with an address and of data, and names twins once', () => {
    expect(
      hashInlineScripts(
        '<script src="/a.js" async></script><script type="application/ld+json">{}</script><script type="application/json" id="b">[]</script>',
      ),
    ).toEqual([]);
    expect(hashInlineScripts('<script>a</script><script>a</script><script type="module">b</script>')).toHaveLength(2);
  });

  test('says in a page only what differs from its default, which the header cannot name', () => {
    expect(policyForPage(sources, '')).toBe(
      "default-src 'self'; script-src 'self'; img-src 'self' data: https://pictures.example; frame-src https://maps.example; style-src 'self' 'unsafe-inline'; media-src 'none'; object-src 'none'; worker-src 'none'; base-uri 'none'; form-action 'self'",
    );
  });

  test('a page with a message form sends no form to a server; one with the search does', () => {
    expect(policyForPage(sources, '<form method="post" data-message-form="true">')).toContain("form-action 'none'");
    expect(policyForPage(sources, '<form role="search" action="/blogs">')).toContain("form-action 'self'");
  });

  test('frames of this site are forbidden in the header, where alone that works', () => {
    expect(policyForHeader(sources)).toContain("frame-ancestors 'none'");
    expect(policyForPage(sources, '')).not.toContain('frame-ancestors');
  });

  test.each([
    [
      { images: [], frames: ['maps.example'] },
      'content/clinic.json: map.embedUrl is "maps.example"; it must be an address',
    ],
    [
      { images: ['https://a.example/1', 'http://a.example/2'], frames: [] },
      'reviews.avatars[1].url is "http://a.example/2"',
    ],
    [
      { images: ['https://'], frames: [] },
      'reviews.avatars[0].url is "https://"; it must be an address that starts with https://',
    ],
  ])('an address that is none is a fault, which names its field: %j', (wrong, message) => {
    expect(() => policyForHeader(wrong)).toThrow(message);
    expect(() => checkSources(wrong)).toThrow(message);
  });

  test('a page without a place for it is a fault', () => expect(() => addPolicy('<p>', sources)).toThrow('no place'));
});

describe('headers', () => {
  test.each(['a\r\nSet-Cookie: b', 'a\nb', '', ' a', 'a ', 'naïve', 'a\u0000'])('can’t have the value %j', (value) => {
    expect(() => checkHeader('X-Test', value)).toThrow('The header X-Test can’t have the value');
  });

  test('a value in one line passes', () =>
    expect(checkHeader('X-Test', "default-src 'self'; x")).toBe("default-src 'self'; x"));

  test('are all there', () => {
    const headers = Object.fromEntries(securityHeaders(sources));
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'same-origin',
    });
    expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
    const features = headers['Permissions-Policy']!.split(', ');
    for (const each of features) expect(each).toMatch(/^[a-z-]+=\(\)$/);
    expect(features).toEqual(
      expect.arrayContaining(['camera', 'microphone', 'geolocation', 'payment', 'usb'].map((name) => `${name}=()`)),
    );
  });
});

describe('redirects', () => {
  const pages = ['/', '/about'];
  const faults = (from: string, to: string) => findRedirectFaults([{ from, to }], pages);
  test('that are right', () => {
    expect(faults('/old', '/about')).toEqual([]);
    expect(faults('/old/one', '/about?page=2#team')).toEqual([]);
  });
  test.each([
    ['old', '/about', 'old path must be'],
    ['/old/', '/about', 'old path must be'],
    ['/', '/about', 'old path must be'],
    ['/old path', '/about', 'old path must be'],
    ['/old\n/x', '/about', 'old path must be'],
    ['/*', '/about', 'old path must be'],
    ['/old', 'https://elsewhere.example', 'new path must be'],
    ['/old', '//elsewhere.example', 'new path must be'],
    ['/old', '/about 200', 'new path must be'],
    ['/old', '/nowhere', 'no page at the new path'],
    ['/about', '/', 'a page at the old path'],
  ])('%j → %j is a fault', (from, to, message) => expect(faults(from, to).join()).toContain(message));
  test('twice from one path is a fault', () => {
    expect(
      findRedirectFaults(
        [
          { from: '/old', to: '/about' },
          { from: '/old', to: '/' },
        ],
        pages,
      ).join(),
    ).toContain('another redirect from this path');
  });
  test('all faults are told at once', () => {
    expect(() =>
      makeHostRules({
        redirects: [
          { from: 'a', to: '/' },
          { from: 'b', to: '/' },
        ],
        sources,
        files: [],
        pages,
      }),
    ).toThrow(/"a"[\s\S]*"b"/);
  });
});

test('only files whose name changes with their content may be kept', () => {
  expect(
    [
      '/static/1/a.jpg',
      '/app-0123456789abcdef0123.js',
      '/favicon.ico',
      '/icons/icon-192.png',
      '/page-data/a/page-data.json',
      '/sw.js',
      '/app-1.js',
    ].map(isHashed),
  ).toEqual([true, true, false, false, false, false, false]);
});

describe('Netlify and Cloudflare Pages', () => {
  test('redirect old paths with and without a slash, and nothing by a pattern', () => {
    expect(renderRedirects(rules)).toBe('/blog/old /blog/new 301\n/blog/old/ /blog/new 301\n');
  });

  test('force them for Netlify, where the page at an old path would count before a plain rule', () => {
    expect(renderRedirects(rules, true)).toBe('/blog/old /blog/new 301!\n/blog/old/ /blog/new 301!\n');
  });

  test('keep files of earlier deploys, as many as there is room for', () => {
    const headers = renderHeaders(rules);
    const added = addKeptFiles(headers, ['/styles-0123456789abcdef0123.css']);
    expect(added).toBe(
      `${headers}/styles-0123456789abcdef0123.css\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`,
    );
    expect(addKeptFiles(renderHeaders(rules, true), ['/a.css'])).not.toContain('!');
    expect(addKeptFiles(added, ['/styles-0123456789abcdef0123.css'])).toBe(added);
    const many = Array.from({ length: 200 }, (_, index) => `/app-${index}.js`);
    expect(addKeptFiles(headers, many).match(/^\//gm)).toHaveLength(100);
    expect(addKeptFiles(addKeptFiles(headers, many), many).match(/^\//gm)).toHaveLength(100);
  });

  test.each([
    ['Netlify', true, '', ''],
    [
      'Cloudflare Pages, which would keep redirects for ever',
      false,
      '\n  Cache-Control: public, max-age=0, must-revalidate',
      '  ! Cache-Control\n',
    ],
  ])(
    'set security headers everywhere, and keep hashed files only; no header is set twice for a file: %s',
    (_, isNetlify, everywhere, unset) => {
      const [first, ...others] = renderHeaders(rules, isNetlify).split(/\n(?=\/)/);
      const all = rules.headers.map(([name, value]) => `\n  ${name}: ${value}`).join('');
      expect(first).toBe(`/*${all}${everywhere}`);
      expect(others.map((rule) => rule.trim())).toEqual(
        ['/static/*', '/app-0123456789abcdef0123.js', '/b-0123456789abcdef0123.css'].map(
          (path) => `${path}\n${unset}  Cache-Control: public, max-age=31536000, immutable`,
        ),
      );
    },
  );

  test('as many rules as they take, and as long ones, are none', () => {
    const some = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);
    // Two are there anyway: for all files, and for /static.
    expect(renderHeaders({ ...rules, hashedFiles: some(98) }).match(/^\//gm)).toHaveLength(100);
    const [name, indent] = ['X-Long', '  X-Long: '];
    const long = { ...rules, headers: [[name, 'x'.repeat(2000 - indent.length)]] as const };
    expect(renderHeaders(long)).toContain(indent);
    const redirects = some(1000).map((from) => ({ from, to: '/' }));
    expect(
      renderRedirects({ ...rules, redirects })
        .split('\n')
        .filter(Boolean),
    ).toHaveLength(2000);
  });

  test('more rules than they take, or longer ones, are a fault', () => {
    expect(() =>
      renderHeaders({ ...rules, hashedFiles: Array.from({ length: 99 }, (_, index) => `/${index}.js`) }),
    ).toThrow('takes 100');
    expect(() => renderHeaders({ ...rules, headers: [['X-Long', 'x'.repeat(2000)]] })).toThrow('takes 2000');
    expect(() =>
      renderRedirects({
        ...rules,
        redirects: Array.from({ length: 1001 }, (_, index) => ({ from: `/${index}`, to: '/' })),
      }),
    ).toThrow('content/redirects.json has 1001 redirects; Cloudflare Pages takes 1000');
  });
});

describe('nginx', () => {
  const conf = renderNginxConfig(rules);
  test('every place has every security header', () => {
    const locations = conf.split(/^location /m).slice(1);
    expect(locations.length).toBeGreaterThan(8);
    for (const text of locations) for (const [name] of rules.headers) expect(text).toContain(`add_header ${name} "`);
  });
  test('a redirect is asked for again, so that it can be taken back', () => {
    const redirecting = conf.split(/^location /m).filter((text) => text.includes('return 301'));
    expect(redirecting).toHaveLength(5);
    for (const text of redirecting)
      expect(text).toContain('add_header Cache-Control "public, max-age=0, must-revalidate";');
  });
  test('what is given a type of its own is compressed too', () => {
    const compressed = conf.match(/^gzip_types (.*);$/m)![1]!.split(' ');
    const types = [...conf.matchAll(/default_type ([^;]+);/g)].map(([, type]) => type);
    expect(types).toHaveLength(2);
    expect(compressed).toEqual(expect.arrayContaining(types));
  });
  test('quotes and backslashes in a value do not end it', () =>
    expect(renderNginxConfig({ ...rules, headers: [['X-Test', 'a"b"\\']] })).toContain(
      String.raw`add_header X-Test "a\"b\"\\" always;`,
    ));
  test('a value that nginx would read as a variable is a fault', () =>
    expect(() => renderNginxConfig({ ...rules, headers: [['X-Test', 'a$b']] })).toThrow('dollar'));
  test('nothing is caught by a pattern that answers 200 with the home page', () =>
    expect(conf).not.toMatch(/try_files[^;]*index\.html;/));
});

describe('CloudFront', () => {
  const handler = runInNewContext(`${renderCloudFrontFunction(rules)};handler`) as (event: object) => {
    uri?: string;
    statusCode?: number;
    headers?: Record<string, { value: string }>;
  };
  const answer = (uri: string, querystring: object = {}) => {
    const result = handler({ request: { uri, querystring } });
    return result.statusCode ? `${result.statusCode} ${result.headers!['location']!.value}` : result.uri;
  };
  test.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/blog/new', '/blog/new.html'],
    ['/about/', '301 /about'],
    ['/about//', '301 /about'],
    ['//elsewhere.example/', '301 /elsewhere.example'],
    ['/about.html', '301 /about'],
    ['/index.html', '301 /'],
    ['/blog/old', '301 /blog/new'],
    ['/blog/old/', '301 /blog/new'],
    ['/404.html', '/not-found'],
    ['/404', '/not-found'],
    ['/app-0123456789abcdef0123.js', '/app-0123456789abcdef0123.js'],
    ['/page-data/about/page-data.json', '/page-data/about/page-data.json'],
    ['/constructor', '/constructor.html'],
  ])('%s → %s', (path, expected) => expect(answer(path)).toBe(expected));

  test('a redirect is asked for again, so that it can be taken back', () => {
    for (const uri of ['/blog/old', '/about/', '/about.html'])
      expect(handler({ request: { uri, querystring: {} } }).headers!['cache-control']).toEqual({
        value: 'public, max-age=0, must-revalidate',
      });
  });

  test('a redirect keeps the query', () => {
    expect(
      answer('/blogs/', {
        page: { value: '2' },
        tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
        x: { value: '' },
      }),
    ).toBe('301 /blogs?page=2&tag=a&tag=b&x');
  });

  test('the policy has every security header, and the function fits', () => {
    const { SecurityHeadersConfig: named, CustomHeadersConfig: others } = JSON.parse(renderCloudFrontPolicy(rules)) as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string; Override: boolean }[] };
    };
    // CloudFront has names of its own for these five; the second has one value only (ResponseHeadersPolicySecurityHeadersConfig).
    expect(Object.keys(named)).toEqual([
      'ContentSecurityPolicy',
      'ContentTypeOptions',
      'FrameOptions',
      'ReferrerPolicy',
      'StrictTransportSecurity',
    ]);
    expect({
      'Content-Security-Policy': named['ContentSecurityPolicy']!['ContentSecurityPolicy'],
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': named['FrameOptions']!['FrameOption'],
      'Referrer-Policy': named['ReferrerPolicy']!['ReferrerPolicy'],
      'Strict-Transport-Security': `max-age=${String(named['StrictTransportSecurity']!['AccessControlMaxAgeSec'])}`,
      ...Object.fromEntries(others.Items.map(({ Header, Value }) => [Header, Value])),
    }).toEqual(Object.fromEntries(rules.headers));
    expect(others.Items.map(({ Header }) => Header)).toEqual(['Permissions-Policy', 'Cross-Origin-Opener-Policy']);
    expect(others.Quantity).toBe(2);
    for (const header of [...Object.values(named), ...others.Items]) expect(header).toHaveProperty('Override', true);
    expect(() =>
      renderCloudFrontFunction({
        ...rules,
        redirects: Array.from({ length: 500 }, (_, index) => ({ from: `/an-old-path-${index}`, to: '/' })),
      }),
    ).toThrow('CloudFront takes 10240');
  });
});

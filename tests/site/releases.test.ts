/** The commands of docs/hosting.md that put a release on nginx, Netlify and Cloudflare Pages, run with stand-ins for the programs. */
import { mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBlock, GuideRunner } from './guide';

const guide = new GuideRunner({
  npm: '[ "$*" != "run build" ] || printf %s "${NETLIFY:-}" > isNetlify',
  npx: '',
  systemctl: '',
  date: 'echo "$RELEASE"',
  // As nginx reads the rules: those of the release that is current when it is asked.
  nginx: '! grep -q faulty "$SERVER/current/hosts/nginx/site.conf"',
});
afterAll(() => guide.remove());

const server = join(guide.folder, 'clinic');
const here = (block: string) => block.replaceAll('/srv/clinic', server);

/** Deploys a site whose pages and rules say its name. */
function deploy(name: string, settings: Record<string, string> = {}) {
  for (const [path, text] of [
    ['dist/index.html', name],
    ['dist-hosts/nginx/site.conf', `# ${name}`],
  ] as const) {
    mkdirSync(join(guide.folder, path, '..'), { recursive: true });
    writeFileSync(join(guide.folder, path), text);
  }
  return guide.run(here(findBlock('systemctl', 'cp -r dist')), { RELEASE: name, SERVER: server, ...settings });
}
const current = (path: string) => readFileSync(join(server, 'current', path), 'utf8');
const pagesAndRules = () => [current('site/index.html'), current('hosts/nginx/site.conf')];

beforeEach(() => rmSync(server, { recursive: true, force: true }));

test('pages and rules of a release are switched together, and together they are rolled back', () => {
  expect([deploy('one'), deploy('two')].map(({ status }) => status)).toEqual([0, 0]);
  expect(pagesAndRules()).toEqual(['two', '# two']);
  const { calls } = guide.run(here(findBlock('releases/…')).replace('releases/…', 'releases/one'));
  expect(pagesAndRules()).toEqual(['one', '# one']);
  expect(calls).toEqual(['systemctl reload nginx']);
});

test('rules that nginx refuses leave the release before in place, are not loaded, and don’t count as a deploy', () => {
  deploy('one');
  const { status, calls } = deploy('faulty');
  expect(status).toBe(1);
  expect(pagesAndRules()).toEqual(['one', '# one']);
  expect(calls.filter((call) => /systemctl|--done/.test(call))).toEqual([]);
});

test('a step that fails, whichever, leaves the release before in place', () => {
  deploy('one');
  const { calls } = deploy('two');
  const last = calls.indexOf('systemctl reload nginx');
  expect(last).toBeGreaterThan(1);
  for (let step = 1; step <= last + 1; step += 1) {
    rmSync(server, { recursive: true, force: true });
    deploy('one');
    const { status } = deploy('two', { FAIL_AT: String(step) });
    expect([step, status, basename(readlinkSync(join(server, 'current')))]).toEqual([step, 1, 'one']);
  }
});

test('files of earlier deploys are added before the release is copied, and it counts once it is live', () => {
  const { calls } = deploy('one');
  const deploys = join(server, 'deploys');
  expect(calls.filter((call) => !call.startsWith('date'))).toEqual([
    `npm run keep:files -- ${deploys}`,
    'nginx -t',
    'systemctl reload nginx',
    `npm run keep:files -- ${deploys} --done`,
  ]);
});

describe.each([
  ['Netlify', 'netlify-cli@', 'true', /^npx netlify-cli@\d+\.\d+\.\d+ deploy --prod --no-build --dir dist$/],
  ['Cloudflare Pages', 'wrangler pages deploy', '', /^npx wrangler pages deploy dist$/],
])('by hand, %s', (_, command, isNetlify, upload) => {
  const block = findBlock(command);

  test('gets a build of its kind with the files of earlier deploys, and the deploy counts once it is live', () => {
    expect(guide.run(block)).toEqual({
      status: 0,
      calls: [
        'npm run build',
        'npm run keep:files -- ../deploys',
        expect.stringMatching(upload),
        'npm run keep:files -- ../deploys --done',
      ],
    });
    expect(readFileSync(join(guide.folder, 'isNetlify'), 'utf8')).toBe(isNetlify);
  });

  test('gets nothing after a step that failed', () => {
    for (const step of [1, 2, 3]) {
      const { status, calls } = guide.run(block, { FAIL_AT: String(step) });
      expect([status, calls.length]).toEqual([1, step]);
    }
  });
});

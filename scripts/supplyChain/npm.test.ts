/** What the npm that is installed really does with our settings. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmProgram } from '../npmProgram';
import { askForAdvisories, readAudit } from './audit';

const folder = mkdtempSync(join(tmpdir(), 'npm-'));
const mark = join(folder, 'ran');
afterAll(() => rmSync(folder, { recursive: true }));

/** A package whose install script leaves a mark, packed as a registry would give it. */
function packStranger(): string {
  const source = join(folder, 'stranger');
  mkdirSync(source);
  const script = `node -e "require('fs').writeFileSync(process.env.MARK, '')"`;
  writeFileSync(
    join(source, 'package.json'),
    JSON.stringify({ name: 'stranger', version: '1.0.0', scripts: { postinstall: script } }),
  );
  const { file, args, shell } = npmProgram(['npm', 'pack', '--silent', '--pack-destination', '..']);
  execFileSync(file, args, { shell, cwd: source });
  return join(folder, 'stranger-1.0.0.tgz');
}

/** The environment without what npm itself has set, when it runs the tests. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/** Installs the stranger into a site of its own, with the given lines of .npmrc. */
function install(name: string, archive: string, settings: string, flags: readonly string[] = []) {
  const site = join(folder, name);
  mkdirSync(site);
  writeFileSync(join(site, '.npmrc'), settings);
  writeFileSync(
    join(site, 'package.json'),
    JSON.stringify({ name: 'site', dependencies: { stranger: `file:${archive}` }, allowScripts: { other: false } }),
  );
  const { file, args, shell } = npmProgram(['npm', 'install', '--offline', '--no-audit', '--no-fund', ...flags]);
  const { status } = spawnSync(file, args, {
    shell,
    cwd: site,
    env: { ...env, MARK: mark },
  });
  return { status, isThere: existsSync(join(site, 'node_modules/stranger/package.json')) };
}

test('an install script that nobody allowed does not run under our .npmrc, and would run without it', () => {
  const archive = packStranger();
  expect(install('ours', archive, readFileSync('.npmrc', 'utf8'))).toEqual({ status: 0, isThere: true });
  expect(existsSync(mark)).toBe(false);
  expect(install('bare', archive, '', ['--dangerously-allow-all-scripts'])).toEqual({ status: 0, isThere: true });
  expect(existsSync(mark)).toBe(true);
}, 60_000);

describe('the registry’s advisory service', () => {
  const own = { severity: 'high' as const, title: 'A hole' };
  const advisory = { id: 'A-1', ...own };
  let registry: ChildProcess;
  let address: string;

  /** A stand-in, in a process of its own, since npm is awaited without a pause. It knows one hole, in react-dom. */
  beforeAll(async () => {
    const code = `require('node:http').createServer((request, response) => {
      const isAsked = request.url.endsWith('/advisories/bulk');
      request.resume().on('end', () => response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' }).end(
        isAsked ? JSON.stringify({ 'react-dom': [{ id: 1, url: 'A-1', title: 'A hole', severity: 'high', vulnerable_versions: '*', cwe: [], cvss: { score: 8, vectorString: null } }] }) : '{}'));
    }).listen(0, function () { console.log(this.address().port); });`;
    registry = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = (await once(registry.stdout!, 'data')) as [Buffer];
    address = `http://localhost:${Number(port.toString())}/`;
  });
  afterAll(() => registry.kill());

  test('is asked through npm, and its answer is read for the packages that reach the browser', () => {
    expect(askForAdvisories(['node_modules/react', 'node_modules/react-dom'], address)).toEqual({
      advisories: new Map([
        ['node_modules/react', []],
        ['node_modules/react-dom', [advisory]],
      ]),
    });
  }, 60_000);

  test('that gives no answer is no clean bill', () => {
    expect(askForAdvisories(['node_modules/react'], 'http://localhost:9/')).toEqual({ silence: expect.any(String) });
  }, 60_000);

  test('a package is not blamed for what it depends on', () => {
    const vulnerabilities = {
      a: { nodes: ['node_modules/a'], via: ['b'] },
      b: { nodes: ['node_modules/b', 'node_modules/c/node_modules/b'], via: [{ url: 'A-1', ...own }] },
    };
    expect([...readAudit({ vulnerabilities }, ['node_modules/a', 'node_modules/b'])]).toEqual([
      ['node_modules/a', []],
      ['node_modules/b', [advisory]],
    ]);
  });
});

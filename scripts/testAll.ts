/**
 * `npm test`: installs what is missing, runs every check and every test, and closes with one line that sums them up.
 * The numbers come from the runners’ own reports; a report that is missing counts as a failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './ensureBrowser';
import { ensureFirefox } from './ensureFirefox';
import { countBrowserReport, countJestReport, type Count } from './testReports';

interface Step {
  name: string;
  command: string[];
  /** Where its runner writes its report, and how that is read. */
  report?: { file: string; count: (report: never) => Count };
}

const jestReport = (file: string) => ({ file, count: countJestReport as (report: never) => Count });
const fast: Step[] = [
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'content', command: ['npm', 'run', '-s', 'check:content'] },
  { name: 'conformance', command: ['npm', 'run', '-s', 'check:conformance'] },
  { name: 'advisories', command: ['npm', 'run', '-s', 'check:advisories'] },
  {
    name: 'units and components',
    command: ['npx', 'jest', '--json', '--outputFile=reports/jest.json'],
    report: jestReport('reports/jest.json'),
  },
];
const slow: Step[] = [
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'types after the build', command: ['npm', 'run', '-s', 'typecheck'] },
  {
    name: 'built site',
    command: ['npx', 'jest', '-c', 'jest.site.config.mjs', '--json', '--outputFile=reports/site.json'],
    report: jestReport('reports/site.json'),
  },
  {
    name: 'hosts',
    command: ['npx', 'jest', '-c', 'jest.hosts.config.mjs', '--json', '--outputFile=reports/hosts.json'],
    report: jestReport('reports/hosts.json'),
  },
  {
    name: 'Firefox',
    command: ['npx', 'jest', '-c', 'jest.firefox.config.mjs', '--json', '--outputFile=reports/firefox.json'],
    report: jestReport('reports/firefox.json'),
  },
  {
    name: 'browser',
    command: ['npx', 'playwright', 'test'],
    report: { file: 'reports/browser.json', count: countBrowserReport as (report: never) => Count },
  },
];

function runStep({ name, command, report }: Step): Count {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const { status } = spawnSync(command[0]!, command.slice(1), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', QUERY_ANSWERS: 'reports/query-answers.json' },
  });
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  const broken = { passed: 0, failed: 1 };
  if (!report) return status === 0 ? { passed: 0, failed: 0 } : broken;
  try {
    const count = report.count(JSON.parse(readFileSync(report.file, 'utf8')) as never);
    return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return broken;
  }
}

function main() {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  const onlyFast = process.argv.includes('--fast');
  if (!onlyFast) {
    ensureBrowser();
    ensureFirefox();
  }
  const total = { passed: 0, failed: 0 };
  for (const step of onlyFast ? fast : [...fast, ...slow]) {
    const { passed, failed } = runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

main();

/**
 * `npm test`: installs what is missing, runs every check and every test, and closes with one line that sums them up.
 * The numbers come from the runners’ own reports; a report that is missing counts as a failure.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './ensureBrowser';
import { ensureFirefox } from './ensureFirefox';
import { ensureWebkit } from './ensureWebkit';
import { npmProgram, type NpmCommand } from './npmProgram';
import { readArguments } from './readArguments';
import { countBrowserReport, countJestReport, type Count } from './testReports';

interface Step {
  name: string;
  command: NpmCommand;
  /** Where its runner writes its report, and how to read it. */
  report?: { file: string; count: (report: never) => Count };
}

const jestReport = (file: string) => ({ file, count: countJestReport as (report: never) => Count });

/** Lanes of steps: lanes run in parallel, the steps of a lane one after another. */
type Stage = Step[][];

const types: Step = { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] };
const lint: Step = { name: 'lint', command: ['npm', 'run', '-s', 'lint'] };
const checks: Step[] = [
  { name: 'content', command: ['npm', 'run', '-s', 'check:content'] },
  { name: 'conformance', command: ['npm', 'run', '-s', 'check:conformance'] },
  { name: 'advisories', command: ['npm', 'run', '-s', 'check:advisories'] },
];
const units: Stage = [
  [
    {
      name: 'units and components',
      // By default Jest leaves one core idle; on two cores that is half of them.
      command: ['npx', 'jest', '--maxWorkers=100%', '--json', '--outputFile=reports/jest.json'],
      report: jestReport('reports/jest.json'),
    },
  ],
];

// Types, lint and checks use one process each, and so one core; that is why they run beside others.
const fast: Stage[] = [[[types], [lint, ...checks]], units];
const all: Stage[] = [
  [checks],
  units,
  [[{ name: 'build', command: ['npm', 'run', '-s', 'build'] }]],
  [
    [
      // After the build, which writes the types of the queries.
      types,
      lint,
      {
        name: 'built site',
        command: ['npx', 'jest', '-c', 'jest.site.config.mjs', '--json', '--outputFile=reports/site.json'],
        report: jestReport('reports/site.json'),
      },
    ],
    [
      {
        name: 'Firefox',
        command: ['npx', 'jest', '-c', 'jest.firefox.config.mjs', '--json', '--outputFile=reports/firefox.json'],
        report: jestReport('reports/firefox.json'),
      },
      {
        name: 'WebKit',
        command: ['npx', 'jest', '-c', 'jest.webkit.config.mjs', '--json', '--outputFile=reports/webkit.json'],
        report: jestReport('reports/webkit.json'),
      },
      {
        name: 'hosts',
        command: ['npx', 'jest', '-c', 'jest.hosts.config.mjs', '--json', '--outputFile=reports/hosts.json'],
        report: jestReport('reports/hosts.json'),
      },
    ],
  ],
  [
    [
      {
        name: 'browser',
        command: ['npx', 'playwright', 'test'],
        report: { file: 'reports/browser.json', count: countBrowserReport as (report: never) => Count },
      },
    ],
  ],
];

/**
 * Runs a command to its end. @param isAlone whether to print its output as it comes; otherwise it is printed at the end
 */
function run(name: string, command: NpmCommand, isAlone: boolean): Promise<boolean> {
  const started = Date.now();
  const words: Buffer[] = [];
  if (isAlone) console.log(`\n── ${name} ──`);
  const { file, args, shell } = npmProgram(command);
  const child = spawn(file, args, {
    shell,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', QUERY_ANSWERS: 'reports/query-answers.json' },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (word: Buffer) => words.push(word));
  return new Promise((done) => {
    child.on('error', (error) => words.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      if (!isAlone) process.stdout.write(`\n── ${name} ──\n${Buffer.concat(words).toString()}`);
      const end = status === 0 ? 'passed' : 'FAILED';
      console.log(`── ${name}: ${end} in ${Math.round((Date.now() - started) / 1000)} s`);
      done(status === 0);
    });
  });
}

async function runStep({ name, command, report }: Step, isAlone: boolean): Promise<Count> {
  const isFine = await run(name, command, isAlone);
  const broken = { passed: 0, failed: 1 };
  if (!report) return isFine ? { passed: 0, failed: 0 } : broken;
  try {
    const count = report.count(JSON.parse(readFileSync(report.file, 'utf8')) as never);
    return !isFine && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return broken;
  }
}

async function main() {
  const { values } = readArguments('npm test, or npm run check', { options: { fast: { type: 'boolean' } } });
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  if (!values.fast) {
    ensureBrowser();
    ensureFirefox();
    ensureWebkit();
  }
  const total = { passed: 0, failed: 0 };
  for (const stage of values.fast ? fast : all)
    await Promise.all(
      stage.map(async (lane) => {
        for (const step of lane) {
          const { passed, failed } = await runStep(step, stage.length === 1);
          total.passed += passed;
          total.failed += failed;
        }
      }),
    );
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

void main();

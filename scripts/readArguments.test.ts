/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], { encoding: 'utf8' });
const BENCH = 'npm run bench -- [--quick] [--pages /a,/b] [--runs N] [--write]';
const CHECK = 'npm run check:content -- [--fresh] [--today YYYY-MM-DD] [folder]';

test.each([
  ['checkContent', ['--frsh'], `Unknown option '--frsh'. Usage: ${CHECK}`],
  ['checkContent', ['--fresh=1'], `Option '--fresh' does not take an argument. Usage: ${CHECK}`],
  ['checkContent', ['--today'], `Option '--today <value>' argument missing. Usage: ${CHECK}`],
  ['checkContent', ['--today', 'banana'], `--today takes a day such as 2027-04-01, not "banana". Usage: ${CHECK}`],
  [
    'checkContent',
    ['--today', '2027-02-30'],
    `--today takes a day such as 2027-04-01, not "2027-02-30". Usage: ${CHECK}`,
  ],
  ['checkContent', ['nowhere'], `There is no folder "nowhere". Usage: ${CHECK}`],
  ['checkContent', ['package.json'], `There is no folder "package.json". Usage: ${CHECK}`],
  ['checkContent', ['content', 'docs'], `Only one folder can be checked, not "content" and "docs". Usage: ${CHECK}`],
  ['checkGoLive', ['--bogus'], `Unknown option '--bogus'. Usage: npm run check:golive -- [folder]`],
  ['reportContent', ['--bogus'], `Unknown option '--bogus'. Usage: npm run report:content`],
  [
    'contentTrials/tryContent',
    ['--bogus'],
    `Unknown option '--bogus'. Usage: npm run try:content -- [waiting | come | again | bare]…`,
  ],
  [
    'contentTrials/tryContent',
    ['bare', 'bogus'],
    `Unknown step "bogus". Usage: npm run try:content -- [waiting | come | again | bare]…`,
  ],
  ['bench/bench', ['--quik'], `Unknown option '--quik'. Usage: ${BENCH}`],
  ['bench/bench', ['--runs', 'all'], `--runs takes a number, not "all". Usage: ${BENCH}`],
  ['checkAdvisories', ['--wirte'], `Unknown option '--wirte'. Usage: npm run check:advisories -- [--write]`],
  ['checkConformance', ['--wirte'], `Unknown option '--wirte'. Usage: npm run check:conformance -- [--write]`],
  [
    'keepOldFiles',
    [],
    'Name one folder, which lasts from deploy to deploy. Usage: npm run keep:files -- FOLDER [--done]',
  ],
  ['serve', ['eight'], 'A port is a number up to 65535, not "eight". Usage: npm run serve -- [PORT]'],
  ['serve', ['8000', '8001'], 'One port can be named, not "8000" and "8001". Usage: npm run serve -- [PORT]'],
  ['testAll', ['--fats'], `Unknown option '--fats'. Usage: npm test, or npm run check`],
])('%s %j says in one line what is wrong and how it is called', (script, args, line) => {
  expect(run(script, ...args)).toMatchObject({ status: 2, stdout: '', stderr: `${line}\n` });
});

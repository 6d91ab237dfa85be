/** Runs a build and watches it: how long it and its steps take, and the memory of all its processes together. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface BuildMeasure {
  seconds: number;
  /** Most memory at one time, in MiB, of all processes of the build (resident; shared parts count in each). */
  peakMebibytes: number;
  /** Seconds by the name that Gatsby gives the step, dearest first. */
  steps: [name: string, seconds: number][];
  /** Other work on the machine: load average when the build began. */
  loadBefore: number;
}

/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 500;
const KIBIBYTES_PER_PAGE = 4;

/** Resident memory of all processes of a session, in MiB; 0 where there is no /proc. */
function memoryOf(session: number): number {
  let pages = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the command, in brackets, may hold spaces.
      const fields = readFileSync(join('/proc', name, 'stat'), 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      if (Number(fields[3]) === session) pages += Number(fields[21]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return Math.round((pages * KIBIBYTES_PER_PAGE) / 1024);
}

/** The steps that a Gatsby log names, dearest first. */
export const readSteps = (log: string): [string, number][] =>
  [...stripVTControlCharacters(log).matchAll(/^success (.+?) - ([\d.]+)s/gm)]
    .map(([, name, seconds]): [string, number] => [name!, Number(seconds)])
    .sort(([, a], [, b]) => b - a);

/**
 * Builds the site in a folder.
 * @throws with the end of the log if the build fails
 */
export function runBuild(folder: string): Promise<BuildMeasure> {
  const loadBefore = loadavg()[0]!;
  const started = Date.now();
  const build = spawn('node', ['node_modules/gatsby/cli.js', 'build'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  let log = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (part: Buffer) => (log += part.toString()));
  let peakMebibytes = 0;
  const look = setInterval(() => (peakMebibytes = Math.max(peakMebibytes, memoryOf(build.pid!))), LOOK_EVERY);
  return new Promise((done, fail) =>
    build.on('error', fail).on('close', (code) => {
      clearInterval(look);
      if (code !== 0) fail(new Error(stripVTControlCharacters(log).slice(-4000)));
      else done({ seconds: (Date.now() - started) / 1000, peakMebibytes, steps: readSteps(log), loadBefore });
    }),
  );
}

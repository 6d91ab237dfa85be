/** Runs a build and watches it: how long it and its steps take, and the memory of all its processes together. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What one build cost. */
export interface BuildMeasure {
  seconds: number;
  /** Seconds of processor time of all its processes: says more than the clock if the machine has other work. */
  cpuSeconds: number;
  /** Peak memory in MiB of all processes of the build (resident; shared pages count in each). */
  peakMebibytes: number;
  /** Seconds by Gatsby’s name of the step, slowest first. */
  steps: [name: string, seconds: number][];
  /** Other work on the machine: load average when the build began. */
  loadBefore: number;
}

/** Milliseconds between two readings of memory and processor time. */
const LOOK_EVERY = 500;
const KIBIBYTES_PER_PAGE = 4;

/** Ticks of processor time per second, as Linux counts them. */
const TICKS = 100;

interface Usage {
  mebibytes: number;
  cpuSeconds: number;
}

/** Memory of a session’s running processes, and processor time of these and their ended children. */
function usageOf(session: number): Usage {
  let [pages, ticks] = [0, 0];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The command’s name, in brackets, may hold spaces, so fields count from its end: 3 session, 11 to 14 times, 21
      // memory.
      const fields = readFileSync(join('/proc', name, 'stat'), 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      if (fields[3] !== session) continue;
      pages += fields[21]!;
      for (const time of fields.slice(11, 15)) ticks += time;
    } catch {
      // The process has ended meanwhile.
    }
  }
  return { mebibytes: Math.round((pages * KIBIBYTES_PER_PAGE) / 1024), cpuSeconds: ticks / TICKS };
}

/** The steps that a Gatsby log names, slowest first. */
const readSteps = (log: string): [string, number][] =>
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
  const most: Usage = { mebibytes: 0, cpuSeconds: 0 };
  const look = setInterval(() => {
    const now = usageOf(build.pid!);
    most.mebibytes = Math.max(most.mebibytes, now.mebibytes);
    most.cpuSeconds = Math.max(most.cpuSeconds, now.cpuSeconds);
  }, LOOK_EVERY);
  return new Promise((done, fail) =>
    build.on('error', fail).on('close', (code) => {
      clearInterval(look);
      if (code !== 0) fail(new Error(stripVTControlCharacters(log).slice(-4000)));
      else
        done({
          seconds: (Date.now() - started) / 1000,
          cpuSeconds: most.cpuSeconds,
          peakMebibytes: most.mebibytes,
          steps: readSteps(log),
          loadBefore,
        });
    }),
  );
}

/** Renders the measurements as text and tables for docs/performance.md. */
import type { ListCost } from './firstLoad';
import type { KeyTimes } from './keystrokes';
import type { BuildMeasure } from './timedBuild';

interface GrowthMeasure {
  build: BuildMeasure;
  list: ListCost;
  keys: KeyTimes;
}

/** All measurements so far. */
export interface Measures {
  builds: Record<string, BuildMeasure>;
  /** By number of articles. */
  growth: Record<string, GrowthMeasure>;
  /** Picture files that the build made. */
  pictures?: string[];
}

/** A Markdown table. */
const makeTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const dearest = ({ steps }: BuildMeasure, count = 10) =>
  steps
    .slice(0, count)
    .map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`)
    .join('; ');

/** Number of files by extension, as text. */
function countKinds(files: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const file of files) {
    const kind = file.replace(/^.*\./, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

/** The section “Growth”. */
export function describeGrowth({ growth }: Measures): string {
  const sizes = Object.keys(growth)
    .map(Number)
    .sort((a, b) => a - b);
  const [least, ...more] = sizes;
  if (least === undefined) return '## Growth\n\nNot measured yet: `npm run bench:builds`.';
  const of = (articles: number) => growth[articles]!;
  const added = (articles: number) => (of(articles).build.cpuSeconds - of(least).build.cpuSeconds) / (articles - least);
  const table = makeTable(
    [
      'Articles',
      'Build, s',
      'CPU, s',
      'CPU s per added article',
      'Peak memory, MiB',
      'List’s first load, kB',
      'HTML, kB',
      'data, kB',
      'Index, kB',
      'Key press, ms: median',
      'worst',
      'Load before',
    ],
    sizes.map((articles) => {
      const { build, list, keys } = of(articles);
      return [
        articles,
        build.seconds.toFixed(0),
        build.cpuSeconds.toFixed(0),
        articles === least ? '–' : added(articles).toFixed(3),
        build.peakMebibytes,
        kilobytes(list.firstLoad),
        kilobytes(list.html),
        kilobytes(list.data),
        kilobytes(list.index),
        keys.median,
        keys.worst,
        build.loadBefore.toFixed(1),
      ];
    }),
  );
  const [few, many] = more;
  const last = more.at(-1);
  const notes = [
    few &&
      many &&
      `An added article costs ${(added(many) / added(few)).toFixed(2)} × as much at ${many} as at ${few} articles (at most 1.3).`,
    last &&
      `The list’s first load grows by ${((of(last).list.firstLoad / of(least).list.firstLoad - 1) * 100).toFixed(1)} % from ${least} to ${last} articles (at most 15).`,
    last && `Dearest steps with ${last} articles: ${dearest(of(last).build)}.`,
  ].filter(Boolean);
  const words =
    'A copy of the site whose bundles and pictures are made already gets synthetic articles (`scripts/growth`), which share the pictures. Memory is that of all processes of the build together. Key presses are timed from the key to the next paint, in Chromium slowed down 4 times. Other work was going on on the machine (load), so processor time tells more than the clock.';
  return ['## Growth', words, table, ...notes].join('\n\n');
}

/** The section “Build cost”. */
export function describeBuilds({ builds, pictures }: Measures): string {
  const names = {
    cold: 'Cold: nothing made before',
    sentence: 'One sentence of an article changed',
    picture: 'One picture changed',
  };
  const rows = Object.entries(names).flatMap(([step, name]) => {
    const build = builds[step];
    return build
      ? [
          [
            name,
            build.seconds.toFixed(0),
            build.cpuSeconds.toFixed(0),
            build.peakMebibytes,
            build.loadBefore.toFixed(1),
          ],
        ]
      : [];
  });
  const steps = Object.entries(names).flatMap(([step, name]) =>
    builds[step] ? [`${name}: ${dearest(builds[step])}.`] : [],
  );
  return [
    '## Build cost',
    makeTable(['Build', 's', 'CPU, s', 'Peak memory, MiB', 'Load before'], rows),
    'The ten dearest steps by the clock, as Gatsby names them:',
    ...steps,
    pictures ? `Pictures that the build makes: ${countKinds(pictures)}.` : '',
  ].join('\n\n');
}

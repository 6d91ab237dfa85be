/**
 * `npm run bench:growth [-- 23 230 2300]`: builds a copy of the site with more and more articles and writes what that costs
 * into docs/performance.md. It takes long, and a machine with nothing else to do.
 *
 * The copy is first built as it is, so that pictures and bundles are there: what is measured is what articles cost.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureList, type ListCost } from './firstLoad';
import { measureKeystrokes, type KeyTimes } from './keystrokes';
import { addArticles, copySite } from './siteCopy';
import { runBuild, type BuildMeasure } from './timedBuild';
import { makeTable, writeSection } from './writeSection';

const SIZES = [23, 230, 2300];

interface Measure {
  articles: number;
  build: BuildMeasure;
  list: ListCost;
  keys: KeyTimes;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Seconds that each article adds to what the site without more articles takes. */
const perArticle = ({ articles, build }: Measure, base: Measure) =>
  (build.seconds - base.build.seconds) / (articles - base.articles);

function describe(measures: readonly Measure[]): string {
  const [base, ...grown] = measures as [Measure, ...Measure[]];
  const [few, many] = grown;
  const table = makeTable(
    [
      'Articles',
      'Build, s',
      's per added article',
      'Peak memory, MiB',
      'First load, kB',
      'of it HTML',
      'of it data',
      'Index, kB',
      'Key press, ms (median)',
      'worst',
      'Load before',
    ],
    measures.map((measure) => [
      measure.articles,
      measure.build.seconds.toFixed(0),
      measure === base ? '–' : perArticle(measure, base).toFixed(3),
      measure.build.peakMebibytes,
      kilobytes(measure.list.firstLoad),
      kilobytes(measure.list.html),
      kilobytes(measure.list.data),
      kilobytes(measure.list.index),
      measure.keys.median,
      measure.keys.worst,
      measure.build.loadBefore.toFixed(1),
    ]),
  );
  const last = grown.at(-1);
  const notes = [
    few &&
      many &&
      `An article costs ${(perArticle(many, base) / perArticle(few, base)).toFixed(2)} × as much at ${many.articles} as at ${few.articles} articles (at most 1.3).`,
    last &&
      `The list’s first load grows by ${((last.list.firstLoad / base.list.firstLoad - 1) * 100).toFixed(1)} % from ${base.articles} to ${last.articles} articles (at most 15).`,
    last &&
      `Dearest steps with ${last.articles} articles: ${last.build.steps
        .slice(0, 10)
        .map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`)
        .join('; ')}.`,
  ];
  return [table, ...notes.filter(Boolean)].join('\n\n');
}

async function run() {
  const sizes = process.argv.slice(2).map(Number);
  const folder = join(tmpdir(), 'site-growth');
  copySite(folder);
  console.log(`Preparing ${folder} …`);
  await runBuild(folder);
  const measures: Measure[] = [];
  for (const articles of sizes.length > 0 ? sizes : SIZES) {
    addArticles(join(folder, 'content'), articles);
    const build = await runBuild(folder);
    const dist = join(folder, 'dist');
    measures.push({ articles, build, list: measureList(dist), keys: await measureKeystrokes(dist) });
    console.log(JSON.stringify(measures.at(-1)));
  }
  writeSection('growth', describe(measures));
}

void run();

/**
 * `npm run bench:builds [-- STEP…]`: measures what a build costs and how that grows with the number of articles, and
 * writes it into docs/performance.md. It takes long and needs an otherwise idle machine. Without STEPs it runs all of
 * them, in order:
 *
 * - `cold`: a fresh copy of the site, without caches;
 * - `sentence`, `picture`: the same copy after changing one;
 * - `23`, `230`, `2300` or any number: the same copy, filled up to that many articles.
 *
 * Each step’s figures are kept in the copy’s folder, so steps can be run one by one; `cold` starts over.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readArguments, refuse } from '../readArguments';
import { describeBuilds, describeGrowth, type Measures } from './describeMeasures';
import { measureList } from './firstLoad';
import { measureKeystrokes } from './keystrokes';
import { addArticles, copySite } from './siteCopy';
import { runBuild } from './timedBuild';
import { writeSection } from './writeSection';

const STEPS = ['cold', 'sentence', 'picture', '23', '230', '2300'];
const FOLDER = join(tmpdir(), 'site-growth');
const MEASURES = join(FOLDER, 'measures.json');
/** The one article that changes. */
const ARTICLE = join(FOLDER, 'content/blog/insomnia');

const readMeasures = () =>
  existsSync(MEASURES) ? (JSON.parse(readFileSync(MEASURES, 'utf8')) as Measures) : { builds: {}, growth: {} };

/** @throws if the article no longer has the sentence: a build without a change would be measured */
function changeSentence(): void {
  const path = `${ARTICLE}.json`;
  const before = readFileSync(path, 'utf8');
  const after = before.replace(
    /It is (two|three) in the morning\./,
    (_, hour: string) => `It is ${hour === 'two' ? 'three' : 'two'} in the morning.`,
  );
  if (after === before) throw new Error(`${path} no longer holds the sentence that this step changes.`);
  writeFileSync(path, after);
}

async function changePicture(): Promise<void> {
  const path = `${ARTICLE}.jpg`;
  // By its content: a file that sharp opens itself stays locked on Windows.
  writeFileSync(path, await sharp(readFileSync(path)).flop().jpeg({ quality: 90 }).toBuffer());
}

async function prepare(step: string): Promise<void> {
  if (step === 'cold') copySite(FOLDER);
  else if (step === 'sentence') changeSentence();
  else if (step === 'picture') await changePicture();
  else addArticles(join(FOLDER, 'content'), Number(step));
}

async function take(step: string): Promise<void> {
  await prepare(step);
  const build = await runBuild(FOLDER);
  const measures = readMeasures();
  const dist = join(FOLDER, 'dist');
  if (/^\d+$/.test(step))
    measures.growth[step] = { build, list: measureList(dist), keys: await measureKeystrokes(dist) };
  else measures.builds[step] = build;
  const pictures = readdirSync(join(dist, 'static'), { recursive: true, encoding: 'utf8' });
  measures.pictures = pictures.filter((name) => /\.(?:jpe?g|png|webp|avif)$/.test(name));
  writeFileSync(MEASURES, JSON.stringify(measures));
  console.log(step, JSON.stringify(measures.growth[step] ?? measures.builds[step]));
}

async function run(): Promise<void> {
  const usage = `npm run bench:builds [-- ${STEPS.join(' | ')} | any number of articles]`;
  const { positionals: steps } = readArguments(usage, { allowPositionals: true });
  const unknown = steps.find((step) => !STEPS.includes(step) && !/^\d+$/.test(step));
  if (unknown !== undefined) refuse(`There is no step "${unknown}"`, usage);
  if (!existsSync('/proc')) refuse('Memory and processor time are read from /proc, which only Linux has', usage);
  for (const step of steps.length > 0 ? steps : STEPS) await take(step);
  const measures = readMeasures();
  writeSection('growth', describeGrowth(measures));
  writeSection('build cost', describeBuilds(measures));
}

void run();

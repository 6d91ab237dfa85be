/**
 * `npm run bench:builds [-- STEP…]`: what building costs, and what it costs as articles are added, into
 * docs/performance.md. It takes long and wants a machine with nothing else to do; without STEPs it takes them all, in order:
 *
 * - `cold`: a copy of the site, with nothing made before;
 * - `sentence`, `picture`: again, after a change of one;
 * - `23`, `230`, `2300` or any number: again, with so many articles.
 *
 * Each step’s figures are kept beside the copy, so that steps can be taken one by one.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
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

function changeSentence(): void {
  const path = `${ARTICLE}.json`;
  writeFileSync(path, readFileSync(path, 'utf8').replace('It is two in the morning.', 'It is three in the morning.'));
}

async function changePicture(): Promise<void> {
  const path = `${ARTICLE}.jpg`;
  writeFileSync(path, await sharp(path).flop().jpeg({ quality: 90 }).toBuffer());
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
  const steps = process.argv.slice(2);
  for (const step of steps.length > 0 ? steps : STEPS) await take(step);
  const measures = readMeasures();
  writeSection('growth', describeGrowth(measures));
  writeSection('build cost', describeBuilds(measures));
}

void run();

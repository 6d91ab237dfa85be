/**
 * `npm run try:content [-- STEP…]`: builds a copy of the site with content that the clinic does not have today, and
 * searches every file of the output. It takes minutes. Without STEPs it runs all of them, in order, on one kept cache:
 *
 * - `waiting`: an article’s day is tomorrow in India: no file may hold anything of it, and the build must say that it
 *   waits;
 * - `come`: its day is today: it must be in its page, the list, the index, the feed, the sitemap …;
 * - `again`: its day is tomorrow once more: nothing that earlier builds made of it may stay;
 * - `bare`: everything optional is removed from the content: no trace of it may be left, neither words nor empty parts.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listFiles } from '../../src/gatsby/assemble/listFiles';
import { addDays, dayInIndia } from '../../src/lib/indianTime';
import { copySite } from '../growth/siteCopy';
import { readArguments, refuse } from '../readArguments';
import { findTraces, needlesOf } from './findTraces';
import { bareContent, textsIn } from './leaveOut';

const STEPS = ['waiting', 'come', 'again', 'bare'];
const FOLDER = join(tmpdir(), 'content-trials');
const DIST = join(FOLDER, 'dist');
/** An article that no content links to, and one that stays published, as proof that the search finds what is there. */
const [ARTICLE, CONTROL] = ['building-resilience', 'stage-fright-performance-anxiety'];
const fileOf = (slug: string) => join(FOLDER, `content/blog/${slug}.json`);

/** Where a published article must be found, apart from its pictures. */
const placesOf = (slug: string): Record<string, RegExp> => ({
  page: new RegExp(`^blog/${slug}\\.html$`),
  'page data': new RegExp(`^page-data/blog/${slug}/`),
  'list of all (index)': /^static\/articles-[\da-f]+\.json$/,
  'list without scripts': /^articles\.xml$/,
  feed: /^feed\.xml$/,
  sitemap: /^sitemap\.xml$/,
  'related articles': new RegExp(`^blog/(?!${slug}\\.html).+\\.html$`),
});

const faults: string[] = [];
const must = (holds: boolean, what: string) => {
  console.log(`${holds ? 'right' : 'FAULT'}: ${what}`);
  if (!holds) faults.push(what);
};

function build(): string {
  const { status, stdout, stderr } = spawnSync('node', ['node_modules/gatsby/cli.js', 'build'], {
    cwd: FOLDER,
    env: { ...process.env, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const said = stripVTControlCharacters(stdout + stderr);
  if (status !== 0) throw new Error(said.slice(-4000));
  return said;
}

/** Parts of an article’s texts, and its slug, which names its page, its picture and its fragments. */
function needlesOfArticle(slug: string): string[] {
  const article = JSON.parse(readFileSync(fileOf(slug), 'utf8')) as Record<string, unknown>;
  // Labels and sources may be shared with other articles.
  const { title, description, text1, crux, hookText, keyPoints, conclusion } = article;
  return [slug, ...needlesOf(textsIn([title, description, text1, crux, hookText, keyPoints, conclusion]))];
}

function setDay(day: string): void {
  const { updated: _, ...article } = JSON.parse(readFileSync(fileOf(ARTICLE), 'utf8')) as Record<string, unknown>;
  writeFileSync(fileOf(ARTICLE), JSON.stringify({ ...article, date: day }, null, 2));
}

function expectInAllPlaces(slug: string): void {
  const traces = findTraces(DIST, needlesOfArticle(slug));
  for (const [place, pattern] of Object.entries(placesOf(slug))) {
    const found = traces.filter((trace) => pattern.test(trace.split(': ')[0]!)).length;
    must(found > 0, `${slug} is in its place: ${place} (${found})`);
  }
}

function tryDay(isWaiting: boolean): void {
  const today = dayInIndia(new Date());
  setDay(isWaiting ? addDays(today, 1) : today);
  const told = build()
    .split('\n')
    .filter((line) => line.includes('waits until'));
  must(told.length === (isWaiting ? 1 : 0), `the build says what waits: ${told.join(' / ') || 'nothing'}`);
  if (isWaiting) {
    const needles = needlesOfArticle(ARTICLE);
    const traces = findTraces(DIST, needles);
    must(
      traces.length === 0,
      `${traces.length} of ${listFiles(DIST).length} files hold one of ${needles.length} parts of ${ARTICLE}\n${traces.join('\n')}`,
    );
    expectInAllPlaces(CONTROL);
  } else expectInAllPlaces(ARTICLE);
}

/** Texts and markup that surround removed content and make no sense without it. */
function framesOf(content: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(content, path), 'utf8')) as Record<string, never>;
  const { openingHours, location, sheet, testimonials } = read('sections.json') as unknown as {
    testimonials: { heading: string };
    openingHours: { closuresHeading: string };
    location: { gettingThere: { heading: string } };
    sheet: { print: string };
  };
  return [
    openingHours.closuresHeading,
    location.gettingThere.heading,
    sheet.print,
    testimonials.heading,
    'data-days=',
    'specialOpeningHours',
  ];
}

function tryBare(): void {
  rmSync(join(FOLDER, 'content'), { recursive: true });
  cpSync('content', join(FOLDER, 'content'), { recursive: true });
  const left = bareContent(join(FOLDER, 'content'));
  build();
  const names = [...new Set(left.map(({ name }) => name))];
  const texts = left
    .flatMap(({ name, value }) => (['updated', 'author'].includes(name) ? [] : textsIn(value)))
    // A link’s target exists without the link.
    .filter((text) => !text.startsWith('/'));
  // A text that still stands elsewhere in the content is no trace.
  const needles = needlesOf(texts).filter((text) => findTraces(join(FOLDER, 'content'), [text]).length === 0);
  const pages = (trace: string) => trace.includes('.html: ');
  const traces = [...findTraces(DIST, needles), ...findTraces(DIST, framesOf(join(FOLDER, 'content'))).filter(pages)];
  must(
    traces.length === 0,
    `${traces.length} of ${listFiles(DIST).length} files hold one of ${needles.length} texts left out (${names.join(', ')})\n${traces.join('\n')}`,
  );
  const odd = findTraces(DIST, ['>undefined<', '>null<', '[object Object]', '<dl></dl>', '<ul></ul>', '<h2></h2>']);
  must(odd.filter(pages).length === 0, `no page has an empty part\n${odd.filter(pages).join('\n')}`);
}

const USAGE = `npm run try:content -- [${STEPS.join(' | ')}]…`;
const { positionals: steps } = readArguments(USAGE, { allowPositionals: true });
const unknown = steps.find((step) => !STEPS.includes(step));
if (unknown !== undefined) refuse(`Unknown step "${unknown}"`, USAGE);
if (!existsSync(FOLDER) || steps.length === 0) copySite(FOLDER);
for (const step of steps.length > 0 ? steps : STEPS) {
  console.log(`\n${step}`);
  if (step === 'bare') tryBare();
  else tryDay(step !== 'come');
}
console.log(`\n${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;

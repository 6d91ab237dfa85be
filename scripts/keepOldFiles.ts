/**
 * `npm run keep:files -- FOLDER`, between build and upload: puts the hashed files of the last three deploys beside those of
 * the new one in `dist/`, so that pages which visitors still have open find what they ask for.
 * `npm run keep:files -- FOLDER --done`, once the site is live: keeps the hashed files of this build in FOLDER for the next
 * three. A deploy that fails before that leaves FOLDER, which must last from deploy to deploy, as it was.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listFiles } from '../src/gatsby/assemble/listFiles';
import { HASHED_FOLDER } from '../src/gatsby/hosting/hostRules';
import { addKeptFiles } from '../src/gatsby/hosting/netlifyAndCloudflare';
import { readArguments, refuse } from './readArguments';

/** How many earlier deploys a page may be from. */
const DEPLOYS_KEPT = 3;

export interface Build {
  /** The finished site; files of earlier deploys may have been added to it. */
  dist: string;
  /** Paths of the build’s own hashed files, by which it is told from other builds. */
  hashed: readonly string[];
}

function copy(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

const listOf = (archive: string) => join(archive, 'deploys.json');

/** Hashed files of each deploy before this one, the newest first; the same build deployed twice is one deploy. */
function readEarlier({ hashed }: Build, archive: string): string[][] {
  const list = listOf(archive);
  const deploys = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[][]) : [];
  return deploys.filter((files) => JSON.stringify(files) !== JSON.stringify(hashed)).slice(0, DEPLOYS_KEPT);
}

/**
 * Adds the hashed files of earlier deploys to a finished site.
 * @returns how many there are
 */
export function addOldFiles(build: Build, archive: string): number {
  const { dist, hashed } = build;
  const old = [...new Set(readEarlier(build, archive).flat())].filter((path) => !hashed.includes(path));
  for (const path of old) copy(join(archive, 'files', path), join(dist, path));
  const headers = join(dist, '_headers');
  const needRules = old.filter((path) => !path.startsWith(HASHED_FOLDER));
  if (existsSync(headers)) writeFileSync(headers, addKeptFiles(readFileSync(headers, 'utf8'), needRules));
  return old.length;
}

/**
 * Keeps the hashed files of a build that is live for later ones, and drops those that no deploy needs any more.
 * @param archive a folder that lasts; made if it is not there
 */
export function recordDeploy(build: Build, archive: string): void {
  const deploys = [build.hashed, ...readEarlier(build, archive)];
  const kept = join(archive, 'files');
  for (const path of build.hashed) copy(join(build.dist, path), join(kept, path));
  // In one step, and before anything is dropped: an interruption leaves a list whose files are there.
  writeFileSync(`${listOf(archive)}.new`, JSON.stringify(deploys, null, 1));
  renameSync(`${listOf(archive)}.new`, listOf(archive));
  const needed = new Set(deploys.flat());
  for (const path of listFiles(kept)) if (!needed.has(`/${path}`)) rmSync(join(kept, path));
}

if (require.main === module) {
  const USAGE = 'npm run keep:files -- FOLDER [--done]';
  const { positionals, values } = readArguments(USAGE, {
    allowPositionals: true,
    options: { done: { type: 'boolean', default: false } },
  });
  const [archive] = positionals;
  if (!archive || positionals.length > 1) refuse('Name one folder, which lasts from deploy to deploy', USAGE);
  const [dist, list] = [resolve('dist'), resolve('dist-hosts/hashed-files.json')];
  if (!existsSync(join(dist, 'index.html')) || !existsSync(list)) {
    console.error('There is no built site yet: run npm run build first.');
    process.exitCode = 1;
  } else {
    const build = { dist, hashed: JSON.parse(readFileSync(list, 'utf8')) as string[] };
    if (values.done) {
      recordDeploy(build, resolve(archive));
      console.log(`This deploy’s ${build.hashed.length} hashed files are kept for the next ones.`);
    } else console.log(`Added ${addOldFiles(build, resolve(archive))} files of earlier deploys to dist/.`);
  }
}

/**
 * `npm run keep:files -- FOLDER`: puts the hashed files of the last three deploys beside those of the new one in `dist/`, so
 * that pages which visitors still have open find what they ask for. FOLDER must last from deploy to deploy. Run it once a
 * deploy, between build and upload.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { HASHED_FOLDER, isHashed } from '../src/gatsby/hosting/hostRules';
import { addKeptFiles } from '../src/gatsby/hosting/netlifyAndCloudflare';
import { readArguments, refuse } from './readArguments';

/** How many earlier deploys a page may be from. */
const DEPLOYS_KEPT = 3;

const LIST = 'deploys.json';

function copy(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

const listHashed = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => isHashed(path) && /\.\w+$/.test(path))
    .sort();

/**
 * Adds the hashed files of earlier deploys to a finished site, and keeps its own for later ones.
 * @param archive a folder that lasts; made if it is not there
 * @returns how many old files were added
 */
export function keepOldFiles(dist: string, archive: string): number {
  const list = join(archive, LIST);
  const earlier = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[][]) : [];
  const own = listHashed(dist);
  // The same build deployed twice is one deploy.
  const others = earlier.filter((files) => JSON.stringify(files) !== JSON.stringify(own)).slice(0, DEPLOYS_KEPT);
  const old = [...new Set(others.flat())].filter((path) => !own.includes(path));
  for (const path of own) copy(join(dist, path), join(archive, 'files', path));
  for (const path of old) copy(join(archive, 'files', path), join(dist, path));
  const headers = join(dist, '_headers');
  const needRules = old.filter((path) => !path.startsWith(HASHED_FOLDER));
  if (existsSync(headers)) writeFileSync(headers, addKeptFiles(readFileSync(headers, 'utf8'), needRules));
  for (const path of listHashed(join(archive, 'files')))
    if (!own.includes(path) && !old.includes(path)) rmSync(join(archive, 'files', path));
  writeFileSync(list, JSON.stringify([own, ...others], null, 1));
  return old.length;
}

if (require.main === module) {
  const USAGE = 'npm run keep:files -- FOLDER';
  const { positionals } = readArguments(USAGE, { allowPositionals: true });
  const [archive] = positionals;
  if (!archive || positionals.length > 1) refuse('Name one folder, which lasts from deploy to deploy', USAGE);
  if (!existsSync(resolve('dist/index.html'))) {
    console.error('There is no built site yet: run npm run build first.');
    process.exitCode = 1;
  } else console.log(`Added ${keepOldFiles(resolve('dist'), resolve(archive))} files of earlier deploys to dist/.`);
}

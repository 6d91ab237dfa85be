/**
 * The commands of docs/hosting.md that upload to S3, read as the AWS CLI reads them: of the filters of a command the last that
 * fits a file counts; what one command has uploaded the later ones find unchanged.
 */
import { readFileSync } from 'node:fs';
import { ASK_AGAIN, isHashed, KEEP_FOR_A_YEAR } from '../../src/gatsby/hosting/hostRules';
import { files } from './site';

const docs = readFileSync('docs/hosting.md', 'utf8').replaceAll('\\\n', ' ');
const kept: Record<string, string> = Object.fromEntries(
  [...docs.matchAll(/\b(year|again)='([^']+)'/g)].map(([, name, value]) => [name!, value!]),
);

interface Upload {
  cacheControl: string;
  contentType: string | undefined;
  takes: (file: string) => boolean;
}

const toPattern = (glob: string) =>
  new RegExp(
    `^${glob
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  );

function readUpload(command: string): Upload {
  const [, source] = command.match(/^aws s3 (?:sync|cp) (\S+)/)!;
  const folder = source!.replace(/^dist\/?/, '').replace(/(.)$/, '$1/');
  const filters = [...command.matchAll(/--(include|exclude) '([^']+)'/g)].map(([, kind, glob]) => ({
    isTaken: kind === 'include',
    pattern: toPattern(glob!),
  }));
  return {
    contentType: command
      .match(/--content-type (?:'([^']+)'|(\S+))/)
      ?.slice(1)
      .find(Boolean),
    cacheControl: kept[command.match(/--cache-control "\$(\w+)"/)?.[1] ?? ''] ?? '',
    takes: (file) => {
      if (command.includes(' cp ')) return file === folder.slice(0, -1);
      if (!file.startsWith(folder)) return false;
      return filters.findLast(({ pattern }) => pattern.test(file.slice(folder.length)))?.isTaken ?? true;
    },
  };
}

const uploads = [...docs.matchAll(/^aws s3 .*$/gm)].map(([command]) => readUpload(command));
const first = (file: string) => uploads.find(({ takes }) => takes(file));

test('every file is uploaded, hashed ones to be kept for a year, all others to be asked for again', () => {
  expect(uploads.length).toBeGreaterThan(5);
  const wrong = files
    .filter((file) => !['_headers', '_redirects'].includes(file))
    .map((file) => [file, first(file)?.cacheControl, isHashed(`/${file}`) ? KEEP_FOR_A_YEAR : ASK_AGAIN])
    .filter(([, found, right]) => found !== right);
  expect(wrong).toEqual([]);
});

/** Types that not every machine’s table has. */
const RARE_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

test('the type of every file is named where the command line may not know it', () => {
  const rare = files.filter((file) => file === 'feed.xml' || file.split('.').at(-1)! in RARE_TYPES);
  expect(new Set(rare.map((file) => file.split('.').at(-1)))).toEqual(new Set([...Object.keys(RARE_TYPES), 'xml']));
  const wrong = rare
    .map((file) => [file, first(file)?.contentType, RARE_TYPES[file.split('.').at(-1)!] ?? 'application/atom+xml'])
    .filter(([, found, right]) => found !== right);
  expect(wrong).toEqual([]);
});

test('security.txt is uploaded as RFC 9116 wants it: plain text in UTF-8', () => {
  expect(first('.well-known/security.txt')?.contentType).toBe('text/plain; charset=utf-8');
});

test('what speaks to other hosts is not uploaded, and pages come after all that they name', () => {
  expect(['_headers', '_redirects'].map(first)).toEqual([undefined, undefined]);
  const order = files.map((file) => ({
    isPage: file.endsWith('.html'),
    at: uploads.findIndex(({ takes }) => takes(file)),
  }));
  const latest = Math.max(...order.filter(({ isPage }) => !isPage).map(({ at }) => at));
  expect(order.filter(({ isPage, at }) => isPage && at <= latest)).toEqual([]);
});

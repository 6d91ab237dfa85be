/**
 * The commands of docs/hosting.md that upload to S3, read as the AWS CLI reads them: of the filters of a command the last that
 * fits a file counts; what one command has uploaded the later ones find unchanged. Then run, with stand-ins for the programs.
 */
import { ASK_AGAIN, isHashed, KEEP_FOR_A_YEAR } from '../../src/gatsby/hosting/hostRules';
import { findBlock, GuideRunner } from './guide';
import { files } from './site';

const block = findBlock('aws s3 sync', '--delete');
const docs = block.replaceAll('\\\n', ' ');
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

test('scripts that are an owner’s own, without a hash in their name, are asked for again', () => {
  expect(first('sw.js')?.cacheControl).toBe(ASK_AGAIN);
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

describe('run as a whole', () => {
  const guide = new GuideRunner({
    npm: '',
    aws: 'case "$*" in *--dryrun*) printf "%s" "$LEFT" ;; *) echo VERSION-of-$2 ;; esac',
  });
  afterAll(() => guide.remove());
  const deletions = ({ calls }: { calls: string[] }) => calls.filter((call) => call.includes('--delete'));
  const all = guide.run(block).calls;
  const at = (text: string) => {
    const found = all.findIndex((call) => call.includes(text));
    expect([text, found]).not.toEqual([text, -1]);
    return found;
  };

  test('it deletes once, and last', () => {
    expect(deletions({ calls: all })).toEqual([all.at(-1)]);
  });

  test('a step that fails, whichever, ends it: nothing is deleted', () => {
    for (let step = 1; step < all.length; step += 1) {
      const run = guide.run(block, { FAIL_AT: String(step) });
      expect([all[step - 1], run.status, run.calls.length, deletions(run)]).toEqual([all[step - 1], 1, step, []]);
    }
  });

  test('a file that no step has uploaded ends it: nothing is deleted', () => {
    const run = guide.run(block, { LEFT: '(dryrun) upload: dist/a.html to s3://BUCKET/a.html' });
    expect([run.status, deletions(run)]).toEqual([1, []]);
  });

  test('security headers come before the pages that need them, redirects after the pages that they lead to', () => {
    const pages = at('--include *.html');
    expect(at('update-response-headers-policy')).toBeLessThan(pages);
    expect(at('update-function')).toBeGreaterThan(pages);
    expect(at('publish-function')).toBeLessThan(at('create-invalidation'));
  });

  test('a deploy counts once it is live, whatever becomes of the deletion', () => {
    expect(at('keep:files -- ../deploys')).toBe(0);
    expect(at('--done')).toBeGreaterThan(at('create-invalidation'));
    expect(at('--done')).toBeLessThan(at('--delete'));
  });

  test('what CloudFront has is replaced by its version of this moment', () => {
    const version = (text: string) => all[at(text)]!.match(/ --if-match (\S+)/)?.[1];
    expect(version('update-response-headers-policy')).toBe('VERSION-of-get-response-headers-policy-config');
    expect(version('update-function')).toBe('VERSION-of-describe-function');
    expect(version('publish-function')).toBe('VERSION-of-update-function');
    for (const text of ['update-response-headers-policy', 'get-response-headers-policy-config'])
      expect(all[at(text)]).toContain(' --id POLICY');
  });
});

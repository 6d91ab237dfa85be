/**
 * The one function that says whether content is right: used by `npm run check:content`, by the build, by the
 * development server and by the tests. Pure: files in, issues out.
 */
import { fieldIssue, type CheckedFile } from './checking/checkFile';
import { fileIssue, guessPath } from './files/misplacedFiles';
import { checkFiles } from './checking/checkFiles';
import { collections } from './collections';
import { EVERY_DAY_HAS_COME, makeContent } from './checking/content';
import { restoreIt, type ContentFile } from './files/contentFile';
import { formatField, type Issue } from './issue';
import type { PictureSizes, Rule } from './rule';
import { rules } from './rules/allRules';
import { pictures as pictureRule } from './rules/pictures';
import { checkSharePicture } from './files/sharePicture';
import { makeRunner } from './checking/unsoundEntries';

/** Collections without any file; one that stands beside its place under another name is told there. */
function missingFiles(files: readonly CheckedFile[]): Issue[] {
  const meant = files.filter(({ collection }) => !collection).map(({ file }) => guessPath(file) ?? '');
  return collections
    .filter(({ typeName }) => !files.some(({ collection }) => collection?.typeName === typeName))
    .filter(({ path }) => !meant.some((right) => right === path || right.startsWith(`${path}/`)))
    .map(({ kind, path }) =>
      fileIssue(path, {
        found: kind === 'folder' ? 'no file in this folder' : 'no such file',
        expected: kind === 'folder' ? 'at least one .json file' : 'this file',
        suggestion: kind === 'folder' ? restoreIt(path) : `${restoreIt(path)}; if it is new, write it`,
      }),
    );
}

/**
 * Checks files, each already checked on its own, together. Other rules than all are for tests; scripts that only need
 * readable files pass none.
 */
export function checkTogether(
  files: readonly CheckedFile[],
  pictures: PictureSizes,
  by: readonly Rule[] = rules,
  today: string = EVERY_DAY_HAS_COME,
): Issue[] {
  const issues = [...files.flatMap((file) => file.issues), ...missingFiles(files)];
  // Part of the rule on pictures, but about a picture that no content file names.
  if (by.includes(pictureRule)) issues.push(...checkSharePicture(pictures));
  const run = makeRunner(makeContent(files, pictures, today));
  for (const rule of by) {
    for (const { entry, path, words } of run(rule)) {
      // Report each fault once, by the schema if it can.
      if (!entry.faultyFields.has(formatField(path))) issues.push(fieldIssue(entry, path, rule.name, words));
    }
  }
  return issues;
}

/**
 * Checks all content at once.
 * @param files every file below `content/` that is not a picture
 * @param pictures every picture below `content/`
 * @param today YYYY-MM-DD at the clinic, for what is right only on some days
 * @returns all faults; an empty list means that the site may be built
 */
export function checkContent(files: readonly ContentFile[], pictures: PictureSizes, today: string): Issue[] {
  return checkTogether(checkFiles(files), pictures, rules, today);
}

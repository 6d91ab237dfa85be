/**
 * `npm run report:content`: writes docs/content.md, the guide to the rules and the figures of each article. If a file
 * is faulty it writes nothing, since the page would lack that article, and ends with exit code 1.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkTogether } from '../src/content-model/checkContent';
import { checkFiles } from '../src/content-model/checking/checkFiles';
import { makeContent } from '../src/content-model/checking/content';
import { formatIssues } from '../src/content-model/messages/formatIssues';
import { readContent } from '../src/content-model/files/readContent';
import { rules } from '../src/content-model/rules/allRules';
import { toContentGuide } from '../src/content-model/derived/toContentGuide';
import { readArguments, readFolder } from './readArguments';

const USAGE = 'npm run report:content';
readArguments(USAGE, {});
const { files, pictures } = readContent(readFolder([], USAGE));
const checked = checkFiles(files);
// Rules are not checked: an article that breaks one is still listed, which may help to fix it (too many words, too high
// a grade).
const faults = checkTogether(checked, pictures, []);

function writeGuide(): void {
  const content = makeContent(checked, pictures);
  const valuesOf = <T>(entries: readonly { value: T }[]) => entries.map(({ value }) => value);
  const guide = toContentGuide({
    rules,
    articles: valuesOf(content.ofType('Article')),
    categories: valuesOf(content.ofType('Category')),
  });
  mkdirSync(resolve('docs'), { recursive: true });
  writeFileSync(resolve('docs/content.md'), guide);
  console.log('docs/content.md is written.');
}

if (faults.length === 0) writeGuide();
else {
  console.error(`${formatIssues(faults)}\n\ndocs/content.md is not written.`);
  process.exitCode = 1;
}

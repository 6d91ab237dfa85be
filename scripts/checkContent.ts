/** `npm run check:content`: every fault of the content at once, in seconds, without Gatsby. Exit code 1 if there is one. */
import { resolve } from 'node:path';
import { checkContent } from '../src/content-model/checkContent';
import { formatIssues } from '../src/content-model/formatIssues';
import { readContent } from '../src/content-model/readContent';
import { describeWaiting, findWaitingArticles } from '../src/gatsby/waitingArticles';
import { dayInIndia } from '../src/lib/today';

const folder = resolve(process.argv[2] ?? 'content');
const { files, pictures } = readContent(folder);
const today = dayInIndia(new Date());
const issues = checkContent(files, pictures, today);
if (issues.length > 0) {
  console.error(formatIssues(issues));
  process.exitCode = 1;
} else {
  console.log(`The content is right: ${files.length} files and ${pictures.size} pictures checked.`);
  for (const line of describeWaiting(findWaitingArticles(folder, today))) console.log(line);
}

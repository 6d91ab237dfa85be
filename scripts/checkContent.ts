/**
 * `npm run check:content`: every fault of the content at once, in seconds, without Gatsby, and what has grown old. Exit
 * code 1 if there is a fault; with `--fresh` also if anything has grown old, for the CI of a real clinic.
 *
 * `npm run check:content -- [--fresh] [--today 2027-04-01] [folder]`
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reportCheck } from '../src/content-model/freshness/reportCheck';
import { readContent } from '../src/content-model/readContent';
import { describeWaiting, findWaitingArticles } from '../src/gatsby/waitingArticles';
import { dayInIndia } from '../src/lib/indianTime';

const { values, positionals } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, today: { type: 'string', default: dayInIndia(new Date()) } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? 'content');
const { files, pictures } = readContent(folder);
const { said, isRight } = reportCheck(files, pictures, { today: values.today, isStrict: values.fresh });
const waiting = isRight ? describeWaiting(findWaitingArticles(folder, values.today)) : [];
console[isRight ? 'log' : 'error']([...said, ...waiting].join('\n\n'));
if (!isRight) process.exitCode = 1;

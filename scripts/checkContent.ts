/**
 * `npm run check:content`: reports every fault of the content at once, in seconds and without Gatsby, and what is out
 * of date. Exit code 1 if there is a fault; with `--fresh` also if anything is out of date, for the CI of a real
 * clinic.
 *
 * `npm run check:content -- [--fresh] [--today 2027-04-01] [folder]`
 */
import { reportCheck } from '../src/content-model/freshness/reportCheck';
import { readContent } from '../src/content-model/files/readContent';
import { isoDate } from '../src/content-model/schemas/primitives';
import { describeWaiting, findWaitingArticles } from '../src/gatsby/waitingArticles';
import { dayInIndia } from '../src/lib/indianTime';
import { readArguments, readFolder, refuse } from './readArguments';

const USAGE = 'npm run check:content -- [--fresh] [--today YYYY-MM-DD] [folder]';
const { values, positionals } = readArguments(USAGE, {
  options: { fresh: { type: 'boolean', default: false }, today: { type: 'string', default: dayInIndia(new Date()) } },
  allowPositionals: true,
});
if (!isoDate('The day of the check.').safeParse(values.today).success)
  refuse(`--today takes a day such as 2027-04-01, not "${values.today}"`, USAGE);
const folder = readFolder(positionals, USAGE);
const { files, pictures } = readContent(folder);
const { said, isRight } = reportCheck(files, pictures, { today: values.today, isStrict: values.fresh });
const waiting = isRight ? describeWaiting(findWaitingArticles(folder, values.today)) : [];
console[isRight ? 'log' : 'error']([...said, ...waiting].join('\n\n'));
if (!isRight) process.exitCode = 1;

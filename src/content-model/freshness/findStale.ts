import { fieldIssue } from '../checking/checkFile';
import { checkFiles } from '../checking/checkFiles';
import { makeContent } from '../checking/content';
import type { ContentFile } from '../files/contentFile';
import type { Issue } from '../issue';
import type { FreshnessGuard } from './guard';
import { oldArticles } from './oldArticles';
import { oldHelplines } from './oldHelplines';
import { pastDays } from './pastDays';
import { undatedClaims } from './undatedClaims';

const guards: readonly FreshnessGuard[] = [pastDays, undatedClaims, oldArticles, oldHelplines];

/**
 * Content that is, or may be, out of date.
 * @param files every file below `content/` that is not a picture
 * @param today the day in India, YYYY-MM-DD
 * @returns warnings: the site may be built with them, but somebody should look
 */
export function findStale(files: readonly ContentFile[], today: string): Issue[] {
  const content = makeContent(checkFiles(files), new Map());
  const warnings: Issue[] = [];
  for (const guard of guards)
    guard.check(content, today, (entry, path, words) => warnings.push(fieldIssue(entry, path, guard.name, words)));
  return warnings;
}

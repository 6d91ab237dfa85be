import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { checkContent } from '../content-model/checkContent';
import { formatIssues } from '../content-model/messages/formatIssues';
import { readContent } from '../content-model/files/readContent';
import { dayInIndia } from '../lib/indianTime';

/** Whether this is the development server, which goes on where a build stops. */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

/**
 * Checks the content of a site and reports all faults at once: a build stops, the development server goes on.
 * @param directory the site’s root folder
 */
export function reportContentFaults(directory: string, reporter: Pick<Reporter, 'error' | 'panic'>): void {
  const { files, pictures } = readContent(join(directory, 'content'));
  const issues = checkContent(files, pictures, dayInIndia(new Date()));
  if (issues.length === 0) return;
  if (isDevelopment()) reporter.error(formatIssues(issues));
  else reporter.panic(formatIssues(issues));
}

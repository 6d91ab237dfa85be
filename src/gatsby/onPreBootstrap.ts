import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { checkContent } from '../content-model/checkContent';
import { formatIssues } from '../content-model/formatIssues';
import { readContent } from '../content-model/readContent';

/**
 * Stops a build on faulty content before any page is made, with all faults at once; the development server reports
 * them and goes on.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  const { program } = store.getState() as { program: { directory: string; _?: string } };
  const { files, pictures } = readContent(join(program.directory, 'content'));
  const issues = checkContent(files, pictures);
  if (issues.length === 0) return;
  if (process.env.NODE_ENV === 'development') reporter.error(formatIssues(issues));
  else reporter.panic(formatIssues(issues));
};

import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { dayInIndia } from '../lib/indianTime';
import { setAvifEffort } from './avifEffort';
import { reportContentFaults } from './reportContentFaults';
import { describeWaiting, findWaitingArticles } from './waitingArticles';

/**
 * Stops a build on faulty content before any page is made; the development server reports the faults and goes on. Then
 * it says which articles wait for their day, and sets up how pictures are made.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  const { program } = store.getState() as { program: { directory: string } };
  reportContentFaults(program.directory, reporter);
  setAvifEffort();
  const waiting = findWaitingArticles(join(program.directory, 'content'), dayInIndia(new Date()));
  for (const line of describeWaiting(waiting)) reporter.info(line);
};

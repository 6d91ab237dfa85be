import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { assembleSite, type SiteRedirect } from './assemble/assembleSite';
import { runQueryExamples } from './runQueryExamples';

interface PostBuildData {
  clinic: { siteUrl: string };
  allRedirect: { nodes: SiteRedirect[] };
}

/** Turns Gatsby’s output into what hosts get. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, store }) => {
  const { directory } = (store.getState() as { program: { directory: string } }).program;
  const { data, errors } = await graphql<PostBuildData>('{ clinic { siteUrl } allRedirect { nodes { from to } } }');
  if (!data || errors) {
    reporter.panic('The content could not be queried for finishing the site.', errors as never);
    return;
  }
  const answers = process.env.QUERY_ANSWERS;
  if (answers) await runQueryExamples(graphql as never, join(directory, 'docs/querying.md'), join(directory, answers));
  const { pages, files } = await assembleSite({ from: join(directory, 'public'), to: join(directory, 'dist'), redirects: data.allRedirect.nodes, siteUrl: data.clinic.siteUrl });
  reporter.info(`dist/ holds ${pages} pages and ${files} other files`);
};

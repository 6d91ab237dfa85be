import type { GatsbyNode } from 'gatsby';
import { reportContentFaults } from './reportContentFaults';

/** Stops a build on faulty content before any page is made; the development server reports it and goes on. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  const { program } = store.getState() as { program: { directory: string } };
  reportContentFaults(program.directory, reporter);
};

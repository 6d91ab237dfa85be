import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isDevelopment } from './reportContentFaults';

/** Adds the kitchen sink to the development server; the finished site never has it (a site test looks). */
export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = ({ actions }) => {
  if (isDevelopment())
    actions.createPage({
      path: '/kitchen-sink',
      component: resolve('src/kitchen-sink/KitchenSinkPage.tsx'),
      context: {},
    });
};

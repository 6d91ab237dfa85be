import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { findCollection } from './src/content-model/collections';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: resolve('content') } },
    {
      resolve: 'gatsby-transformer-json',
      // A file’s place decides its type, so that moving code or adding entries never renames one.
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          findCollection(node.relativePath)?.typeName ?? 'UnknownContent',
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { formats: ['auto', 'webp'], placeholder: 'dominantColor', quality: 70 } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-react-helmet',
  ],
};
export default config;

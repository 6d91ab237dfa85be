import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { isHidden, pathIn } from './src/content-model/files/readContent';
import { contentTypeName } from './src/gatsby/contentTypeName';
import { isDevelopment } from './src/gatsby/reportContentFaults';
import { ignoreWaitingArticles } from './src/gatsby/waitingArticles';

const content = resolve('content');

// Files whose name begins with a dot are not checked, so they must not become nodes either.
const ignoreHidden = (path: string) => isHidden(pathIn(content, path));

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // With NETLIFY=true Gatsby would install an adapter, whose files and cache spoil later builds.
  adapter: { name: 'none', adapt: () => undefined },
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      // In development, articles show before their day, marked as waiting.
      options: {
        name: 'content',
        path: content,
        ignore: [ignoreHidden, ...(isDevelopment() ? [] : [ignoreWaitingArticles(content, new Date())])],
      },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        typeName: ({ node, object }: { node: { relativePath: string }; object: unknown }) =>
          contentTypeName(node.relativePath, object),
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          formats: ['auto', 'webp', 'avif'],
          placeholder: 'dominantColor',
          quality: 70,
          avifOptions: { quality: 45 },
        },
      },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-react-helmet',
  ],
};
export default config;

import type { GatsbySSR } from 'gatsby';

/** Links to icons and the web manifest, the same on every page (`npm run icons`, src/gatsby/publish/webManifest.ts). */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="favicon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="favicon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="apple-touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};

import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';

/**
 * Renders a page and collects its head tags in one go.
 *
 * Helmet collects tags in a process-wide static, and Gatsby renders two pages concurrently, so titles would mix.
 * renderToString is synchronous: rendering and reading the static in one go keeps pages apart.
 * gatsby-plugin-react-helmet reads it later and finds it empty.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  Helmet.renderStatic();
  replaceBodyHTMLString(renderToString(bodyComponent as React.ReactElement));
  const head = Helmet.renderStatic();
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setHeadComponents([
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
  ] as never);
};

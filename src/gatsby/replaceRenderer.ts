import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';

/**
 * Draws a page and collects its head tags in one go.
 *
 * Helmet gathers the head of whatever is drawn in one place for the whole process, and Gatsby draws two pages at a time:
 * left alone, pages get each other’s titles. Drawing without a pause and emptying that place at once keeps them apart;
 * gatsby-plugin-react-helmet, which asks later, then finds nothing left to add.
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

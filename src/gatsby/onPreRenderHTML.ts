import type { GatsbySSR } from 'gatsby';

/**
 * Removes gatsby-plugin-image’s own styles and script: they serve GatsbyImage, which we do not use (src/ui/Picture).
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) =>
        !(
          component &&
          typeof component === 'object' &&
          'key' in component &&
          String(component.key).startsWith('gatsby-image-style')
        ),
    ),
  );
};

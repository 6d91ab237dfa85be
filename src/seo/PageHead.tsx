import { graphql, useStaticQuery } from 'gatsby';
import { Helmet } from 'react-helmet';
import { htmlLang, type Language } from '../lib/language';
import { THEME_COLOUR } from '../lib/colours';
import { openGraph } from './openGraph';
import { buildGraph, toScript, type PageType } from './structuredData/buildGraph';
import type { GraphPart } from './structuredData/site';

interface PageHeadProps {
  /** Title without the clinic’s name. */
  title: string;
  description: string;
  /** Name of the page in its breadcrumbs; its title by default. */
  crumb?: string;
  /** Path of the page; without one (not found) there is no canonical address, no indexing and no structured data. */
  path?: string;
  language?: Language;
  type?: 'website' | 'article';
  /** The page’s own picture, from which the one for shared links is cut; the site’s own by default. */
  image?: Queries.SharePictureFragment;
  pageType?: PageType;
  /** What the page’s sections say, for search engines. */
  structuredData?: readonly GraphPart[];
}

/**
 * Every tag in the head that differs from page to page. Helmet takes props only: with child tags, Gatsby under React 19
 * loses them all in the browser (a lint rule forbids them).
 */
export function PageHead({
  title,
  description,
  crumb,
  path,
  language = 'en',
  type = 'website',
  image,
  pageType = 'WebPage',
  structuredData = [],
}: PageHeadProps) {
  const { clinic, navigation, share } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      clinic {
        name
        tagline
        siteUrl
      }
      navigation {
        linksBeforeServices {
          label
          link
        }
        linksAfterServices {
          label
          link
        }
      }
      share: file(relativePath: { eq: "pages/share.jpg" }) {
        ...ShareCard
      }
    }
  `);
  if (!clinic || !navigation) return null;
  const { name, tagline, siteUrl } = clinic;
  const url = path === undefined ? undefined : siteUrl + path;
  const card = (image?.src ?? share)?.childImageSharp?.resize;
  const picture = card?.src ? siteUrl + card.src : undefined;
  const menu = [...navigation.linksBeforeServices, ...navigation.linksAfterServices];
  return (
    <Helmet
      htmlAttributes={{ lang: htmlLang(language) }}
      title={`${title} | ${name}`}
      meta={[
        { name: 'description', content: description },
        { name: 'format-detection', content: 'telephone=no' },
        { name: 'theme-color', content: THEME_COLOUR },
        ...openGraph({
          siteName: name,
          title,
          description,
          type,
          language,
          url,
          picture,
          width: card?.width,
          height: card?.height,
          alt: image?.alt ?? `${name}: ${tagline}`,
        }),
        ...(path === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
      ]}
      link={[
        ...(url ? [{ rel: 'canonical', href: url }] : []),
        { rel: 'alternate', type: 'application/atom+xml', title: name, href: '/feed.xml' },
      ]}
      script={
        path === undefined
          ? []
          : [
              {
                type: 'application/ld+json',
                innerHTML: toScript(
                  buildGraph({
                    site: clinic,
                    page: { path, title, crumb, description, language, image: picture },
                    pageType,
                    menu,
                    parts: structuredData,
                  }),
                ),
              },
            ]
      }
    />
  );
}

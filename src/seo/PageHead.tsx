import { graphql, useStaticQuery } from 'gatsby';
import { Helmet } from 'react-helmet';

interface PageHeadProps {
  /** Title without the clinic’s name. */
  title: string;
  description: string;
  /** Path of the page; without one (not found) there is no canonical address and no indexing. */
  path?: string;
  language?: 'en' | 'hi';
  type?: 'website' | 'article';
  /** Path of the picture for shared links; the site’s own without it. */
  image?: string | undefined;
}

/**
 * Every tag in the head that differs from page to page. Helmet takes props only: with child tags, Gatsby under React 19
 * loses them all in the browser (a lint rule forbids them).
 */
export function PageHead({ title, description, path, language = 'en', type = 'website', image }: PageHeadProps) {
  const { clinic, share } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      clinic {
        name
        siteUrl
      }
      share: file(relativePath: { eq: "pages/share.jpg" }) {
        publicURL
      }
    }
  `);
  if (!clinic) return null;
  const { name, siteUrl } = clinic;
  const fullTitle = `${title} | ${name}`;
  const url = path === undefined ? undefined : siteUrl + (path === '/' ? '/' : path);
  const picture = image ?? share?.publicURL;
  const og: [string, string | undefined][] = [
    ['og:site_name', name],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', language === 'hi' ? 'hi_IN' : 'en_IN'],
    ['og:image', picture ? siteUrl + picture : undefined],
  ];
  return (
    <Helmet
      htmlAttributes={{ lang: language === 'hi' ? 'hi' : 'en-IN' }}
      title={fullTitle}
      meta={[
        { name: 'description', content: description },
        { name: 'format-detection', content: 'telephone=no' },
        { name: 'theme-color', content: '#10383c' },
        { name: 'twitter:card', content: 'summary_large_image' },
        ...og.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
        ...(path === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
      ]}
      link={url ? [{ rel: 'canonical', href: url }] : []}
    />
  );
}

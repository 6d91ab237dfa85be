import type { Language } from '../lib/language';

interface SharedPage {
  siteName: string;
  title: string;
  description: string;
  type: 'website' | 'article';
  language: Language;
  /** Full addresses. */
  url?: string | undefined;
  picture?: string | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
  alt: string;
}

/** Open Graph tags for shared links. X reads them too, and besides needs only `twitter:card`. */
export function openGraph({
  siteName,
  title,
  description,
  type,
  language,
  url,
  picture,
  width,
  height,
  alt,
}: SharedPage): { property?: string; name?: string; content: string }[] {
  const tags: [property: string, content: string | number | null | undefined][] = [
    ['og:site_name', siteName],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', language === 'hi' ? 'hi_IN' : 'en_IN'],
    ['og:image', picture],
    ['og:image:width', picture && width],
    ['og:image:height', picture && height],
    ['og:image:alt', picture && alt],
  ];
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    ...tags.flatMap(([property, content]) => (content ? [{ property, content: String(content) }] : [])),
  ];
}

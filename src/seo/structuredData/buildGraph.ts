import type { Graph, Thing } from 'schema-dts';
import { htmlLang } from '../../lib/language';
import { clinicReferenceJsonLd } from './clinicJsonLd';
import { trailJsonLd, type MenuLink } from './trailJsonLd';
import { clinicId, pageId, PSYCHIATRY, urlOf, websiteId, type GraphPart, type PageFacts, type SiteFacts } from './site';

/** Type of a page in schema.org. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'MedicalWebPage';

/** What a page’s graph is made from. */
export interface GraphOptions {
  site: SiteFacts;
  page: PageFacts;
  pageType: PageType;
  menu: readonly MenuLink[];
  parts: readonly GraphPart[];
}

function pageJsonLd({ site, page, pageType }: GraphOptions, trail: object | undefined): Thing {
  return {
    '@type': pageType,
    '@id': pageId(site, page),
    url: urlOf(site, page.path),
    name: page.title,
    description: page.description,
    inLanguage: htmlLang(page.language),
    isPartOf: { '@id': websiteId(site) },
    publisher: { '@id': clinicId(site) },
    ...(trail ? { breadcrumb: { '@id': (trail as { '@id': string })['@id'] } } : {}),
    ...(pageType === 'MedicalWebPage' ? { audience: { '@type': 'Patient' }, specialty: PSYCHIATRY } : {}),
  } as Thing;
}

/** A page’s structured data as one graph: the site, the clinic, the page, its breadcrumbs, and what its parts add. */
export function buildGraph(options: GraphOptions): Graph {
  const { site, page, menu, parts } = options;
  const trail = trailJsonLd(site, page, menu);
  const nodes = parts.flatMap((part) => part(site, page));
  const hasClinic = nodes.some((node) => (node as { '@id'?: string })['@id'] === clinicId(site));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': websiteId(site),
        url: urlOf(site, '/'),
        name: site.name,
        inLanguage: htmlLang('en'),
        publisher: { '@id': clinicId(site) },
      },
      ...(hasClinic ? [] : [clinicReferenceJsonLd(site)]),
      pageJsonLd(options, trail),
      ...(trail ? [trail] : []),
      ...nodes,
    ],
  };
}

/** JSON for a script element: no text in it can end the element or open a comment. */
export const toScript = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');

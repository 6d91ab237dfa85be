import { clinicId, pageId, urlOf, type GraphPart } from './site';

/** A service of the clinic, on its own page. */
export const serviceJsonLd =
  ({ title, subtitle }: { title: string; subtitle: string }): GraphPart =>
  (site, page) => [
    {
      '@type': 'Service',
      '@id': urlOf(site, `${page.path}#service`),
      name: title,
      description: subtitle,
      url: urlOf(site, page.path),
      mainEntityOfPage: { '@id': pageId(site, page) },
      provider: { '@id': clinicId(site) },
    },
  ];

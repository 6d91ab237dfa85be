import type { Language } from '../../lib/language';
import type { Thing } from 'schema-dts';

/** What every page’s structured data needs of the site. */
export interface SiteFacts {
  siteUrl: string;
  /** The clinic’s short name, which is the site’s name too. */
  name: string;
}

/** What the head says about a page. */
export interface PageFacts {
  path: string;
  title: string;
  /** Name of the page in its breadcrumbs, if that is not its title. */
  crumb?: string | undefined;
  description: string;
  language: Language;
  /** Full address of the picture for shared links. */
  image?: string | undefined;
}

/** A part of a page’s structured data: what one of its sections says, as nodes of the page’s graph. */
export type GraphPart = (site: SiteFacts, page: PageFacts) => readonly Thing[];

/** Full address of a path of the site. */
export const urlOf = ({ siteUrl }: SiteFacts, path: string): string => siteUrl + path;
/** `@id` of the website, the same in every page’s graph. */
export const websiteId = (site: SiteFacts): string => urlOf(site, '/#website');
/** `@id` of the clinic, the same in every page’s graph. */
export const clinicId = (site: SiteFacts): string => urlOf(site, '/#clinic');
/** `@id` of a page in its graph. */
export const pageId = (site: SiteFacts, { path }: PageFacts): string => urlOf(site, `${path}#page`);
/** `@id` and address of a team member. Members have no pages of their own; each has a card on the About page. */
export const personId = (site: SiteFacts, slug: string): string => urlOf(site, `/about#${slug}`);

/** The specialty as schema.org names it. */
export const PSYCHIATRY = 'https://schema.org/Psychiatric' as const;

/** The places of pages to which a link may lead (`#opening-hours`); a site test compares them with the built pages. */
import { collections, type Collection, type CollectionName } from './collections';
import type { Content } from './rule';

/** Ids of the parts of pages, by the type of the page, in the order in which they stand. */
export const places: Partial<Record<CollectionName, readonly string[]>> = {
  HomePage: [
    'who-we-are',
    'services',
    'how-it-works',
    'journey',
    'articles',
    'booking',
    'call-to-action',
    'testimonials',
    'faqs',
    'location',
  ],
  AboutPage: ['approach', 'advantages', 'services', 'team', 'faqs'],
  AppointmentPage: ['booking', 'make-an-appointment', 'opening-hours', 'what-to-bring', 'services'],
  ContactPage: ['get-in-touch', 'send-us-a-message', 'find-us', 'approach'],
  Service: [
    'service-intro',
    'service-conditions',
    'service-navigation',
    'service-benefits',
    'service-process',
    'what-to-bring',
    'service-why',
    'service-checklist',
    'service-questions',
    'booking',
  ],
  Article: ['crux', 'hook', 'key-points', 'diagnosis', 'remedies', 'conclusion', 'sources', 'related'],
};

/** Ids of every page. */
export const placesOfAllPages: readonly string[] = ['content', 'site-map'];

/** What browsers take for the start of a page, whatever its ids. */
const START = 'top';

/** Whether a link may lead to a place of a page that has some places of its own. */
export const isPlace = (place: string, own: readonly string[]): boolean =>
  [...own, ...placesOfAllPages, START].includes(place);

/** The places that each page has of its own, by its path. */
export function placesByPath({ slugs }: Content): Map<string, readonly string[]> {
  return new Map(
    (collections as readonly Collection[]).flatMap(({ typeName, kind, route }) => {
      const own = places[typeName as CollectionName] ?? [];
      return route ? (kind === 'one' ? [''] : slugs(typeName)).map((slug) => [route({ slug }), own] as const) : [];
    }),
  );
}

/** The places of pages that a link may lead to (`#opening-hours`); a site test compares them with the built pages. */
import { collections, type Collection, type CollectionName } from './collections';
import type { Content } from './rule';

/** Ids of the parts of a page, by the page’s type, in the order in which they stand. */
export const places: Partial<Record<CollectionName, readonly string[]>> = {
  HomePage: [
    'who-we-are',
    'services',
    'how-it-works',
    'journey',
    'lives-transformed',
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

/** The optional field behind a part of a page, by the part’s id. */
export const optionalParts: Readonly<Record<string, string>> = {
  'what-to-bring': 'bring',
  'service-checklist': 'checklist',
};

/** Ids that every page has. */
export const placesOfAllPages: readonly string[] = ['content', 'footer-help', 'site-map'];

/** What browsers take for the top of a page, even if no element has this id. */
const START = 'top';

/**
 * Whether a link may lead to a place of a page.
 * @param own the places that only this page has
 */
export const isPlace = (place: string, own: readonly string[]): boolean =>
  [...own, ...placesOfAllPages, START].includes(place);

/** Those places of a type that an entry’s page has, since it may lack optional parts. */
const placesOf = (entry: object, own: readonly string[]) =>
  own.filter((place) => {
    const part = optionalParts[place];
    return part === undefined || (entry as Record<string, unknown>)[part] !== undefined;
  });

/** The places that each page has of its own, by its path; all of its type’s if the entry is too faulty to say. */
export function placesByPath({ slugs, ofType }: Content): Map<string, readonly string[]> {
  const byPath = new Map<string, readonly string[]>();
  for (const { typeName, kind, route } of collections as readonly Collection[]) {
    if (!route) continue;
    const name = typeName as CollectionName;
    const own = places[name] ?? [];
    for (const slug of kind === 'one' ? [''] : slugs(name)) byPath.set(route({ slug }), own);
    for (const { value } of ofType(name)) byPath.set(route(value as { slug: string }), placesOf(value, own));
  }
  return byPath;
}

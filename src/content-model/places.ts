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

/** The field whose part of the page has an id, where an entry may leave it out. */
export const optionalParts: Readonly<Record<string, string>> = {
  'what-to-bring': 'bring',
  'service-checklist': 'checklist',
};

/** Ids of every page. */
export const placesOfAllPages: readonly string[] = ['content', 'footer-help', 'site-map'];

/** What browsers take for the start of a page, whatever its ids. */
const START = 'top';

/** Whether a link may lead to a place of a page that has some places of its own. */
export const isPlace = (place: string, own: readonly string[]): boolean =>
  [...own, ...placesOfAllPages, START].includes(place);

/** Those places of a type that the page of an entry has. */
const placesOf = (entry: object, own: readonly string[]) =>
  own.filter((place) => {
    const part = optionalParts[place];
    return part === undefined || (entry as Record<string, unknown>)[part] !== undefined;
  });

/** The places that each page has of its own, by its path; all of its type where the entry is too faulty to tell. */
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

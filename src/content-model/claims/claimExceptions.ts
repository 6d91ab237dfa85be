import type { CollectionName } from '../collections';
import { formatField } from '../issue';
import type { Claim } from './findClaims';

/**
 * A claim that the site must make (docs/conformance.md: PUR-08 to PUR-13, HER-03, HOM-05, HOM-17, TES-01), and the one
 * kind of place where it may stand.
 */
export interface ClaimException {
  typeName: CollectionName;
  /** Field, with `[]` for any place in a list: `advantages.items[].title`. */
  field: string;
  /** The words of the claim; numbers may be the clinic’s own. */
  words: RegExp;
  reason: string;
}

/**
 * Before going live, a clinic should decide whether it wants to make these claims. An exception that no content needs
 * any more is reported to developers (unusedExceptions.ts).
 */
export const claimExceptions: readonly ClaimException[] = [
  {
    typeName: 'Clinic',
    field: 'reviews.count.value',
    words: /^[\d,]+\+?$/,
    reason: 'Specification, sections 1 and 9: 5000+ customer reviews',
  },
  {
    typeName: 'Clinic',
    field: 'reviews.stars',
    words: /^[1-5] stars$/,
    reason: 'Specification, sections 1 and 9: a five-star rating',
  },
  {
    typeName: 'Clinic',
    field: 'reviews.badge',
    words: /^[\d,]+k?\+$/,
    reason: 'Specification, sections 1 and 9: a 5k+ badge',
  },
  {
    typeName: 'Clinic',
    field: 'livesTransformed.value',
    words: /^[\d,]+\+?$/,
    reason: 'Specification, sections 1 and 9: 500+ on the counter',
  },
  {
    typeName: 'Clinic',
    field: 'livesTransformed.label',
    words: /^Lives Transformed$/,
    reason: 'Specification, sections 1 and 9: the counter’s words',
  },
  {
    typeName: 'Sections',
    field: 'faqs.contactCard.badge.count',
    words: /^[\d,]+k?\+$/,
    reason: 'Specification, sections 1 and 9: a 3k+ badge on the FAQ contact card',
  },
  {
    typeName: 'HomePage',
    field: 'hero.slides[].h1',
    words: /^Psychiatrist You Can Trust$/,
    reason: 'Specification, section 2, “Home”: a slide on a trusted psychiatrist',
  },
  {
    typeName: 'HomePage',
    field: 'about.heading',
    words: /^Expert & Compassionate$/,
    reason: 'Specification, section 2, “Home”: the heading of the About block',
  },
  {
    typeName: 'HomePage',
    field: 'about.benefits[].label',
    words: /^Trusted Expertise$/,
    reason: 'Specification, section 1: the fourth core benefit on the home page',
  },
  {
    typeName: 'HomePage',
    field: 'journey.benefits[].label',
    words: /^Expert & Trusted$/,
    reason: 'Specification, section 2, “Home”: the fourth benefit of the checklist',
  },
  {
    typeName: 'AboutPage',
    field: 'advantages.items[].title',
    words: /^Trusted Expertise$/,
    reason: 'Specification, section 1: the fourth core benefit on the About page',
  },
  {
    typeName: 'AboutPage',
    field: 'advantages.items[].title',
    words: /^24\/7$/,
    reason: 'Specification, section 1: 24/7 clinical support and crisis care',
  },
  {
    typeName: 'TeamMember',
    field: 'description[]',
    words: /^Over \d+ years of experience$/,
    reason: 'Specification, sections 1 and 9: years of experience of psychiatrist and psychologist',
  },
  {
    typeName: 'Testimonial',
    field: 'content',
    words: /^a testimonial$/,
    reason: 'Specification, section 2, “Home”: six testimonials',
  },
];

/** Whether an exception lets a claim pass. */
export const isExcepted = ({ entry, path, words }: Claim, exception: ClaimException): boolean =>
  exception.typeName === entry.collection.typeName &&
  exception.field === formatField(path).replace(/\[\d+\]/g, '[]') &&
  exception.words.test(words);

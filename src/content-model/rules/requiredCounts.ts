import type { CollectionName } from '../collections';
import { baseName } from '../content';
import type { Rule } from '../rule';
import { counted } from '../text/counted';

const CHILD_PAGE = 'child-and-adolescent-psychiatry';
const ASSESSMENT_PAGE = 'mental-health-assessment';
const ONLINE_PAGE = 'telepsychiatry';

/** How many entries a collection has (specification, sections 1, 2 and 9). */
const collectionCounts: readonly { typeName: CollectionName; count: number; noun: string }[] = [
  { typeName: 'Service', count: 6, noun: 'service' },
  { typeName: 'TeamMember', count: 3, noun: 'team member' },
  { typeName: 'Testimonial', count: 6, noun: 'testimonial' },
];

/** Benefit bullets of a service page (specification, section 2, “Service pages”). */
const bulletsOf = (slug: string) => (slug === CHILD_PAGE ? 7 : 6);
/** Process steps of a service page. */
const stepsOf = (slug: string) => (slug === ASSESSMENT_PAGE ? 5 : 6);

const change = (found: number, wanted: number, noun: string) =>
  found < wanted ? `add ${counted(wanted - found, noun)}` : `remove ${counted(found - wanted, noun)}`;

/** Counts of the specification that differ from page to page, so that no schema can say them. */
export const requiredCounts: Rule = {
  name: 'required-counts',
  description:
    'Six services, three team members, six testimonials; a service page has as many benefits and steps as the specification gives it, and the checklist stands on the telepsychiatry page only.',
  check(content, report) {
    for (const { typeName, count, noun } of collectionCounts) {
      const last = content.entries.findLast(({ collection }) => collection.typeName === typeName);
      const found = content.countOf(typeName);
      if (last && found !== count)
        report(last, [], {
          found: counted(found, noun),
          expected: `exactly ${count}`,
          suggestion: change(found, count, noun),
        });
    }
    for (const entry of content.ofType('Service')) {
      const { benefits, process, checklist } = entry.value;
      // A wrong slug is told by a rule of its own.
      const slug = baseName(entry.file.path);
      const bullets = bulletsOf(slug);
      if (benefits.bullets.length !== bullets)
        report(entry, ['benefits', 'bullets'], {
          found: counted(benefits.bullets.length, 'benefit'),
          expected: `exactly ${bullets} on this page`,
          suggestion: change(benefits.bullets.length, bullets, 'benefit'),
        });
      const steps = stepsOf(slug);
      if (process.steps.length !== steps)
        report(entry, ['process', 'steps'], {
          found: counted(process.steps.length, 'step'),
          expected: `exactly ${steps} on this page`,
          suggestion: change(process.steps.length, steps, 'step'),
        });
      if (slug === ONLINE_PAGE && !checklist)
        report(entry, ['checklist'], {
          found: 'no checklist',
          expected: 'the five reasons for online consultation',
          suggestion: 'add "checklist" with a heading and five items',
        });
      if (slug !== ONLINE_PAGE && checklist)
        report(entry, ['checklist'], {
          found: 'a checklist',
          expected: `a checklist on the page ${ONLINE_PAGE} only`,
          suggestion: 'remove "checklist", or move its reasons to "benefits"',
        });
    }
  },
};

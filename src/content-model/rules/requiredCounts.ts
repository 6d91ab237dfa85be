import type { CollectionName } from '../collections';
import { baseName } from '../checking/content';
import type { Content, Entry, Report, Rule } from '../rule';
import { counted } from '../text/counted';

const CHILD_PAGE = 'child-and-adolescent-psychiatry';
const ASSESSMENT_PAGE = 'mental-health-assessment';
const ONLINE_PAGE = 'telepsychiatry';

/** How many entries a collection has (specification, sections 1, 2 and 9). */
const collectionCounts: readonly { typeName: CollectionName; count: number; noun: string; guide?: string }[] = [
  { typeName: 'Service', count: 6, noun: 'service', guide: 'docs/add-a-service.md says what a seventh takes' },
  { typeName: 'TeamMember', count: 3, noun: 'team member' },
  { typeName: 'Testimonial', count: 6, noun: 'testimonial' },
];

/** Benefit bullets of a service page (specification, section 2, “Service pages”). */
const bulletsOf = (slug: string) => (slug === CHILD_PAGE ? 7 : 6);
/** Process steps of a service page. */
const stepsOf = (slug: string) => (slug === ASSESSMENT_PAGE ? 5 : 6);

const change = (found: number, wanted: number, noun: string) =>
  found < wanted ? `add ${counted(wanted - found, noun)}` : `remove ${counted(found - wanted, noun)}`;

/** The folder or file of a collection as a place for faults: which entry is one too many, nobody but the clinic knows. */
const wholeOf = ({ collection, file, value }: Entry): Entry => ({
  collection,
  file: { ...file, path: collection.path, tree: undefined },
  at: [],
  value,
  faultyFields: new Set(),
});

/** The names of the files of a folder, as far as that tells more than their number. */
function namesOf(entries: readonly Entry[], count: number): string {
  const isFolder = entries[0]?.collection.kind === 'folder' && entries.length === count;
  return isFolder ? `: ${entries.map(({ file }) => baseName(file.path)).join(', ')}` : '';
}

function checkCollections(content: Content, report: Report): void {
  for (const { typeName, count, noun, guide } of collectionCounts) {
    const entries = content.entries.filter(({ collection }) => collection.typeName === typeName);
    const found = content.countOf(typeName);
    if (entries[0] && found !== count)
      report(wholeOf(entries[0]), [], {
        found: `${counted(found, noun)}${namesOf(entries, found)}`,
        expected: `exactly ${count}${entries[0].collection.mayBeEmpty ? ', or none' : ''}${guide ? ` (${guide})` : ''}`,
        suggestion: change(found, count, noun),
      });
  }
}

/** Counts of the specification that differ from page to page, so that no schema can say them. */
export const requiredCounts: Rule = {
  name: 'required-counts',
  description:
    'Six services, three team members, six testimonials or none; each service page has the number of benefits and steps that the specification sets, and only the telepsychiatry page has the checklist.',
  check(content, report) {
    checkCollections(content, report);
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

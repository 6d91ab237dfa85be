import { addDays } from '../../lib/indianTime';
import { quote } from '../issue';
import type { Rule } from '../rule';

const lists = ['closures', 'notices'] as const;

/** Closures and notices run forwards; two never share a day, so that each day has one closure and one notice at most. */
export const datedSpans: Rule = {
  name: 'dated-spans',
  description: 'Closures and notices end on their first day or later, stand in order and share no day.',
  check(content, report) {
    for (const entry of content.ofType('Clinic')) {
      for (const list of lists) {
        entry.value[list]?.forEach(({ from, to }, index, spans) => {
          if (to < from)
            report(entry, [list, index, 'to'], {
              found: `${quote(to)}, before the first day ${quote(from)}`,
              expected: 'the last day: the first day or a later one',
              suggestion: quote(from),
            });
          const before = spans[index - 1];
          if (!before || from > before.to) return;
          report(entry, [list, index, 'from'], {
            found: `${quote(from)}, not after the last day above, ${quote(before.to)}`,
            expected: 'days in order, each in one entry of the list only',
            suggestion:
              before.to < to ? quote(addDays(before.to, 1)) : 'put the entries in order, or make one of the two',
          });
        });
      }
    }
  },
};

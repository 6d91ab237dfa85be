import { addDays, countDays, inYear } from '../../lib/indianTime';
import { quote } from '../issue';
import type { FaultWords, Rule } from '../rule';

const lists = ['closures', 'notices'] as const;

interface Span {
  from: string;
  to: string;
}

/** What lasts longer is mostly a wrong year: “2072” for “2027” would close the clinic for 45 years. */
const MOST_DAYS = 60;

const isTooLong = ({ from, to }: Span) => countDays(from, to) > MOST_DAYS;

/** The same day and month in the year of the first day, or else in the next one. */
function suggestLastDay({ from, to }: Span): string {
  const year = Number(from.slice(0, 4));
  const meant = [year, year + 1].map((each) => inYear(to, each)).find((day) => day >= from);
  return meant !== undefined && !isTooLong({ from, to: meant })
    ? quote(meant)
    : 'shorten it; for a longer time, write two entries, one after the other';
}

/** What is wrong with the last day of a span. */
function describeLastDay(span: Span): FaultWords | undefined {
  const { from, to } = span;
  if (to < from)
    return {
      found: `${quote(to)}, before the first day ${quote(from)}`,
      expected: 'a last day that is the first day or a later one',
      suggestion: quote(from),
    };
  if (!isTooLong(span)) return undefined;
  return {
    found: `${quote(to)}, ${countDays(from, to)} days counting from ${quote(from)}`,
    expected: `a last day that makes ${MOST_DAYS} days at most`,
    suggestion: suggestLastDay(span),
  };
}

/** What is wrong with the first day of a span after another. A last day that is wrong itself tells nothing of its order. */
function describeOrder({ from, to }: Span, before: Span | undefined): FaultWords | undefined {
  if (!before || from > before.to || isTooLong(before)) return undefined;
  return {
    found: `${quote(from)}, not after the last day above, ${quote(before.to)}`,
    expected: 'entries in the order of their days, without a shared day',
    suggestion: before.to < to ? quote(addDays(before.to, 1)) : 'put the entries in order, or join the two',
  };
}

/** Closures and notices run forwards; two never share a day, so that each day has one closure and one notice at most. */
export const datedSpans: Rule = {
  name: 'dated-spans',
  description: `Closures and notices end on their first day or later, last ${MOST_DAYS} days at most, are in date order and share no day.`,
  check(content, report) {
    for (const entry of content.ofType('Clinic')) {
      for (const list of lists) {
        entry.value[list]?.forEach((span, index, spans) => {
          const last = describeLastDay(span);
          if (last) report(entry, [list, index, 'to'], last);
          const order = describeOrder(span, spans[index - 1]);
          if (order) report(entry, [list, index, 'from'], order);
        });
      }
    }
  },
};

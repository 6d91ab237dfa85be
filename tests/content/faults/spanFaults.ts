import { addDays, inYear } from '../../../src/lib/indianTime';
import type { ContentOf } from '../../../src/content-model/collections';
import { makeExample } from '../examples/makeExample';
import type { FieldPath } from '../../../src/content-model/issue';
import { noticeSchema } from '../../../src/content-model/schemas/notice';
import { closureSchema } from '../../../src/content-model/schemas/openingHours';
import { dataOf, type RuleFault } from './ruleFault';
import { replaceAt, type Base } from './trial';

type Clinic = ContentOf<'Clinic'>;
type List = 'closures' | 'notices';
type ListFault = Omit<RuleFault, 'kind' | 'file'>;

const exampleOf = (list: List) => makeExample(list === 'closures' ? closureSchema : noticeSchema, 'minimal');

/** Ways to break the days of a list whose first entry is given, each with its place in the clinic. */
function listFaults(list: List, first: { from: string; to: string }): Record<string, ListFault> {
  const { from, to } = first;
  const listed = (...days: [number, number][]) =>
    days.map(([start, length]) => {
      const day = addDays(to, start);
      return { ...first, from: day, to: addDays(day, length) };
    });
  const last: FieldPath = [list, 0, 'to'];
  return {
    'span that ends before it starts': { path: last, value: addDays(from, -1), suggestion: `"${from}"` },
    'span that ends in a wrong year': {
      path: last,
      value: inYear(to, Number(to.slice(0, 4)) + 1),
      suggestion: `"${to}"`,
    },
    'spans that share a day': {
      path: [list],
      value: listed([0, 2], [2, 3]),
      at: [1, 'from'],
      suggestion: `"${addDays(to, 3)}"`,
    },
    'span within another': { path: [list], value: listed([0, 5], [1, 1]), at: [1, 'from'] },
    'spans in the wrong order': { path: [list], value: listed([5, 1], [0, 1]), at: [1, 'from'] },
  };
}

/** A fault of a list that the clinic does not have: the whole clinic is replaced by one with an example of it. */
const inWhole = (clinic: Clinic, { path, value, at = [], ...more }: ListFault): ListFault => ({
  path: [],
  value: replaceAt(clinic, path, value),
  at: [...path, ...at],
  ...more,
});

/** Ways to break the days of closures and notices that only a look at two dates can tell. */
export const spanFaults = (base: Base): RuleFault[] =>
  dataOf(base, 'Clinic').flatMap(({ file, data }) =>
    (['closures', 'notices'] as const).flatMap((list) => {
      const own = data[list]?.[0];
      const first = own ?? exampleOf(list);
      return Object.entries(listFaults(list, first)).map(([kind, fault]) => ({
        kind,
        file,
        ...(own ? fault : inWhole({ ...data, [list]: [first] }, fault)),
      }));
    }),
  );

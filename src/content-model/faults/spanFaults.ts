import { addDays } from '../../lib/indianTime';
import { dataOf, type RuleFault } from './ruleFault';
import type { Base } from './trial';

/** Ways to break the days of closures and notices that only a look at two dates can tell. */
export const spanFaults = (base: Base): RuleFault[] =>
  dataOf(base, 'Clinic').flatMap(({ file, data }) =>
    (['closures', 'notices'] as const).flatMap((list) => {
      const [first] = data[list]!;
      const { from, to } = first!;
      const listed = (...days: [number, number][]) =>
        days.map(([start, length]) => {
          const day = addDays(to, start);
          return { ...first, from: day, to: addDays(day, length) };
        });
      const fault = (kind: string, more: Omit<RuleFault, 'kind' | 'file'>): RuleFault => ({ kind, file, ...more });
      return [
        fault('span that ends before it starts', {
          path: [list, 0, 'to'],
          value: addDays(from, -1),
          suggestion: `"${from}"`,
        }),
        fault('spans that share a day', {
          path: [list],
          value: listed([0, 2], [2, 3]),
          at: [1, 'from'],
          suggestion: `"${addDays(to, 3)}"`,
        }),
        fault('span within another', { path: [list], value: listed([0, 5], [1, 1]), at: [1, 'from'] }),
        fault('spans in the wrong order', { path: [list], value: listed([5, 1], [0, 1]), at: [1, 'from'] }),
      ];
    }),
  );

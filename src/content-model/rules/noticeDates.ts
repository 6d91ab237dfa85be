import { quote } from '../issue';
import type { Rule } from '../rule';

const year = /(?<!\d)20\d\d(?!\d)/u;

/**
 * A notice that names its day with the year can mislead nobody, whenever it is read: without scripts nothing can hide it
 * on other days, and search engines keep what they found.
 */
export const noticeDates: Rule = {
  name: 'notice-dates',
  description: 'A notice names the day it is about, with the year.',
  check(content, report) {
    for (const entry of content.ofType('Clinic'))
      entry.value.notices?.forEach(({ from, text }, index) => {
        if (year.test(text)) return;
        report(entry, ['notices', index, 'text'], {
          found: `${quote(text)}, without a year`,
          expected: 'the day it is about, with its year',
          suggestion: `write for example "on 22 March ${from.slice(0, 4)}"`,
        });
      });
  },
};

import { splitParagraphs } from '../../lib/words';
import type { Rule } from '../rule';

/** India’s emergency number, as a whole number. */
const EMERGENCY = /(?<![\d.,-])112(?![\d%]|[.,-]\d)/;

/** Somebody in danger reads the first lines of a conclusion and no more. */
export const emergencyFirst: Rule = {
  name: 'emergency-first',
  description: 'If the conclusion of an article names 112, its first paragraph does.',
  check(content, report) {
    for (const entry of content.ofType('Article')) {
      const at = splitParagraphs(entry.value.conclusion).findIndex((paragraph) => EMERGENCY.test(paragraph));
      if (at < 1) continue;
      report(entry, ['conclusion'], {
        found: `112 only in paragraph ${at + 1}`,
        expected: '112 in the first paragraph, since somebody in danger may not read on',
        suggestion: `put paragraph ${at + 1} first, or what it says about an emergency`,
      });
    }
  },
};

import { findIn } from '../text/excerpt';
import { numbersToCall } from '../text/helplines';
import { findPhrases, phrase } from '../text/phrase';
import { findStatistics } from '../text/statistics';
import { allTexts } from '../text/textsOf';
import type { FreshnessGuard } from './guard';

/**
 * Types whose figures are facts of the clinic, not research findings (ratings, registration numbers). The rule `claims`
 * covers what they claim.
 */
const withoutFindings = ['Clinic', 'TeamMember'];

const year = /(?<![\d,.])(?:19|20)\d\d(?!\d|,\d)/u;
const relative = phrase(
  '(?:this|last|next) (?:year|month)',
  'recently',
  'recent (?:years|months|times|stud(?:y|ies)|surveys?|research)',
  'nowadays',
  'these days',
  'इस (?:साल|महीने)',
  '(?:पिछले|अगले) (?:साल|महीने)',
  'हाल ही',
);

/** Statements that are true only for a time need a date, so that readers and editors know which time is meant. */
export const undatedClaims: FreshnessGuard = {
  name: 'undated-claims',
  description: 'Figures without a year in the same text, and words such as “recently” or “last year”.',
  check(content, _today, report) {
    const phones = numbersToCall(content);
    for (const { entry, path, text, isCited } of allTexts(content)) {
      if (isCited || withoutFindings.includes(entry.collection.typeName) || year.test(text)) continue;
      const [figure] = findStatistics(text, phones);
      const [words] = findPhrases(text, relative);
      if (figure)
        report(entry, path, {
          found: `a figure without a year: ${findIn(text, figure.start, figure.end)}`,
          expected: 'the year of the figure in the same text',
          suggestion:
            'look the figure up again and add "in 2024" or "as of 2024"; leave it out if nobody knows its year',
        });
      else if (words)
        report(entry, path, {
          found: `a relative time: ${findIn(text, words.start, words.end)}`,
          expected: 'the year or the month itself',
          suggestion: 'write "in 2024", or leave the words out',
        });
    }
  },
};

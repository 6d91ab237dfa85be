import { claimExceptions, type ClaimException } from '../claims/claimExceptions';
import { findClaims, type Claim } from '../claims/findClaims';
import { formatField, quote } from '../issue';
import type { Rule } from '../rule';

const isExcepted = ({ entry, path, words }: Claim, exception: ClaimException) =>
  exception.typeName === entry.collection.typeName &&
  exception.field === formatField(path).replace(/\[\d+\]/g, '[]') &&
  exception.words.test(words);

/** The rule with a list of exceptions of its own, for tests. */
export const claimsExcept = (exceptions: readonly ClaimException[]): Rule => ({
  name: 'claims',
  description:
    'Nothing promises a cure or an outcome, praises the clinic above others or counts its successes, but for the claims that the specification orders (src/content-model/claims).',
  check(content, report) {
    const claims = findClaims(content);
    for (const claim of claims) {
      if (exceptions.some((exception) => isExcepted(claim, exception))) continue;
      report(claim.entry, claim.path, {
        found: claim.found,
        expected: 'no claim that rules on medical advertising forbid',
        suggestion: claim.suggestion,
      });
    }
    for (const exception of exceptions) {
      const { typeName, field, words } = exception;
      const entry = content.entries.find(({ collection }) => collection.typeName === typeName);
      // In a faulty file the claim may merely be out of sight.
      if (!entry || !content.isComplete(typeName) || claims.some((claim) => isExcepted(claim, exception))) continue;
      report(entry, [], {
        found: `no claim ${String(words)} in ${typeName}.${field}, for which there is an exception`,
        expected: 'exceptions only for claims that are made',
        suggestion: `remove the exception ${quote(exception.reason)} from src/content-model/claims/claimExceptions.ts`,
      });
    }
  },
});

/** Medical advertising promises nothing (Drugs and Magic Remedies Act 1954; Indian Medical Council Regulations 2002). */
export const claims: Rule = claimsExcept(claimExceptions);

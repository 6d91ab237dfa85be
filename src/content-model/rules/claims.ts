import { claimExceptions, isExcepted, type ClaimException } from '../claims/claimExceptions';
import { findClaims } from '../claims/findClaims';
import type { Rule } from '../rule';

/** The rule with a list of exceptions of its own, for tests. */
export const claimsExcept = (exceptions: readonly ClaimException[]): Rule => ({
  name: 'claims',
  description:
    'Nothing promises a cure or an outcome, praises the clinic above others or counts its successes, except for the claims that the specification requires (src/content-model/claims).',
  check(content, report) {
    for (const claim of findClaims(content)) {
      if (exceptions.some((exception) => isExcepted(claim, exception))) continue;
      report(claim.entry, claim.path, {
        found: claim.found,
        expected: 'no claim that rules on medical advertising forbid',
        suggestion: claim.suggestion,
      });
    }
  },
});

/** Medical advertising promises nothing (Drugs and Magic Remedies Act 1954; Indian Medical Council Regulations 2002). */
export const claims: Rule = claimsExcept(claimExceptions);

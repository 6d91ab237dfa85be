import { fieldIssue } from '../checking/checkFile';
import { checkFiles } from '../checking/checkFiles';
import { makeContent } from '../checking/content';
import type { ContentFile } from '../files/contentFile';
import type { Issue } from '../issue';
import { claimExceptions, isExcepted } from './claimExceptions';
import { findClaims } from './findClaims';

/**
 * Exceptions for claims that nobody makes any more: they could let the claim come back unnoticed. They are notes for
 * developers, not faults, since whoever removed the claim made the content safer and can’t change the code.
 * @param files every file below `content/` that is not a picture
 */
export function findUnusedExceptions(files: readonly ContentFile[]): Issue[] {
  const content = makeContent(checkFiles(files), new Map());
  const claims = findClaims(content);
  return claimExceptions.flatMap((exception) => {
    const { typeName, field, words } = exception;
    const entry = content.entries.find(({ collection }) => collection.typeName === typeName);
    // In a faulty file the claim may only be hidden.
    if (!entry || !content.isComplete(typeName) || claims.some((claim) => isExcepted(claim, exception))) return [];
    return fieldIssue(entry, [], 'claims', {
      found: `no claim ${String(words)} in ${typeName}.${field}, for which there is an exception`,
      expected: 'exceptions only for claims that are made; the content is right, so its editors need do nothing',
      suggestion: 'ask a developer to remove the exception from src/content-model/claims/claimExceptions.ts',
    });
  });
}

import type { Rule } from '../rule';
import { unsafeEnglish } from '../safety/unsafeEnglish';
import { unsafeHindi } from '../safety/unsafeHindi';
import { reportAvoidedWords } from '../text/avoidedWords';

/** Words about suicide can harm or help; this keeps to those that help (docs/words.md). */
export const safeMessaging: Rule = {
  name: 'safe-messaging',
  description:
    'Texts on suicide and self-harm name no method and no single cause, and use words without blame or drama (WHO and IASP, 2023).',
  check(content, report) {
    reportAvoidedWords(
      content,
      report,
      [...unsafeEnglish, ...unsafeHindi],
      'words without blame, drama or method (WHO and IASP, Preventing suicide, 2023)',
    );
  },
};

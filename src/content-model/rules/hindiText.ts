import type { Rule } from '../rule';
import { bodyOf } from '../text/articleText';
import { excerpt } from '../text/excerpt';
import { isMostlyHindi } from '../text/isMostlyHindi';
import { textsOf } from '../text/textsOf';

const names = { hi: 'Hindi', en: 'English' } as const;
// Tags are shared by all articles and stay English; a publication keeps the title that it has.
const isOwnWord = ({ path, isCited }: { path: readonly (string | number)[]; isCited: boolean }) =>
  path[0] !== 'tags' && !isCited;

/** Screen readers choose the voice by the marked language (WCAG 3.1.1 and 3.1.2). */
export const hindiText: Rule = {
  name: 'hindi-text',
  description:
    'An article in Hindi is marked `"language": "hi"`, one in English is not, and no field is in the other language.',
  check(content, report) {
    for (const entry of content.ofType('Article')) {
      const marked = entry.value.language ?? 'en';
      const written = isMostlyHindi(bodyOf(entry.value).join(' ')) ? 'hi' : 'en';
      if (marked !== written) {
        report(entry, ['language'], {
          found: entry.value.language
            ? `${names[written]} text, marked as ${names[marked]}`
            : 'Hindi text, without the field "language"; the article counts as English',
          expected: 'the language that the text is written in',
          suggestion: written === 'en' ? 'remove "language"' : entry.value.language ? '"hi"' : 'add "language": "hi"',
        });
        continue;
      }
      for (const { path, text } of textsOf(entry).filter(isOwnWord)) {
        if (!/\p{L}/u.test(text) || isMostlyHindi(text) === (marked === 'hi')) continue;
        report(entry, path, {
          found: `${names[marked === 'hi' ? 'en' : 'hi']} in an article in ${names[marked]}: ${excerpt(text, 0, 30)}`,
          expected: `${names[marked]} in every field`,
          suggestion: `write it in ${names[marked]}`,
        });
      }
    }
  },
};

import { quote } from '../issue';
import type { Rule } from '../rule';

/** An article’s page takes its labels by the article’s language. */
export const articleLabels: Rule = {
  name: 'article-labels',
  description: 'Each language of the articles has exactly one set of labels in article-labels.json.',
  check(content, report) {
    const labels = content.ofType('ArticleLabels');
    const labelled = new Set<string>();
    for (const entry of labels) {
      const { language } = entry.value;
      if (labelled.has(language))
        report(entry, ['language'], {
          found: `${quote(language)} a second time`,
          expected: 'each language once',
          suggestion: 'remove one of the two entries, or correct its language',
        });
      labelled.add(language);
    }
    const last = labels.at(-1);
    if (!last || !content.isComplete('ArticleLabels')) return;
    const unlabelled = content.ofType('Article').filter(({ value }) => !labelled.has(value.language ?? 'en'));
    const languages = new Set(unlabelled.map(({ value }) => value.language ?? 'en'));
    for (const language of languages) {
      const example = unlabelled.find(({ value }) => (value.language ?? 'en') === language)!.file.path;
      report(last, ['language'], {
        found: `labels in ${[...labelled].join(', ')}, none in ${language}`,
        expected: `labels in the language of every article, such as content/${example}`,
        suggestion: `add an entry with "language": "${language}"`,
      });
    }
  },
};

import { findMainCategory, type TaggedCategory } from '../../lib/mainCategory';
import { readMinutes, WORDS_PER_MINUTE } from '../../lib/readMinutes';
import { byNewest, indexRelatedArticles } from '../../lib/relatedArticles';
import type { ContentOf } from '../collections';
import type { Rule } from '../rule';
import { MAX_GRADE } from '../rules/readingLevel';
import { bodyOf, countArticleWords } from '../text/articleText';
import { readingGrade } from '../text/readability';

type Article = ContentOf<'Article'>;

/** What the guide is made from. */
export interface GuideInput {
  rules: readonly Pick<Rule, 'name' | 'description'>[];
  articles: readonly Article[];
  categories: readonly TaggedCategory[];
}

const cell = (value: string | number) => String(value).replaceAll('|', '\\|');
const row = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

// No formula knows Hindi; a reader has to judge it (docs/words.md, “Plain words”).
const gradeOf = (article: Article) => (article.language === 'hi' ? 'by eye' : readingGrade(bodyOf(article)));

function articleRows({ articles, categories }: GuideInput) {
  const relatedTo = indexRelatedArticles(articles);
  return [...articles].sort(byNewest).map((article) => [
    article.slug,
    countArticleWords(article),
    gradeOf(article),
    readMinutes(article),
    article.sources.length,
    findMainCategory(article.tags, categories)?.name ?? 'Other',
    relatedTo(article)
      .map(({ slug }) => slug)
      .join(', ') || 'none',
  ]);
}

/** The guide to the content’s words as Markdown: the rules, and the figures of each article. */
export function toContentGuide(input: GuideInput): string {
  return `${[
    '<!-- Written by `npm run report:content`. Change the content or the rules, then run it again. -->',
    '# The content: rules and articles',
    'Texts live in `content/`. [content-fields.md](content-fields.md) says what each field is for.',
    [
      '- `npm run check:content` lists every fault within seconds: file, line, field, what was found with the words around it, what is right, and what to write instead. The build does the same and stops. If it finds none, it warns about what may be out of date (`src/content-model/freshness`); with `-- --fresh` that fails too.',
      '- `npm run check:golive` lists what still belongs to the sample clinic, and all faults, and ends with exit code 1 while there is either. After changing the sample itself, run `npx tsx scripts/recordSampleValues.ts`.',
      '- `npm run report:content` writes this page.',
    ].join('\n'),
    '## Rules',
    'A rule is a file of its own in `src/content-model/rules`, with its tests beside it. If a rule finds a fault where there is none, mend the rule and add the sentence to its tests. Claims that the specification requires are listed, each with its place and reason, in `src/content-model/claims/claimExceptions.ts`; if a claim is removed, the check still passes and tells developers that its exception can go.',
    table(
      ['Rule', 'What it asks for'],
      input.rules.map(({ name, description }) => [`\`${name}\``, description]),
    ),
    '## Articles',
    `Newest first. Words: introduction to conclusion. Grade: Flesch-Kincaid, at most ${MAX_GRADE}. Minutes: words of the introduction, diagnosis, remedies and conclusion, at ${WORDS_PER_MINUTE} a minute.`,
    table(['Article', 'Words', 'Grade', 'Minutes', 'Sources', 'Category', 'Related articles'], articleRows(input)),
  ].join('\n\n')}\n`;
}

import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { byNewest, indexRelatedArticles, type RelatableArticle } from './relatedArticles';
import { countLetters, titleWords } from './words';

fc.configureGlobal({ numRuns: 1000 });

const article = (slug: string, title: string, tags: string[] = [], date = '2024-01-01'): RelatableArticle => ({
  slug,
  title,
  tags,
  date,
});
const relatedTo = (subject: RelatableArticle, others: RelatableArticle[]) =>
  indexRelatedArticles([subject, ...others])(subject).map(({ slug }) => slug);

describe('related articles', () => {
  test('a shared tag counts 1 and a shared title word of four letters or more 0.5, so one tag goes before one word [ART-07]', () => {
    const subject = article('me', 'Sleep tonight', ['insomnia']);
    expect(
      relatedTo(subject, [article('word', 'Sleep at noon', [], '2025-01-01'), article('tag', 'Other', ['insomnia'])]),
    ).toEqual(['tag', 'word']);
  });

  test('two shared words equal one shared tag; equal scores: newer first, then by slug [ART-07, ART-08]', () => {
    const subject = article('me', 'Deep sleep', ['rest']);
    const others = [
      article('b-tag', 'X', ['rest'], '2024-02-02'),
      article('a-tag', 'X', ['rest'], '2024-02-02'),
      article('words', 'Sleep that is deep', [], '2024-03-03'),
    ];
    expect(relatedTo(subject, others)).toEqual(['words', 'a-tag', 'b-tag']);
  });

  test('words of three letters do not count; four do [ART-07]', () => {
    const subject = article('me', 'How you act when calm');
    expect(relatedTo(subject, [article('three', 'How you act'), article('four', 'Calm seas')])).toEqual(['four']);
  });

  test('tags and words compare without regard to case and punctuation [ART-08]', () => {
    const subject = article('me', 'Resilience: skills', ['Coping Skills']);
    expect(relatedTo(subject, [article('tag', 'X', ['coping skills ']), article('word', '“RESILIENCE”')])).toEqual([
      'tag',
      'word',
    ]);
  });

  test('Hindi title words count, by letters without vowel signs, however they are composed [ART-08]', () => {
    const subject = article('me', 'असफलता का सामना');
    expect(relatedTo(subject, [article('long', 'असफलता, फिर भी'.normalize('NFD')), article('short', 'का')])).toEqual([
      'long',
    ]);
  });

  test('a tag or word that an article has twice counts once', () => {
    const subject = article('me', 'Sleep, sleep, sleep', ['a', 'a']);
    expect(relatedTo(subject, [article('word', 'Sleep sleep sleep', []), article('tag', 'X', ['a', 'A'])])).toEqual([
      'tag',
      'word',
    ]);
  });

  test('at most three, never the article itself, and none without anything shared [ART-07]', () => {
    const subject = article('me', 'X', ['t']);
    expect(
      relatedTo(
        subject,
        ['a', 'b', 'c', 'd'].map((slug) => article(slug, 'X', ['t'])),
      ),
    ).toEqual(['a', 'b', 'c']);
    expect(relatedTo(subject, [article('z', 'X', ['u'])])).toEqual([]);
  });

  const word = fc.constantFrom('sleep', 'Stress', 'and', 'नींद', 'असफलता', 'calm!', 'mind');
  const articles = fc.uniqueArray(
    fc.record({
      slug: fc.string({ minLength: 1, maxLength: 3 }),
      title: fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')),
      tags: fc.array(fc.constantFrom('a', 'B', 'b', 'c'), { maxLength: 3 }),
      date: fc.constantFrom('2024-01-01', '2025-01-01'),
    }),
    { selector: ({ slug }) => slug, maxLength: 25 },
  );

  /** The rule of ART-07 and ART-08, written the slow way. */
  const score = (a: RelatableArticle, b: RelatableArticle) => {
    const shared = (x: string[], y: string[]) => new Set(x.filter((item) => y.includes(item))).size;
    const tags = (x: RelatableArticle) => x.tags.map((tag) => tag.toLowerCase());
    const words = (x: RelatableArticle) => titleWords(x.title).filter((item) => countLetters(item) > 3);
    return shared(tags(a), tags(b)) + 0.5 * shared(words(a), words(b));
  };

  test('the index gives what comparing all pairs gives', () => {
    fc.assert(
      fc.property(articles, (list) => {
        const related = indexRelatedArticles(list);
        for (const subject of list) {
          const expected = list
            .filter((other) => other !== subject && score(subject, other) > 0)
            .sort((a, b) => score(subject, b) - score(subject, a) || byNewest(a, b))
            .slice(0, 3);
          expect(related(subject).map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('a tag that all of very many articles share costs next to nothing', () => {
    const milliseconds = (tags: readonly string[]) => {
      const list = Array.from({ length: 10_000 }, (_, number) =>
        article(`article-${number}`, 'X', [`of-five-${number % 2000}`, ...tags]),
      );
      const start = performance.now();
      const related = indexRelatedArticles(list);
      for (const subject of list)
        for (const other of related(subject)) if (other.tags[0] !== subject.tags[0]) throw new Error(other.slug);
      return performance.now() - start;
    };
    // Twice as many tags and half a second for a busy machine; passing all articles for each takes hundreds of times as long.
    const without = milliseconds([]);
    expect(milliseconds(['all', 'also all'])).toBeLessThan(5 * without + 500);
  });
});

describe('byNewest', () => {
  test('newest first; equal dates by slug', () => {
    const list = [
      article('b', '', [], '2024-02-10'),
      article('c', '', [], '2025-08-15'),
      article('a', '', [], '2024-02-10'),
    ];
    expect(list.sort(byNewest).map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
  });

  // In Danish, aa is the last letter; in Czech, ch comes after h.
  test.each(['en_US', 'da_DK', 'cs_CZ'])('a machine in %s sorts slugs the same', (locale) => {
    const source = `const { byNewest } = require('./src/lib/relatedArticles');
      const articles = ['z', 'h', 'ch', 'aa'].map((slug) => ({ slug, date: '2024-01-01' }));
      process.stdout.write(articles.sort(byNewest).map(({ slug }) => slug).join());`;
    const env = { ...process.env, LC_ALL: `${locale}.UTF-8` };
    const args = ['--require', 'tsx/cjs', '-e', source];
    expect(execFileSync(process.execPath, args, { env, encoding: 'utf8' })).toBe('aa,ch,h,z');
  });
});

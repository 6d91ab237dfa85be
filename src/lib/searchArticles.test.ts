import fc from 'fast-check';
import { foldText, searchArticles, type SearchableArticle } from './searchArticles';

fc.configureGlobal({ numRuns: 1000 });

const article = (title: string, rest: Partial<SearchableArticle> = {}): SearchableArticle => ({
  title,
  description: '',
  tags: [],
  mainCategory: 'Other',
  ...rest,
});
const sleep = article('Insomnia: when sleep does not come', {
  description: 'What helps at night (and what doesn’t).',
  tags: ['cbt'],
  mainCategory: 'Sleep & Physical Wellness',
});
const women = article("Women's mental health", {
  description: '15–20% of women.',
  tags: ['depression'],
  mainCategory: 'Mental Health Disorders',
});
const hindi = article('असफलता का सामना कैसे करें', {
  description: 'छोटे क़दम, नई शुरुआत',
  tags: ['failure'],
  mainCategory: 'Stress & Resilience',
});
const all = [sleep, women, hindi];

describe('searchArticles', () => {
  test.each<[string, string, SearchableArticle[]]>([
    ['the title', 'insomnia', [sleep]],
    ['the description', 'at night', [sleep]],
    ['a tag', 'depress', [women]],
    ['part of a word', 'somni', [sleep]],
    ['capitals', 'SLEEP', [sleep]],
    ['spaces around', '  sleep \t', [sleep]],
    ['runs of spaces', 'does   not', [sleep]],
    ['a curly apostrophe', 'Women’s', [women]],
    ['a straight one for a curly one', "doesn't", [sleep]],
    ['a free-standing accent as apostrophe', 'Women´s', [women]],
    ['a wide grave accent as apostrophe', 'Women\uFF40s', [women]],
    ['a Greek accent as apostrophe', 'Women\u1FEFs', [women]],
    ['an opening bracket', '(', [sleep]],
    ['a percent sign', '%', [women]],
    ['a backslash', '\\', []],
    ['a pattern', '.*', []],
    ['Devanagari', 'सामना', [hindi]],
    ['Devanagari, composed differently', 'क़दम'.normalize('NFC'), [hindi]],
    ['Devanagari, with one code point a letter', '\u0958दम', [hindi]],
    ['Devanagari without the dot below a letter', 'कदम', [hindi]],
    ['a joiner between letters', 'साम\u200dना', [hindi]],
    ['nothing', '', all],
    ['only spaces', ' \u00a0\n', all],
    ['words of two fields', 'insomnia cbt', []],
  ])('finds by %s', (_, text, expected) => expect(searchArticles(all, text)).toEqual(expected));

  test.each(['हिन्दी', 'हिंदी', 'सम्बन्ध', 'संबंध', 'चिन्ता'])('%s is found from its first letters on', (word) => {
    const named = [article(`${word} में`, {})];
    for (const length of [...word].keys()) {
      const typed = [...word].slice(0, length + 1).join('');
      expect([typed, searchArticles(named, typed)]).toEqual([typed, named]);
    }
  });

  test.each([
    ['हिन्दी', 'हिंद'],
    ['हिंदी', 'हिन्'],
    ['हिंदी', 'हिन्द'],
    ['संबंध', 'सम्ब'],
    ['सम्बन्ध', 'संबं'],
  ])('%s is found by %s, the beginning of its other spelling', (word, typed) =>
    expect(searchArticles([article(word, {})], typed)).toHaveLength(1),
  );

  test('search and category hold together', () => {
    expect(searchArticles(all, 'e', 'Mental Health Disorders')).toEqual([women]);
    expect(searchArticles(all, 'insomnia', 'Mental Health Disorders')).toEqual([]);
    expect(searchArticles(all, '', 'Sleep & Physical Wellness')).toEqual([sleep]);
  });

  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('(', '\\', '%', '[a-', 'Ⅷ', 'ﬁ', 'İ', 'क़'),
  );
  const articles = fc.array(
    fc.record({
      title: texts,
      description: texts,
      tags: fc.array(texts, { maxLength: 4 }),
      mainCategory: fc.constantFrom('A', 'B'),
    }),
    { maxLength: 12 },
  );

  test('results are a part of the list, in its order, whatever is searched for', () => {
    fc.assert(
      fc.property(articles, texts, fc.constantFrom('A', 'B', undefined), (list, text, category) => {
        const found = searchArticles(list, text, category);
        expect(list.filter((item) => found.includes(item))).toEqual(found);
        expect(found.every(({ mainCategory }) => !category || mainCategory === category)).toBe(true);
      }),
    );
  });

  test('every article is found by its own title, description and tags, in either case', () => {
    fc.assert(
      fc.property(articles, (list) => {
        for (const item of list)
          for (const field of [item.title, item.description, ...item.tags]) {
            expect(searchArticles(list, field)).toContain(item);
            expect(searchArticles(list, field.normalize('NFD'))).toContain(item);
          }
      }),
    );
  });

  test('more letters never find more', () => {
    fc.assert(
      fc.property(articles, texts, texts, (list, start, end) => {
        const wider = searchArticles(list, foldText(start));
        expect(searchArticles(list, foldText(start) + foldText(end)).every((item) => wider.includes(item))).toBe(true);
      }),
    );
  });
});

describe('foldText', () => {
  test.each([
    ['कमज़ोरी', 'कमजोरी'],
    ['सेवाएँ', 'सेवाएं'],
    ['हिन्दी', 'हिंदी'],
    ['ठण्ड', 'ठंड'],
    ['चिन्ता', 'चिंता'],
    ['सम्बन्ध', 'संबंध'],
    ['पञ्जाबी', 'पंजाबी'],
    ['अङ्ग', 'अंग'],
  ])('%s and %s are one word', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  test.each([
    ['जन्म', 'जंम'],
    ['तुम्हारा', 'तुंहारा'],
    ['पुण्य', 'पुंय'],
    ['वाङ्मय', 'वांमय'],
    ['अञ्मा', 'अंमा'],
    ['मन', 'मंन'],
    ['कम', 'कं'],
  ])('%s and %s are not', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  test('folding twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => expect(foldText(foldText(text))).toBe(foldText(text))),
      { numRuns: 2000 },
    );
  });

  test.each(['ŉ', '″', '‴', '⁗'])('nor for %s, in which an apostrophe is hidden', (text) => {
    expect(foldText(foldText(text))).toBe(foldText(text));
  });
});

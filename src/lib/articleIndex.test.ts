import fc from 'fast-check';
import { decodeArticleIndex, encodeArticleIndex, type ListedArticle } from './articleIndex';

const picture = (hash: string, name: string, color: string) => ({
  gatsbyImageData: {
    layout: 'constrained',
    backgroundColor: color,
    images: {
      fallback: {
        src: `/static/${hash}/1a2b3/${name}.jpg`,
        srcSet: [360, 760].map((width) => `/static/${hash}/c${width}/${name}.jpg ${width}w`).join(',\n'),
        sizes: '92vw',
      },
      sources: [{ srcSet: `/static/${hash}/fe012/${name}.webp 360w`, type: 'image/webp', sizes: '92vw' }],
    },
    width: 760,
    height: 475,
  },
});
const sharp = fc.oneof(
  fc.constant(null),
  fc
    .tuple(
      fc.stringMatching(/^[\da-f]{32}$/),
      fc.stringMatching(/^[\w.-]{1,12}$/),
      fc.constantFrom('#a8c8d8', '#080808'),
    )
    .map(([hash, name, color]) => picture(hash, name, color)),
  // A picture of another make comes back whole too.
  fc.record({ gatsbyImageData: fc.record({ images: fc.string(), width: fc.nat() }) }),
);
const article: fc.Arbitrary<ListedArticle> = fc.record({
  title: fc.string({ unit: 'grapheme' }),
  description: fc.string({ unit: 'grapheme' }),
  tags: fc.array(fc.constantFrom('sleep', 'नींद', '')),
  link: fc.webPath(),
  language: fc.constantFrom('en', 'hi'),
  mainCategory: fc.constantFrom('Sleep', 'Other'),
  dateText: fc.string(),
  readMinutes: fc.nat(),
  labels: fc.record({ readMinutes: fc.constantFrom('{minutes} min', '{minutes} मिनट') }),
  image: fc.record({ alt: fc.constant(''), src: fc.record({ childImageSharp: sharp }) }),
});

/** As it comes out of a file. */
const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test('what is read is what was written', () => {
  fc.assert(
    fc.property(fc.array(article), (articles) => {
      const read = decodeArticleIndex(throughJson(encodeArticleIndex(articles)));
      expect(throughJson(read)).toEqual(throughJson(articles));
    }),
    { numRuns: 500 },
  );
});

test('what pictures share is written once', () => {
  const withPictures = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      title: 'T',
      description: 'D',
      tags: [],
      link: '/',
      language: 'en',
      mainCategory: 'Other',
      dateText: '',
      readMinutes: 1,
      labels: { readMinutes: '' },
      image: {
        alt: '',
        src: {
          childImageSharp: picture(
            String(index).padStart(32, 'a'),
            `picture-${index}`,
            `#${String(index).padStart(6, 'a')}`,
          ),
        },
      },
    }));
  const { pictures, articles } = encodeArticleIndex(withPictures(20));
  expect(pictures).toHaveLength(1);
  expect(JSON.stringify(articles[0]).length).toBeLessThan(100);
});

test.each([
  null,
  'a page',
  {},
  { version: 1 },
  { version: 1, articles: [] },
  { version: 0, articles: [] },
  { version: 3, articles: [] },
])('what is no index of this version is refused: %j', (value) =>
  expect(() => decodeArticleIndex(value)).toThrow('no article index'),
);

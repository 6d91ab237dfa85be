import fc from 'fast-check';
import { findMainCategory } from './mainCategory';

const categories = [
  { name: 'Mental Health Disorders', tags: ['anxiety', 'depression'] },
  { name: 'Sleep & Physical Wellness', tags: ['sleep', 'insomnia'] },
  { name: 'Stress & Resilience', tags: ['stress'] },
];

describe('findMainCategory', () => {
  test.each<[string[], string | undefined]>([
    [['sleep'], 'Sleep & Physical Wellness'],
    [['stress', 'insomnia'], 'Sleep & Physical Wellness'],
    [['insomnia', 'anxiety'], 'Mental Health Disorders'],
    [[' Sleep '], 'Sleep & Physical Wellness'],
    [['sleepy'], undefined],
    [[], undefined],
  ])('tags %j belong to %s: the first category in order that holds one of them', (tags, name) =>
    expect(findMainCategory(tags, categories)?.name).toBe(name),
  );

  const tag = fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e', 'f');
  test('no earlier category holds a tag, and the order of the tags does not matter', () => {
    fc.assert(
      fc.property(fc.array(tag), fc.array(fc.record({ name: fc.string(), tags: fc.array(tag) })), (tags, list) => {
        const found = findMainCategory(tags, list);
        const holds = (category: { tags: string[] }) => category.tags.some((held) => tags.includes(held));
        expect(found).toBe(list.find(holds));
        expect(findMainCategory([...tags].reverse(), list)).toBe(found);
      }),
    );
  });
});

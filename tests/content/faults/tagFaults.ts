import { dataOf, listOf, type RuleFault } from './ruleFault';
import type { Base } from './trial';

/** Every way in which names of categories meet. */
export function categoryNameFaults(base: Base): RuleFault[] {
  const { file, data } = listOf(base, 'Category');
  const { otherCategory } = dataOf(base, 'ArticleListPage')[0]!.data;
  const path = [data.length - 1, 'name'];
  return [
    { kind: 'doubled name of a category', file, path, value: data[0]!.name },
    { kind: 'doubled name of a category, in capitals', file, path, value: data[0]!.name.toUpperCase() },
    { kind: 'name of other articles for a category', file, path, value: otherCategory },
  ];
}

/** Every way in which tags of articles and categories part. */
export function tagFaults(base: Base): RuleFault[] {
  const articles = dataOf(base, 'Article');
  const uses = (tag: string) => articles.filter(({ data }) => (data.tags as readonly string[]).includes(tag)).length;
  const { file, data } = articles.findLast((article) => article.data.tags.some((tag) => uses(tag) > 1))!;
  const index = data.tags.findIndex((tag) => uses(tag) > 1);
  const tag = data.tags[index]!;
  const categories = listOf(base, 'Category');
  const tags = categories.data.map((category) => category.tags);
  const ownTag = tags.at(-1)!.at(-1)!;
  return [
    { kind: 'misspelt tag', file, path: ['tags', index], value: `${tag}${tag.at(-1)}`, suggestion: `"${tag}"` },
    {
      kind: 'unknown tag',
      file,
      path: ['tags', index],
      value: 'zzzzzzzzzzzzzzzzzzzz',
      suggestion: 'add it to a category',
    },
    { kind: 'doubled tag', file, path: ['tags'], value: [tag, tag], at: [1], isFar: true },
    {
      kind: 'tag of two categories',
      file: categories.file,
      path: [1, 'tags'],
      value: [...tags[1]!, tags[0]![0]],
      at: [tags[1]!.length],
    },
    {
      kind: 'unused tag',
      file: categories.file,
      path: [0, 'tags'],
      value: [...tags[0]!, 'zzzzzzzzzzzzzzzzzzzz'],
      at: [tags[0]!.length],
      suggestion: 'remove it',
    },
    {
      kind: 'misspelt tag of a category',
      file: categories.file,
      path: [tags.length - 1, 'tags', tags.at(-1)!.length - 1],
      value: `${ownTag}${ownTag.at(-1)}`,
      suggestion: `"${ownTag}"`,
      isFar: true,
    },
  ];
}

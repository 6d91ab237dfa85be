import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { toContentGuide } from './toContentGuide';

const other = {
  ...exampleArticle,
  slug: 'calm-nights',
  title: 'Calm nights',
  language: 'hi' as const,
  tags: ['sleep', 'stress'],
};
const guide = toContentGuide({
  rules: [{ name: 'plain-text', description: 'Texts hold no HTML | no Markdown.' }],
  articles: [exampleArticle, other, { ...exampleArticle, slug: 'alone', title: 'Other', tags: ['other'] }],
  categories: [{ name: 'Sleep', tags: ['sleep'] }],
});

test('lists the rules, with what they ask for', () => {
  expect(guide).toContain(
    '| Rule | What it asks for |\n| --- | --- |\n| `plain-text` | Texts hold no HTML \\| no Markdown. |',
  );
});

test('lists each article with its words, grade, minutes, sources, category and related articles', () => {
  expect(guide).toMatch(/^\| Article \| Words \| Grade \| Minutes \| Sources \| Category \| Related articles \|$/m);
  expect(guide).toMatch(/^\| better-sleep \| 1\d\d \| \d\.?\d? \| 1 \| 2 \| Sleep \| calm-nights \|$/m);
});

test('gives Hindi no grade, and says where there is no category and nothing related', () => {
  expect(guide).toMatch(/^\| calm-nights \| \d+ \| by eye \| 1 \| 2 \| Sleep \| better-sleep \|$/m);
  expect(guide).toMatch(/^\| alone \| .* \| Other \| none \|$/m);
});

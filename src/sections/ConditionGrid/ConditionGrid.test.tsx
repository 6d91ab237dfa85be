import { render, screen, within } from '@testing-library/react';
import { ConditionGrid } from './ConditionGrid';

const conditions = {
  heading: 'When It Can Help',
  intro: 'People come with many worries.\n\nYou need no diagnosis.',
  items: [
    { title: 'Depression', description: 'Low mood.\n\nIt can be treated.' },
    { title: 'Attention-deficit/hyperactivity disorder (ADHD)', description: 'Restlessness.' },
    { title: 'Sleep problems', description: 'Lying awake.' },
  ],
};

test('the section is named by its heading and introduced in paragraphs', () => {
  render(<ConditionGrid {...conditions} />);
  const section = screen.getByRole('region', { name: 'When It Can Help' });
  expect(within(section).getByRole('heading', { level: 2, name: 'When It Can Help' })).toBeTruthy();
  expect([...section.querySelectorAll(':scope > p')].map(({ textContent }) => textContent)).toEqual([
    'People come with many worries.',
    'You need no diagnosis.',
  ]);
});

test('each condition is an item of a list under a heading of its own, in the order of the content', () => {
  render(<ConditionGrid {...conditions} />);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Depression',
    'Attention-deficit/hyperactivity disorder (ADHD)',
    'Sleep problems',
  ]);
});

test('each condition has its signs beneath, a blank line beginning a new paragraph', () => {
  render(<ConditionGrid {...conditions} />);
  const texts = screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('paragraph'));
  expect(texts.map((paragraphs) => paragraphs.map(({ textContent }) => textContent))).toEqual([
    ['Low mood.', 'It can be treated.'],
    ['Restlessness.'],
    ['Lying awake.'],
  ]);
});

test('Hindi in heading, introduction, title and text is marked', () => {
  render(<ConditionGrid heading="अवसाद" intro="अवसाद" items={[{ title: 'अवसाद', description: 'अवसाद' }]} />);
  expect(screen.getAllByText('अवसाद').map(({ lang }) => lang)).toEqual(['hi', 'hi', 'hi', 'hi']);
});

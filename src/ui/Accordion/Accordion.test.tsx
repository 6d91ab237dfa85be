import { render, screen, within } from '@testing-library/react';
import { Accordion } from './Accordion';

const items = [
  { question: 'Do I need a referral?', answer: 'No. You can book yourself.' },
  { question: 'What does मन mean?', answer: 'It means mind.\n\nWe say it often.' },
];

test('each question is a heading that opens its own answer; only one is open at a time, by name', () => {
  const { container } = render(<Accordion name="faqs" items={items} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    items.map(({ question }) => question),
  );
  const details = [...container.querySelectorAll('details')];
  expect(details.map((item) => [item.getAttribute('name'), item.open])).toEqual([
    ['faqs', false],
    ['faqs', false],
  ]);
});

test('the answer is in the document before it is opened, for search in the page and for print', () => {
  const { container } = render(<Accordion name="faqs" items={items} />);
  const second = container.querySelectorAll('details')[1]!;
  expect(
    within(second)
      .getAllByText(/./, { selector: 'p' })
      .map((p) => p.textContent),
  ).toEqual(['It means mind.', 'We say it often.']);
});

test('Hindi in a question is marked', () => {
  render(<Accordion name="faqs" items={items} />);
  expect(screen.getByText('मन').getAttribute('lang')).toBe('hi');
});

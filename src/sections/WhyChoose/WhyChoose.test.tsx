import { render, screen, within } from '@testing-library/react';
import { WhyChoose } from './WhyChoose';

const heading = 'Why choose us for online care';
const cards = [
  { title: 'The same team', description: 'On the screen and in the clinic.\n\nYour notes are in one place.' },
  { title: 'Within Indian rules', description: 'We follow the guidelines of 2020.' },
  { title: 'A plan for bad connections', description: 'If it fails, हम फ़ोन करते हैं.' },
  { title: 'Your language', description: 'English or हिंदी.' },
  { title: 'Time to ask', description: 'Nobody hurries you.' },
  { title: 'Clear about limits', description: 'We say when to come in.' },
];

beforeEach(() => void render(<WhyChoose heading={heading} cards={cards} />));

test('gives every reason in order, under the heading that names the section', () => {
  const region = within(screen.getByRole('region', { name: heading }));
  expect(region.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
  expect(
    region.getAllByRole('listitem').map((card) => within(card).getByRole('heading', { level: 3 }).textContent),
  ).toEqual(cards.map(({ title }) => title));
});

test('each card keeps its own paragraphs', () => {
  const [first, second] = screen.getAllByRole('listitem');
  const paragraphs = (card: HTMLElement) => [...card.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs(first!)).toEqual(['On the screen and in the clinic.', 'Your notes are in one place.']);
  expect(paragraphs(second!)).toEqual(['We follow the guidelines of 2020.']);
});

test('marks Hindi in a reason', () => {
  expect([screen.getByText('हम फ़ोन करते हैं').lang, screen.getByText('हिंदी').lang]).toEqual(['hi', 'hi']);
});

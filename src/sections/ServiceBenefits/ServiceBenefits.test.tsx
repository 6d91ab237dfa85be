import { render, screen, within } from '@testing-library/react';
import { ServiceBenefits } from './ServiceBenefits';

const content = {
  heading: 'What an online appointment offers',
  bullets: ['You save the journey.', 'You choose the room.', 'A relative can join, अगर आप चाहें.'],
  cards: [
    { icon: 'lock', title: 'Private on both sides', description: 'The door is closed.\n\nNothing is recorded.' },
    { icon: 'screen', title: 'Simple to join', description: 'We send a link.' },
  ],
};
const lists = () =>
  screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem')) as [HTMLElement[], HTMLElement[]];

beforeEach(() => void render(<ServiceBenefits {...content} />));

test('is named by its heading and lists every benefit in order', () => {
  expect(screen.getByRole('region', { name: 'What an online appointment offers' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: content.heading })).toBeTruthy();
  expect(lists()[0].map(({ textContent }) => textContent)).toEqual(content.bullets);
});

test('has two cards, each with a heading below the section’s and its paragraphs', () => {
  expect(
    lists()[1].map((card) => [
      within(card).getByRole('heading', { level: 3 }).textContent,
      ...[...card.querySelectorAll('p')].map(({ textContent }) => textContent),
    ]),
  ).toEqual([
    ['Private on both sides', 'The door is closed.', 'Nothing is recorded.'],
    ['Simple to join', 'We send a link.'],
  ]);
});

test('ticks and icons are for the eye only, and the cards’ icons differ', () => {
  const drawings = lists().map((items) => items.flatMap((item) => [...item.querySelectorAll('svg')]));
  expect(drawings.flat().map((drawing) => drawing.getAttribute('aria-hidden'))).toEqual(Array(5).fill('true'));
  const [lock, screenIcon] = drawings[1]!.map(({ innerHTML }) => innerHTML);
  expect(lock).not.toBe(screenIcon);
});

test('the list without markers says that it is one, and Hindi in it is marked', () => {
  expect(screen.getAllByRole('list')[0]!.getAttribute('role')).toBe('list');
  expect(screen.getByText('अगर आप चाहें').lang).toBe('hi');
});

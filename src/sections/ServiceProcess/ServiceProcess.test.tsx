import { render, screen, within } from '@testing-library/react';
import { ServiceProcess } from './ServiceProcess';

const content = {
  heading: 'How an online appointment works',
  intro: 'Please read the steps once.\n\nThey take a few minutes.',
  steps: [
    { number: '01', title: 'Choose a time', description: 'Book as for the clinic.' },
    { number: '02', title: 'Confirm who you are', description: 'We ask for your नाम.\n\nWe may ask for proof.' },
    { number: '03', title: 'Talk with the doctor', description: 'You describe what has happened.' },
  ],
};
/** Each step as it is read: number, title, paragraphs. */
const steps = () =>
  screen
    .getAllByRole('listitem')
    .map((step) => [...step.querySelectorAll('span:not([lang]), h3, p')].map(({ textContent }) => textContent));

beforeEach(() => void render(<ServiceProcess {...content} />));

test('is named by its heading and begins with its introduction', () => {
  const region = screen.getByRole('region', { name: 'How an online appointment works' });
  expect(within(region).getByRole('heading', { level: 2, name: content.heading })).toBeTruthy();
  expect([...region.querySelectorAll('p')].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Please read the steps once.',
    'They take a few minutes.',
  ]);
});

test('counts the steps from 01 in order, each with title and description', () => {
  expect(steps()).toEqual([
    ['01', 'Choose a time', 'Book as for the clinic.'],
    ['02', 'Confirm who you are', 'We ask for your नाम.', 'We may ask for proof.'],
    ['03', 'Talk with the doctor', 'You describe what has happened.'],
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('is an ordered list that says so, though its markers are its own numbers', () => {
  const list = screen.getByRole('list');
  expect([list.localName, list.getAttribute('role')]).toEqual(['ol', 'list']);
});

test('marks Hindi in a step', () => {
  expect(screen.getByText('नाम').lang).toBe('hi');
});

import { render, screen, within } from '@testing-library/react';
import { HowItWorks } from './HowItWorks';

const process = {
  heading: 'How It Works',
  intro: 'You can stop at any step.',
  steps: [
    { number: '01', title: 'Book Appointment', description: 'Choose a time.' },
    { number: '02', title: 'Initial Consultation', description: 'You tell us.' },
    { number: '03', title: 'Progress Check-ins', description: 'We meet again.' },
    { number: '04', title: 'Ongoing Support', description: 'Visits become fewer.' },
  ],
};

test('the section is named by its heading and introduced before the steps', () => {
  render(<HowItWorks process={process} />);
  const section = within(screen.getByRole('region', { name: 'How It Works' }));
  expect(section.getByRole('heading', { level: 2, name: 'How It Works' })).toBeTruthy();
  expect(section.getAllByRole('paragraph')[0]!.textContent).toBe('You can stop at any step.');
});

test('the steps are an ordered list; each has its number, title and description', () => {
  render(<HowItWorks process={process} />);
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '01Book AppointmentChoose a time.',
    '02Initial ConsultationYou tell us.',
    '03Progress Check-insWe meet again.',
    '04Ongoing SupportVisits become fewer.',
  ]);
});

test('each title is a heading one level below the section’s, without its number', () => {
  render(<HowItWorks process={process} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Book Appointment',
    'Initial Consultation',
    'Progress Check-ins',
    'Ongoing Support',
  ]);
});

test('Hindi in heading, introduction and steps is marked', () => {
  const step = { number: '01', title: 'समय लें', description: 'समय लें' };
  render(<HowItWorks process={{ heading: 'समय लें', intro: 'समय लें', steps: [step] }} />);
  expect(screen.getAllByText('समय लें').map(({ lang }) => lang)).toEqual(['hi', 'hi', 'hi', 'hi']);
});

import { render, screen } from '@testing-library/react';
import { GettingThere } from './GettingThere';

const words = { stop: 'Nearest stop', parking: 'Parking', entrance: 'Way in', companion: 'Company' };
const shown = () =>
  screen.queryAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`);

test('tells each fact under its label', () => {
  render(<GettingThere facts={{ stop: 'Chowk', parking: 'Lane', entrance: 'Lift', companion: 'Yes' }} words={words} />);
  expect(shown()).toEqual(['Nearest stop: Chowk', 'Parking: Lane', 'Way in: Lift', 'Company: Yes']);
});

test('leaves out what is not known', () => {
  render(<GettingThere facts={{ stop: null, parking: null, entrance: 'Lift', companion: null }} words={words} />);
  expect(shown()).toEqual(['Way in: Lift']);
});

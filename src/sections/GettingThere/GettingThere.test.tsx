import { cleanup, render, screen } from '@testing-library/react';
import clinic from '../../../content/clinic.json';
import sections from '../../../content/sections.json';
import { FindUs } from '../FindUs/FindUs';
import { LocationSection } from '../LocationSection/LocationSection';
import { describeWay, GettingThere } from './GettingThere';

const words = { stop: 'Nearest stop', parking: 'Parking', entrance: 'Way in', companion: 'Company' };
const nothing = { stop: null, parking: null, entrance: null, companion: null };
const shown = () =>
  screen.queryAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling!.textContent}`);

test('tells each fact under its label', () => {
  render(
    <GettingThere facts={describeWay({ stop: 'Chowk', parking: 'Lane', entrance: 'Lift', companion: 'Yes' }, words)} />,
  );
  expect(shown()).toEqual(['Nearest stop: Chowk', 'Parking: Lane', 'Way in: Lift', 'Company: Yes']);
});

test('leaves out what is not known', () => {
  render(<GettingThere facts={describeWay({ ...nothing, entrance: 'Lift' }, words)} />);
  expect(shown()).toEqual(['Way in: Lift']);
});

const { fullName, address, landmarks, map } = clinic;
const of = { fullName, address, landmarks, map };
test.each([
  ['no facts', null],
  ['an empty group of facts', nothing],
])('with %s, no page has a heading or a list for them', (_, gettingThere) => {
  render(<LocationSection clinic={{ ...of, gettingThere }} copy={sections.location} />);
  expect(screen.queryByRole('heading', { name: sections.location.gettingThere.heading })).toBeNull();
  cleanup();
  render(<FindUs clinic={{ ...of, gettingThere }} copy={sections.location} />);
  expect(document.querySelector('dl')).toBeNull();
});

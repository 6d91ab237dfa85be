import { render, screen } from '@testing-library/react';
import clinic from '../../../content/clinic.json';
import sections from '../../../content/sections.json';
import { LocationSection } from './LocationSection';

beforeEach(() => render(<LocationSection clinic={{ ...clinic, gettingThere: null }} copy={sections.location} />));

test('lists the travel times from four landmarks', () => {
  const terms = screen.getAllByRole('term').slice(0, clinic.landmarks.length);
  const rows = terms.map((term) => [term.textContent, term.nextElementSibling!.textContent]);
  expect(rows).toEqual(clinic.landmarks.map(({ landmark, distance }) => [landmark, distance]));
  expect(rows).toHaveLength(4);
});

test('frames the map late, with a title and without a referrer, over words for where it fails', () => {
  const map = screen.getByTitle(sections.location.mapTitle);
  expect(map.getAttribute('src')).toBe(clinic.map.embedUrl);
  expect(map.getAttribute('loading')).toBe('lazy');
  expect(map.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.getByText(sections.location.mapFallback)).toBeTruthy();
});

test('opens directions in a new tab', () => {
  const link = screen.getByRole('link', { name: /^Get Directions/ });
  expect(link.getAttribute('href')).toBe(clinic.map.directionsUrl);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('says the address', () => {
  expect(screen.getByRole('group').textContent).toContain(clinic.address.street);
});

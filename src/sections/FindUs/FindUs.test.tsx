import { render, screen, within } from '@testing-library/react';
import { NewTabLabel } from '../../ui/Link/Link';
import { FindUs } from './FindUs';

const clinic = {
  fullName: 'The Clinic',
  address: { street: '1 Street', locality: 'City', region: 'State', postalCode: '800001' },
  map: { directionsUrl: 'https://maps.example/to?clinic' },
  gettingThere: { stop: 'Chowk', parking: null, entrance: 'Two steps, सीढ़ी', companion: '' },
};
const copy = {
  heading: 'How to Find Us',
  directions: 'Get Directions',
  copyAddress: 'Copy the address',
  addressCopied: 'Copied.',
  addressSelected: 'Selected.',
  gettingThere: { stop: 'Nearest stop', parking: 'Parking', entrance: 'Way in', companion: 'Company' },
};
const show = (gettingThere: Queries.FindUsClinicFragment['gettingThere'] = clinic.gettingThere) =>
  render(<FindUs clinic={{ ...clinic, gettingThere }} copy={copy} />);

test('the section is named by its heading and says the address, for reading and for copying', () => {
  show();
  const section = within(screen.getByRole('region', { name: 'How to Find Us' }));
  expect(section.getByRole('heading', { level: 2 }).textContent).toBe('How to Find Us');
  for (const line of ['The Clinic', '1 Street', 'City 800001, State']) expect(section.getByText(line)).toBeTruthy();
  expect(section.getByRole('button', { name: 'Copy the address' })).toBeTruthy();
});

test('directions open in a new tab, safely, and the link says so', () => {
  render(
    <NewTabLabel.Provider value="opens in a new tab">
      <FindUs clinic={clinic} copy={copy} />
    </NewTabLabel.Provider>,
  );
  const link = screen.getByRole('link', { name: 'Get Directions opens in a new tab' });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://maps.example/to?clinic',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('it has no map, so the page asks nothing of the maps service', () => {
  const { container } = show();
  expect(container.querySelector('iframe, img, [src]')).toBeNull();
});

test('what is known of the way stands under its label, what is not has none; Hindi in it is marked', () => {
  show();
  expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent])).toEqual([
    ['Nearest stop', 'Chowk'],
    ['Way in', 'Two steps, सीढ़ी'],
  ]);
  expect(screen.getByText('सीढ़ी').lang).toBe('hi');
});

test.each([
  ['no facts', null],
  ['only unknown facts', { stop: null, parking: null, entrance: null, companion: null }],
])('with %s about the way there is no empty list', (_, gettingThere) => {
  const { container } = show(gettingThere);
  expect(container.querySelector('dl')).toBeNull();
  expect(screen.getByRole('link', { name: 'Get Directions' })).toBeTruthy();
});

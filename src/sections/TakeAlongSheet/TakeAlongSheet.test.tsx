import { render } from '@testing-library/react';
import { TakeAlongSheet } from './TakeAlongSheet';

type Props = Parameters<typeof TakeAlongSheet>[0];

const way = { stop: 'Chowk', parking: 'Lane', entrance: 'Two steps', companion: 'Yes' };
const clinic: Props['clinic'] = {
  fullName: 'The Clinic',
  siteUrl: 'https://clinic.example',
  email: 'care@clinic.example',
  openingHoursInShort: [
    { days: 'Monday', hours: ['04:00 PM–07:00 PM'] },
    { days: 'Tuesday', hours: ['Closed'] },
  ],
  closures: [
    { from: '2027-01-26', to: '2027-01-26', daysText: '26 January 2027', reason: 'Republic Day' },
    { from: '2027-03-22', to: '2027-03-23', daysText: '22–23 March 2027', reason: 'Holi' },
  ],
  gettingThere: way,
  address: { street: '1 Street', locality: 'City', region: 'State', postalCode: '800001' },
  landmarks: [{ landmark: 'Station', distance: '2 km' }],
  phones: [{ label: 'Appointments', display: '+91 00000 00001' }],
  helplines: [{ name: 'Emergency', numbers: [{ display: '112' }] }],
};
const sections: Props['sections'] = {
  sheet: { address: 'Where', contact: 'Reach us', helplines: 'In danger', print: 'Print' },
  location: {
    travelHeading: 'Travel',
    gettingThere: {
      heading: 'Before you set out',
      stop: 'Stop',
      parking: 'Parking',
      entrance: 'Way in',
      companion: 'Company',
    },
  },
  openingHours: { heading: 'Hours', closed: 'Closed', zoneNote: 'Indian time.' },
};
const bring = { heading: 'What to bring', items: ['Reports.'] };

/** What the sheet says under each heading; it is on paper only, so there are no roles in jsdom. */
function read(props: Partial<Props> = {}) {
  const { container } = render(<TakeAlongSheet {...{ about: 'About us.', bring, clinic, sections, ...props }} />);
  return Object.fromEntries(
    [...container.querySelectorAll('h2')].map((heading) => [
      heading.textContent,
      [...heading.parentElement!.querySelectorAll('p')].map((line) => line.textContent),
    ]),
  );
}

test('says what to bring, hours, closures, the way in, address, travel times, numbers', () => {
  expect(read()).toEqual({
    'What to bring': ['☐ Reports.'],
    Hours: [
      'Monday: 04:00 PM–07:00 PM',
      'Tuesday: Closed',
      'Closed: 26 January 2027, Republic Day',
      'Closed: 22–23 March 2027, Holi',
      'Indian time.',
    ],
    'Before you set out': ['Stop: Chowk', 'Parking: Lane', 'Way in: Two steps', 'Company: Yes'],
    Where: ['The Clinic', '1 Street', 'City 800001, State'],
    Travel: ['Station: 2 km'],
    'Reach us': ['Appointments: +91 00000 00001', 'care@clinic.example', 'https://clinic.example'],
    'In danger': ['Emergency: 112'],
  });
});

test('a closure shows from 90 days before its first day to its last; the early script hides it on others', () => {
  read();
  expect([...document.querySelectorAll<HTMLElement>('[data-days]')].map(({ dataset }) => dataset.days)).toEqual([
    '2026-10-28/2027-01-26',
    '2026-12-22/2027-03-23',
  ]);
});

test('each fact of the way may be left out, and with all of them their heading goes', () => {
  expect(read({ clinic: { ...clinic, gettingThere: { ...way, parking: null, companion: null } } })).toMatchObject({
    'Before you set out': ['Stop: Chowk', 'Way in: Two steps'],
  });
  const none = { stop: null, parking: null, entrance: null, companion: null };
  for (const gettingThere of [none, null])
    expect(Object.keys(read({ clinic: { ...clinic, gettingThere } }))).not.toContain('Before you set out');
});

test('without closures the hours are the week’s; without things to bring there is no such part', () => {
  const said = read({ bring: null, clinic: { ...clinic, closures: [] } });
  expect(said.Hours).toEqual(['Monday: 04:00 PM–07:00 PM', 'Tuesday: Closed', 'Indian time.']);
  expect(Object.keys(said)).toEqual(['Hours', 'Before you set out', 'Where', 'Travel', 'Reach us', 'In danger']);
});

import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import navigationContent from '../../../content/navigation.json';
import { SiteFooter } from './SiteFooter';

const clinic = {
  name: 'The Clinic',
  fullName: 'The Institute of Mental Wellbeing',
  tagline: 'A door into better days',
  email: 'care@clinic.example',
  copyrightYear: 2026,
  openingHoursInShort: [
    { days: 'Mon, Tue', hours: ['04:00 PM–07:00 PM'] },
    { days: 'Wed', hours: ['09:00 AM–01:00 PM', '04:00 PM–07:00 PM'] },
    { days: 'Sun', hours: ['Closed'] },
  ],
  address: { street: '1 Street', locality: 'City', region: 'State', postalCode: '800001' },
  phones: [
    { label: 'Appointments', display: '+91 00000 00001', href: 'tel:+910000000001' },
    { label: 'Customer services', display: '+91 00000 00002', href: 'tel:+910000000002' },
  ],
  helplines: [
    { name: 'Emergency services', numbers: [{ display: '112', href: 'tel:112' }] },
    {
      name: 'Tele-MANAS',
      numbers: [
        { display: '14416', href: 'tel:14416' },
        { display: '1-800-891-4416', href: 'tel:18008914416' },
      ],
    },
  ],
  socialProfiles: ['Facebook', 'Instagram', 'YouTube'].map((name) => ({ name, url: `https://social.example/${name}` })),
  credit: { text: 'Website by', name: 'Sample Studio', url: 'https://studio.example' },
};
const services = [
  { title: 'Telepsychiatry', link: '/services/telepsychiatry' },
  { title: 'Medication Management', link: '/services/medication-management' },
];
const footer = (lang?: string) => (
  <SiteFooter clinic={clinic} navigation={{ ...navigationContent, services }} lang={lang} />
);
const addresses = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
/** What stands below a heading, in its part of the footer. */
const below = (name: string) => screen.getByRole('heading', { level: 2, name }).nextElementSibling as HTMLElement;

afterEach(() => jest.useRealTimers());

test('begins with the crisis numbers, each of which can be tapped', () => {
  render(footer());
  const help = screen.getByRole('region', { name: 'Need Help Right Now?' });
  expect(screen.getAllByRole('heading')[0]!.textContent).toBe('Need Help Right Now?');
  expect(
    within(help)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Emergency services 112', 'Tele-MANAS 14416 / 1-800-891-4416']);
  expect(addresses(help)).toEqual([
    ['112', 'tel:112'],
    ['14416', 'tel:14416'],
    ['1-800-891-4416', 'tel:18008914416'],
  ]);
});

test('links the pages and every service below their headings', () => {
  render(footer());
  const sitemap = screen.getByRole('navigation', { name: 'Sitemap' });
  expect(sitemap.contains(below('Services'))).toBe(true);
  expect(addresses(below('Sitemap'))).toEqual(
    navigationContent.footer.sitemapLinks.map(({ label, link }) => [label, link]),
  );
  expect(addresses(below('Services'))).toEqual(services.map(({ title, link }) => [title, link]));
  expect(screen.getByRole('link', { name: 'The Clinic home page' }).getAttribute('href')).toBe('/');
});

test('the links to call and to e-mail say so in their names', () => {
  render(footer());
  for (const [name, address] of [
    ['Call +91 00000 00001 Appointments', 'tel:+910000000001'],
    ['Call +91 00000 00002 Customer services', 'tel:+910000000002'],
    ['E-mail care@clinic.example', 'mailto:care@clinic.example'],
  ])
    expect(screen.getByRole('link', { name: name! }).getAttribute('href')).toBe(address);
  expect(within(below('Contact')).getByText('Customer services')).toBeTruthy();
});

test('gives the address, and the opening hours to the letter', () => {
  render(footer());
  expect([...screen.getByRole('group').childNodes].map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    '1 Street',
    'City 800001',
    'State',
  ]);
  expect(
    within(below('Opening Hours'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mon, Tue: 04:00 PM–07:00 PM', 'Wed: 09:00 AM–01:00 PM, 04:00 PM–07:00 PM', 'Sun: Closed']);
});

test('social profiles and the agency open in a new tab, without a tie to this page', () => {
  render(footer());
  const outward = [...clinic.socialProfiles, clinic.credit];
  for (const { name, url } of outward) {
    const link = screen.getByRole('link', { name });
    expect(['href', 'target', 'rel'].map((each) => link.getAttribute(each))).toEqual([
      url,
      '_blank',
      'noopener noreferrer',
    ]);
  }
  expect(addresses(below('Follow Us')).map(([name]) => name)).toEqual(['Facebook', 'Instagram', 'YouTube']);
});

test('the year is the build’s in the HTML, so that hydration finds no other, then the visitor’s', () => {
  jest.useFakeTimers({ now: new Date(2031, 0, 1) });
  expect(renderToString(footer())).toContain('© 2026 The Institute of Mental Wellbeing. All rights reserved.');
  render(footer());
  expect(screen.getByText('© 2031 The Institute of Mental Wellbeing. All rights reserved.')).toBeTruthy();
});

test('a clock behind the build does not take the year back', () => {
  jest.useFakeTimers({ now: new Date(1970, 0, 1) });
  render(footer());
  expect(screen.getByText(/^© 2026 /)).toBeTruthy();
});

test('is marked as English around a Hindi page', () => {
  render(footer('en-IN'));
  expect(screen.getByRole('contentinfo').lang).toBe('en-IN');
});

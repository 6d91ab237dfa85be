import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import clinicContent from '../../../content/clinic.json';
import navigationContent from '../../../content/navigation.json';
import { Link } from '../../ui/Link/Link';
import { PageShell } from './PageShell';

type Data = Queries.PageShellQuery;

const clinic: NonNullable<Data['clinic']> = {
  ...clinicContent,
  copyrightYear: 2026,
  notices: [{ from: '2027-04-01', to: '2027-04-02', text: 'The doctor is away on 2 April 2027.', link: null }],
  openingHoursInShort: [{ days: 'Mon', hours: ['Closed'] }],
  whatsappUrl: 'https://wa.me/910000000001',
  phones: [{ label: 'Appointments', display: '+91 00000 00001', href: 'tel:+910000000001' }],
  appointmentPhone: { href: 'tel:+910000000001' },
  helplines: [{ name: 'Emergency services', audience: 'everyone', numbers: [{ display: '112', href: 'tel:112' }] }],
};
const navigation: NonNullable<Data['navigation']> = {
  ...navigationContent,
  services: [{ title: 'Telepsychiatry', link: '/services/telepsychiatry', icon: 'screen' }],
  reachBar: { name: 'Call or write to us', call: 'Call clinic', whatsapp: 'WhatsApp', callHelpline: 'Call' },
  splash: { ...navigationContent.splash, image: { alt: 'A doorway.', src: { childImageSharp: null } } },
};
const draw = (data: Partial<Data> = {}, language: 'en' | 'hi' = 'en', pathname = '/about', namesSuicide = false) => {
  jest.mocked(useStaticQuery).mockReturnValue({ clinic, navigation, ...data });
  return render(
    <PageShell pathname={pathname} isNotFound={false} language={language} namesSuicide={namesSuicide}>
      <h1>About Us</h1>
      <Link to="https://maps.example/">Directions</Link>
    </PageShell>,
  );
};

test('surrounds the page’s content with header, notice, footer and bar, in this order', () => {
  draw();
  const parts = [
    screen.getByRole('banner'),
    screen.getByRole('region', { name: 'Notice' }),
    screen.getByRole('main'),
    screen.getByRole('contentinfo'),
    screen.getByRole('navigation', { name: 'Call or write to us' }),
  ];
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'About Us' })).toBeTruthy();
});

test('the first Tab reaches the link to the content; the hamburger without scripts leads to the list of pages', async () => {
  draw();
  await userEvent.tab();
  const skip = screen.getByRole<HTMLAnchorElement>('link', { name: 'Skip to main content' });
  expect(document.activeElement).toBe(skip);
  const content = document.querySelector<HTMLElement>(skip.hash)!;
  expect(content).toBe(screen.getByRole('main'));
  content.focus();
  expect(document.activeElement).toBe(content);
  const hamburger = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open menu' });
  expect(document.querySelector(hamburger.hash)).toBe(screen.getByRole('navigation', { name: 'Sitemap' }));
});

test('the splash comes first, says that the page is loading, and lasts as long as the content says', () => {
  draw({ navigation: { ...navigation, splash: { ...navigation.splash, durationMs: 1234 } } });
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Loading the page');
  expect(status.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(status.closest<HTMLElement>('[style]')!.style.getPropertyValue('--splash-duration')).toBe('1234ms');
});

test('around a Hindi page every word is marked as English; around an English one nothing is', () => {
  const outside = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLElement>('*')].filter(
      (part) => !part.closest('main') && [...part.childNodes].some((node) => node instanceof Text),
    );
  const { container, unmount } = draw({}, 'hi');
  const words = outside(container);
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((part) => part.closest<HTMLElement>('[lang]')?.lang !== 'en-IN')).toEqual([]);
  expect(screen.getByRole('main').closest('[lang]')).toBeNull();
  unmount();
  expect(draw().container.querySelector('[lang]')).toBeNull();
});

test('links of the page to other sites say that they open a new tab; Book Now shows by the page’s path', () => {
  const { unmount } = draw();
  expect(screen.getByRole('link', { name: 'Directions opens in a new tab' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book Now opens in a new tab' })).toBeTruthy();
  unmount();
  draw({}, 'en', '/contact');
  expect(screen.queryByRole('link', { name: /^Book Now/ })).toBeNull();
});

test('around a page whose title or summary names suicide the bar calls helplines', () => {
  draw({}, 'en', '/blog/suicide-impact', true);
  const bar = within(screen.getByRole('navigation', { name: 'Call or write to us' }));
  expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:112']);
});

test('without notices and without words for the bar, neither is there', () => {
  draw({ clinic: { ...clinic, notices: [] }, navigation: { ...navigation, reachBar: null } });
  expect(screen.queryByRole('region', { name: 'Notice' })).toBeNull();
  expect(screen.getAllByRole('navigation').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Main menu',
    'Sitemap',
  ]);
});

test.each([
  ['clinic', { clinic: null }],
  ['navigation', { navigation: null }],
])('without the %s’s file it says what to run', (_, missing) => {
  // React tells of the error too.
  const tell = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => draw(missing)).toThrow('npm run check:content');
  tell.mockRestore();
});

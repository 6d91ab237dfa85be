import { render, screen } from '@testing-library/react';
import { plainPicture } from '../../ui/Picture/Picture.examples';
import { AboutBlock } from './AboutBlock';

const photo = (alt: string) => ({ alt, src: { childImageSharp: plainPicture(8, 10) } });
const about = {
  heading: 'Expert & Compassionate Psychiatric Care',
  intro: 'We are a small team.\n\nWe listen first.',
  visionHeading: 'Our Vision',
  vision: 'Asking for help feels ordinary.',
  benefitsHeading: 'Why Choose Us: Our Core Benefits',
  benefits: [
    { label: 'Compassionate Care', description: 'You are heard.' },
    { label: 'Holistic Healing', description: 'We look at मन and body.' },
  ],
  photos: [photo('Two people in armchairs.'), photo('A mother and her child.')],
  learnMore: { label: 'Learn More', link: '/about' },
  learnMoreAbout: 'about our clinic and team',
  getInTouch: { label: 'Get in Touch', link: '/contact' },
};
const reviews = {
  count: { value: 5000, suffix: '+', label: 'Customer Review', durationMs: 5000 },
  stars: 5,
  starsLabel: 'Five of five stars',
  badge: '5k+',
  avatars: [{ url: 'https://avatars.example/1.jpg', fallback: 'A' }],
};
const show = (changes: Partial<Queries.AboutBlockContentFragment> = {}) =>
  render(<AboutBlock about={{ ...about, ...changes }} reviews={reviews} />);

// With reduced motion the counter stands still, and jsdom needs no observer.
beforeEach(() => void (window.matchMedia = (() => ({ matches: true })) as never));

test('the block is named by its heading; vision and benefits come below it, one level deeper', () => {
  show();
  expect(screen.getByRole('region', { name: about.heading })).toBeTruthy();
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H2 Expert & Compassionate Psychiatric Care',
    'H3 Our Vision',
    'H3 Why Choose Us: Our Core Benefits',
    'H4 Compassionate Care',
    'H4 Holistic Healing',
  ]);
});

test('the benefits are a list in the order of the content, each with its explanation', () => {
  show();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Compassionate CareYou are heard.',
    'Holistic HealingWe look at मन and body.',
  ]);
});

test('a blank line in introduction or vision begins a new paragraph', () => {
  show({ vision: 'Help comes early.\n\nIt comes without shame.' });
  for (const words of ['We are a small team.', 'We listen first.', 'Help comes early.', 'It comes without shame.'])
    expect(screen.getByText(words).tagName).toBe('P');
});

test('both photos say what they show; of the rest only the stars are more than decoration', () => {
  show();
  const names = ['Two people in armchairs.', 'A mother and her child.', 'Five of five stars'];
  expect(screen.getAllByRole('img')).toEqual(names.map((name) => screen.getByRole('img', { name })));
  expect(document.querySelector('li svg:not([aria-hidden="true"])')).toBeNull();
});

test('a photo that is missing takes neither words nor the other photo with it', () => {
  show({ photos: [{ alt: 'Nothing', src: { childImageSharp: null } }, about.photos[1]!] });
  expect(screen.queryByRole('img', { name: 'Nothing' })).toBeNull();
  expect(screen.getByRole('img', { name: 'A mother and her child.' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
});

test('one button leads to the About page and says what it is about, the other to the Contact page', () => {
  show();
  expect(screen.getAllByRole('link')).toEqual([
    screen.getByRole('link', { name: 'Learn More about our clinic and team' }),
    screen.getByRole('link', { name: 'Get in Touch' }),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/about', '/contact']);
});

test('Hindi is marked wherever it stands', () => {
  const hindi = 'मन';
  show({ heading: hindi, visionHeading: hindi, vision: hindi, benefitsHeading: hindi });
  // Heading, vision with its heading, heading of the benefits, and the explanation of one.
  expect(screen.getAllByText(hindi).map(({ lang }) => lang)).toEqual(Array(5).fill('hi'));
});

test('a clinic without reviews has the photos and the words, and no card', () => {
  const { container } = render(<AboutBlock about={about} reviews={null} />);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(
    about.photos.map(({ alt }) => alt),
  );
  expect(container.querySelector('.media')!.children).toHaveLength(about.photos.length);
});

import { render, screen, within } from '@testing-library/react';
import { Journey } from './Journey';

type Content = Parameters<typeof Journey>[0]['journey'];

const photo = { layout: 'constrained' as const, width: 4, height: 5, images: { fallback: { src: '/path.jpg' } } };
const journey: Content = {
  eyebrow: 'Why Choose Us',
  heading: 'Your Journey to Mental Wellness Starts Here',
  intro: 'The first step can be small.',
  image: { alt: 'A winding path towards an arch.', src: { childImageSharp: { gatsbyImageData: photo } } },
  benefits: [
    { label: 'Compassionate Care', description: 'A person first.' },
    { label: 'Holistic Healing Approach', description: 'मन और शरीर together.' },
    { label: 'Enhanced Quality of Life', description: 'Changes that you notice.' },
    { label: 'Expert & Trusted Care', description: 'We explain the reason.' },
  ],
  paragraphs: ['Three people share the work.', 'What you tell us is confidential.\n\nThe law allows few exceptions.'],
};
const draw = (changes: Partial<Content> = {}) =>
  render(<Journey journey={{ ...journey, ...changes }} tagline="A door into better days" />);

test('is named by its heading, and lists the four benefits in order, each with its explanation', () => {
  draw();
  const region = within(screen.getByRole('region', { name: 'Your Journey to Mental Wellness Starts Here' }));
  expect(region.getByRole('heading', { level: 2, name: journey.heading })).toBeTruthy();
  const items = region.getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Compassionate Care',
    'Holistic Healing Approach',
    'Enhanced Quality of Life',
    'Expert & Trusted Care',
  ]);
  expect(items.map((item) => item.querySelector('p')!.textContent)).toEqual(
    journey.benefits.map(({ description }) => description),
  );
});

test('reads from the words above the heading to the paragraphs on team and confidentiality', () => {
  draw();
  const lines = [...screen.getByRole('region').querySelectorAll('p, h2')].map(({ textContent }) => textContent);
  expect(lines.slice(0, 3)).toEqual(['Why Choose Us', journey.heading, 'The first step can be small.']);
  expect(lines.slice(-3)).toEqual([
    'Three people share the work.',
    'What you tell us is confidential.',
    'The law allows few exceptions.',
  ]);
});

test('says what the picture shows, and leaves nothing where there is none', () => {
  const { unmount } = draw();
  expect(screen.getByRole('img', { name: 'A winding path towards an arch.' })).toBeTruthy();
  unmount();
  draw({ image: { ...journey.image, src: { childImageSharp: null } } });
  expect(screen.queryByRole('img')).toBeNull();
});

test('the turning badge and the ticks are for the eye only', () => {
  draw();
  const badge = screen.getByText(/A door into better days/);
  expect(badge.closest('[aria-hidden="true"]')).not.toBeNull();
  const drawings = [...screen.getByRole('region').querySelectorAll('svg')];
  // Four ticks, the ring of the badge and the logo in it.
  expect(drawings.map((drawing) => drawing.closest('[aria-hidden="true"]') !== null)).toEqual(Array(6).fill(true));
});

test('marks Hindi wherever it stands', () => {
  draw({ heading: 'Your यात्रा', intro: 'शुरुआत is small.', paragraphs: ['हम listen.'] });
  for (const words of ['यात्रा', 'शुरुआत', 'मन और शरीर', 'हम']) expect(screen.getByText(words).lang).toBe('hi');
});

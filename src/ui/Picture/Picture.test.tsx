import { render, screen } from '@testing-library/react';
import { Picture, type PictureData } from './Picture';

type Optimised = NonNullable<PictureData['src']['childImageSharp']>;

const optimised = (width: number, height: number, avif: string): Optimised => ({
  gatsbyImageData: {
    layout: 'constrained',
    width,
    height,
    backgroundColor: '#eedcc4',
    images: {
      fallback: { src: '/b.jpg', srcSet: '/a.jpg 400w,\n/b.jpg 800w', sizes: '92vw' },
      sources: [
        { type: 'image/avif', srcSet: avif, sizes: '92vw' },
        { type: 'image/webp', srcSet: '/a.webp 400w,\n/b.webp 800w', sizes: '92vw' },
      ],
    },
  },
});
const image = (width: number, height: number): PictureData => ({
  alt: 'Two chairs in the sun',
  src: { childImageSharp: optimised(width, height, '/a.avif 400w,\n/b.avif 800w') },
});

/** What each source offers: type, window, files, sizes. */
const offers = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map((source) =>
    ['type', 'media', 'srcset', 'sizes'].map((name) => source.getAttribute(name)),
  );

test('shows without scripts: real sources, words, and its place reserved', () => {
  render(<Picture image={image(800, 600)} />);
  const img = screen.getByRole('img', { name: 'Two chairs in the sun' });
  expect(['src', 'width', 'height', 'loading'].map((name) => img.getAttribute(name))).toEqual([
    '/b.jpg',
    '800',
    '600',
    'lazy',
  ]);
  expect(img.style.backgroundColor).toBe('rgb(238, 220, 196)');
});

test('offers AVIF in every width, then one WebP, then one JPEG', () => {
  const { container } = render(<Picture image={image(800, 600)} />);
  expect(offers(container)).toEqual([
    ['image/avif', null, '/a.avif 400w,/b.avif 800w', '92vw'],
    ['image/webp', null, '/b.webp', null],
  ]);
});

test('narrow windows get their own cut, first; a single width says neither measure nor sizes', () => {
  const { src, alt } = image(800, 600);
  const narrow = optimised(400, 400, '/square.avif 400w');
  const { container } = render(<Picture image={{ alt, src: { ...src, narrow } }} />);
  expect(offers(container)[0]).toEqual(['image/avif', '(max-width: 639px)', '/square.avif', null]);
});

test('a place may say its own sizes', () => {
  const { container } = render(<Picture image={image(800, 600)} sizes="50vw" />);
  expect(offers(container)[0]![3]).toBe('50vw');
});

test('the first view’s picture loads at once and first', () => {
  render(<Picture image={image(800, 600)} isFirst />);
  const img = screen.getByRole('img');
  expect([img.getAttribute('loading'), img.getAttribute('fetchpriority')]).toEqual([null, 'high']);
});

test('a full-width picture, which comes as a proportion, claims whole pixels', () => {
  render(<Picture image={image(1, 0.4166666)} />);
  const img = screen.getByRole('img');
  expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['1600', '667']);
});

test('decoration has no words and no role', () => {
  render(<Picture image={image(800, 600)} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a picture that is missing leaves nothing behind', () => {
  const { container } = render(<Picture image={{ alt: 'Nothing', src: { childImageSharp: null } }} />);
  expect(container.innerHTML).toBe('');
});

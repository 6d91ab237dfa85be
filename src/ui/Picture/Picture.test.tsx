import { render, screen } from '@testing-library/react';
import { Picture, type PictureData } from './Picture';

const image = (width: number, height: number): PictureData => ({
  alt: 'Two chairs in the sun',
  src: {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained',
        width,
        height,
        backgroundColor: '#eedcc4',
        images: {
          fallback: { src: '/a.jpg', srcSet: '/a.jpg 400w, /b.jpg 800w', sizes: '(min-width: 800px) 800px, 100vw' },
          sources: [{ type: 'image/webp', srcSet: '/a.webp 400w', sizes: '100vw' }],
        },
      },
    },
  },
});

test('shows without scripts: real sources, words, and its place reserved', () => {
  const { container } = render(<Picture image={image(800, 600)} />);
  const img = screen.getByRole('img', { name: 'Two chairs in the sun' });
  expect([img.getAttribute('src'), img.getAttribute('width'), img.getAttribute('height')]).toEqual([
    '/a.jpg',
    '800',
    '600',
  ]);
  expect(img.getAttribute('loading')).toBe('lazy');
  expect(container.querySelector('source')?.getAttribute('type')).toBe('image/webp');
});

test('the first view’s picture loads at once and first', () => {
  render(<Picture image={image(800, 600)} isFirst />);
  const img = screen.getByRole('img');
  expect([img.getAttribute('loading'), img.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
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

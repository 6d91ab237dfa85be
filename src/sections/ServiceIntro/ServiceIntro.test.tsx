import { render, screen } from '@testing-library/react';
import { ServiceIntro } from './ServiceIntro';

const photo = { layout: 'constrained' as const, width: 4, height: 5, images: { fallback: { src: '/phone.jpg' } } };
const content = {
  heading: 'A visit without the journey',
  text: 'You meet by video.\n\nIt suits people who live far away.\n\nSay नमस्ते from home.',
  image: { alt: 'A phone becomes a doorway.', src: { childImageSharp: { gatsbyImageData: photo } } },
};

test('is named by its heading, which comes before its paragraphs', () => {
  render(<ServiceIntro {...content} />);
  const region = screen.getByRole('region', { name: 'A visit without the journey' });
  expect(screen.getByRole('heading', { level: 2, name: content.heading })).toBeTruthy();
  expect([...region.querySelectorAll('h2, p')].map(({ textContent }) => textContent)).toEqual([
    content.heading,
    'You meet by video.',
    'It suits people who live far away.',
    'Say नमस्ते from home.',
  ]);
});

test('says what the picture shows', () => {
  render(<ServiceIntro {...content} />);
  expect(screen.getByRole('img', { name: 'A phone becomes a doorway.' }).getAttribute('src')).toBe('/phone.jpg');
});

test('leaves no empty picture where there is none', () => {
  render(<ServiceIntro {...content} image={{ alt: 'Nothing', src: { childImageSharp: null } }} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('You meet by video.')).toBeTruthy();
});

test('marks Hindi in heading and text', () => {
  render(<ServiceIntro {...content} heading="Care from घर" />);
  expect([screen.getByText('घर').lang, screen.getByText('नमस्ते').lang]).toEqual(['hi', 'hi']);
});

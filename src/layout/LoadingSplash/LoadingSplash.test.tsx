import { render, screen } from '@testing-library/react';
import { LoadingSplash } from './LoadingSplash';

const photo = { layout: 'constrained' as const, width: 4, height: 4, images: { fallback: { src: '/door.jpg' } } };
const image = { alt: 'A doorway.', src: { childImageSharp: { gatsbyImageData: photo } } };
const draw = (changes: Partial<Parameters<typeof LoadingSplash>[0]> = {}) =>
  render(
    <LoadingSplash
      fullName="The Institute of Mental Wellbeing"
      image={image}
      loading="Loading the page"
      lang={undefined}
      {...changes}
    />,
  ).container;

test('tells screen readers that the page is loading, and nothing else', () => {
  draw();
  expect(screen.getByRole('status').textContent).toBe('Loading the page');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/The Institute/).closest('[aria-hidden="true"]')).not.toBeNull();
});

test('turns the institute’s full name around the picture, which does not wait until it is near', () => {
  const splash = draw();
  expect(screen.getByText(/^The Institute of Mental Wellbeing/)).toBeTruthy();
  const picture = splash.querySelector('img')!;
  expect([picture.getAttribute('src'), picture.getAttribute('loading')]).toEqual(['/door.jpg', null]);
});

test('a picture that is missing leaves nothing behind', () => {
  const splash = draw({ image: { ...image, src: { childImageSharp: null } } });
  expect(splash.querySelector('img')).toBeNull();
  expect(screen.getByText(/^The Institute/)).toBeTruthy();
});

test('stays English around a Hindi page', () => {
  draw({ lang: 'en-IN' });
  for (const words of [screen.getByRole('status'), screen.getByText(/^The Institute/)])
    expect(words.closest<HTMLElement>('[lang]')?.lang).toBe('en-IN');
});

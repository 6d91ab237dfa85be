import { act, render, screen, within } from '@testing-library/react';
import home from '../../../content/pages/home.json';
import { HeroCarousel } from './HeroCarousel';

const hero = {
  ...home.hero,
  slides: home.hero.slides.map((slide) => ({
    ...slide,
    image: { alt: slide.image.alt, src: { childImageSharp: null, narrow: null } },
  })),
};
const slides = () => [...document.querySelectorAll<HTMLElement>('section > div')];

beforeAll(() => {
  // jsdom has none.
  Element.prototype.getAnimations = () => [];
});
beforeEach(() => render(<HeroCarousel hero={hero} />));

test('has three slides with heading, second heading, paragraph and both links', () => {
  expect(slides()).toHaveLength(3);
  for (const [index, slide] of slides().entries()) {
    const { h1, h2, p } = hero.slides[index]!;
    expect(within(slide).getByRole('heading').textContent).toBe(h1);
    expect([...slide.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([h2, p]);
    expect(
      within(slide)
        .getByRole('link', { name: /^Learn More about/ })
        .getAttribute('href'),
    ).toBe('/about');
    expect(within(slide).getByRole('link', { name: 'Book Your Confidential Consultation' }).getAttribute('href')).toBe(
      '/contact',
    );
  }
});

test('gives the page one main heading, that of the first slide', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(hero.slides[0]!.h1);
});

test('marks the Hindi phrase as Hindi', () => {
  const phrases = [...document.querySelectorAll('[lang="hi"]')].map(({ textContent }) => textContent);
  expect(phrases.join(' ')).toContain('मानसिक स्वास्थ्य सेवाएँ');
});

test('stops for good when a link of a slide gets the focus, as by Tab; a second link does not start it again', () => {
  // jsdom shows every focus, as browsers do one that a key has brought.
  const button = screen.getByRole('button');
  const carousel = document.querySelector('[data-carousel]')!;
  const press = jest.fn(() => carousel.toggleAttribute('data-paused'));
  button.addEventListener('click', press);
  act(() => screen.getAllByRole('link')[0]!.focus());
  act(() => screen.getAllByRole('link')[1]!.focus());
  act(() => button.focus());
  expect(press).toHaveBeenCalledTimes(1);
});

test('has one button, which pauses, and none for going to a slide', () => {
  const [button, ...others] = screen.getAllByRole('button');
  expect(others).toHaveLength(0);
  expect(button!.textContent).toBe('Pause the slides');
  expect(button!.dataset).toMatchObject({ play: 'Play the slides', pause: 'Pause the slides' });
});

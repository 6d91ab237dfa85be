import { render, screen } from '@testing-library/react';
import { plainPicture } from '../../ui/Picture/Picture.examples';
import { Banner } from './Banner';

const banner = {
  title: 'About Us',
  subtitle: 'A small team that listens first.',
  image: { alt: 'Three open arches.', src: { childImageSharp: plainPicture(1920, 800), narrow: null } },
};
const words = () => [...document.querySelectorAll('a, h1, p')].map(({ textContent }) => textContent);

test('the page’s main heading comes first, then what the page is about', () => {
  render(<Banner banner={banner} />);
  expect(screen.getByRole('heading', { level: 1, name: 'About Us' })).toBeTruthy();
  expect(words()).toEqual(['About Us', 'A small team that listens first.']);
});

test('breadcrumbs stand above the heading', () => {
  render(
    <Banner banner={banner}>
      <a href="/">Home</a>
    </Banner>,
  );
  expect(words()).toEqual(['Home', 'About Us', 'A small team that listens first.']);
});

test('the picture says what it shows, and loads at once and first', () => {
  render(<Banner banner={banner} />);
  const picture = screen.getByRole('img', { name: 'Three open arches.' });
  expect([picture.getAttribute('loading'), picture.getAttribute('fetchpriority')]).toEqual([null, 'high']);
});

test('if the picture is missing, the words stand alone', () => {
  render(<Banner banner={{ ...banner, image: { alt: 'Nothing', src: { childImageSharp: null, narrow: null } } }} />);
  expect(document.querySelector('img, picture')).toBeNull();
  expect(words()).toEqual(['About Us', 'A small team that listens first.']);
});

test('Hindi in title and subtitle is marked', () => {
  render(<Banner banner={{ ...banner, title: 'हमारे बारे में', subtitle: 'हमारे बारे में' }} />);
  expect(screen.getAllByText('हमारे बारे में').map(({ lang }) => lang)).toEqual(['hi', 'hi']);
});

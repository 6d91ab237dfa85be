import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';

test('is for the eye only: a link around it is named by the words beside it', () => {
  render(
    <a href="/">
      <Logo /> The Clinic
    </a>,
  );
  const link = screen.getByRole('link', { name: 'The Clinic' });
  expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('stands several times on a page without two elements of one id', () => {
  const { container } = render(
    <>
      <Logo />
      <Logo />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(container.querySelectorAll('svg')).toHaveLength(2);
  expect(new Set(ids).size).toBe(ids.length);
});

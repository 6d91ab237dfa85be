import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './Button';

test('is a button of type button, so that it never sends a form by accident', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Copy</Button>);
  const button = screen.getByRole('button', { name: 'Copy' });
  expect(button.getAttribute('type')).toBe('button');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each(['sm', 'md', 'lg'] as const)('has the size %s', (size) => {
  render(<Button size={size}>Copy</Button>);
  expect(screen.getByRole('button').dataset.size).toBe(size);
});

test.each(['primary', 'secondary', 'outline'] as const)('has the variant %s', (variant) => {
  render(
    <ButtonLink to="/about" variant={variant}>
      About
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'About' }).dataset.variant).toBe(variant);
});

test('is of middle size and primary unless told otherwise', () => {
  render(<Button>Copy</Button>);
  const { size, variant } = screen.getByRole('button').dataset;
  expect([size, variant]).toEqual(['md', 'primary']);
});

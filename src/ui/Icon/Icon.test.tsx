import { render, screen } from '@testing-library/react';
import { ICON_NAMES } from '../../lib/iconNames';
import { ContentIcon, Icon, ICON_PATHS, type IconName } from './Icon';

const shape = (icon: Element) => icon.querySelector('path')?.getAttribute('d');

test('is for the eye only: the words beside it say what it means', () => {
  render(
    <button>
      <Icon name="close" /> Close this notice
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Close this notice' });
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('each name draws a shape of its own', () => {
  const names = Object.keys(ICON_PATHS) as IconName[];
  const { container } = render(names.map((name) => <Icon key={name} name={name} />));
  const shapes = [...container.children].map(shape);
  expect(shapes.every(Boolean)).toBe(true);
  expect(new Set(shapes).size).toBe(names.length);
});

test('there is an icon for every name that content may choose', () => {
  const { container } = render(ICON_NAMES.map((name) => <ContentIcon key={name} name={name} />));
  expect([...container.children].filter((icon) => !shape(icon))).toEqual([]);
  expect(container.children).toHaveLength(ICON_NAMES.length);
});

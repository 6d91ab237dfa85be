import { render, screen, within } from '@testing-library/react';
import { ICON_PATHS } from '../../ui/Icon/Icon';
import { Advantages } from './Advantages';

const items = [
  { icon: 'heart', title: 'Compassionate Care', description: 'You will not be hurried.\n\nTake your time.' },
  { icon: 'lock', title: 'Privacy', description: 'What you say stays here.' },
];
const show = (changes = {}) =>
  render(<Advantages heading="What You Can Count On" intro="At each visit." items={items} {...changes} />);

test('the section is named by its heading, and says at the start what it is about', () => {
  show();
  const section = within(screen.getByRole('region', { name: 'What You Can Count On' }));
  expect(section.getByRole('heading', { level: 2, name: 'What You Can Count On' })).toBeTruthy();
  expect(section.getAllByRole('paragraph')[0]!.textContent).toBe('At each visit.');
});

test('each promise is an item of a list, with its title as a heading and its text beneath', () => {
  show();
  const promises = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(promises.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Compassionate Care',
    'Privacy',
  ]);
  expect(
    promises.map((item) =>
      within(item)
        .getAllByRole('paragraph')
        .map((p) => p.textContent),
    ),
  ).toEqual([['You will not be hurried.', 'Take your time.'], ['What you say stays here.']]);
});

test('each promise has the icon that the content chose, as decoration', () => {
  const { container } = show();
  const icons = [...container.querySelectorAll('svg[aria-hidden="true"]')];
  expect(icons.map((icon) => icon.querySelector('path')!.getAttribute('d'))).toEqual([
    ICON_PATHS.heart,
    ICON_PATHS.lock,
  ]);
});

test('Hindi in heading, introduction, title and text is marked', () => {
  show({ heading: 'मन', intro: 'मन', items: [{ icon: 'heart', title: 'मन', description: 'मन' }] });
  expect(screen.getAllByText('मन').map(({ lang }) => lang)).toEqual(['hi', 'hi', 'hi', 'hi']);
});

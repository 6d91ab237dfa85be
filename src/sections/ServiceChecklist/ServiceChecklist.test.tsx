import { render, screen, within } from '@testing-library/react';
import { ServiceChecklist } from './ServiceChecklist';

const heading = 'Is an online visit for you?';
const items = [
  'You live far away.',
  'You work long hours.',
  'You look after somebody.',
  'Leaving home is hard.',
  'आप review के लिए आते हैं.',
];

test('shows all five reasons in order, under the heading that names the section', () => {
  render(<ServiceChecklist heading={heading} items={items} />);
  const region = within(screen.getByRole('region', { name: heading }));
  expect(region.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(items);
});

test('marks Hindi in heading and reasons', () => {
  render(<ServiceChecklist heading="Online या clinic?" items={items} />);
  expect([screen.getByText('या').lang, screen.getByText('आप').lang]).toEqual(['hi', 'hi']);
});

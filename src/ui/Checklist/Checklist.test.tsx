import { render, screen } from '@testing-library/react';
import { Checklist } from './Checklist';

const items = ['Your medicines & reports.', 'A photo identity card.', 'पहचान पत्र, if you have one.'];

test('lists each sentence, in the order of the content', () => {
  render(<Checklist items={items} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(items);
});

test('says that it is a list, which Safari forgets where there are no markers', () => {
  render(<Checklist items={items} />);
  expect(screen.getByRole('list').getAttribute('role')).toBe('list');
});

test('gives each sentence a tick, for the eye only', () => {
  const { container } = render(<Checklist items={items} />);
  const ticks = [...container.querySelectorAll('svg')];
  expect(ticks.map((tick) => tick.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true']);
});

test('marks Hindi within a sentence', () => {
  render(<Checklist items={items} />);
  expect(screen.getByText('पहचान पत्र').lang).toBe('hi');
});

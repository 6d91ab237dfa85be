import { render } from '@testing-library/react';
import { HoursInShort } from './HoursInShort';

test('the line names its days, then its shifts, each whole with its comma', () => {
  const { container } = render(
    <HoursInShort days="Monday, Friday" hours={['09:00 AM–01:00 PM', '04:00 PM–07:00 PM']} />,
  );
  expect(container.textContent).toBe('Monday, Friday: 09:00 AM–01:00 PM, 04:00 PM–07:00 PM');
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '09:00 AM–01:00 PM,',
    '04:00 PM–07:00 PM',
  ]);
});

test('a closed day has its word', () => {
  const { container } = render(<HoursInShort days="Sunday" hours={['Closed']} />);
  expect(container.textContent).toBe('Sunday: Closed');
});

/** @jest-environment jsdom */
import { startFragment } from './fragment';

test('the router, which listens first, never sees such a fragment', () => {
  const seen = jest.fn(() => location.hash);
  addEventListener('popstate', seen);
  startFragment();
  history.replaceState(null, '', '/about#%');
  dispatchEvent(new PopStateEvent('popstate'));
  removeEventListener('popstate', seen);
  expect(seen).toHaveReturnedWith('');
});

test.each(['#%', '#%E0%A4%A', '#50%-more'])(
  'the fragment %s, which no decoder can read, leaves the address',
  (hash) => {
    history.replaceState({ key: 'x' }, '', `/about?a=1${hash}`);
    startFragment();
    expect(location.pathname + location.search + location.hash).toBe('/about?a=1');
    expect(history.state).toEqual({ key: 'x' });
  },
);

test('it leaves later too, and others stay', () => {
  history.replaceState(null, '', '/about#team');
  startFragment();
  expect(location.hash).toBe('#team');
  history.replaceState(null, '', '/about#%');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(location.hash).toBe('');
});

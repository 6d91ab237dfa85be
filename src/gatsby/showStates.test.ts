import { showStatesOf } from './showStates';

test('each state gets its stand-in, within other selectors too', () => {
  expect(showStatesOf('.button:hover')).toBe(".button:is(:hover, [data-state='hover'])");
  expect(showStatesOf('.linked:not(:hover, :focus-within) .hint')).toBe(
    ".linked:not(:is(:hover, [data-state='hover']), :is(:focus-within, :has([data-state='focus']))) .hint",
  );
});

test('what only begins like a state stays', () => {
  expect(showStatesOf(':focus-visible-thing, .active')).toBe(':focus-visible-thing, .active');
});

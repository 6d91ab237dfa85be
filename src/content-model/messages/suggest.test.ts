import { nearest } from './suggest';

test('finds the word that was probably meant', () => {
  expect(nearest('anxeity', ['depression', 'anxiety'])).toBe('anxiety');
});

test.each([
  ['titel', 'title'],
  ['form', 'from'],
  ['ot', 'to'],
  ['likse', 'likes'],
  ['/abuot', '/about'],
])('counts two swapped letters as less than one: %s', (word, meant) => {
  expect(nearest(word, ['description', 'like', meant])).toBe(meant);
});

test('finds the nearer of two, wherever it stands', () => {
  expect(nearest('depresion', ['depressions', 'depression', 'repression'])).toBe('depression');
  expect(nearest('sleeps', ['sleep', 'sleepy-time'])).toBe('sleep');
  expect(nearest('insomnia-x', ['insomnias', 'insomnia-2'])).toBe('insomnia-2');
});

test('overlooks capitals', () => {
  expect(nearest('MONDAY', ['Sunday', 'Monday'])).toBe('Monday');
});

test.each([
  ['too', 'to'],
  ['p2', 'p'],
  ['h', 'h1'],
])('allows one letter of a short word: %s', (word, meant) => {
  expect(nearest(word, ['description', meant])).toBe(meant);
});

test('allows a third of the longer word, and no more', () => {
  expect(nearest('abcdefghi', ['xyzdefghi'])).toBe('xyzdefghi');
  expect(nearest('abcdefghi', ['wxyzefghi'])).toBeUndefined();
  expect(nearest('abcdef', ['abcdefghi'])).toBe('abcdefghi');
  expect(nearest('abcde', ['abcdefghi'])).toBeUndefined();
});

test('prefers the word itself to one with two letters swapped', () => {
  expect(nearest('TO', ['ot', 'to'])).toBe('to');
});

test('stays silent when nothing is near', () => {
  expect(nearest('football', ['depression', 'anxiety'])).toBeUndefined();
  expect(nearest('en', ['hi'])).toBeUndefined();
});

import { nearest } from './suggest';

test('finds the word that was probably meant', () => {
  expect(nearest('anxeity', ['depression', 'anxiety'])).toBe('anxiety');
});

test('stays silent when nothing is near', () => {
  expect(nearest('football', ['depression', 'anxiety'])).toBeUndefined();
});

import { excerpt, findIn } from './excerpt';

test('shows a short text whole', () => {
  expect(excerpt('He is mad.', 6, 9)).toBe('“He is mad.”');
});

test('cuts a long text at words, on one line', () => {
  const text = `${'before '.repeat(10)}find\n\nit ${'after '.repeat(10)}`;
  expect(excerpt(text, 70, 74)).toBe('“… before before before before before find it after after after after after …”');
});

test('names the find and its place', () => {
  expect(findIn('He is mad.', 6, 9)).toBe('"mad" in “He is mad.”');
});

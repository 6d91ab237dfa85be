import { isMostlyHindi } from './isMostlyHindi';

test.each([
  ['नींद शरीर को आराम देती है', true],
  ['नींद (PHQ-9)', true],
  ['Sleep (नींद) helps', false],
  ['14416', false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(isMostlyHindi(text)).toBe(expected);
});

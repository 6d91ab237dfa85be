import { isDenied } from './isDenied';

const denied = (text: string) => isDenied(text, text.indexOf('cure'), text.indexOf('cure') + 4);

test.each([
  'There is no cure.',
  'Nobody here will promise you a cure.',
  'A cure is not known yet.',
  'Rest helps. It does not cure. Talk helps.',
  'We can’t cure it.',
  'It eases pain rather than cures it.',
])('%s', (text) => {
  expect(denied(text)).toBe(true);
});

test.each([
  'We cure you.',
  'Do not wait: we cure you.',
  'Do not wait. We cure you. Nobody else does.',
  'It is not only for adults who live in the city and for their children that we cure.',
])('not: %s', (text) => {
  expect(denied(text)).toBe(false);
});

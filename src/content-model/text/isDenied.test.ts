import { isDenied } from './isDenied';

const denied = (text: string) => isDenied(text, text.indexOf('cure'), text.indexOf('cure') + 4);

test.each([
  'There is no cure.',
  'Nobody here will promise you a cure.',
  'A cure is not known yet.',
  'Rest helps. It does not cure. Talk helps.',
  'We can’t cure it.',
  'It eases pain rather than cures it.',
  'No doctor, however good, has a cure for it.',
  'We promise no miracles, guarantees or cures.',
  'A lasting cure for this illness is not possible yet.',
])('%s', (text) => {
  expect(denied(text)).toBe(true);
});

test('a denial reaches over eight words, itself among them, and no further', () => {
  expect(denied(`We do not ${'really '.repeat(7)}cure.`)).toBe(true);
  expect(denied(`We do not ${'really '.repeat(8)}cure.`)).toBe(false);
});

test.each([
  'We cure you.',
  'Do not wait: we cure you.',
  'Do not wait. We cure you. Nobody else does.',
  'It is not only for adults who live in the city and for their children that we cure.',
  'We cure you without medicine.',
  'We cure you, and you will not wait.',
  'It does not hurt and cures you.',
  'You do not need medicine to be cured.',
  'A cure that is not expensive.',
  'Nobody cures you like our team.',
])('not: %s', (text) => {
  expect(denied(text)).toBe(false);
});

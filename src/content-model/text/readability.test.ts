import { readingGrade } from './readability';

test('gives short sentences of common words a low grade', () => {
  expect(readingGrade(['You can sleep well. Rise at the same time each day.', 'A calm room helps.'])).toBeLessThan(3);
});

test('gives long sentences of long words a high grade', () => {
  expect(
    readingGrade([
      'Pharmacological interventions necessitate comprehensive longitudinal monitoring of metabolic parameters throughout the administration period.',
    ]),
  ).toBeGreaterThan(20);
});

test('sees a sentence end at the end of a paragraph', () => {
  const sentences = ['Rise at the same time each day.', 'Keep the room dark and cool.'];
  expect(readingGrade([sentences.join('\n\n')])).toBe(readingGrade(sentences));
});

test('takes curly quotation marks and apostrophes like straight ones', () => {
  const straight = `She said: "I am sad." "It's nobody's fault." Then she slept.`;
  const curly = 'She said: “I am sad.” “It’s nobody’s fault.” Then she slept.';
  expect(readingGrade([curly])).toBe(readingGrade([straight]));
});

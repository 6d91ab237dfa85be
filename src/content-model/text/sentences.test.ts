import { countWords, paragraphAt, sentenceAt, splitSentences } from './sentences';

const words = (text: string) => splitSentences(text).map((sentence) => sentence.text);

test('splits at full stops, question marks, paragraphs and the Hindi full stop', () => {
  expect(words('One. Two? Three!\n\nFour\n\nFive')).toEqual(['One.', 'Two?', 'Three!', 'Four', 'Five']);
  expect(words('यह एक है। यह दो है।')).toEqual(['यह एक है।', 'यह दो है।']);
});

test('does not split after Dr., nor in a number', () => {
  expect(words('Dr. Asha sees 2.5 people. Reg. No. 7 is hers.')).toEqual([
    'Dr. Asha sees 2.5 people.',
    'Reg. No. 7 is hers.',
  ]);
});

test.each(['Dr', 'Mr', 'Mrs', 'Ms', 'Prof', 'St', 'No', 'Reg', 'vs', 'e.g', 'i.e', 'etc'])(
  'does not split after %s., be it first, in brackets or in between',
  (short) => {
    const whole = [`${short}. Asha came.`, `It is (${short}. Asha) here.`, `They met ${short}. Asha here.`];
    expect(words(whole.join(' '))).toEqual(whole);
    expect(words(`A word in${short}. Asha came.`)).toEqual([`A word in${short}.`, 'Asha came.']);
  },
);

test('gives the sentence and the paragraph around a place', () => {
  const text = 'One two. Three four.\n\nFive six. Seven.';
  expect(sentenceAt(text, text.indexOf('four'))).toBe('Three four.');
  expect(paragraphAt(text, text.indexOf('four'))).toBe('One two. Three four.');
  expect(paragraphAt(text, text.indexOf('Seven'))).toBe('Five six. Seven.');
});

test('counts as a word what holds a letter or a digit', () => {
  expect(countWords('Well-being – 7 hours, & नींद।')).toBe(4);
});

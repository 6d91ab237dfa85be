import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { wordsOf } from '../../../tests/content/helpers/wordsOf';
import { textFindings } from '../../../tests/content/helpers/textFindings';
import { noPlaceholders } from './noPlaceholders';

test.each([
  ['Lorem ipsum dolor.', '"Lorem ipsum"'],
  ['TODO write this.', '"TODO"'],
  ['Fees: TBD', '"TBD"'],
  ['Call xxx for help.', '"xxx"'],
  ['Written by [insert name].', '"[insert name]"'],
  ['Open from ??? to 7.', '"???"'],
  ['Hello {name}, welcome.', '"{name}"'],
  ['Hello { first name }, welcome.', '"{ first name }"'],
  ['More on this is coming soon.', '"coming soon"'],
  ['FIXME later.', '"FIXME"'],
  ['Fees: TBC', '"TBC"'],
  ['Fax: N/A', '"N/A"'],
  ['More dolor sit amet.', '"dolor sit amet"'],
  ...['added', 'decided', 'confirmed', 'written', 'announced'].map((done) => [
    `Fees to be ${done}.`,
    `"to be ${done}"`,
  ]),
  ['Text goes here.', '"Text goes here"'],
  ['See the photo here.', '"photo here"'],
  ['Some dummy text.', '"dummy text"'],
  ['This is a placeholder.', '"placeholder"'],
  ['Your name here.', '"Your name here"'],
  ['अपना नाम यहाँ लिखें।', '"यहाँ लिखें"'],
  ['So asdfgh.', '"asdfgh"'],
  ['So foobar, foo.', '"foobar"'],
  ['So foo bar.', '"foo bar"'],
  ['Written by <name of writer>.', '"<name of writer>"'],
  ['Fees: ____.', '"____"'],
  ['IMG_20261130_114500.jpg', '"IMG_20261130_114500.jpg"'],
  ['A { and a {gap}.', '"{gap}"'],
  ['A {gap} and a }.', '"{gap}"'],
])('rejects: %s', (text, words) => {
  expect(textFindings(noPlaceholders, text)).toEqual([
    {
      file: 'faqs.json',
      field: '[0].answer',
      found: expect.stringContaining(`${words} in “`) as string,
      expected: 'the final text',
      suggestion: 'write what visitors should read, or remove the field if it is optional',
    },
  ]);
});

test.each([
  'A to-do list helps.',
  'Todos los días.',
  'How are you? Really? Yes.',
  'The placebo effect is real.',
  'Tuberculosis (TB) is an illness.',
  'A baby’s dummy – or pacifier – calms.',
  'A PHOTODOC, a TODOS and a BTBD.',
  'Is it so?? Say what you <i>think</i>, or leave a gap __ of two.',
])('accepts: %s', (text) => {
  expect(textFindings(noPlaceholders, text)).toEqual([]);
});

test('accepts the gap of a label that is filled, and rejects one elsewhere', () => {
  expect(
    findingsOf(noPlaceholders, { 'pages/blogs.json': { found: 'Found {count} blog(s)', reset: 'Reset {count}' } }),
  ).toMatchObject([{ field: 'reset' }]);
});

test.each([
  ['Found {count} of {total}', '{total}'],
  ['{count} found, {count} in all', '{count}'],
  ['Found {count} { total }', '{ total }'],
  ['Found {{count}} blog(s)', '{{count}}'],
  ['Found {Count} and {count}', '{Count}'],
])('rejects what nothing fills in a label with a gap: %s', (found, gap) => {
  expect(findingsOf(noPlaceholders, { 'pages/blogs.json': { found } })).toEqual([
    {
      file: 'pages/blogs.json',
      field: 'found',
      found: expect.stringContaining(`"${gap}" in “`) as string,
      expected: '{count} once and nothing else in braces; visitors would see the rest as it is',
      suggestion: 'write {count} where the value goes, and the other words without braces',
    },
  ]);
});

test('a label that lacks its gap is the schema’s to tell', () => {
  expect(wordsOf('pages/blogs.json', ['found'], 'Found some')).toMatchObject([
    { expected: 'text with {count} where the value goes' },
  ]);
});

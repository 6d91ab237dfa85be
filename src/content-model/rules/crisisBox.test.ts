import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { crisisBox } from './crisisBox';

const withText = (conclusion: string, more = {}) =>
  findingsOf(crisisBox, { 'blog/better-sleep.json': { ...exampleArticle, ...more, conclusion } });

test.each([
  'Call now if you have thoughts of suicide.',
  'Some people harm themselves when sleep is lost.',
  'Self-harm needs help at once.',
  'Ask whether they think of ending their life.',
  'If you want to die, tell someone.',
  'They may say that others would be better off without them.',
  'Take any talk of death seriously.',
  'आत्महत्या के विचार आएँ, तो मदद लें।',
  'खुद को नुकसान पहुँचाने का मन करे, तो किसी को बताएँ।',
  'जीने की इच्छा न रहे, तो इंतज़ार न करें।',
  'अगर जान देने के विचार आएँ, तो अकेले न रहें।',
])('rejects without the crisis help: %s', (text) => {
  expect(withText(text)).toMatchObject([
    {
      file: 'blog/better-sleep.json',
      field: 'conclusion',
      expected: 'the crisis help on a page that speaks of suicide or self-harm',
      suggestion: 'add "speaksOfSuicide": true',
    },
  ]);
  expect(withText(text, { speaksOfSuicide: true })).toEqual([]);
});

test.each([
  'Fear of death is common in a panic attack.',
  'Do not cut yourself off from friends.',
  'You may hurt your back.',
  'Take your life into the open air.',
  'Loss of interest ends many hobbies.',
  'मृत्यु का शोक धीरे-धीरे हल्का होता है।',
])('accepts without the crisis help: %s', (text) => {
  expect(withText(text)).toEqual([]);
});

test('rejects the crisis help where nothing speaks of suicide', () => {
  expect(withText('Good sleep helps.', { speaksOfSuicide: true })).toEqual([
    {
      file: 'blog/better-sleep.json',
      field: 'speaksOfSuicide',
      found: 'true, but no field speaks of suicide or self-harm',
      expected: 'the crisis help only where the page speaks of it',
      suggestion: 'remove "speaksOfSuicide"',
    },
  ]);
});

test('looks at every field, sources too', () => {
  const sources = [{ ...exampleArticle.sources[0], title: 'Self-harm: assessment' }];
  expect(withText('Good sleep helps.', { sources })).toMatchObject([
    { field: 'sources[0].title', found: '"Self-harm" in “Self-harm: assessment”' },
  ]);
});

const answer = 'Tell us if you have thoughts of suicide.';
const found = '"suicide" in “Tell us if you have thoughts of suicide.”';

test('accepts the words in the questions of a service, and nowhere before them', () => {
  const items = [{ question: 'What if I think of ending my life?', answer }];
  expect(findingsOf(crisisBox, { 'services/telepsychiatry.json': { faqs: { items } } })).toEqual([]);
  expect(
    findingsOf(crisisBox, { 'services/telepsychiatry.json': { intro: { text: answer }, faqs: { items } } }),
  ).toEqual([
    {
      file: 'services/telepsychiatry.json',
      field: 'intro.text',
      found,
      expected: 'such words only in "faqs": the crisis help must come before the first of them',
      suggestion: 'write "in danger" or "in a crisis", or move the words to "faqs"',
    },
  ]);
});

test('refuses the words where no page shows the help', () => {
  expect(findingsOf(crisisBox, { 'faqs.json': [{ question: 'What now?', answer }] })).toEqual([
    {
      file: 'faqs.json',
      field: '[0].answer',
      found,
      expected: 'no words about suicide or self-harm in texts on pages without the crisis help',
      suggestion: 'write "in danger" or "in a crisis", or move the words to an article with "speaksOfSuicide": true',
    },
  ]);
});

test('lets a category name what its articles are about', () => {
  expect(
    findingsOf(crisisBox, { 'categories.json': [{ slug: 'help', name: 'Help', tags: ['suicide prevention'] }] }),
  ).toEqual([]);
});

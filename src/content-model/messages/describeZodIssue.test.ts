import { exampleContent } from '../../../tests/content/examples/exampleContent';
import type { FaultWords } from '../rule';
import { wordsIn } from '../../../tests/content/helpers/wordsOf';

const clinic = wordsIn('clinic.json');
const article = wordsIn('blog/article-one.json');
const redirects = wordsIn('redirects.json');

type Case = [kind: string, words: FaultWords[], expected: FaultWords];

// prettier-ignore
const wrongTypes: Case[] = [
  ['a number for text', clinic(['name'], 12), { found: 'a number: 12', expected: 'text', suggestion: 'write it in quotation marks' }],
  ['true for text', clinic(['name'], true), { found: 'true', expected: 'text', suggestion: 'write it in quotation marks' }],
  ['a list for text', clinic(['name'], ['a']), { found: 'a list [ … ]', expected: 'text', suggestion: 'write one text in place of the list' }],
  ['an object for text', clinic(['name'], {}), { found: 'an object { … }', expected: 'text' }],
  ['text for a list', clinic(['phones'], 'none'), { found: 'text: "none"', expected: 'a list [ … ]' }],
  ['text for an object', clinic(['geo'], ''), { found: 'empty text', expected: 'an object { "latitude": …, "longitude": … }', suggestion: 'write a value' }],
  ['text for a list of texts', article(['tags'], 'sleep'), { found: 'text: "sleep"', expected: 'a list [ … ]', suggestion: 'write it in square brackets [ … ]' }],
  ['text for a number', clinic(['geo', 'latitude'], '23.3'), { found: 'text: "23.3"', expected: 'a number', suggestion: 'write it without quotation marks' }],
  ['words for a number', clinic(['geo', 'latitude'], '23° N'), { found: 'text: "23° N"', expected: 'a number' }],
  ['text for a whole number', clinic(['reviews', 'stars'], '4'), { found: 'text: "4"', expected: 'a number', suggestion: 'write it without quotation marks' }],
  ['text with a fraction for a whole number', clinic(['reviews', 'stars'], '4.5'), { found: 'text: "4.5"', expected: 'a number' }],
  ['a number for a PIN code', clinic(['address', 'postalCode'], 834001), { found: 'a number: 834001', expected: 'a PIN code: six digits, the first not 0', suggestion: 'write it in quotation marks' }],
  ['a number that no PIN code is', clinic(['address', 'postalCode'], 83400), { found: 'a number: 83400', expected: 'a PIN code: six digits, the first not 0' }],
  ['a fraction for a whole number', clinic(['reviews', 'stars'], 4.5), { found: 'a number: 4.5', expected: 'a whole number' }],
  ['text for true or false', article(['speaksOfSuicide'], 'yes'), { found: 'text: "yes"', expected: 'true or false', suggestion: 'write true or false, without quotation marks' }],
  ['a number for true or false', article(['speaksOfSuicide'], 1), { found: 'a number: 1', expected: 'true or false', suggestion: 'write true or false, without quotation marks' }],
  ['null in a list', article(['keyPoints', 1], null), { found: 'null', expected: 'text', suggestion: 'write a value, or remove the entry' }],
  ['a number for a date', article(['date'], 2026), { found: 'a number: 2026', expected: 'a day that exists, written YYYY-MM-DD, such as "2026-11-27"' }],
  ['a list of paragraphs', article(['text1'], ['a', 'b']), { found: 'a list [ … ]', expected: 'text', suggestion: 'write one text in place of the list, with \\n\\n between its paragraphs' }],
  ['tags in one text', article(['tags'], 'sleep, stress'), { found: 'text: "sleep, stress"', expected: 'a list [ … ]', suggestion: '["sleep", "stress"]' }],
  ['points in one text', article(['keyPoints'], 'Rest, and walk'), { found: 'text: "Rest, and walk"', expected: 'a list [ … ]', suggestion: 'write it in square brackets [ … ]' }],
  ['the path of a picture alone', article(['image'], './a.jpg'), { found: 'text: "./a.jpg"', expected: 'an object { "src": …, "alt": … }', suggestion: 'write { "src": "./a.jpg", "alt": … }' }],
  ['one entry for a list of them', clinic(['helplines', 0, 'numbers'], { display: '112', digits: '112' }), { found: 'an object { … }', expected: 'a list [ … ]', suggestion: 'write it in square brackets: [ { … } ]' }],
  ['a number for a phone number', clinic(['whatsappNumber'], 9876543210), { found: 'a number: 9876543210', expected: 'a phone number in E.164 form: plus sign, country code, digits only, such as "+916512345678"; after +91, ten digits, or 1800 or 1860 and seven more', suggestion: '"+919876543210"' }],
  ['a number for a phone number, with its code', clinic(['phones', 0, 'number'], 916572234567), { found: 'a number: 916572234567', expected: 'a phone number in E.164 form: plus sign, country code, digits only, such as "+916512345678"; after +91, ten digits, or 1800 or 1860 and seven more', suggestion: '"+916572234567"' }],
  ['digits for a date', article(['date'], 20261112), { found: 'a number: 20261112', expected: 'a day that exists, written YYYY-MM-DD, such as "2026-11-27"', suggestion: '"2026-11-12"' }],
  ['a number for a time', clinic(['openingHours', 0, 'shifts', 0, 'opens'], 9), { found: 'a number: 9', expected: 'a time on the 24-hour clock, HH:MM, such as "09:00"' }],
  ['null for a field that may be left out', article(['updated'], null), { found: 'null', expected: 'a day that exists, written YYYY-MM-DD, such as "2026-11-27"', suggestion: 'write a value, or remove the field' }],
  ['null', clinic(['name'], null), { found: 'null', expected: 'text', suggestion: 'write a value' }],
];

// prettier-ignore
const wrongKeys: Case[] = [
  ['a missing field', redirects([0], { from: '/old' }), { found: 'nothing: the field is missing', expected: 'a path within the site, perhaps with ?query or #place: starts with "/", then the letters a-z, digits and single hyphens, with "/" between the parts; no slash at the end', suggestion: 'add "to"' }],
  ['a missing choice', article(['sources', 0], {}).slice(0, 1) , { found: 'nothing: the field is missing', expected: 'text', suggestion: 'add "organisation"' }],
  ['a key beside the right one', redirects([0], { from: '/old', to: '/', too: '/' }), { found: 'the unknown key "too"', expected: 'one of: from, to', suggestion: 'remove it; "to" is there too' }],
  ['a key near none', redirects([0], { from: '/old', to: '/', until: '2027' }), { found: 'the unknown key "until"', expected: 'one of: from, to', suggestion: 'remove it' }],
  ['a dangerous key', redirects([0], JSON.parse('{ "from": "/old", "to": "/", "__proto__": 1 }')), { found: 'the unknown key "__proto__"', expected: 'one of: from, to', suggestion: 'remove it' }],
];

// prettier-ignore
const wrongSizes: Case[] = [
  ['too short', clinic(['name'], 'ab'), { found: '2 characters: "ab"', expected: 'at least 3 characters', suggestion: 'add 1 character' }],
  ['a single character', clinic(['name'], 'a'), { found: '1 character: "a"', expected: 'at least 3 characters', suggestion: 'add 2 characters' }],
  ['too long, cut in the message', clinic(['name'], 'a'.repeat(90)), { found: `90 characters: "${'a'.repeat(56)}…`, expected: 'at most 40 characters', suggestion: 'shorten it by 50 characters' }],
  ['emoji, each counted as one', clinic(['name'], '😀😀'), { found: '2 characters: "😀😀"', expected: 'at least 3 characters', suggestion: 'add 1 character' }],
  ['empty text', clinic(['name'], ''), { found: 'empty text', expected: 'at least 3 characters', suggestion: 'add 3 characters' }],
  ['too few entries', clinic(['phones'], [{ label: 'Desk', number: '+916512345678' }]), { found: '1 entry', expected: 'exactly 2 entries: The two telephone numbers: the first for appointments, the second of customer services', suggestion: 'add 1 entry' }],
  ['an empty list', article(['tags'], []), { found: 'an empty list', expected: 'at least 1 entry: What the article is about; decides its category and its related articles', suggestion: 'add 1 entry' }],
  ['too many entries', article(['tags'], Array(7).fill('sleep')), { found: '7 entries', expected: 'at most 6 entries: What the article is about; decides its category and its related articles', suggestion: 'remove 1 entry' }],
  ['too small a number', clinic(['reviews', 'stars'], 0), { found: 'a number: 0', expected: 'at least 1', suggestion: '1' }],
  ['too large a number', clinic(['geo', 'latitude'], 91), { found: 'a number: 91', expected: 'at most 90', suggestion: '90' }],
];

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const anyDay = `one of: ${days.map((day) => `"${day}"`).join(', ')}`;

// prettier-ignore
const wrongChoices: Case[] = [
  ['a misspelt choice', clinic(['openingHours', 0, 'day'], 'monday'), { found: 'text: "monday"', expected: anyDay, suggestion: '"Monday"' }],
  ['an unknown choice', article(['language'], 'french'), { found: 'text: "french"', expected: 'one of: "en", "hi"' }],
  ['a missing choice', clinic(['openingHours', 0], { shifts: [] }), { found: 'nothing: the field is missing', expected: anyDay, suggestion: 'add "day"' }],
  ['a choice in full', article(['language'], 'Hindi'), { found: 'text: "Hindi"', expected: 'one of: "en", "hi"', suggestion: '"hi"' }],
  ['a choice cut short', clinic(['openingHours', 0, 'day'], 'Wed'), { found: 'text: "Wed"', expected: anyDay, suggestion: '"Wednesday"' }],
  ['the start of two choices', clinic(['openingHours', 0, 'day'], 'T'), { found: 'text: "T"', expected: anyDay }],
  ['a number for a choice', clinic(['openingHours', 0, 'day'], 1), { found: 'a number: 1', expected: anyDay }],
];

test.each([...wrongTypes, ...wrongKeys, ...wrongSizes, ...wrongChoices])('tells %s, once', (_, words, expected) => {
  expect(words).toEqual([expected]);
});

const shifts = (value: unknown) => clinic(['openingHours', 0, 'shifts'], value);
const shift = (value: unknown) => clinic(['openingHours', 0, 'shifts', 0], value);
const allDay = '[{ "opens": "00:00", "closes": "23:59" }] for a day that is open round the clock';
const aShift = '{ "opens": "09:00", "closes": "13:00" }';
const empty = 'remove it; a closed day has an empty list, "shifts": []';

// prettier-ignore
test.each([
  ['null', shifts(null), '[] for a closed day'],
  ['a word for closed', shifts('closed'), '[] for a closed day'],
  ['nothing for closed', shifts(''), '[] for a closed day'],
  ['no field', clinic(['openingHours', 0], { day: 'Monday' }), 'add "shifts"; for a closed day "shifts": []'],
  ['24 hours', shifts('24 hours'), allDay],
  ['all day', shifts('Open all day'), allDay],
  ['24/7', shifts('24/7'), allDay],
  ['a span in words', shifts('9 am to 1 pm'), `[${aShift}]`],
  ['two spans', shifts('09:00-13:00, 16:00-19:00'), `[${aShift}, { "opens": "16:00", "closes": "19:00" }]`],
  ['other words', shifts('by appointment'), undefined],
  ['a single shift without its brackets', shifts({ opens: '09:00', closes: '13:00' }), 'write it in square brackets: [ { … } ]'],
  ['null in the list', shift(null), empty],
  ['closed in the list', shift('closed'), empty],
  ['a span in the list', shift('09:00 – 13:00'), aShift],
  ['24 hours in the list', shift('24 hours'), '{ "opens": "00:00", "closes": "23:59" }'],
])('says how hours are written: %s', (_, words, suggestion) => {
  expect(words).toMatchObject([{ suggestion }]);
});

test('takes an unknown key for the missing one of two that are near', () => {
  const labels = wordsIn('article-labels.json');
  const { data } = exampleContent('maximal').files.find(({ path }) => path === 'article-labels.json')!;
  const { likes, ...others } = (data as Record<string, unknown>[])[0]!;
  expect(labels([0], { ...others, likess: likes })).toContainEqual(
    expect.objectContaining({ suggestion: 'rename it to "likes"' }),
  );
  expect(labels([0], { ...others, liked: likes })).toContainEqual(
    expect.objectContaining({ suggestion: 'rename it to "likes"' }),
  );
});

test('tells a misspelt key in place of the right one as both missing and unknown', () => {
  expect(redirects([0], { fromm: '/old', to: '/' })).toEqual([
    {
      found: 'nothing: the field is missing',
      expected:
        'a path within the site: starts with "/", then the letters a-z, digits and single hyphens, with "/" between the parts; no slash at the end',
      suggestion: 'rename "fromm" to "from"',
    },
    { found: 'the unknown key "fromm"', expected: 'one of: from, to', suggestion: 'rename it to "from"' },
  ]);
});

const { data: rightArticle } = exampleContent('maximal').files.find(({ path }) => path === 'blog/article-one.json')!;
/** The example article with other keys in place of some of its own. */
const renamed = (names: Record<string, string>, more: object = {}) => ({
  ...Object.fromEntries(Object.entries(rightArticle as object).map(([key, value]) => [names[key] ?? key, value])),
  ...more,
});
const suggestionsFor = (value: unknown) => article([], value).map(({ suggestion }) => suggestion);

test.each(['cruks', 'summary', 'Crux text'])('never says to remove the key that holds a missing text: %s', (key) => {
  expect(suggestionsFor(renamed({ crux: key }))).toEqual([`rename "${key}" to "crux"`, 'rename it to "crux"']);
});

test('takes the beginning of a name for that name', () => {
  expect(suggestionsFor(renamed({ language: 'lang' }))).toEqual(['rename it to "language"']);
  // Two names begin so.
  expect(suggestionsFor(renamed({}, { hook: 'x' }))).toEqual(['remove it']);
});

test('tells apart two misspelt keys, one of which is near', () => {
  expect(suggestionsFor(renamed({ title: 'titel', crux: 'cruks' }))).toEqual([
    'rename "titel" to "title"',
    'rename "cruks" to "crux"',
    'rename it to "title"',
    'rename it to "crux"',
  ]);
});

test('does not guess where two keys are unknown, or where the value has another type', () => {
  expect(suggestionsFor(renamed({ crux: 'summary' }, { mood: 'calm' }))).toEqual([
    'add "crux"',
    'remove it',
    'remove it',
  ]);
  expect(suggestionsFor({ ...renamed({ crux: 'crux' }), crux: undefined, mood: 5 })).toEqual([
    'add "crux"',
    'remove it',
  ]);
});

test('says the form of a date that is missing', () => {
  expect(article([], renamed({ date: 'crux2' }, { crux2: undefined }))).toEqual([
    {
      found: 'nothing: the field is missing',
      expected: 'a day that exists, written YYYY-MM-DD, such as "2026-11-27"',
      suggestion: 'add "date"',
    },
  ]);
});

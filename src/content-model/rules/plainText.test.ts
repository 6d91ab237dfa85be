import { exampleArticle } from '../../../tests/content/helpers/exampleArticle';
import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { textFindings } from '../../../tests/content/helpers/textFindings';
import { plainText } from './plainText';

test.each([
  [
    'zero\u200bwidth',
    'the invisible character U+200B in “zero·width” (·)',
    'delete it; it gets in the way of searching and copying',
  ],
  // Joiners of Hindi, and of emoji of several parts.
  ['क्\u200dष और श्\u200cम', undefined, undefined],
  ['A family 👨\u200d👩\u200d👧 and a heart ❤\uFE0F\u200d🩹', undefined, undefined],
  ['क\u200dष', 'the invisible character U+200D in “क·ष” (·)', 'delete it; it gets in the way of searching and copying'],
  ['a\u200cb', 'the invisible character U+200C in “a·b” (·)', 'delete it; it gets in the way of searching and copying'],
  [
    'so\u00adft hy\u00adphen',
    'the invisible character U+00AD in “so·ft hy·phen” (·), 2 times in this text',
    'delete it; it gets in the way of searching and copying',
  ],
  [
    'Rest well.\\n\\nSleep.',
    'a backslash that visitors would see, "\\n" in “Rest well.\\n\\nSleep.”, 2 times in this text',
    'write \\n with a single backslash in the file, \\n\\n for a new paragraph',
  ],
  [
    'Rest well./n/nSleep.',
    'a slash that visitors would see, "/n/n" in “Rest well./n/nSleep.”',
    'write \\n with a backslash, \\n\\n for a new paragraph',
  ],
  ['Take 10\u00a0mg, and ₹\u00a0500', undefined, undefined],
  [
    'Rest\u00a0well\u00a0by\u00a0day\u00a0and night',
    'words joined by no-break spaces, which run out of a narrow screen, "Rest well by day and" in “Rest well by day and night”',
    'type ordinary spaces; text pasted from Word or a web page often has others',
  ],
  [
    'SLEEP WELL EVERY NIGHT',
    'words in capitals "SLEEP WELL EVERY NIGHT" in “SLEEP WELL EVERY NIGHT”',
    'write small letters, which are easier to read; the design adds emphasis',
  ],
  ['MBBS, MD, DPM, DNB and NIMHANS, AIIMS, OCD, ADHD, PTSD', undefined, undefined],
  ['OPEN TODAY', undefined, undefined],
  [
    'soft\u00adhyphen',
    'the invisible character U+00AD in “soft·hyphen” (·)',
    'delete it; it gets in the way of searching and copying',
  ],
  ['right\u202eleft', 'the invisible writing-direction character U+202E in “right·left” (·)', 'delete it'],
  ['a\tb', 'a tab U+0009 in “a·b” (·)', 'write a space in its place'],
  ['a\u0007b', 'the control character U+0007 in “a·b” (·)', 'delete it; for a new paragraph write \\n\\n'],
  [
    'lost \ufffd letter',
    'the replacement character U+FFFD in “lost · letter” (·)',
    'type the letter again; it was lost in a conversion',
  ],
  ['Say <b>no', 'the HTML tag "<b>" in “Say <b>no”', 'delete the tag; texts are plain, and \\n\\n makes a paragraph'],
  ['You &amp; me', 'the HTML entity "&amp;" in “You &amp; me”', 'write the character itself, such as & or ’'],
  ['A *new* day', 'Markdown "*new*" in “A *new* day”', 'delete the marks; the design adds emphasis'],
  ['A _new_ day', 'Markdown "_new_" in “A _new_ day”', 'delete the marks; the design adds emphasis'],
  [
    'See [here](/about)',
    'the Markdown link "[here](/about)" in “See [here](/about)”',
    'write only the words; links have fields of their own',
  ],
  ['Try:\n\n- walk', 'Markdown "- " in “Try: - walk”', 'write sentences; lists and headings have fields of their own'],
  ['# Sleep', 'Markdown "# " in “# Sleep”', 'write sentences; lists and headings have fields of their own'],
  ['The café is near', undefined, undefined],
  // Of Hindi letters with a dot, the form in one piece is the unusual one.
  ['\u0958लम यहाँ', 'a letter in an unusual Unicode form in “\u0958लम यहाँ”', 'copy it from here: “\u0915\u093Cलम यहाँ”'],
  [
    'Cafe\u0301 is near',
    'a letter in an unusual Unicode form in “Café is near”',
    'copy it from here: “Caf\u00e9 is near”',
  ],
])('judges %j', (text, found, suggestion) => {
  const findings = textFindings(plainText, text);
  expect(
    findings.map((finding) => ({ found: finding.found.normalize('NFC'), suggestion: finding.suggestion })),
  ).toEqual(found ? [{ found: found.normalize('NFC'), suggestion }] : []);
});

test.each([
  ['behind a few emoji', `${'😀'.repeat(3)} At the cafe\u0301`, `“${'😀'.repeat(3)} At the café”`],
  [
    'behind many emoji, far into the text',
    `${'😀 '.repeat(60)}we meet at the cafe\u0301 by day, ${'and by night '.repeat(9).trim()}`,
    `“… 😀 😀 😀 😀 😀 we meet at the café by day, and by night and by night …”`,
  ],
  // A letter of four bytes in UTF-16, of which only the second half differs.
  ['of a script of four bytes', 'Kaithi \u{11099}\u{110BA} here', '“Kaithi \u{1109A} here”'],
])('quotes a letter in decomposed form %s', (_, text, quote) => {
  const [finding, ...others] = textFindings(plainText, text);
  expect(others).toEqual([]);
  expect(finding!.found.normalize('NFC')).toContain(` in ${quote}`);
  expect(finding!.suggestion).toBe(`copy it from here: ${quote}`);
});

test.each([
  'Two paragraphs.\n\nThe second, with "quotes" and ‘more’.',
  '2 * 3 = 6, and 5 < 7 > 3',
  'Mind & body: Q&A; 24/7',
  'snake_case_name',
  'सेवाएँ, ज़रूरत और पढ़ाई',
  'Well-being - a word',
  'Tom & Jerry; friends',
])('accepts %j', (text) => {
  expect(textFindings(plainText, text)).toEqual([]);
});

const address = 'words only; the addresses of links have fields of their own';
const email = 'no e-mail address except the clinic’s own, desk@clinic.example';

test.each([
  ['Read more at https://www.who.int/health.', 'the web address "https://www.who.int/health"', address],
  ['See www.nimhans.ac.in, too', 'the web address "www.nimhans.ac.in"', address],
  ['See HTTP://EXAMPLE.ORG (again)', 'the web address "HTTP://EXAMPLE.ORG"', address],
  ['Write to help@elsewhere.example.', 'the e-mail address "help@elsewhere.example"', email],
  ['Write to desk@clinic.example.in now', 'the e-mail address "desk@clinic.example.in"', email],
])('rejects an address in a text: %s', (text, found, expected) => {
  expect(
    findingsOf(plainText, {
      'clinic.json': { email: 'desk@clinic.example' },
      'faqs.json': [{ question: 'What can I do?', answer: text }],
    }),
  ).toMatchObject([
    { file: 'faqs.json', field: '[0].answer', found: expect.stringContaining(`${found} in “`) as string, expected },
  ]);
});

test.each([
  'Write to desk@clinic.example.',
  'An @ in a text',
  'Ask us: we use Wi-Fi 802.11 and https',
  'E-mail: Desk@Clinic.example',
])('accepts %j', (text) => {
  const files = { 'clinic.json': { email: 'desk@clinic.example' }, 'sections.json': { location: { intro: text } } };
  expect(findingsOf(plainText, files)).toEqual([]);
});

test('knows no right e-mail address where the clinic’s is faulty', () => {
  expect(findingsOf(plainText, { 'faqs.json': [{ answer: 'Write to desk@clinic.example.' }] })).toEqual([]);
});

test('leaves the addresses in titles of publications alone', () => {
  const [source, ...others] = exampleArticle.sources;
  expect(
    findingsOf(plainText, {
      'clinic.json': { email: 'desk@clinic.example' },
      'blog/a.json': {
        ...exampleArticle,
        sources: [{ ...source, title: 'www.who.int and help@who.example: annual report' }, ...others],
      },
    }),
  ).toEqual([]);
});

test('is quick with a word of a hundred thousand letters, and with as many capitals', () => {
  const start = performance.now();
  expect(textFindings(plainText, `${'a'.repeat(100_000)} ${'A'.repeat(100_000)}`)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2_000);
});

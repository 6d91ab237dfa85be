import fc from 'fast-check';
import { lineOf, parseContentFile } from './contentFile';

const parse = (text: string) => parseContentFile({ path: 'faqs.json', text });
const lines = (...all: string[]) => all.join('\n');
const told = { file: 'content/faqs.json', line: 1, field: '', rule: 'json' };

test('parses right JSON', () => {
  const { data, issues } = parse('[{ "a": [1, true, null, "ü", -2.5e3] }]');
  expect(data).toEqual([{ a: [1, true, null, 'ü', -2500] }]);
  expect(issues).toEqual([]);
});

const straight = 'straight quotation marks " before and after each name and each text';
const typeStraight = 'type " in its place; curly ones are right only within a text';

// prettier-ignore
test.each([
  ['before a text', lines('{', '  "email": “care@example.org”,', '  "b": 1', '}'), '“', '“care@example.org”,'],
  ['before a name', lines('{', '  “email”: "care@example.org"', '}'), '“', '“email”: "care@example.org"'],
  ['after a text only', lines('{', '  "email": "care@example.org”,', '  "b": 1', '}'), '”', '"care@example.org”,'],
  ['after a name only', lines('{', '  "email”: 1,', '  "b": 1', '}'), '”', '"email”: 1,'],
  ['in single form', lines('{', '  ‘email’: 1', '}'), '‘', '‘email’: 1'],
])('names a curly quotation mark %s, for it looks like a right one', (_, text, mark, at) => {
  expect(parse(text).issues).toEqual([
    { ...told, line: 2, found: `the curly quotation mark ${mark} in: ${at}`, expected: straight, suggestion: typeStraight },
  ]);
});

test.each(['<<<<<<< HEAD', '=======', '>>>>>>> main'])('tells a merge conflict by its mark %s', (mark) => {
  expect(parse(lines('[', mark, ']')).issues[0]).toMatchObject({
    line: 2,
    found: `the mark of a merge conflict: ${mark}`,
    suggestion: expect.stringContaining('keep one version') as string,
  });
});

test('accepts curly quotation marks within a text, and does not blame them for a straight one left out', () => {
  expect(parse('["He said “yes”"]').issues).toEqual([]);
  expect(parse(lines('["He said “yes”', ']')).issues).toMatchObject([
    {
      found: 'broken JSON at: "He said “yes”',
      expected: expect.stringContaining('a closing quotation mark') as string,
    },
  ]);
});

test.each([
  ['around a word', '{ "a": "He said "hello" to me" }', 'hello" to me" }'],
  ['around a number', '{ "a": "a score of "5" or more" }', '5" or more" }'],
  ['at the start of the text', '{ "a": ""Sleep well", he said" }', 'Sleep well", he said" }'],
  ['before a comma of the text', '["He said "yes", and left"]', 'yes", and left"]'],
  ['for inches', '{ "a": "a 12" wide and 13" tall box" }', 'wide and 13" tall box" }'],
])('names a straight quotation mark within a text, %s', (_, text, at) => {
  expect(parse(text).issues).toEqual([
    {
      ...told,
      found: `a straight quotation mark " within a text, before: ${at}`,
      expected: 'straight quotation marks only before and after a text',
      suggestion: 'write “ and ” within a text, or \\" with a backslash',
    },
  ]);
});

test.each([
  ['\t', 'a tab'],
  ['\u0001', 'an invisible control character'],
])('says to delete %j, which no text may hold in any spelling', (character, name) => {
  expect(parse(`{ "a": "x${character}y" }`).issues).toEqual([
    {
      ...told,
      found: `${name} after: "x`,
      expected: 'no tab and no other control character within text',
      suggestion: 'delete it, or write a space in its place',
    },
  ]);
});

test.each([
  ['a brace left out', lines('{', '  "a": 1', ''), 'a closing brace }'],
  ['a list that does not end', lines('[', '  1'), 'a closing bracket ]'],
])('tells %s on the last line', (_, text, expected) => {
  expect(parse(text).issues).toMatchObject([{ line: 2, found: 'broken JSON at the end of the file', expected }]);
});

test.each(['', ' \n\t'])('tells an empty file: %j', (text) => {
  expect(parse(text).issues).toEqual([
    {
      ...told,
      found: 'an empty file',
      expected: 'one JSON value',
      suggestion: 'write its content, or restore it from the history: git checkout HEAD -- content/faqs.json',
    },
  ]);
});

test('tells a byte order mark, which the build could not read, and goes on behind it', () => {
  const { data, issues } = parse('\uFEFF[1]');
  expect(data).toEqual([1]);
  expect(issues).toEqual([
    {
      ...told,
      found: 'an invisible byte order mark before the content',
      expected: 'a file that starts with its content; the build can’t read the mark',
      suggestion: 'save the file as “UTF-8” instead of “UTF-8 with BOM” (in Notepad: File, Save as, Encoding)',
    },
  ]);
});

test('tells a doubled key at its second place, at any depth', () => {
  const text = lines('[', '  {', '    "a": { "b": 1,', '      "c": 2,', '      "b": 3 }', '  }', ']');
  expect(parse(text).issues).toEqual([
    {
      ...told,
      line: 5,
      field: '[0].a.b',
      found: 'the key "b" a second time',
      expected: 'each key once; only the last would count and the others would be lost',
      suggestion: 'remove one of the two "b"',
    },
  ]);
});

test('names the whole way to a doubled key, through lists within objects too', () => {
  expect(parse('{ "a": [0, { "b": [{ "c": 1, "c": 2 }] }] }').issues).toMatchObject([{ field: 'a[1].b[0].c' }]);
});

test('keeps __proto__ an ordinary key', () => {
  const { data } = parse('{ "__proto__": { "a": 1 } }');
  expect(Object.keys(data as object)).toEqual(['__proto__']);
  expect((data as { a?: number }).a).toBeUndefined();
});

test('gives the line of a field’s name, wherever its value begins', () => {
  expect(lineOf(parse(lines('{', '  "a":', '    1', '}')), ['a'])).toBe(2);
});

test('finds the line of a field, or of what is nearest around it', () => {
  const file = parse(lines('[', '  {', '    "a": {', '      "b": 1', '    }', '  }', ']'));
  const paths = [[0, 'a', 'b'], [0, 'a', 'c'], [0, 'x'], [1], []];
  expect(paths.map((path) => lineOf(file, path))).toEqual([4, 3, 2, 1, 1]);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('agrees with JSON.parse, which the build uses, on what is JSON', () => {
  const right = fc.json({ maxDepth: 3 });
  const pieces = [
    '',
    ',',
    '"',
    '}',
    ']',
    ':',
    '\\',
    '\t',
    '\n',
    '0',
    '.',
    '-',
    'e',
    '/',
    "'",
    '\u00A0',
    '\u2028',
    '\uFEFF',
  ];
  const wrong = fc.tuple(right, fc.nat(), fc.constantFrom(...pieces)).map(([text, n, piece]) => {
    const at = n % (text.length + 1);
    return text.slice(0, at) + piece + text.slice(at + (n % 2));
  });
  const isAccepted = (text: string) => parse(text).issues.every(({ found }) => found.startsWith('the key'));
  fc.assert(
    fc.property(fc.oneof(right, wrong), (text) => isAccepted(text) === isJson(text)),
    { numRuns: 1000 },
  );
});

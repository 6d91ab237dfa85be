import { parseContentFile } from '../files/contentFile';

const parse = (text: string) => parseContentFile({ path: 'faqs.json', text });
const lines = (...all: string[]) => all.join('\n');
const told = { file: 'content/faqs.json', field: '', rule: 'json' };

const quoted = 'each name and each text in double quotation marks';
const digits = 'a phone number, a date, a time or a code in double quotation marks; only plain numbers have none';
const comma = 'a comma between this entry and the one before it';
const noComment = { expected: 'no comments; JSON has none', suggestion: 'delete it; keep notes in a file of your own' };
const word = 'text in double quotation marks, a number, true or false';
const lastComma = 'no comma after the last entry';

type Told = [line: number, found: string, expected: string, suggestion: string];

// prettier-ignore
const broken: [kind: string, text: string, ...Told][] = [
  ['a comma left out', lines('{', '  "a": "x"', '  "b": "y"', '}'), 3, 'broken JSON at: "b": "y"', comma, 'type a comma at the end of line 2'],
  ['a comma left out of a list', lines('[', '  "x"', '', '  "y"', ']'), 4, 'broken JSON at: "y"', comma, 'type a comma at the end of line 2'],
  ['a comma left out within a line', '["x" "y"]', 1, 'broken JSON at: "y"]', comma, 'type a comma before it'],
  ['a comma left out between entries', lines('[', '  {', '    "a": 1', '  }', '  {', '    "a": 2', '  }', ']'), 5, 'broken JSON at: {', comma, 'type a comma at the end of line 4'],
  ['a comma too many', lines('{', '  "a": "x",', '}'), 3, 'a comma before the closing }', lastComma, 'delete the comma on line 2'],
  ['a comma too many in a list', lines('[', '  1,', '', ']'), 4, 'a comma before the closing ]', lastComma, 'delete the comma on line 2'],
  ['a colon left out', lines('{', '  "a" "x"', '}'), 2, 'broken JSON at: "x"', 'a colon between name and value', 'type : before it'],
  ['= for a colon', '{ "a" = "x" }', 1, 'the sign = in: = "x" }', 'a colon between name and value', 'type : in its place'],
  ['; for a comma', lines('{', '  "a": 1;', '  "b": 2', '}'), 2, 'the sign ; in: ;', 'a comma between two entries', 'type , in its place'],
  ['a comma of another script', '{ "a": "x"， "b": 2 }', 1, 'the sign ， in: ， "b": 2 }', 'a comma between two entries', 'type , in its place'],
  ['a quotation mark left out', lines('{', '  "a": "x,', '  "b": "y"', '}'), 2, 'broken JSON at: "x,', 'a closing quotation mark on this line; a line break within text is written \\n', 'type " at the end of the text; if the text goes on below, join the lines, and write \\n\\n where a paragraph begins'],
  ['a quotation mark left out before a text', '{ "a": Sleep well" }', 1, 'text without a quotation mark before it: Sleep well" }', quoted, 'type " before and after it, if there is none yet'],
  ['single quotation marks', lines('{', "  'a': 1", '}'), 2, "the single quotation mark ' in: 'a': 1", 'double quotation marks " before and after each name and each text', 'type " in its place, and at the end of the name or text too'],
  ['a name without quotation marks', lines('{', '  title: "x"', '}'), 2, 'the name title without its quotation marks', quoted, 'write "title"'],
  ['True', lines('{', '  "a": True,', '  "b": 1', '}'), 2, 'the word True without quotation marks', word, 'write true, in small letters and without quotation marks'],
  ['NO', '{ "a": NO }', 1, 'the word NO without quotation marks', word, 'write false, in small letters and without quotation marks'],
  ['None', '{ "a": None }', 1, 'the word None without quotation marks', word, 'write "None" if it is text; if it stands for nothing, delete the line, or write the value'],
  ['a phone number with its 0', lines('{', '  "a": 06512234567', '}'), 2, 'digits without quotation marks: 06512234567', digits, '"06512234567"'],
  ['a phone number with its code', '{ "a": +91 98765 43210 }', 1, 'digits without quotation marks: +91 98765 43210', digits, '"+91 98765 43210"'],
  ['a phone number with hyphens', '{ "a": 0651-2234567, "b": 1 }', 1, 'digits without quotation marks: 0651-2234567', digits, '"0651-2234567"'],
  ['a date', '{ "a": 2026-11-27 }', 1, 'digits without quotation marks: 2026-11-27', digits, '"2026-11-27"'],
  ['a time', '{ "a": 16:00 }', 1, 'digits without quotation marks: 16:00', digits, '"16:00"'],
  ['a comment', lines('{', '  // note', '  "a": 1', '}'), 2, 'a comment: // note', noComment.expected, noComment.suggestion],
  ['a comment after #', lines('{', '  # note', '  "a": 1', '}'), 2, 'a comment: # note', noComment.expected, noComment.suggestion],
  ['a comment on several lines', lines('{', '  /* note', '  */', '  "a": 1', '}'), 2, 'a comment: /* note', noComment.expected, noComment.suggestion],
  ['a space of Word', lines('{', '\u00A0 "a": 1', '}'), 2, 'an invisible character that is no ordinary space, before:  "a": 1', 'only ordinary spaces between names and values', 'delete everything from there back to the sign before it, and type ordinary spaces'],
  ['a backslash within text', '{ "a": "C:\\dir" }', 1, 'broken JSON at: "C:\\dir" }', 'a backslash within text to be written as \\\\', 'write \\\\ for each backslash, or / in its place'],
  ['half a number', '{ "a": 1. }', 1, 'broken JSON at: 1. }', 'digits after the point', 'look at this line and the one above it; an editor such as VS Code underlines the place'],
  ['a brace too many', lines('{', '  "a": 1', '}', '}'), 4, 'broken JSON at: }', 'nothing after the end of the content', 'look at this line and the one above it; an editor such as VS Code underlines the place'],
  ['two entries in a file', lines('{', '  "a": 1', '}', '{', '  "a": 2', '}'), 4, 'more content after the end: {', 'one entry { … } in a file', 'delete the second one, or move it to a file of its own'],
  ['an entry after the end of a list', lines('[', '  1', '],', '{', '}'), 3, 'more content after the end: ,', 'one list [ … ]', 'move it before the last closing bracket ], with a comma between the entries'],
  ['a brace left out at the end', lines('{', '  "a": 1', ''), 2, 'broken JSON at the end of the file', 'a closing brace }', 'type } at the end of the file'],
  ['a list that does not end', lines('[', '  1'), 2, 'broken JSON at the end of the file', 'a closing bracket ]', 'type ] at the end of the file'],
  ['a brace left out within', lines('{', '  "a": {', '    "b": 1,', '  "c": 2', '}', ''), 4, 'no closing } for the { of line 2', '} before this line, which is indented no deeper', 'type } and a comma above this line'],
  ['a bracket left out within', lines('{', '  "a": [', '    "x",', '  "c": 2', '}'), 4, 'no closing ] for the [ of line 2', '] before this line, which is indented no deeper', 'type ] and a comma above this line'],
  ['a brace left out between entries', lines('[', '  {', '    "a": 1,', '  {', '    "a": 2', '  }', ']'), 4, 'no closing } for the { of line 2', '} before this line, which is indented no deeper', 'type } and a comma above this line'],
  ['a brace for a bracket', lines('{', '  "a": [', '    1', '  },', '  "b": 1', '}'), 4, 'the closing } for the [ of line 2', '], since each bracket is closed by its like', 'type ] in its place, or above it'],
];

test.each(broken)('tells %s, and what to type', (_, text, line, found, expected, suggestion) => {
  const { data, issues } = parse(text);
  expect(data).toBeUndefined();
  expect(issues).toEqual([{ ...told, line, found, expected, suggestion }]);
});

test('takes brackets within texts for words', () => {
  expect(parse(lines('{', '  "a": [', '    "x } { ] y"', '  "b": 1', '}')).issues).toMatchObject([{ line: 4 }]);
});

import { layOut } from './layOut';

const data = { a: 'x', list: [1, { b: null, 'c d': [] }], empty: {}, last: [['deep\nline']] };

test('writes what JSON.stringify writes', () => {
  expect(layOut(data).text).toBe(JSON.stringify(data, null, 2));
  expect(layOut([]).text).toBe('[]');
});

test('knows the line of each field, and of what is nearest around a field that is not there', () => {
  const { text, lineOf } = layOut(data);
  const lines = text.split('\n');
  expect(lines[lineOf(['list', 1, 'b']) - 1]).toBe('      "b": null,');
  expect(lines[lineOf(['last', 0, 0]) - 1]).toBe('      "deep\\nline"');
  expect(lines[lineOf(['empty', 'x', 'y']) - 1]).toBe('  "empty": {},');
  expect(lineOf([])).toBe(1);
});

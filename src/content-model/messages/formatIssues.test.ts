import { checkContent } from '../checkContent';
import { exampleContent } from '../../../tests/content/examples/exampleContent';
import { replaceAt } from '../../../tests/content/faults/trial';
import { formatIssue, formatIssues } from './formatIssues';
import { formatField, quote, type Issue } from '../issue';
import { dayInIndia } from '../../lib/indianTime';

const issue: Issue = {
  file: 'content/blog/insomnia.json',
  line: 14,
  field: 'sources[2].url',
  rule: 'schema',
  found: 'text: "www.nhs.uk"',
  expected: 'a web address that starts with https:// or http://',
  suggestion: '"https://www.nhs.uk"',
};

test('tells a fault as a block of lines', () => {
  expect(formatIssue(issue)).toBe(
    [
      'content/blog/insomnia.json:14  sources[2].url',
      '    found     text: "www.nhs.uk"',
      '    expected  a web address that starts with https:// or http://',
      '    try       "https://www.nhs.uk"',
      '    rule      schema',
    ].join('\n'),
  );
});

test('leaves out what is not known', () => {
  expect(formatIssue({ ...issue, field: '', suggestion: undefined })).toBe(
    [
      'content/blog/insomnia.json:14',
      '    found     text: "www.nhs.uk"',
      '    expected  a web address that starts with https:// or http://',
      '    rule      schema',
    ].join('\n'),
  );
});

test('counts faults and files, and sorts by file and line', () => {
  const text = formatIssues([issue, { ...issue, line: 2 }, { ...issue, file: 'content/a.json', line: 30 }]);
  expect(text.split('\n')[0]).toBe('3 faults in 2 content files:');
  expect(text.match(/^content\S+/gm)).toEqual([
    'content/a.json:30',
    'content/blog/insomnia.json:2',
    'content/blog/insomnia.json:14',
  ]);
  expect(formatIssues([issue])).toMatch(/^1 fault in 1 content file:\n\ncontent/);
});

test.each([
  [[], ''],
  [['seo', 'title'], 'seo.title'],
  [['faqs', 'items', 2, 'answer'], 'faqs.items[2].answer'],
  [[3, 'slug'], '[3].slug'],
  [[3], '[3]'],
])('writes the path %j as "%s"', (path, field) => {
  expect(formatField(path)).toBe(field);
});

test.each([
  ['a', '"a"'],
  ['say "no"', '"say \\"no\\""'],
  [undefined, 'nothing'],
  ['a'.repeat(58), `"${'a'.repeat(58)}"`],
  ['a'.repeat(59), `"${'a'.repeat(56)}…`],
  ['😀'.repeat(40), `"${'😀'.repeat(40)}"`],
])('quotes %j', (value, text) => {
  expect(quote(value)).toBe(text);
});

test('a whole report: all faults of all files at once', () => {
  const { files, pictures } = exampleContent('minimal');
  const broken = files.map((file) => {
    if (file.path === 'redirects.json')
      return { ...file, text: JSON.stringify(replaceAt(file.data, [0, 'from'], 'old'), null, 2) };
    if (file.path === 'team/member-two.json') return { ...file, text: file.text.replace('",', '"') };
    return file;
  });
  const report = formatIssues(
    checkContent(broken, pictures, dayInIndia(new Date())).filter(({ file }) => /redirects|team/.test(file)),
  );
  expect(report).toBe(
    `2 faults in 2 content files:

content/redirects.json:3  [0].from
    found     text: "old"
    expected  a path within the site: starts with "/", then the letters a-z, digits and single hyphens, with "/" between the parts; no slash at the end
    try       "/old"
    rule      schema

content/team/member-two.json:3
    found     broken JSON at: "name": "We.",
    expected  a comma between this entry and the one before it
    try       type a comma at the end of line 2
    rule      json`,
  );
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkContent } from './checkContent';
import { checkFile } from './checking/checkFile';
import { exampleContent } from '../../tests/content/examples/exampleContent';
import { replaceAt } from '../../tests/content/faults/trial';
import type { PictureFile } from './rule';
import { structureRules } from './rules/allRules';
import { SHARE_PICTURE } from './files/sharePicture';
import { dayInIndia } from '../lib/indianTime';

const { files, pictures } = exampleContent('minimal');
const structure = new Set(['schema', 'json', 'files', ...structureRules.map(({ name }) => name)]);

/** Issues on structure; the examples are too short for the rules on words, and too few for those on numbers. */
const check = (all: typeof files, sizes = pictures) =>
  checkContent(all, sizes, dayInIndia(new Date())).filter(
    ({ rule }) => structure.has(rule) && rule !== 'required-counts',
  );

const change = (path: string, field: (string | number)[], value: unknown) => (file: (typeof files)[number]) => {
  if (file.path !== path) return file;
  const data = replaceAt(file.data, field, value);
  return { ...file, data, text: JSON.stringify(data, null, 2) };
};

test('finds nothing in right content', () => {
  expect(check(files)).toEqual([]);
});

test('tells faults of schema and rules at once, in one entry and across files', () => {
  const broken = files
    .map(change('blog/article-one.json', ['title'], ''))
    .map(change('blog/article-one.json', ['image', 'src'], './lost.jpg'))
    .map(change('navigation.json', ['services', 0], 'service-won'))
    .map((file) => (file.path === 'clinic.json' ? { ...file, text: '{' } : file));
  expect(check(broken).map(({ file, field, rule }) => [file, field, rule])).toEqual([
    ['content/clinic.json', '', 'json'],
    ['content/blog/article-one.json', 'title', 'schema'],
    ['content/navigation.json', 'services[0]', 'references'],
    ['content/blog/article-one.json', 'image.src', 'pictures'],
  ]);
});

test('a rule keeps silent on a field that broke its schema', () => {
  const broken = files.map(change('blog/article-one.json', ['slug'], 'Article One'));
  expect(check(broken).map(({ field, rule }) => [field, rule])).toEqual([['slug', 'schema']]);
});

test('tells a missing file and an empty folder', () => {
  const rest = files.filter(({ path }) => path !== 'clinic.json' && !path.startsWith('team/'));
  expect(check(rest)).toEqual([
    {
      file: 'content/clinic.json',
      line: 1,
      field: '',
      rule: 'files',
      found: 'no such file',
      expected: 'this file',
      suggestion: 'restore it from the history: git checkout HEAD -- content/clinic.json; if it is new, write it',
    },
    {
      file: 'content/team',
      line: 1,
      field: '',
      rule: 'files',
      found: 'no file in this folder',
      expected: 'at least one .json file',
      suggestion: 'restore it from the history: git checkout HEAD -- content/team',
    },
  ]);
});

describe('the picture for shared links, which no JSON file names', () => {
  const expected =
    'a JPEG named share.jpg, at least 1200 px wide (1200 × 630 is right), which shared links show for Home, About Us and other pages without a picture of their own';
  const tellWith = (share: readonly (readonly [string, PictureFile | null])[]) =>
    check(files, new Map([...[...pictures].filter(([path]) => path !== SHARE_PICTURE), ...share]));
  const issue = { file: 'content/pages/share.jpg', line: 1, field: '', rule: 'pictures', expected };

  test('must be there', () =>
    expect(tellWith([])).toEqual([
      {
        ...issue,
        found: 'no such file',
        suggestion: 'restore it from the history: git checkout HEAD -- content/pages/share.jpg',
      },
    ]));

  test('must be under its name', () =>
    expect(tellWith([['pages/share.png', { width: 1200, height: 630 }]])).toEqual([
      {
        ...issue,
        found: 'no such file',
        suggestion: 'export content/pages/share.png as JPEG to content/pages/share.jpg',
      },
    ]));

  test('must be wide enough and readable', () => {
    expect(tellWith([[SHARE_PICTURE, { width: 1199, height: 630 }]])).toMatchObject([
      { ...issue, found: 'a picture 1199 px wide and 630 px high', expected: 'at least 1200 px wide' },
    ]);
    expect(tellWith([[SHARE_PICTURE, null]])).toMatchObject([
      { file: issue.file, found: 'the picture for shared links, which is not a readable picture' },
    ]);
  });

  test('is the one that the head asks for', () =>
    expect(readFileSync(resolve(__dirname, '../seo/PageHead.tsx'), 'utf8')).toContain(`"${SHARE_PICTURE}"`));
});

/** What is told of a file beside others. */
const tell = (path: string, others: readonly { path: string; text: string }[], text = '') =>
  checkFile({ path, text }, [...others, { path, text }]).issues;

const inBlog = 'in content/blog only entries, each a file named <slug>.json, and pictures';

test.each([
  [
    'clinik.json',
    'clinic.json',
    'in content only clinic.json, navigation.json, sections.json, article-labels.json, testimonials.json, faqs.json, categories.json, redirects.json',
  ],
  ['servces/new.json', 'services/new.json', 'one of the folders pages, services, blog, team'],
  [
    'pages/Home.json',
    'pages/home.json',
    'in content/pages only home.json, about.json, appointment.json, contact.json, blogs.json, service.json, not-found.json and pictures',
  ],
  ['blog/2026/new.json', 'blog/new.json', inBlog],
  ['blog/A folder of my own/new.json', 'blog/new.json', inBlog],
  ['blog/new.json.txt', 'blog/new.json', inBlog],
  ['blog/new.JSON', 'blog/new.json', inBlog],
  ['blog/new.json~', 'blog/new.json', inBlog],
  ['blog/old/My New Text.json.bak', 'blog/my-new-text.json', inBlog],
])('tells a file that belongs to no collection, and a name that is free for it: %s', (path, right, expected) => {
  const issue = {
    file: `content/${path}`,
    line: 1,
    field: '',
    rule: 'files',
    found: 'a file that does not belong here',
    expected,
  };
  const others = files.filter((file) => file.path !== right);
  expect(tell(path, others)).toEqual([{ ...issue, suggestion: `rename it to content/${right}` }]);
  const suggestion = `move it out of content/; there is a content/${right} already`;
  expect(tell(path, [...others, { path: right, text: '' }])).toEqual([{ ...issue, suggestion }]);
});

test('never says without a condition to give a file a name that another may have', () => {
  const words = (path: string) => checkFile({ path, text: '' }).issues[0]?.suggestion;
  const unless = 'if there is no such file yet; if not, move it out of content/';
  expect(words('blog/new.json.bak')).toBe(`rename it to content/blog/new.json ${unless}`);
  expect(words('blog/New.json')).toBe(`rename it to content/blog/new.json ${unless}`);
});

test('knows an entry in a wrong folder by its fields', () => {
  const { text } = files.find(({ path }) => path === 'blog/article-one.json')!;
  expect(tell('new.json', files, text)).toMatchObject([{ suggestion: 'rename it to content/blog/new.json' }]);
  expect(tell('team/new.txt', files, text)).toMatchObject([
    { suggestion: 'rename it to content/blog/new.json if it holds an entry; if not, move it out of content/' },
  ]);
});

test('says what to do with the document of an office program', () => {
  expect(tell('blog/New article.DOCX', files)).toMatchObject([
    {
      found: 'a document of Word or another office program',
      expected: inBlog,
      suggestion: 'copy its text into the fields of a .json file; then move it out of content/',
    },
  ]);
});

test.each([
  ['clinic.json', 'Clinic.json'],
  ['clinic.json', 'clinic.json.txt'],
  ['blog/article-one.json', 'blog/article-one.JSON'],
])('tells once a file that lost its name, and that it is missing nowhere else: %s', (path, name) => {
  const renamed = files.map((file) => (file.path === path ? { ...file, path: name } : file));
  expect(check(renamed).map(({ file }) => file)).toEqual([`content/${name}`]);
});

test('says nothing of what is in a file that a program puts beside an open one', () => {
  expect(tell('blog/~$insomnia.json', files, 'x')).toHaveLength(1);
});

test('accepts a list without entries where a site may have none', () => {
  expect(check(files.map((file) => (file.path === 'redirects.json' ? { ...file, text: '[]' } : file)))).toEqual([]);
});

test.each(['notes.md', 'Thumbs.db', 'blog/Thumbs.db', 'blog/~$insomnia.json', '~$lock.docx'])(
  'says to move what is no JSON of ours out of the content: %s',
  (path) => expect(tell(path, files, '{}')[0]).toMatchObject({ suggestion: 'move it out of content/' }),
);

test.each([
  'blog/IMG_1.HEIC',
  'team/asha.heif',
  'pages/night.gif',
  'blog/a b.avif',
  'x.TIF',
  'x.tiff',
  'x.bmp',
  'x.svg',
  'x.jfif',
])('says of a picture of another kind how to make it one of ours: %s', (path) =>
  expect(tell(path, files)).toEqual([
    {
      file: `content/${path}`,
      line: 1,
      field: '',
      rule: 'files',
      found: 'a picture in another format',
      expected: 'a picture whose name ends in .jpg, .png or .webp',
      suggestion: 'open it and export it as JPEG; renaming it does not change its format; then move it out of content/',
    },
  ]),
);

test('suggests the ending for a file that has none in the folder of a collection, and there only', () => {
  const unless = 'if it holds an entry; if not, move it out of content/';
  expect(tell('blog/New article', files)[0]).toMatchObject({
    suggestion: `rename it to content/blog/new-article.json ${unless}`,
  });
  expect(tell('blog/article-one', files)[0]).toMatchObject({
    suggestion: 'move it out of content/; there is a content/blog/article-one.json already',
  });
  expect(tell('blog/नींद', files)[0]).toMatchObject({ suggestion: 'move it out of content/' });
  expect(tell('LICENSE', files)[0]).toMatchObject({ suggestion: 'move it out of content/' });
});

test('takes a .txt file for an entry only if it holds one', () => {
  expect(tell('blog/new.txt', files)).toMatchObject([
    { suggestion: 'rename it to content/blog/new.json if it holds an entry; if not, move it out of content/' },
  ]);
});

test.each([
  ['blog/Article New.json', 'rename it to content/blog/article-new.json'],
  ['blog/Café_(1).json', 'rename it to content/blog/cafe-1.json'],
  ['blog/Article-One.json', 'move it out of content/; there is a content/blog/article-one.json already'],
  ['blog/नींद.json', 'rename it with English letters'],
])('tells once a file whose name can be no slug: %s', (path, suggestion) => {
  const { text } = files.find((file) => file.path === 'blog/article-one.json')!;
  expect(tell(path, files, text)).toEqual([
    {
      file: `content/${path}`,
      line: 1,
      field: '',
      rule: 'files',
      found: `a file named "${path.slice('blog/'.length)}"`,
      expected:
        'a name of lower-case letters a-z and digits, joined by single hyphens, then .json; its "slug" is the same',
      suggestion,
    },
  ]);
  const told = check([...files, { path, text, data: JSON.parse(text) as unknown }]);
  expect(told.filter((issue) => issue.file === `content/${path}`)).toHaveLength(1);
});

test('tells once a name of an entry that is no slug, with the entry that is meant', () => {
  const broken = files.map(change('clinic.json', ['leadPsychiatrist'], 'Dr. Member One'));
  expect(check(broken)).toMatchObject([
    {
      field: 'leadPsychiatrist',
      rule: 'references',
      expected: 'one of: member-one, member-two, member-three',
      suggestion: '"member-one"',
    },
  ]);
});

test.each([
  '',
  'member-\u202Eone',
  '<b>member-one</b>',
  'Dr. Member One, who leads the clinic and all of its branches in the town',
])('leaves an empty, strange or overlong name of an entry to the schema: %j', (name) => {
  const broken = files.map(change('clinic.json', ['leadPsychiatrist'], name));
  expect(check(broken)).toMatchObject([{ field: 'leadPsychiatrist', rule: 'schema' }]);
});

const bracketsOrHistory =
  'write the entries in square brackets, or restore it from the history: git checkout HEAD -- content/faqs.json';

test.each([
  ['[]', 'an empty list', 'at least one entry', 'add an entry'],
  ['{}', '{}', 'a list [ … ] of entries', bracketsOrHistory],
  ['"text"', '"text"', 'a list [ … ] of entries', bracketsOrHistory],
])('tells a list file that holds %s', (text, found, expected, suggestion) => {
  const broken = files.map((file) => (file.path === 'faqs.json' ? { ...file, text } : file));
  expect(check(broken)).toEqual([
    { file: 'content/faqs.json', line: 1, field: '', rule: 'files', found, expected, suggestion },
  ]);
});

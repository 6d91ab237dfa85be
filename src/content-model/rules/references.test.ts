import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { references } from './references';

const team = {
  'team/asha-namuna.json': { slug: 'asha-namuna' },
  'team/ravi-udaharan.json': { slug: 'ravi-udaharan' },
  'team/meera-pratirup.json': { slug: 'meera-pratirup' },
};
const article = (author: unknown) => ({ ...team, 'blog/sleep.json': { slug: 'sleep', author } });
const about = (...members: string[]) => ({ ...team, 'pages/about.json': { team: { members } } });

test('accepts names of entries that exist, and no name at all', () => {
  expect(findingsOf(references, article('asha-namuna'))).toEqual([]);
  expect(findingsOf(references, { ...team, 'blog/sleep.json': { slug: 'sleep' } })).toEqual([]);
  expect(findingsOf(references, about('asha-namuna', 'ravi-udaharan', 'meera-pratirup'))).toEqual([]);
});

test('accepts the name of a file whose slug is wrong: that is told already', () => {
  expect(findingsOf(references, { 'team/asha.json': { slug: 'aha' }, 'blog/sleep.json': { author: 'asha' } })).toEqual(
    [],
  );
});

test('says nothing of names where there is no entry at all: that is told already', () => {
  expect(findingsOf(references, { 'blog/sleep.json': { author: 'asha' } })).toEqual([]);
});

test('leaves a badly typed name to the schema', () => {
  expect(findingsOf(references, article(7))).toEqual([]);
});

test('rejects a misspelt name and gives the right one', () => {
  expect(findingsOf(references, article('asha-namuma'))).toEqual([
    {
      file: 'blog/sleep.json',
      field: 'author',
      found: '"asha-namuma", but there is no file content/team/asha-namuma.json',
      expected: 'one of: asha-namuna, ravi-udaharan, meera-pratirup',
      suggestion: '"asha-namuna"',
    },
  ]);
});

test.each(['Dr. Asha Namuna', 'Asha Namuna', 'dr-asha-namuna', 'ASHA_NAMUNA'])(
  'gives the entry that a name means, not the name as a slug: %s',
  (name) => {
    expect(findingsOf(references, article(name))).toMatchObject([{ field: 'author', suggestion: '"asha-namuna"' }]);
  },
);

test('rejects an unknown name, without a guess where none is near', () => {
  expect(findingsOf(references, article('somebody-else'))).toMatchObject([
    {
      field: 'author',
      suggestion: 'one of those, or remove "author"; whatever is new is added to content/team first',
    },
  ]);
  expect(findingsOf(references, { ...team, 'clinic.json': { leadPsychiatrist: 'Dr. Else' } })).toMatchObject([
    {
      found: '"Dr. Else", which no entry of content/team has as its slug',
      suggestion: 'one of those; whatever is new is added to content/team first',
    },
  ]);
});

test('takes an unknown name in a list for the only entry that the list does not name', () => {
  expect(findingsOf(references, about('asha-namuna', 'ravi-udaharan', 'neha-verma'))).toMatchObject([
    { field: 'team.members[2]', suggestion: '"meera-pratirup"' },
  ]);
  expect(findingsOf(references, about('asha-namuna', 'neha-verma'))).toMatchObject([
    { suggestion: 'one of those; whatever is new is added to content/team first' },
  ]);
});

test('rejects a name that stands twice in a list, and gives the one that is left out', () => {
  expect(findingsOf(references, about('asha-namuna', 'ravi-udaharan', 'asha-namuna'))).toEqual([
    {
      file: 'pages/about.json',
      field: 'team.members[2]',
      found: '"asha-namuna" a second time',
      expected: 'each TeamMember once',
      suggestion: 'one that is not in the list: meera-pratirup',
    },
  ]);
  const { 'team/meera-pratirup.json': _, ...two } = about('asha-namuna', 'ravi-udaharan', 'asha-namuna');
  expect(findingsOf(references, two)).toMatchObject([{ field: 'team.members[2]', suggestion: 'remove one' }]);
});

import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { uniqueChoices } from './uniqueChoices';

const options = (...values: unknown[]) => ({
  'sections.json': { appointmentForm: { serviceOptions: values.map((value) => ({ value })) } },
});
const profiles = (...names: string[]) => ({ 'clinic.json': { socialProfiles: names.map((name) => ({ name })) } });

test('accepts choices that stand once in their list', () => {
  expect(
    findingsOf(
      uniqueChoices,
      options('consultation', 'counseling', 'therapy', 'psychotherapy', 'mental-health-checkup'),
    ),
  ).toEqual([]);
  expect(findingsOf(uniqueChoices, profiles('Facebook', 'X', 'YouTube'))).toEqual([]);
});

test('rejects a doubled choice and gives those that are left out', () => {
  expect(
    findingsOf(uniqueChoices, options('consultation', 'counseling', 'therapy', 'therapy', 'mental-health-checkup')),
  ).toEqual([
    {
      file: 'sections.json',
      field: 'appointmentForm.serviceOptions[3].value',
      found: '"therapy" a second time',
      expected: 'each choice once',
      suggestion: 'one that is not in the list: psychotherapy',
    },
  ]);
  expect(findingsOf(uniqueChoices, profiles('X', 'Facebook', 'X'))).toEqual([
    {
      file: 'clinic.json',
      field: 'socialProfiles[2].name',
      found: '"X" a second time',
      expected: 'each choice once',
      suggestion: 'one that is not in the list: Instagram, YouTube, LinkedIn',
    },
  ]);
});

test('says nothing of doubled choices in a list of the wrong length: that is told already', () => {
  expect(findingsOf(uniqueChoices, profiles('X', 'X'))).toEqual([]);
});

test('rejects a doubled choice in a list of plain words', () => {
  expect(
    findingsOf(uniqueChoices, {
      'team/a.json': { languages: ['Hindi', 'English', 'Hindi'] },
      'team/b.json': { languages: ['Hindi', 'English'] },
    }),
  ).toMatchObject([{ file: 'team/a.json', field: 'languages[2]', found: '"Hindi" a second time' }]);
  expect(
    findingsOf(uniqueChoices, {
      'team/a.json': { languages: ['Hindi', 'Hindi'] },
      'team/b.json': { languages: ['Bengali'] },
    }),
  ).toMatchObject([{ suggestion: expect.stringContaining('Bengali') as string }]);
});

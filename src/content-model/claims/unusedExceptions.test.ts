import { resolve } from 'node:path';
import { reportCheck } from '../freshness/reportCheck';
import { readContent } from '../readContent';
import { findUnusedExceptions } from './unusedExceptions';
import { dayInIndia } from '../../lib/indianTime';

const { files, pictures } = readContent(resolve(__dirname, '../../../content'));

const TODAY = dayInIndia(new Date());

/** The shipped content with safer words in the heading of the About block, which has an exception. */
const safer = files.map((file) =>
  file.path === 'pages/home.json' ? { ...file, text: file.text.replace('Expert & Compassionate ', 'Calm ') } : file,
);

test('each exception is for a claim that the shipped content makes', () => {
  expect(findUnusedExceptions(files)).toEqual([]);
});

test('a claim that is taken down leaves a note for developers', () => {
  expect(findUnusedExceptions(safer)).toEqual([
    {
      file: 'content/pages/home.json',
      line: 1,
      field: '',
      rule: 'claims',
      found: 'no claim /^Expert & Compassionate$/ in HomePage.about.heading, for which there is an exception',
      expected: 'exceptions only for claims that are made; the content is right, so its editors need do nothing',
      suggestion: 'ask a developer to remove the exception from src/content-model/claims/claimExceptions.ts',
    },
  ]);
});

test('it is told after everything else, and the content is right all the same', () => {
  const { said, isRight } = reportCheck(safer, pictures, { today: TODAY, isStrict: false });
  expect(isRight).toBe(true);
  expect(said.at(-1)).toMatch(/^1 note in 1 content file, for developers; the build goes on:\n\ncontent\//);
});

test('a claim in a faulty file may merely be out of sight', () => {
  const broken = safer.map((file) => (file.path === 'pages/home.json' ? { ...file, text: '{' } : file));
  expect(findUnusedExceptions(broken)).toEqual([]);
});

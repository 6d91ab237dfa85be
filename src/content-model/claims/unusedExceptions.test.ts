import { resolve } from 'node:path';
import { reportCheck } from '../freshness/reportCheck';
import { readContent } from '../files/readContent';
import { isSampleSite } from '../golive/sampleValues';
import { readContentToSearch } from '../golive/recordedSamples';
import { findUnusedExceptions } from './unusedExceptions';
import { dayInIndia } from '../../lib/indianTime';

const folder = resolve(__dirname, '../../../content');
const { files, pictures } = readContent(folder);
/** Claims that a clinic with content of its own no longer makes. */
const before = findUnusedExceptions(files);

const TODAY = dayInIndia(new Date());

/** The shipped content with safer words in the heading of the About block, which has an exception. */
const safer = files.map((file) =>
  file.path === 'pages/home.json' ? { ...file, text: file.text.replace('Expert & Compassionate ', 'Calm ') } : file,
);

test('each exception is for a claim that the sample makes; a clinic may make fewer', () => {
  expect(isSampleSite(readContentToSearch(folder)) ? before : []).toEqual([]);
});

test('a claim that is taken down leaves a note for developers', () => {
  expect(findUnusedExceptions(safer)).toEqual([
    ...before,
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
  expect(said.at(-1)).toMatch(/^\d+ notes? in \d+ content files?, for developers; the build goes on:\n\ncontent\//);
});

test('a claim in a faulty file may merely be out of sight', () => {
  const broken = safer.map((file) => (file.path === 'pages/home.json' ? { ...file, text: '{' } : file));
  expect(findUnusedExceptions(broken)).toEqual(before);
});

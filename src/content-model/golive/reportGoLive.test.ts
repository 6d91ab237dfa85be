import { fileIssue } from '../files/misplacedFiles';
import { reportGoLive } from './reportGoLive';

const fault = fileIssue('clinic.json', { found: 'no such file', expected: 'this file' });
const value = {
  file: 'content/clinic.json',
  line: 2,
  field: 'name',
  value: 'Dwar Clinic',
  why: 'the sample’s value',
};
const list =
  '1 sample value in 1 file must be replaced before the site goes live:\n\ncontent/clinic.json:2  name  "Dwar Clinic"\n    the sample’s value';

test('right content without a sample value may go live', () => {
  expect(reportGoLive([], [])).toEqual({ said: ['No sample value is left: the site may go live.'], isRight: true });
});

test('a sample value may not', () => {
  expect(reportGoLive([], [value])).toEqual({ said: [list], isRight: false });
});

test('a fault may not, and is told as the check of the content tells it', () => {
  const told = expect.stringMatching(/^1 fault in 1 content file:\n\ncontent\/clinic\.json:1\n/) as string;
  expect(reportGoLive([fault], [])).toEqual({
    said: [told, 'Sample values can be looked for only once these faults are mended.'],
    isRight: false,
  });
  expect(reportGoLive([fault], [value])).toEqual({ said: [told, list], isRight: false });
});

import { findingsOf } from '../../../tests/content/helpers/findingsOf';
import { stepNumbers } from './stepNumbers';

const check = (...numbers: unknown[]) =>
  findingsOf(stepNumbers, { 'pages/home.json': { howItWorks: { steps: numbers.map((number) => ({ number })) } } });

test('accepts steps that count from 01', () => {
  expect(check('01', '02', '03', '04')).toEqual([]);
});

test('leaves a badly typed number to the schema', () => {
  expect(check('01', 2, null, undefined)).toEqual([]);
  expect(findingsOf(stepNumbers, { 'pages/home.json': { howItWorks: { steps: [null, 'one', '03', []] } } })).toEqual(
    [],
  );
});

test('rejects a gap, a doubled number and a wrong start', () => {
  const finding = (index: number, found: string, right: string) => ({
    file: 'pages/home.json',
    field: `howItWorks.steps[${index}].number`,
    found,
    expected: `"${right}": steps count from 01`,
    suggestion: `"${right}"`,
  });
  expect(check('01', '03', '03', '04')).toEqual([finding(1, '"03"', '02')]);
  expect(check('01', '02', '02', '04')).toEqual([finding(2, '"02"', '03')]);
  expect(check('00', '02', '03', '04')).toEqual([finding(0, '"00"', '01')]);
});

test('says nothing of the numbers in a list of the wrong length: that is told already', () => {
  expect(check('01', '02', '03', '04', '04')).toEqual([]);
});

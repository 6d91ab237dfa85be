import { formatSampleValues } from './formatSampleValues';

const value = { file: 'content/clinic.json', line: 2, field: 'name', value: 'Dwar Clinic', why: 'the sample’s value' };

test('lists each value with file, line and field, under a line that counts them', () => {
  expect(
    formatSampleValues([
      value,
      {
        ...value,
        line: 5,
        field: 'siteUrl',
        value: `https://${'a'.repeat(80)}.example`,
        why: 'a name that is reserved for examples',
      },
    ]),
  ).toBe(
    [
      '2 sample values in 1 file must be replaced before the site goes live:',
      '',
      'content/clinic.json:2  name  "Dwar Clinic"',
      '    the sample’s value',
      `content/clinic.json:5  siteUrl  "https://${'a'.repeat(48)}…`,
      '    a name that is reserved for examples',
    ].join('\n'),
  );
});

test('says so when none is left', () => {
  expect(formatSampleValues([])).toBe('No sample value is left: the site may go live.');
});

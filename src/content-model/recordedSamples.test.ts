import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { jsonSchemaOf, visitFields } from './fields';
import { formatField } from './issue';
import { parseRecordedSamples, readContentToSearch, SAMPLE_LIST } from './recordedSamples';
import { findSampleValues, isSampleSite } from './sampleValues';

const root = resolve(__dirname, '../..');
const recorded = parseRecordedSamples(readFileSync(resolve(root, SAMPLE_LIST), 'utf8'));
const content = readContentToSearch(resolve(root, 'content'));

test('refuses a damaged list', () => {
  expect(() => parseRecordedSamples('{"Clinic.name": "Dwar"}')).toThrow();
});

/** Sample fields of the content that the list does not know. */
function unknownSampleFields(): string[] {
  const known = new Set(findSampleValues(content, recorded).map(({ file, field }) => `${file} ${field}`));
  const unknown: string[] = [];
  for (const entry of content.files.flatMap(({ entries }) => entries)) {
    visitFields(jsonSchemaOf(entry.collection.schema), entry.value, ({ path, schema, value }) => {
      const field = `content/${entry.file.path} ${formatField([...entry.at, ...path])}`;
      if (schema.sample && typeof value !== 'object' && !known.has(field)) unknown.push(field);
    });
  }
  return unknown;
}

test('the list knows every sample value that ships (else run: npx tsx scripts/recordSampleValues.ts) [PUR-17]', () => {
  // Once a clinic has put its own values in, there is nothing to know.
  expect(isSampleSite(content) ? unknownSampleFields() : []).toEqual([]);
});

test('what names somebody, or tells of one place, counts as a value of the sample', () => {
  const told = new Set(
    findSampleValues(content, recorded).map(({ file, field }) => `${file} ${field}`.replace(/\[\d+\]/g, '[]')),
  );
  const member = 'content/team/asha-namuna.json';
  const naming = [
    ...['name', 'degrees', 'registration.number', 'registration.body', 'languages[]', 'fieldsOfWork[]'].map(
      (field) => `${member} ${field}`,
    ),
    ...['stop', 'parking', 'entrance', 'companion'].map((fact) => `content/clinic.json gettingThere.${fact}`),
  ];
  expect(isSampleSite(content) ? naming.filter((field) => !told.has(field)) : []).toEqual([]);
});

describe('npm run check:golive', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'go-live-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (path: string, data: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(data, null, 2));
  };
  const run = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/checkGoLive.ts', folder], { cwd: root, encoding: 'utf8' });

  test('exits 1 and lists what is left [PUR-17]', () => {
    write('clinic.json', { name: 'Asha Clinic', siteUrl: 'https://www.dwar.example' });
    expect(run()).toMatchObject({
      status: 1,
      stderr:
        '1 sample value in 1 file must be replaced before the site goes live:\n\ncontent/clinic.json:3  siteUrl  "https://www.dwar.example"\n    a name that is reserved for examples\n',
    });
  });

  test('exits 0 when nothing is left', () => {
    write('clinic.json', { name: 'Asha Clinic', siteUrl: 'https://clinic.in' });
    write('team/kumari.json', { name: 'Dr. Kumari', image: { src: './kumari.jpg', alt: 'Dr. Kumari' } });
    cpSync(resolve(root, 'package.json'), join(folder, 'team/kumari.jpg'));
    expect(run()).toMatchObject({ status: 0, stdout: 'No sample value is left: the site may go live.\n' });
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { jsonSchemaOf, visitFields } from '../fields';
import { formatField } from '../issue';
import { parseRecordedSamples, readContentToSearch, SAMPLE_LIST } from './recordedSamples';
import { findSampleValues, isSampleSite } from './sampleValues';

const root = resolve(__dirname, '../../..');
const recorded = parseRecordedSamples(readFileSync(resolve(root, SAMPLE_LIST), 'utf8'));
const content = readContentToSearch(resolve(root, 'content'));
const MEMBER = `team/${readdirSync(resolve(root, 'content/team')).find((name) => name.endsWith('.json'))!}`;

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

test('the list knows every sample value that ships; a value of the clinic’s own needs no record (docs/content.md) [PUR-17]', () => {
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
    ...['tagline', 'address.locality', 'address.region'].map((field) => `content/clinic.json ${field}`),
    ...['stop', 'parking', 'entrance', 'companion'].map((fact) => `content/clinic.json gettingThere.${fact}`),
  ];
  expect(isSampleSite(content) ? naming.filter((field) => !told.has(field)) : []).toEqual([]);
});

describe('npm run check:golive', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'go-live-'));
    cpSync(resolve(root, 'content'), folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const change = (path: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, path), edit(readFileSync(join(folder, path), 'utf8')));
  const run = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/checkGoLive.ts', folder], { cwd: root, encoding: 'utf8' });

  test('exits 1 and lists what is left [PUR-17]', () => {
    change('clinic.json', (text) => text.replace(/"siteUrl": "[^"]*"/, '"siteUrl": "https://www.dwar.example"'));
    const { status, stderr } = run();
    expect(stderr).toMatch(
      /content\/clinic\.json:\d+ {2}siteUrl {2}"https:\/\/www\.dwar\.example"\n {4}a name that is reserved for examples\n/,
    );
    expect(status).toBe(1);
  });

  test.each([
    ['clinic.json', '{', /content\/clinic\.json:1\n {4}found {5}broken JSON/],
    [MEMBER, '', new RegExp(`content/${MEMBER}:1\\n {4}found {5}an empty file`)],
    ['faqs.json', '{}', /content\/faqs\.json:1\n {4}found {5}\{\}/],
  ])('exits 1 and tells the fault when %s can’t be read, instead of taking it for searched', (path, text, told) => {
    change(path, () => text);
    const { status, stdout, stderr } = run();
    expect(stderr).toMatch(told);
    expect(stdout + stderr).not.toContain('may go live');
    expect(status).toBe(1);
  });
});

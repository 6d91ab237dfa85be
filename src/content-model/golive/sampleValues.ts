/**
 * Finds the values of the content that still belong to the sample clinic. Pure: checked files in, values out; used by
 * `npm run check:golive`.
 */
import { posix } from 'node:path';
import type { CheckedFile } from '../checking/checkFile';
import { lineOf } from '../files/contentFile';
import { jsonSchemaOf, visitFields, type FieldVisit } from '../fields';
import { formatField } from '../issue';
import { RESERVED_ADDRESS } from './reservedAddress';
import type { Entry } from '../rule';
import { textsOf } from '../text/textsOf';

/** Checked files, and a way to compare their pictures. */
export interface ContentToSearch {
  files: readonly CheckedFile[];
  /** Fingerprint of a picture below `content/`, or undefined if there is none. */
  hashOf: (path: string) => string | undefined;
}

/**
 * Values of the sample clinic, by type and field: `Clinic.name`, `Clinic.landmarks[].landmark`. Pictures are listed by
 * fingerprint.
 */
export type RecordedSamples = Record<string, string[]>;

/** A value that a clinic has to replace before going live. */
export interface SampleValue {
  /** File, relative to the project’s root. */
  file: string;
  line: number;
  field: string;
  value: string;
  /** How it was recognised. */
  why: string;
}

interface SampleField extends FieldVisit {
  entry: Entry;
  key: string;
  /** What is compared: the value, or a picture’s fingerprint. */
  mark: string | undefined;
}

/** Forms that no real value has, so that they need not be recorded (PUR-16). */
const sampleForms: readonly [RegExp, string][] = [
  [RESERVED_ADDRESS, 'a name that is reserved for examples'],
  [/^\+9100000\d{5}$/, 'a number that nobody can have'],
  [/\(sample\)|^sample\b|\bsample testimonial\b/i, 'the word “sample”'],
];

// A real clinic may be in the sample’s city or state, and its people may have the same degrees, languages and fields of
// work. So these count only while the street is still the sample’s.
const sharedWithRealClinics = [
  'Clinic.address.locality',
  'Clinic.address.region',
  'Clinic.address.postalCode',
  'Clinic.landmarks[].landmark',
  'TeamMember.degrees',
  'TeamMember.languages[]',
  'TeamMember.fieldsOfWork[]',
];
const ADDRESS_KEY = 'Clinic.address.street';
/** Shown with testimonials only, which a clinic may leave out. */
const TESTIMONIALS_KEY = 'Sections.testimonials.intro';

const nameKeys = ['Clinic.name', 'Clinic.fullName', 'TeamMember.name'];
const withoutTitle = (name: string) => name.replace(/^(?:Dr|Prof|Mr|Mrs|Ms)\.?\s+/u, '');

const entriesOf = ({ files }: ContentToSearch) => files.flatMap(({ entries }) => entries);
const formOf = (value: string) => sampleForms.find(([form]) => form.test(value))?.[1];

function sampleFieldsOf(entry: Entry, hashOf: ContentToSearch['hashOf']): SampleField[] {
  const fields: SampleField[] = [];
  visitFields(jsonSchemaOf(entry.collection.schema), entry.value, (field) => {
    const { path, value, schema } = field;
    if (!schema.sample || (typeof value !== 'string' && typeof value !== 'number')) return;
    const key = `${entry.collection.typeName}.${formatField(path).replace(/\[\d+\]/g, '[]')}`;
    fields.push({
      ...field,
      entry,
      key,
      mark: schema.picture ? hashOf(posix.join(posix.dirname(entry.file.path), String(value))) : String(value),
    });
  });
  return fields;
}

function whySample({ key, mark, schema, value }: SampleField, recorded: RecordedSamples): string | undefined {
  if (schema.picture && mark === undefined) return 'no such picture yet';
  if (recorded[key]?.includes(mark ?? '')) return schema.picture ? 'the sample’s picture' : 'the sample’s value';
  return schema.picture ? undefined : formOf(String(value));
}

function sampleValue({ file, at }: Entry, path: FieldVisit['path'], value: string, why: string): SampleValue {
  const whole = [...at, ...path];
  return { file: `content/${file.path}`, line: lineOf(file, whole), field: formatField(whole), value, why };
}

/** Names of the sample clinic and its team in other texts, such as a portrait’s alternative text. */
function findSampleNames(entry: Entry, recorded: RecordedSamples): SampleValue[] {
  const names = nameKeys.flatMap((key) => recorded[key] ?? []).map(withoutTitle);
  return textsOf(entry)
    .filter(({ schema }) => !schema.sample)
    .flatMap(({ path, text }) => {
      const name = names.find((each) => text.includes(each));
      return name ? [sampleValue(entry, path, text, `the sample’s name “${name}”`)] : [];
    });
}

/** Every value that still is the sample’s, in the order of files and fields. */
export function findSampleValues(content: ContentToSearch, recorded: RecordedSamples): SampleValue[] {
  const entries = entriesOf(content);
  const isSampleAddress = entries.some((entry) =>
    sampleFieldsOf(entry, content.hashOf).some(
      ({ key, mark = '' }) => key === ADDRESS_KEY && recorded[key]?.includes(mark),
    ),
  );
  const hasTestimonials = entries.some(({ collection }) => collection.typeName === 'Testimonial');
  return entries.flatMap((entry) => [
    ...sampleFieldsOf(entry, content.hashOf)
      .filter(({ key }) => isSampleAddress || !sharedWithRealClinics.includes(key))
      .filter(({ key }) => hasTestimonials || key !== TESTIMONIALS_KEY)
      .flatMap((field) => {
        const why = whySample(field, recorded);
        return why ? [sampleValue(entry, field.path, String(field.value), why)] : [];
      }),
    ...findSampleNames(entry, recorded),
  ]);
}

/** The sample’s values that their form does not give away, for `sample-values.json`. */
export function recordSampleValues(content: ContentToSearch): RecordedSamples {
  const recorded: RecordedSamples = {};
  for (const { key, mark, schema } of entriesOf(content).flatMap((entry) => sampleFieldsOf(entry, content.hashOf))) {
    if (mark === undefined || (!schema.picture && formOf(mark))) continue;
    recorded[key] = [...new Set([...(recorded[key] ?? []), mark])];
  }
  return recorded;
}

/** Whether the content is the sample clinic’s: its site has a name reserved for examples. */
export const isSampleSite = (content: ContentToSearch): boolean =>
  entriesOf(content).some((entry) =>
    sampleFieldsOf(entry, content.hashOf).some(
      ({ key, mark = '' }) => key === 'Clinic.siteUrl' && formOf(mark) !== undefined,
    ),
  );

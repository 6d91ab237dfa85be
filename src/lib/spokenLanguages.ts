/**
 * Languages that people of the clinic may speak, by their English names, with their BCP 47 tags: those of the Eighth
 * Schedule of India’s constitution, English, and some that are widely spoken but not in it.
 */
const tags = {
  Assamese: 'as',
  Bengali: 'bn',
  Bhojpuri: 'bho',
  Bodo: 'brx',
  Dogri: 'doi',
  English: 'en',
  Gujarati: 'gu',
  Hindi: 'hi',
  Ho: 'hoc',
  'Indian Sign Language': 'ins',
  Kannada: 'kn',
  Kashmiri: 'ks',
  Konkani: 'kok',
  Kurukh: 'kru',
  Magahi: 'mag',
  Maithili: 'mai',
  Malayalam: 'ml',
  Manipuri: 'mni',
  Marathi: 'mr',
  Mundari: 'unr',
  Nagpuri: 'sck',
  Nepali: 'ne',
  Odia: 'or',
  Punjabi: 'pa',
  Sanskrit: 'sa',
  Santali: 'sat',
  Sindhi: 'sd',
  Tamil: 'ta',
  Telugu: 'te',
  Urdu: 'ur',
} as const;

type LanguageName = keyof typeof tags;

/** Names that content may use, in alphabetical order. */
export const languageNames = Object.keys(tags) as [LanguageName, ...LanguageName[]];

/**
 * The BCP 47 tag of a language by its English name.
 * @throws if the name is not one of ours, which the content check would have reported
 */
export function languageTagOf(name: string): string {
  const tag = tags[name as LanguageName];
  if (!tag) throw new Error(`“${name}” is no language of src/lib/spokenLanguages.ts.`);
  return tag;
}

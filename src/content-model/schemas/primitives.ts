/**
 * Building blocks of all content schemas.
 *
 * Schemas stay within what JSON Schema can say (no refine, transform, default or coerce), so that TypeScript types,
 * GraphQL types, editor schemas and documentation can all be derived from them. What needs code or a second file is a
 * rule in `../rules`.
 */
import { z } from 'zod';
import { ICON_NAMES } from '../../lib/iconNames';
import { patterns, type PatternForm, type Placeholder, type TextForm } from './textForms';

/** Extra facts about a field for the deriving code; they survive into JSON Schema as annotations. */
export interface FieldMeta {
  /** The form of a text (textForms.ts). */
  form?: TextForm;
  /** Name of the placeholder that a template must hold. */
  placeholder?: Placeholder;
  /** Name of the GraphQL type whose `slug` this field holds. */
  ref?: string;
  /** Without a value, src/gatsby/derivedFields supplies one, so in GraphQL the field is never null. */
  hasDefault?: true;
  /** The field is a path to a picture, relative to its JSON file. */
  picture?: { minWidth: number };
  /** GraphQL name of this object type, if it is shared or needs a better name than parent + field. */
  typeName?: string;
  /** What this object type is wherever it stands; `description` then says what it is for in one place. */
  typeDescription?: string;
  /** The value identifies the sample clinic and must be replaced before going live. */
  sample?: true;
  /** No two entries of the list have the same value here. */
  unique?: true;
  /** Visitors may type this text, but do not read it, so rules on words do not apply. */
  searchTerm?: true;
  /** The field is an in-site path that must lead to a page (with an optional query or fragment). */
  route?: true;
}

/** Gives a text its form: the pattern that it must match, and the name by which other modules know that pattern. */
export const inForm = (text: z.ZodString, form: PatternForm, description: string, meta: FieldMeta = {}) =>
  text.regex(patterns[form]).meta({ description, form, ...meta });

/** One line of plain text; lengths in characters. */
export const line = (description: string, min = 1, max = 200, meta: FieldMeta = {}) =>
  inForm(z.string().min(min).max(max), 'line', description, meta);

/** Sentences that stand in one paragraph on the page; lengths in characters. */
export const paragraph = (description: string, min = 40, max = 400, meta: FieldMeta = {}) =>
  line(description, min, max, meta);

/** Plain text that may hold several paragraphs, separated by a blank line (`\n\n`); lengths in characters. */
export const paragraphs = (description: string, min = 40, max = 4000, meta: FieldMeta = {}) =>
  inForm(z.string().min(min).max(max), 'paragraphs', description, meta);

/** Lower-case words joined by hyphens: the last part of a page’s address, and the name of its file. */
export const slug = (description: string, meta: FieldMeta = {}) =>
  inForm(z.string().max(60), 'slug', description, meta);

/** The slug of an entry of another collection. */
export const reference = (typeName: string, description: string, meta: FieldMeta = {}) =>
  slug(description, { ref: typeName, ...meta });

/** A real calendar day, YYYY-MM-DD. */
export const isoDate = (description: string, meta: FieldMeta = {}) =>
  z.iso.date().meta({ description, form: 'date', ...meta });

/** A label with a placeholder, such as {count}, which the site replaces by the value of that name. */
export const template = (placeholder: Placeholder, description: string, max: number) =>
  z
    .string()
    .regex(new RegExp(`\\{${placeholder}\\}`))
    .max(max)
    .meta({ description, form: 'template', placeholder });

/** Time of day on the 24-hour clock, HH:MM, in the clinic’s own time zone. */
export const timeOfDay = (description: string) => inForm(z.string(), 'time', description);

/**
 * A telephone number in E.164 form: plus sign, country code, digits, nothing else. In India ten digits follow the
 * country code, or eleven that begin with 1800 or 1860 (docs/words.md, “Numbers and dates”), so that an extra 0 before
 * them, or a lost digit, is noticed.
 */
export const phoneNumber = (description: string, meta: FieldMeta = {}) =>
  inForm(z.string(), 'phoneNumber', description, meta);

/** Digits to dial for a short code or toll-free helpline, as in a `tel:` link. */
export const helplineDigits = (description: string) => inForm(z.string(), 'helplineDigits', description);

/** An e-mail address, as zod’s default pattern accepts it. */
export const email = (description: string, meta: FieldMeta = {}) =>
  z.email().meta({ description, form: 'email', ...meta });

/** An absolute web address; only http and https. */
export const webAddress = (description: string, meta: FieldMeta = {}) =>
  inForm(z.string().max(500), 'webAddress', description, meta);

/** An absolute web address that the site links to, or shows in a frame; browsers block, or warn of, any but https. */
export const secureAddress = (description: string, meta: FieldMeta = {}) =>
  inForm(z.string().max(500), 'secureAddress', description, meta);

/** A path within this site: starts with one slash, no trailing slash. */
export const sitePath = (description: string) => inForm(z.string().max(200), 'sitePath', description);

/** A path within this site that must lead to a page, with an optional query and fragment. */
export const route = (description: string) => inForm(z.string().max(200), 'route', description, { route: true });

/** A picture beside its JSON file, with the words that replace it for people who can't see it. */
export const picture = (description: string, minWidth = 800, meta: FieldMeta = {}) =>
  z
    .strictObject({
      src: inForm(
        z.string(),
        'picturePath',
        'The picture file: a path relative to the JSON file, and in GraphQL the file itself.',
        { picture: { minWidth }, ...meta },
      ),
      alt: line('What the picture shows, for people who can’t see it; leave out “picture of”.', 10, 160),
    })
    .meta({
      description: `${description} At least ${minWidth} px wide.`,
      typeName: 'Picture',
      typeDescription: 'A picture, with the words that replace it for people who can’t see it.',
    });

/** The name of an icon. */
export const icon = (description: string) => z.enum(ICON_NAMES).meta({ description });

import type { Collection, CollectionName, ContentOf } from './collections';
import type { ParsedFile } from './files/contentFile';
import type { FieldVisit, JsonSchema } from './fields';
import type { FieldPath } from './issue';

/** Larger picture files only slow down builds and copies of the project; the site makes all smaller sizes itself. */
export const MOST_MEGABYTES = 10;

/** A picture file: its width and height in pixels, and what may be wrong with it all the same. */
export interface PictureFile {
  width: number;
  height: number;
  /** The file ends before the image does. */
  endsEarly?: true;
  /** The size of the file, if it is more than `MOST_MEGABYTES`. */
  megabytes?: number;
  /** Its real format, such as `AVIF`, if it is neither JPEG nor PNG nor WebP; its name may say otherwise. */
  foreignFormat?: string;
}

/** Picture files by path below `content/`; null for a file that is no readable picture. */
export type PictureSizes = ReadonlyMap<string, PictureFile | null>;

/** An entry of a collection, and where it stands. */
export interface Entry<T = unknown> {
  collection: Collection;
  file: ParsedFile;
  /** Path of the entry in its file: `[]`, or `[3]` in a list. */
  at: FieldPath;
  value: T;
  /** Fields that broke the schema, as `formatField` writes them within the entry; empty when the entry is right. */
  faultyFields: ReadonlySet<string>;
}

/** The words of a fault; see `Issue`. */
export interface FaultWords {
  found: string;
  expected: string;
  suggestion?: string;
}

/**
 * Reports a fault at a field, by its path within the entry. The content check drops it if the schema has already
 * reported that field.
 */
export type Report = (entry: Entry, path: FieldPath, words: FaultWords) => void;

/** A field with the entry that holds it. */
export interface EntryField extends FieldVisit {
  entry: Entry;
}

/** What a rule sees: the whole content, as far as it could be read. */
export interface Content {
  /** Every entry, also faulty ones: one fault in an entry must not hide another. */
  entries: readonly Entry[];
  /**
   * Every field of every entry, or those whose schema has a keyword such as `ref`. Its value may have the wrong type.
   */
  fields: (keyword?: keyof JsonSchema) => readonly EntryField[];
  /**
   * The entries of a type that passed their schema; in a check also entries with faulty fields, as long as the rule
   * does not read those (checking/unsoundEntries.ts). So a rule may rely on whatever it reads.
   */
  ofType: <Name extends CollectionName>(typeName: Name) => Entry<ContentOf<Name>>[];
  /** Whether a type has entries and each is right; if not, a rule can’t know what is missing. */
  isComplete: (typeName: CollectionName) => boolean;
  /** Number of entries of a type; an unreadable file that should hold one counts too. */
  countOf: (typeName: CollectionName) => number;
  /** Slugs of a type, also of faulty entries and unreadable files, so that one fault is not reported twice. */
  slugs: (typeName: string) => string[];
  /** Paths of all pages. */
  routes: () => string[];
  pictures: PictureSizes;
  /** The day of the check at the clinic, YYYY-MM-DD. */
  today: string;
}

/** A rule that no schema can express. */
export interface Rule {
  name: string;
  /** One sentence for the documentation. */
  description: string;
  /**
   * Must be pure and must not catch errors: it may run several times, on fewer entries each time, and is aborted when
   * it reads a faulty field (checking/unsoundEntries.ts).
   */
  check: (content: Content, report: Report) => void;
}

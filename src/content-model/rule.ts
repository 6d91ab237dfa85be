import type { Collection, CollectionName, ContentOf } from './collections';
import type { ParsedFile } from './contentFile';
import type { FieldVisit, JsonSchema } from './fields';
import type { FieldPath } from './issue';

/** Width and height of a picture file in pixels, and what is wrong with it all the same. */
export interface PictureFile {
  width: number;
  height: number;
  /** The file ends before the image does. */
  endsEarly?: true;
  /** What it is, such as `AVIF`, if it is neither JPEG nor PNG nor WebP; its name may say otherwise. */
  foreignFormat?: string;
}

/** Picture files by path below `content/`; null if it is no readable picture. */
export type PictureSizes = ReadonlyMap<string, PictureFile | null>;

/** One entry of a collection, with the place where it stands. */
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

/** Tells a fault of a field, by its path within the entry. Ignored where the schema has told a fault already. */
export type Report = (entry: Entry, path: FieldPath, words: FaultWords) => void;

/** A field with the entry that holds it. */
export interface EntryField extends FieldVisit {
  entry: Entry;
}

/** What a rule sees: the whole content, so far as it could be read. */
export interface Content {
  /** Every entry, faulty ones too: a fault elsewhere in an entry must not hide another. */
  entries: readonly Entry[];
  /**
   * Every field of every entry, or those whose schema has a keyword such as `ref`. Its value may have the wrong type.
   */
  fields: (keyword?: keyof JsonSchema) => readonly EntryField[];
  /**
   * The entries of a type that passed their schema; in a check also those of whose faulty fields the rule reads none
   * (unsoundEntries). A rule may rely on what it reads.
   */
  ofType: <Name extends CollectionName>(typeName: Name) => Entry<ContentOf<Name>>[];
  /** Whether a type has entries and each is right; if not, a rule can’t know what is missing. */
  isComplete: (typeName: CollectionName) => boolean;
  /** Number of entries of a type, with those of unreadable files. */
  countOf: (typeName: CollectionName) => number;
  /** Slugs of a type, of faulty entries and unreadable files too, so that one fault is not told twice. */
  slugs: (typeName: string) => string[];
  /** Paths of all pages. */
  routes: () => string[];
  pictures: PictureSizes;
  /** The day of the check at the clinic, YYYY-MM-DD. */
  today: string;
}

/** A rule that no schema can say. */
export interface Rule {
  name: string;
  /** One sentence for the documentation. */
  description: string;
  check: (content: Content, report: Report) => void;
}

/** Recognises files that no longer hold text as it was written: another program’s document, or another encoding. */
import type { ContentFile } from './contentFile';
import { lineAt } from '../json/jsonBrackets';
import type { FaultWords } from '../rule';

/** What makes a whole file unreadable, and on which line it shows first. */
export interface Unreadable extends FaultWords {
  line: number;
}

const IN_NOTEPAD = 'in Notepad: File, Save as, Encoding';
const SAVE_IT = `save the file as “UTF-8” (${IN_NOTEPAD})`;

/** How to save a file without its byte order mark. */
export const SAVE_WITHOUT_MARK = `save the file as “UTF-8” instead of “UTF-8 with BOM” (${IN_NOTEPAD})`;

/** Read as UTF-8, UTF-16 begins with broken characters or has a null character beside each letter. */
const isUtf16 = (text: string) => /^\uFFFD\uFFFD|^.?\0/u.test(text);

const documents: readonly [RegExp, string][] = [
  [/^PK[^\w\s]{2}/, 'a document of Word or another office program'],
  [/^%PDF/, 'a PDF document'],
  [/^\s*\{\\rtf/, 'a document of WordPad, TextEdit or Word (RTF)'],
  [/^\s*<(?:!doctype|html|\?xml)/i, 'a web page'],
];

function findDocument(text: string): Unreadable | undefined {
  const [, what] = documents.find(([start]) => start.test(text)) ?? [];
  if (what === undefined) return undefined;
  return {
    found: what,
    expected: 'plain text',
    suggestion:
      'copy the text into a plain-text editor, such as Notepad, or TextEdit with Format, Make Plain Text, and save it from there as “UTF-8”',
    line: 1,
  };
}

/** UTF-8 that was read as a Western encoding and saved again: “â€™” for an apostrophe, “à¤…” for a letter of Devanagari. */
const mojibake = /â[€\u0080]|à[¤¥]|[ÃÂ][\u0080-\u00BF]/u;
/** What an encoding without Hindi leaves of it: nothing but question marks, spaces and signs. */
const unlettered = /"[^"\n\p{L}\d]{6,}"/gu;
const placeOfLost = (text: string) =>
  [...text.matchAll(unlettered)].find(([part]) => /\?{2,}[^?]+\?{2,}/.test(part))?.index ?? -1;

/** Letters that are lost or changed for good, however the file is saved now. */
function findLostLetters({ path, text }: ContentFile): Unreadable | undefined {
  const [place, what] =
    text.search(mojibake) >= 0
      ? [text.search(mojibake), 'letters that were read in a wrong encoding and saved so, such as']
      : [placeOfLost(text), 'question marks in place of letters:'];
  if (place < 0) return undefined;
  return {
    found: `${what} ${text.slice(place).split('\n', 1)[0]!.slice(0, 24).trim()}`,
    expected: 'the letters as they were written',
    suggestion: `restore the file from the history (git checkout HEAD -- content/${path}), or write the text again, and ${SAVE_IT}`,
    line: lineAt(text, place),
  };
}

/** Letters of a file that is not in UTF-8, which saving it again would bring back. */
function findOtherEncoding({ text, isUtf8 = true }: ContentFile): Unreadable | undefined {
  if (!isUtf16(text) && isUtf8) return undefined;
  const place = Math.max(0, text.indexOf('\uFFFD'));
  const before = /[^\s"\uFFFD]*$/.exec(text.slice(0, place))![0];
  return {
    found: isUtf16(text)
      ? 'letters in an encoding other than UTF-8, probably “Unicode” (UTF-16)'
      : `letters in an encoding other than UTF-8, probably “ANSI”; the first of them after: ${before || 'a space'}`,
    expected: 'a file in UTF-8',
    suggestion: isUtf16(text) ? SAVE_IT : `open it where its letters look right, and ${SAVE_IT}`,
    line: isUtf16(text) ? 1 : lineAt(text, place),
  };
}

/** What makes a file unreadable before its JSON is looked at; undefined if nothing does. */
export const findUnreadable = (file: ContentFile): Unreadable | undefined =>
  findDocument(file.text) ?? findOtherEncoding(file) ?? findLostLetters(file);

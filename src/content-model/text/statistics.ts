import { findPhrases, phrase } from './phrase';

/** A statistic in a text. */
export interface Statistic {
  start: number;
  end: number;
  /** As the text spells it: `15-20%`, `1 in 7`, `4.57 करोड़`. */
  words: string;
}

const number = '\\d+(?:,\\d+)*(?:\\.\\d+)?';
const range = `${number}(?:\\s?(?:-|–|to|से) ?${number})?`;
const small = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
const scale = '(?:thousand|million|billion|trillion|lakhs?|crores?|हज़ार|लाख|करोड़|अरब)';
const year = '(?:19|20)\\d\\d';

const statistic = phrase(
  `${range} ?(?:%|per ?cent|प्रतिशत|फ़ीसदी)`,
  `${small} (?:in|out of)(?: every)? (?!${year}(?!\\d))(?:\\d+(?:,\\d+)*|two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred|hundred)`,
  `(?:हर )?(?:\\d+|दो|तीन|चार|पाँच|छह|सात|आठ|नौ|दस) में से (?:\\d+|एक|दो|तीन|चार)`,
  `(?:${range}|one|two|three|four|five|six|seven|eight|nine|ten|एक|दो|तीन|चार|पाँच) ${scale}`,
  `\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d+)?`,
  `(?!${year}(?![\\d,.]\\d|\\d))\\d{4,}(?:\\.\\d+)?`,
);

/** Replaces Devanagari digits by Latin ones; offsets stay the same. */
const withLatinDigits = (text: string) => text.replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x966));

/**
 * Statistics in a text: percentages, “1 in 7”, and numbers from 1,000 up, with any grouping. Years, ages and telephone
 * numbers do not count.
 * @param phones telephone numbers to skip, as the text shows them
 */
export function findStatistics(text: string, phones: readonly string[] = []): Statistic[] {
  let plain = withLatinDigits(text);
  for (const phone of [...phones].sort((a, b) => b.length - a.length))
    plain = plain.replaceAll(phone, 'x'.repeat(phone.length));
  return (
    findPhrases(plain, statistic)
      // A group of digits in a longer code or number, such as RCI-12345 or 3.1415, is no number of its own.
      .filter(({ start }) => !/[\p{L}\d][-./]$|[\d.,]$/u.test(plain.slice(0, start)))
      .map(({ start, end }) => ({ start, end, words: text.slice(start, end) }))
  );
}

/** A stretch of text: a number that can be called, or what stands around it. */
interface NumberRun {
  text: string;
  isNumber: boolean;
}

/** What a short number follows where it is one to call: “call 112”, “(112)”. It might also count something. */
const CALLS = /(?:^|\s)(?:call|dial|ring|on|or|at|to|तो)\s$|\($/i;
/** What would make it a part of another number, a share or an amount. */
const GOES_ON_BEFORE = /[\p{L}\d₹$+]$|\d[.,/–-]$/u;
const GOES_ON_AFTER = /^(?:[\p{L}\d%]|[.,/–-]\d| ?(?:per cent|percent|%))/u;

/**
 * Splits text where one of these numbers stands as a whole, so that it can become a link that dials. Of a number of up to
 * four digits only “call 112”, “Tele-MANAS or 112”, “(112)” and the like count, since a text may also speak of 112 people.
 * @param numbers as shown, like “1-800-891-4416”
 * @returns runs which joined are the text
 */
export function splitByNumbers(text: string, numbers: readonly string[]): NumberRun[] {
  const found = numbers.filter((number) => text.includes(number));
  if (found.length === 0) return text ? [{ text, isNumber: false }] : [];
  // The longest first: one may begin like another.
  const longestFirst = found.sort((a, b) => b.length - a.length).map((number) => number.replace(/[^\d\s-]/g, '\\$&'));
  const runs: NumberRun[] = [];
  let rest = 0;
  for (const { 0: number, index } of text.matchAll(new RegExp(longestFirst.join('|'), 'g'))) {
    const before = text.slice(0, index);
    const after = text.slice(index + number.length);
    if (GOES_ON_BEFORE.test(before) || GOES_ON_AFTER.test(after) || (number.length < 5 && !CALLS.test(before)))
      continue;
    if (index > rest) runs.push({ text: text.slice(rest, index), isNumber: false });
    runs.push({ text: number, isNumber: true });
    rest = index + number.length;
  }
  if (rest < text.length) runs.push({ text: text.slice(rest), isNumber: false });
  return runs;
}

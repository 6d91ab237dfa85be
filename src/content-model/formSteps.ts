/** What to do about a text for which no other value can be guessed. */

/** Distances are often written in metres or miles, and times in hours. */
export const stepToDistance = () =>
  'write kilometres and minutes only: 900 m is "0.9 km (3 min)", an hour and ten minutes are "(70 min)"';

/** Many numbers of clinics have an extension, which a link that dials can't be sure of. */
export const stepToPhoneNumber = (found: string) =>
  /^\+?[\d\s().-]{7,}\W*(?:ext\w*|x)\W*\d+\W*$/i.test(found)
    ? 'leave the extension out; a number is dialled as it stands here'
    : undefined;

/** What a maps service offers for framing is HTML, of which only the address is wanted. */
export const stepToAddress = (found: string) =>
  /<iframe\b/i.test(found) ? 'keep only the address between the quotation marks after src=' : undefined;

/** The end of a day is midnight, which the 24-hour clock writes as the beginning of the next. */
export const stepToTime = (found: string) =>
  /^24[:.]00$/.test(found.trim()) ? 'write "23:59" for the end of a day, "00:00" for its beginning' : undefined;

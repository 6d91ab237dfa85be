/** Plain sentences that break no rule on words, so that examples of any length can be cut from them. */
const sentences = [
  'We listen first, and we take the time that you need.',
  'A calm talk often helps to see what to do next.',
  'You decide with us which step comes first.',
  'Rest, light and movement help the body and the mind.',
  'Bring a friend along if that feels better.',
  'Write your questions down before you come.',
  'We explain each step in simple words.',
];

/** Text of exactly `length` characters, without white space at its ends. */
export function exampleText(length: number): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1)
    text += `${index === 0 ? '' : ' '}${sentences[index % sentences.length]}`;
  return text.slice(0, length).replace(/\s$/, '.');
}

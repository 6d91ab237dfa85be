/** A stretch of text in one script. */
interface ScriptRun {
  text: string;
  isDevanagari: boolean;
}

/**
 * A run of Devanagari: from its first letter to its last, with only marks, spaces, joiners and punctuation between; a
 * closing danda belongs to it.
 */
// The joiners are meant as single characters; with the flag u they can’t merge with their neighbours.
const devanagariRun =
  // eslint-disable-next-line no-misleading-character-class
  /(\p{Script=Devanagari}(?:[\p{Script=Devanagari}\p{M}\s\u200C\u200D।॥,;:.!?()\-–—"'“”‘’]*[\p{Script=Devanagari}।॥])?)/gu;

/** Splits text where the script changes, so that Hindi phrases can carry `lang="hi"` (WCAG 3.1.2). */
export function splitByScript(text: string): ScriptRun[] {
  return text
    .split(devanagariRun)
    .map((part, index) => ({ text: part, isDevanagari: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

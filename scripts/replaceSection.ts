/** Generated parts of Markdown pages, each between two comments that mark its place. */

/** The comments before and after a generated part. */
export interface Markers {
  start: string;
  end: string;
}

/**
 * Puts a text between two markers of a page, in place of what is there.
 * @throws if the page doesn’t hold both markers in their order
 */
export function replaceSection(page: string, { start, end }: Markers, text: string): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`The page has no place for the generated text, between "${start}" and "${end}".`);
  return `${page.slice(0, from + start.length)}\n\n${text.trim()}\n\n${page.slice(to)}`;
}

/**
 * The same, but a page without the markers gets them and the text at its end.
 * @param heading the line before the markers there, if the text brings none
 * @throws if the page holds only one of the markers, or both the wrong way round
 */
export function replaceOrAppendSection(page: string, markers: Markers, text: string, heading?: string): string {
  const { start, end } = markers;
  const isNew = !page.includes(start) && !page.includes(end);
  const prepared = isNew ? [page.trimEnd(), heading, `${start}${end}\n`].filter(Boolean).join('\n\n') : page;
  return replaceSection(prepared, markers, text);
}

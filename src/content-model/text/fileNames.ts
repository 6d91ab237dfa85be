const fileName = /(?<![\p{L}\p{N}/.])[\w-]+\.(?:jpe?g|png|webp|heic|gif|json|docx?)(?![\p{L}\p{N}])/giu;

/** Names of files in a text, such as that of a picture in place of what it shows. */
export const findFileNames = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(fileName)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }));

/** Names of picture files, and what was probably meant by those that the site can’t use. */

const foreignEnding = /\.(?:heic|heif|gif|avif|tiff?|bmp|svg|jfif|jpe|jp2|psd|dng)$/i;

/** Whether a file is a picture of a kind that the site can’t use, by its name. */
export const isForeignPicture = (path: string): boolean => foreignEnding.test(path);

/** How a picture of another kind becomes one that the site can use. */
export const EXPORT_IT = 'open it and export it as JPEG; another name does not change what it is';

/** A path as a JSON file writes it: with forward slashes, from "./" or "../" on. */
function fromHere(path: string): string {
  const [, up = '', rest = ''] = /^((?:\.\.\/)*)[./]*(.*)$/s.exec(path.trim().replaceAll('\\', '/')) ?? [];
  return (up || './') + rest;
}

/** A name in the letters and signs that addresses of files take, with its ending in small letters. */
const toName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$|-+(?=\.)/g, '')
    .replace(foreignEnding, '.jpg')
    .replace(/\.\w+$/, (ending) => ending.toLowerCase());

/** The path of a picture that was probably meant; undefined if nothing is left of a name, or if it is on another site. */
export function toPicturePath(path: string): string | undefined {
  if (/^[a-z]+:/i.test(path.trim())) return undefined;
  const names = fromHere(path)
    .split('/')
    .map((name) => (/^\.{1,2}$/.test(name) ? name : toName(name)));
  return names.every((name) => /^(?:\w|\.{1,2}$)/.test(name)) ? names.join('/') : undefined;
}

/** What to do with a picture so that it may be written as `right`; undefined if nothing but the path is to be changed. */
export function sayPictureName(right: string, found: string): string | undefined {
  if (fromHere(found) === right) return undefined;
  const name = right.replace(/^.*\//, '');
  return isForeignPicture(found)
    ? `open the picture, export it as JPEG, and write "${right}"`
    : `name the file ${name}, and write "${right}"`;
}

/** Names of picture files, and better ones for those that the site can’t use. */

const foreignEnding = /\.(?:heic|heif|gif|avif|tiff?|bmp|svg|jfif|jpe|jp2|psd|dng)$/i;

/** Whether a file’s name is that of a picture in a format that the site can’t use. */
export const isForeignPicture = (path: string): boolean => foreignEnding.test(path);

/** How to turn a picture in another format into one that the site can use. */
export const EXPORT_IT = 'open it and export it as JPEG; renaming it does not change its format';

/** A path as a JSON file writes it: with forward slashes, starting with "./" or "../", not from the project’s root. */
function fromHere(path: string): string {
  const written = path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^[./]*content\/[a-z]+\/(?=[^/]+$)/, './');
  const [, up = '', rest = ''] = /^((?:\.\.\/)*)[./]*(.*)$/s.exec(written) ?? [];
  return (up || './') + rest;
}

/** A file name in characters that addresses may hold, with its extension in small letters. */
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

/** What to do with a picture so that it may be written as `right`; undefined if only the path has to change. */
export function sayPictureName(right: string, found: string): string | undefined {
  if (fromHere(found) === right) return undefined;
  const name = right.replace(/^.*\//, '');
  return isForeignPicture(found)
    ? `open the picture, export it as JPEG, and write "${right}"`
    : `name the file ${name}, and write "${right}"`;
}

/** What to do for a path that names no picture of this site. */
export function stepToPicture(found: string): string | undefined {
  if (/^\s*https?:/i.test(found)) return 'save the picture in content/, and write the path of that file';
  const [, name] = /^\s*(?:[a-z]:[\\/]|file:|\/(?:Users|home)\/).*[\\/]([^\\/]+)$/i.exec(found) ?? [];
  if (name !== undefined) return `copy the picture into the folder of this file, and write "./${toName(name)}"`;
  return /^[\w./-]*\/[\w-]+$/.test(found) ? 'add the ending of the file’s name, such as .jpg' : undefined;
}

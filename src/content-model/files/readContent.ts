import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { imageSize } from 'image-size';
import { endsEarly, isKnownFormat } from './pictureEnd';
import { MOST_MEGABYTES, type PictureFile, type PictureSizes } from '../rule';
import type { ContentFile } from './contentFile';

/** All files below a content folder, as `checkContent` takes them. */
export interface ContentOnDisk {
  files: ContentFile[];
  pictures: PictureSizes;
}

/** A path below a folder, with forward slashes on every system. */
export const pathIn = (folder: string, path: string): string => relative(folder, path).split(sep).join('/');

/**
 * Whether a file, by its path below `content/`, is not part of the content: its name, or that of a folder, begins with
 * a dot. Systems and editors leave such files everywhere, such as `._insomnia.json` beside `insomnia.json`. The build
 * ignores the same files (gatsby-config.ts): what is not checked must not become a page.
 */
export const isHidden = (path: string): boolean => /(?:^|\/)\.(?!\.?(?:\/|$))/.test(path);

const isJson = (path: string) => path.endsWith('.json');
const isPicture = (path: string) => /\.(?:jpe?g|png|webp)$/i.test(path);

function describePicture(path: string): PictureFile | null {
  const data = readFileSync(path);
  try {
    const { width, height, type = '' } = imageSize(data);
    if (!isKnownFormat(type)) return { width, height, foreignFormat: type.toUpperCase() };
    const megabytes = Math.round(data.length / 100_000) / 10;
    return {
      width,
      height,
      ...(endsEarly(data, type) && { endsEarly: true }),
      ...(megabytes > MOST_MEGABYTES && { megabytes }),
    };
  } catch {
    return null;
  }
}

function readText(path: string): Pick<ContentFile, 'text' | 'isUtf8'> {
  const data = readFileSync(path);
  return { text: data.toString('utf8'), ...(isUtf8(data) ? {} : { isUtf8: false }) };
}

/** Reads the JSON files and the sizes of the pictures below `folder`; of any other file only its path. */
export function readContent(folder: string): ContentOnDisk {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !isHidden(pathIn(folder, path)));
  const read = (path: string) => ({ path: pathIn(folder, path), ...(isJson(path) ? readText(path) : { text: '' }) });
  return {
    files: paths.filter((path) => !isPicture(path)).map(read),
    pictures: new Map(paths.filter(isPicture).map((path) => [pathIn(folder, path), describePicture(path)])),
  };
}

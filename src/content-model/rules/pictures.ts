import { posix } from 'node:path';
import { quote } from '../issue';
import { EXPORT_IT, toPicturePath } from '../files/pictureNames';
import { MOST_MEGABYTES, type FaultWords, type PictureFile, type PictureSizes, type Rule } from '../rule';
import { nearest } from '../messages/suggest';

/** Path of a picture as a JSON file in `folder` writes it. */
function writePath(folder: string, picture: string): string {
  const path = posix.relative(folder, picture);
  return path.startsWith('.') ? path : `./${path}`;
}

/** A picture that is not there, as a field names it. */
interface Lost {
  value: string;
  /** Folder of the file with the field. */
  folder: string;
  /** What paths the schema takes. */
  pattern: RegExp;
}

const WRITE_ANOTHER = 'write the path of a picture in content/';

const isAlike = (path: string, other: string) => path.toLowerCase() === other.toLowerCase();

/** What is there in place of a picture: nothing, or a file whose name differs only in capitals. */
function describeLost({ value, folder }: Lost, pictures: PictureSizes): string {
  const file = posix.join(folder, value);
  const alike = [...pictures.keys()].find((path) => isAlike(path, file));
  return alike === undefined
    ? `${quote(value)}, but there is no file content/${file}`
    : `${quote(value)}, but the file is named ${posix.basename(alike)}; capital and small letters differ`;
}

/** The same name in another folder. */
function suggestMove({ value, folder, pattern }: Lost, paths: readonly string[]): string | undefined {
  const file = paths.find((path) => isAlike(posix.basename(path), posix.basename(value)));
  if (file === undefined) return undefined;
  const path = writePath(folder, file);
  const move = `move content/${file} to content/${folder}/`;
  return pattern.test(path) ? `${move}, or write ${quote(path)}` : move;
}

/** The picture that was probably meant; where the schema would refuse its path, the file must be renamed first. */
function suggestPicture(lost: Lost, pictures: PictureSizes): string {
  const { value, folder, pattern } = lost;
  const paths = [...pictures.keys()];
  const canBeWritten = (path: string) => pattern.test(writePath(folder, path));
  // Of two that are equally near, the one that need not be renamed.
  const file = posix.join(folder, value);
  const alike = paths.find((path) => isAlike(path, file));
  if (alike !== undefined && !canBeWritten(alike)) return `rename content/${alike} to ${posix.basename(value)}`;
  const guess = nearest(file, [...paths.filter(canBeWritten), ...paths.filter((path) => !canBeWritten(path))]);
  const moved = alike === undefined && !file.startsWith('../') ? suggestMove(lost, paths) : undefined;
  if (moved !== undefined) return moved;
  if (guess === undefined) return file.startsWith('../') ? WRITE_ANOTHER : `put the picture there, or ${WRITE_ANOTHER}`;
  if (canBeWritten(guess)) return quote(writePath(folder, guess));
  const right = toPicturePath(writePath(folder, guess));
  if (right === undefined) return WRITE_ANOTHER;
  const step = `rename content/${guess} to ${posix.basename(right)}`;
  return right === value ? step : `${step}, and write ${quote(right)}`;
}

/**
 * What is wrong with a picture file, whoever asks for it; undefined if nothing is.
 * @param named how it is called where it is asked for
 * @param size what was read of it; null if nothing could be
 */
export function findPictureFault(named: string, size: PictureFile | null, minWidth: number): FaultWords | undefined {
  if (size === null)
    return {
      found: `${named}, which is not a readable picture`,
      expected: 'a JPEG, PNG or WebP file',
      suggestion: 'save, export or copy it again',
    };
  if (size.foreignFormat)
    return {
      found: `${named}, which is ${size.foreignFormat} inside, whatever its name says`,
      expected: 'a JPEG, PNG or WebP file',
      suggestion: EXPORT_IT,
    };
  if (size.endsEarly)
    return {
      found: `${named}, a picture that is cut off; part of it is missing`,
      expected: 'a whole picture',
      suggestion: 'save, export or copy it again',
    };
  if (size.megabytes !== undefined)
    return {
      found: `${named}, a picture of ${size.megabytes} MB`,
      expected: `at most ${MOST_MEGABYTES} MB; the site makes all smaller sizes itself`,
      suggestion: `export it as JPEG, ${Math.max(minWidth, 2400)} px wide`,
    };
  if (size.width < minWidth)
    return {
      found: `a picture ${size.width} px wide and ${size.height} px high`,
      expected: `at least ${minWidth} px wide`,
      suggestion: 'export it again from the original, or use another; enlarging it would only blur it',
    };
  return undefined;
}

/** A picture must exist, be readable to its end and be wide enough for where it is shown. */
export const pictures: Rule = {
  name: 'pictures',
  description: `Each picture exists, is a complete JPEG, PNG or WebP file of at most ${MOST_MEGABYTES} MB and is wide enough for where it is shown.`,
  check(content, report) {
    for (const { entry, path, value, schema } of content.fields('picture')) {
      if (!schema.picture || typeof value !== 'string') continue;
      const folder = posix.dirname(entry.file.path);
      const file = posix.join(folder, value);
      const size = content.pictures.get(file);
      const lost = { value, folder, pattern: new RegExp(schema.pattern!) };
      const fault =
        size === undefined
          ? {
              found: describeLost(lost, content.pictures),
              expected: 'the path of a picture file',
              suggestion: suggestPicture(lost, content.pictures),
            }
          : findPictureFault(quote(value), size, schema.picture.minWidth);
      if (fault) report(entry, path, fault);
    }
  },
};

import { posix } from 'node:path';
import { quote } from '../issue';
import type { Rule } from '../rule';
import { nearest } from '../suggest';

/** Path of a picture as a JSON file in `folder` writes it. */
function writePath(folder: string, picture: string): string {
  const path = posix.relative(folder, picture);
  return path.startsWith('.') ? path : `./${path}`;
}

/** A picture must exist, be readable to its end and be wide enough for where it is shown. */
export const pictures: Rule = {
  name: 'pictures',
  description: 'A picture exists, is a whole JPEG, PNG or WebP file and is wide enough for where it is shown.',
  check(content, report) {
    for (const { entry, path, value, schema } of content.fields('picture')) {
      if (!schema.picture || typeof value !== 'string') continue;
      const folder = posix.dirname(entry.file.path);
      const file = posix.join(folder, value);
      const { minWidth } = schema.picture;
      const size = content.pictures.get(file);
      if (size === undefined) {
        const guess = nearest(file, content.pictures.keys());
        report(entry, path, {
          found: `${quote(value)}, but there is no file content/${file}`,
          expected: 'the path of a picture file',
          suggestion: guess && quote(writePath(folder, guess)),
        });
      } else if (size === null) {
        report(entry, path, {
          found: `${quote(value)}, which is no readable picture`,
          expected: 'a JPEG, PNG or WebP file',
        });
      } else if (size.foreignFormat) {
        report(entry, path, {
          found: `${quote(value)}, which is ${size.foreignFormat} inside, whatever its name says`,
          expected: 'a JPEG, PNG or WebP file',
          suggestion: 'open it and export it as JPEG; another name does not change what it is',
        });
      } else if (size.endsEarly) {
        report(entry, path, {
          found: `${quote(value)}, a picture that ends too early; part of it was lost`,
          expected: 'a whole picture',
          suggestion: 'save, export or copy it anew',
        });
      } else if (size.width < minWidth) {
        report(entry, path, {
          found: `a picture ${size.width} px wide and ${size.height} px high`,
          expected: `at least ${minWidth} px wide`,
        });
      }
    }
  },
};

import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

// Few letters compress best, and without vowels no name is a word, such as “ad”, which blockers would hide.
const FIRST = 'bcdfghjklmnpqrstvwxyz';
const SECOND = `${FIRST}0123456789`;

/** The nth shortest name: one letter, then two characters. */
function nthName(index: number): string {
  if (index < FIRST.length) return FIRST.charAt(index);
  const rest = index - FIRST.length;
  return FIRST.charAt(Math.floor(rest / SECOND.length)) + SECOND.charAt(rest % SECOND.length);
}

const key = (file: string, name: string) => `${relative('src', file).replaceAll('\\', '/')} ${name}`;

/**
 * A name of one or two characters for every class and animation of the site’s CSS Modules. They are in every page, in
 * its HTML and in its styles, where a hash would be the part that does not compress (docs/styling.md).
 */
export function readClassNames(): Map<string, string> {
  const names = new Map<string, string>();
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  for (const file of files) {
    const path = resolve('src', file);
    for (const [, ofClass, ofAnimation] of readFileSync(path, 'utf8').matchAll(
      /\.([a-z][\w-]*)|@keyframes ([\w-]+)/gi,
    )) {
      const own = key(path, (ofClass ?? ofAnimation)!);
      if (!names.has(own)) names.set(own, nthName(names.size));
    }
  }
  if (names.size > FIRST.length * (1 + SECOND.length))
    throw new Error('There are more class names than names of two letters: extend src/gatsby/classNames.ts.');
  return names;
}

/** The short name of a class, for css-loader. */
export function findClassName(names: Map<string, string>, file: string, name: string): string {
  const found = names.get(key(file, name));
  if (!found) throw new Error(`${file} has no class or animation “${name}” that src/gatsby/classNames.ts can find.`);
  return found;
}

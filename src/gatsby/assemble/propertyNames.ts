/** Short names for custom properties, since every page holds them many times. */
const PROPERTY = /--[a-z][\w-]*/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const nthName = (index: number): string =>
  `--${index < 26 ? '' : nthName(Math.floor(index / 26) - 1).slice(2)}${LETTERS.charAt(index % 26)}`;

/** Custom properties that a text names, such as a script or a page’s style attributes. */
export const findPropertyNames = (text: string): string[] => text.match(PROPERTY) ?? [];

/**
 * Gives custom properties names of one or two letters, the most used ones first.
 * @param kept names that something else uses too; these stay as they are
 */
export function shortenPropertyNames(css: string, kept: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const name of findPropertyNames(css)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byUse = [...counts.keys()].filter((name) => !kept.has(name)).sort((a, b) => counts.get(b)! - counts.get(a)!);
  const free = Array.from({ length: byUse.length + kept.size }, (_, index) => nthName(index)).filter(
    (name) => !kept.has(name),
  );
  const names = new Map(byUse.map((name, index) => [name, free[index]!]));
  return css.replace(PROPERTY, (name) => names.get(name) ?? name);
}

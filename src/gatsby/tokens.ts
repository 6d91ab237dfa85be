import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The files that define tokens, from the raw scale to roles. */
export const TOKEN_FILES = ['src/styles/raw.css', 'src/styles/tokens.css'].map((file) => resolve(file));

const NAME = /--[a-z][\w-]*/g;
const DEFINITION = /^\s*(--[a-z][\w-]*):\s*([^;]+);/gm;

/** Custom properties, by what a build makes of them. */
export interface Tokens {
  /** Tokens with one value on the whole site, by name; the values contain no other constant. */
  constants: ReadonlyMap<string, string>;
  /** Short names of all others, except those that scripts or markup name. */
  shortNames: ReadonlyMap<string, string>;
}

const inFolder = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/**
 * Finds the custom properties that are constants: defined only once, in a token file, and named in no script.
 * @param styles all styles of the site, including the token files
 * @param scripts all scripts and components, which may set or read custom properties too
 */
export function findTokens(
  tokenFiles: readonly string[],
  styles: readonly string[],
  scripts: readonly string[],
): Tokens {
  const inScripts = new Set(scripts.flatMap((text) => text.match(NAME) ?? []));
  const values = new Map<string, string[]>();
  const define = ([, name, value]: RegExpMatchArray) =>
    values.set(name!, [...(values.get(name!) ?? []), value!.trim()]);
  for (const css of styles) [...withoutComments(css).matchAll(DEFINITION)].forEach(define);
  const ofTokens = tokenFiles.flatMap((css) => [...withoutComments(css).matchAll(DEFINITION)].map(([, name]) => name!));
  const constants = new Map<string, string>();
  for (const name of ofTokens) {
    const [value, another] = values.get(name)!;
    const resolved = resolveTokens(value!, constants);
    if (another === undefined && !inScripts.has(name) && !resolved.includes('var(')) constants.set(name, resolved);
  }
  const others = [...new Set(styles.flatMap((css) => withoutComments(css).match(NAME) ?? []))].filter(
    (name) => !constants.has(name) && !inScripts.has(name),
  );
  return { constants, shortNames: new Map(others.map((name, index) => [name, `--${index.toString(36)}`])) };
}

/** Replaces each constant in a value. */
export function resolveTokens(value: string, constants: ReadonlyMap<string, string>): string {
  return value.replace(/var\(\s*(--[\w-]+)\s*\)/g, (use, name: string) => constants.get(name) ?? use);
}

/** Reads the tokens of this site. */
export function readTokens(): Tokens {
  return findTokens(
    TOKEN_FILES.map((file) => readFileSync(file, 'utf8')),
    inFolder('src', /\.css$/),
    inFolder('src', /(?<!\.test|-types\.d)\.tsx?$/),
  );
}

interface Declaration {
  prop: string;
  value: string;
  remove(): void;
}

interface Root {
  walkDecls(visit: (declaration: Declaration) => void): void;
}

interface Helpers {
  result: { messages: unknown[] };
}

/**
 * A PostCSS plugin that replaces the constants and, on request, shortens the other names, so that the two levels of
 * tokens cost no byte in the page (docs/styling.md).
 */
export const tokensPlugin = ({ constants, shortNames }: Tokens, { shorten }: { shorten: boolean }) => ({
  postcssPlugin: 'tokens',
  OnceExit(root: Root, { result }: Helpers) {
    root.walkDecls((declaration) => {
      if (constants.has(declaration.prop)) return declaration.remove();
      declaration.value = resolveTokens(declaration.value, constants);
      if (!shorten) return;
      declaration.prop = shortNames.get(declaration.prop) ?? declaration.prop;
      declaration.value = declaration.value.replace(NAME, (name) => shortNames.get(name) ?? name);
    });
    // Makes the development server rebuild a file when the tokens change.
    for (const file of TOKEN_FILES) result.messages.push({ type: 'dependency', plugin: 'tokens', file });
  },
});

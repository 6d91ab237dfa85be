/** Reads the arguments after `npm run … --`, and refuses unknown ones in one line instead of a stack trace. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends a script that was called wrongly, with one line that says what is wrong and how to call it; exit code 2. */
export function refuse(what: string, usage: string): never {
  console.error(`${what}. Usage: ${usage}`);
  process.exit(2);
}

/** `parseArgs`, but an unknown option ends the script. */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node appends advice to some messages that does not apply here.
    return refuse((error as Error).message.split('. ', 1)[0]!.replace(/\.$/, ''), usage);
  }
}

/**
 * Absolute path of the one folder that may be named, `content` by default; ends the script if there is no such folder.
 */
export function readFolder(positionals: readonly string[], usage: string): string {
  const [name = 'content', second] = positionals;
  if (second !== undefined) refuse(`Only one folder can be checked, not "${positionals.join('" and "')}"`, usage);
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) refuse(`There is no folder "${name}"`, usage);
  return resolve(name);
}

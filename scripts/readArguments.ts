/** Reads what stands after `npm run … --`, and refuses what a script does not know in one line rather than in a stack trace. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends a script, because of how it was called: one line that says what is wrong and how to call it; exit code 2. */
export function refuse(what: string, usage: string): never {
  console.error(`${what}. Usage: ${usage}`);
  process.exit(2);
}

/** `parseArgs`, which ends the script at an option that it does not know. */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice to some of its messages, which is about other programs.
    return refuse((error as Error).message.split('. ', 1)[0]!.replace(/\.$/, ''), usage);
  }
}

/** The one folder that may be named, from the current one on; ends the script where there is none. */
export function readFolder(positionals: readonly string[], usage: string): string {
  const [name = 'content', second] = positionals;
  if (second !== undefined) refuse(`One folder can be checked, not "${positionals.join('" and "')}"`, usage);
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) refuse(`There is no folder "${name}"`, usage);
  return resolve(name);
}

/** A command of npm or npx, word by word. Windows’ shell would read spaces and signs in them, so there must be none. */
export type NpmCommand = readonly [file: 'npm' | 'npx', ...args: string[]];

/** A program as `spawn` and its kin take it. */
interface Program {
  file: string;
  args: readonly string[];
  shell: boolean;
}

/**
 * How to start npm or npx. On Windows they are batch files, which Node starts in a shell only; elsewhere nothing stands
 * between, so that a time limit ends npm itself.
 */
export function npmProgram([file, ...args]: NpmCommand, platform = process.platform): Program {
  return platform === 'win32'
    ? { file: [file, ...args].join(' '), args: [], shell: true }
    : { file, args, shell: false };
}

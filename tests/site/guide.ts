/** Runs commands of docs/hosting.md, with stand-ins for the programs that would reach a host. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The one block of commands that has all of these texts. */
export function findBlock(...texts: string[]): string {
  const blocks = [...readFileSync('docs/hosting.md', 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)]
    .map(([, block]) => block!)
    .filter((block) => texts.every((text) => block.includes(text)));
  if (blocks.length !== 1) throw new Error(`docs/hosting.md has ${blocks.length} blocks with ${texts.join(' and ')}.`);
  return blocks[0]!;
}

export interface Run {
  /** Exit code of the block. */
  status: number | null;
  /** What the stand-ins were called with, in order. */
  calls: string[];
}

export class GuideRunner {
  readonly folder = mkdtempSync(join(tmpdir(), 'guide-'));
  private readonly log = join(this.folder, 'calls');

  /** @param standIns what each program prints or does instead, as shell commands; `$*` are its arguments */
  constructor(standIns: Record<string, string>) {
    mkdirSync(join(this.folder, 'bin'));
    for (const [name, commands] of Object.entries(standIns)) {
      const path = join(this.folder, 'bin', name);
      writeFileSync(
        path,
        `#!/bin/sh\necho "${name} $*" >> '${this.log}'\n[ "$(wc -l < '${this.log}')" -ne "\${FAIL_AT:-0}" ] || exit 1\n${commands}\n`,
      );
      chmodSync(path, 0o755);
    }
  }

  /**
   * Runs a block in the folder.
   * @param settings variables for the stand-ins; FAIL_AT is the number of the call that fails
   */
  run(block: string, settings: Record<string, string> = {}): Run {
    rmSync(this.log, { force: true });
    const { status } = spawnSync('sh', ['-c', block], {
      cwd: this.folder,
      env: { ...process.env, PATH: `${join(this.folder, 'bin')}:${process.env.PATH}`, ...settings },
      stdio: 'ignore',
    });
    const calls = existsSync(this.log) ? readFileSync(this.log, 'utf8').trimEnd().split('\n') : [];
    return { status, calls };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

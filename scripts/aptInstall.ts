import { execFileSync, spawnSync } from 'node:child_process';

/** Whether a command is installed. */
export const hasCommand = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** Installs Debian packages if there is apt-get, with sudo unless run as root. @returns whether that succeeded */
export function aptInstall(...packages: string[]): boolean {
  if (!hasCommand('apt-get')) return false;
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    ])
      execFileSync(apt[0]!, [...apt.slice(1), ...args], { stdio: 'inherit', env });
    return true;
  } catch {
    return false;
  }
}

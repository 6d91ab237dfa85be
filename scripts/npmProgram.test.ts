import { spawnSync } from 'node:child_process';
import { npmProgram } from './npmProgram';

const command = ['npm', 'run', '-s', 'lint'] as const;

test('on Windows, npm is a line for the shell; elsewhere a program of its own', () => {
  expect(npmProgram(command, 'win32')).toEqual({ file: 'npm run -s lint', args: [], shell: true });
  for (const platform of ['linux', 'darwin'] as const)
    expect(npmProgram(command, platform)).toEqual({ file: 'npm', args: ['run', '-s', 'lint'], shell: false });
});

test.each([process.platform, 'win32'] as const)('npm starts as it does on %s', (platform) => {
  const { file, args, shell } = npmProgram(['npm', '--version'], platform);
  expect(spawnSync(file, args, { shell, encoding: 'utf8' }).stdout).toMatch(/^\d+\.\d+\.\d+\s*$/);
});

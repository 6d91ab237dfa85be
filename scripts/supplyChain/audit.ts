/** Asks the registry’s advisory service about the packages that reach the browser, through npm’s own client. */
import { spawnSync } from 'node:child_process';
import { npmProgram } from '../npmProgram';
import type { Advisory } from './shippedPackages';

interface Via {
  url: string;
  severity: Advisory['severity'];
  title: string;
}
interface AuditReport {
  vulnerabilities?: Record<string, { nodes: string[]; via: (Via | string)[] }>;
  message?: string;
}

/**
 * Advisories for the given paths in node_modules. npm also blames packages for their dependencies; here only a
 * package’s own advisories count, since its dependencies are on the list themselves if they are shipped.
 */
export function readAudit({ vulnerabilities = {} }: AuditReport, paths: readonly string[]): Map<string, Advisory[]> {
  const found = new Map<string, Advisory[]>(paths.map((path) => [path, []]));
  for (const { nodes, via } of Object.values(vulnerabilities)) {
    const own = via
      .filter((cause) => typeof cause !== 'string')
      .map(({ url, severity, title }) => ({ id: url, severity, title }));
    for (const node of nodes) found.get(node)?.push(...own);
  }
  return found;
}

/**
 * Asks npm for the advisories on the given paths in node_modules.
 * @param registry another registry’s address than the one npm is set up with; for tests
 * @returns the advisories, or why the service gave no answer
 */
export function askForAdvisories(
  paths: readonly string[],
  registry?: string,
): { advisories: Map<string, Advisory[]> } | { silence: string } {
  const other = registry ? ['--registry', registry, '--fetch-retries', '0'] : [];
  const { file, args, shell } = npmProgram(['npm', 'audit', '--json', '--package-lock-only', ...other]);
  const { stdout } = spawnSync(file, args, { shell, encoding: 'utf8', timeout: 60_000, maxBuffer: 64 * 2 ** 20 });
  try {
    const report = JSON.parse(stdout) as AuditReport;
    if (report.vulnerabilities) return { advisories: readAudit(report, paths) };
    return { silence: (report.message ?? 'an answer without advisories').replace(/\s*\S*\/\/\S+/g, '') };
  } catch {
    return { silence: 'no answer in a minute, or none that could be read' };
  }
}

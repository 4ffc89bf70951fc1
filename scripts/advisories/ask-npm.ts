import { execFile } from 'node:child_process';

interface AuditOptions {
  /** Also of what only the build and the tests use. */
  readonly withTools: boolean;
  /** Address of another registry than npm's own setting. */
  readonly registry?: string;
}

/** Runs `npm audit` on the lock file. @returns what it printed, whatever it ended with */
export function askNpm(root: string, { withTools, registry }: AuditOptions): Promise<string> {
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const flags = ['audit', '--json', '--package-lock-only', '--fetch-retries=0'];
  if (!withTools) flags.push('--omit=dev');
  if (registry !== undefined) flags.push(`--registry=${registry}`);
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile(command, [...first, ...flags], options, (_failure, stdout) => resolve(stdout));
  });
}

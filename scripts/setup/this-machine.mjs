// Plain JavaScript: setup.mjs runs before dependencies exist, on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstDifference } from './installed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The machine that this runs on, as `setUp` sees it; its tests have others. */
export function thisMachine() {
  return {
    root,
    platform: process.platform,
    arch: process.arch,
    environment: process.env,
    nodeVersion: process.versions.node,
    nodePath: process.execPath,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    remove: (path) => rmSync(path, { force: true }),
    firstDifference: () => firstDifference(root),
    /** Shows the output of the command. */
    run: (command, flags, options) =>
      spawnSync(command, flags, { cwd: root, stdio: 'inherit', ...options }).status === 0,
    /** Keeps the output of the command. @returns its error message, or undefined when it worked */
    tryOut(command, flags) {
      const { status, error, stderr } = spawnSync(command, flags, {
        encoding: 'utf8',
        timeout: 20_000,
      });
      if (status === 0) return undefined;
      return (error?.message ?? stderr ?? '').trim().split('\n')[0] || 'it ends with an error';
    },
    say: (text) => console.log(text),
  };
}

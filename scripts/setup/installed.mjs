import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The difference between package-lock.json and the installed packages, as the path of the first package
 * found; undefined when they agree. npm keeps its own record of an installation in node_modules, so
 * no marker of ours can be wrong. Optional packages of other platforms may be absent.
 */
export function firstDifference(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Error('package-lock.json cannot be read');
  if (!installed) return 'node_modules';
  for (const [path, entry] of Object.entries(wanted)) {
    const found = installed[path];
    if (path === '' || entry.link || (!found && entry.optional)) continue;
    if (found?.version !== entry.version) return path;
  }
  return Object.keys(installed).find((path) => !wanted[path]);
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

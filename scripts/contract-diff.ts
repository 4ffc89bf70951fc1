// `npm run contract:diff <ref>`: what changed in the contracts since an earlier commit. Fails when an
// existing client would break. Changes of drafts are reported and count as compatible.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareContracts, type Change, type Kind } from './contract/diff.ts';

const root = join(import.meta.dirname, '..');
const BUNDLES = ['generated/openapi.json', 'generated/geocoding.json'];
const TITLES: Readonly<Record<Kind, string>> = {
  breaking: 'Breaking: an existing client would notice',
  additive: 'Additive',
  draft: 'Drafts, which may change in any way',
};
/** Operations that are named before the rest is counted. */
const NAMED = 3;

const ref = process.argv[2];
if (!ref) {
  console.error('Which commit? npm run contract:diff <commit, tag or branch>');
  process.exit(2);
}

/** A file as it was; undefined when the commit did not have it. */
function fileAt(commit: string, file: string): string | undefined {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${file}`], options);
  return status === 0 ? stdout : undefined;
}

function print(kind: Kind, changes: readonly Change[]): void {
  const own = changes.filter((change) => change.kind === kind);
  console.log(`\n${TITLES[kind]}: ${own.length}`);
  for (const { what, operations } of own) {
    const rest = operations.length - NAMED;
    const names = operations.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
    console.log(`  ${what}\n      ${names}`);
  }
}

if (spawnSync('git', ['rev-parse', '--verify', `${ref}^{commit}`], { cwd: root }).status !== 0) {
  console.error(`There is no commit ${ref}`);
  process.exit(2);
}
const changes = BUNDLES.flatMap((file) => {
  const before = fileAt(ref, file);
  if (!before) {
    console.log(`${file} is new since ${ref}`);
    return [];
  }
  const now = readFileSync(join(root, file), 'utf8');
  return compareContracts(JSON.parse(before) as object, JSON.parse(now) as object);
});
for (const kind of ['breaking', 'additive', 'draft'] as const) print(kind, changes);
process.exitCode = changes.some(({ kind }) => kind === 'breaking') ? 1 : 0;

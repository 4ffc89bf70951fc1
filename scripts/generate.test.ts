import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const project = mkdtempSync(join(tmpdir(), 'generate-'));
afterAll(() => rmSync(project, { recursive: true }));

test('a contract that breaks a rule leaves generated/ as it is', () => {
  for (const part of ['openapi', 'scripts/generate.ts', 'scripts/contract', 'generated']) {
    cpSync(join(root, part), join(project, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  const contract = join(project, 'openapi/openapi.yaml');
  const text = readFileSync(contract, 'utf8');
  writeFileSync(contract, text.replace(/^ {2}title: .*$/m, '  title: Planted\n  licence: none'));
  const contents = () =>
    readdirSync(join(project, 'generated'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]);
  const before = contents();
  const { status, stdout } = spawnSync(process.execPath, ['scripts/generate.ts'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('Property `licence` is not expected here.');
  expect(contents()).toEqual(before);
});

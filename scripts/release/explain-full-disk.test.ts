import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainFullDisk } from './explain-full-disk.ts';

test.each(['EIO', 'ENOSPC', 'EDQUOT'])('%s asks for the space that a release needs', (code) => {
  const dist = mkdtempSync(join(tmpdir(), 'full-disk-'));
  writeFileSync(join(dist, 'a.js'), 'x'.repeat(1_500_000));
  const error = explainFullDisk(Object.assign(new Error(`${code}, copy`), { code }), dist);
  expect(error).toEqual(new Error(`${code}, copy\nNo space? A release needs 2 MB.`));
  rmSync(dist, { recursive: true });
});

test('another error stays as it is', () => {
  const error = Object.assign(new Error('EACCES'), { code: 'EACCES' });
  expect(explainFullDisk(error, '/nowhere')).toBe(error);
});

import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainFullDisk } from './explain-full-disk.ts';

test.each(['EIO', 'ENOSPC', 'EDQUOT'])('%s asks for the space that a release needs', (code) => {
  const dist = mkdtempSync(join(tmpdir(), 'full-disk-'));
  writeFileSync(join(dist, 'a.js'), 'x'.repeat(1_500_000));
  const error = Object.assign(new Error(`${code}, copy`), { code });
  const explained = explainFullDisk(error, { dist, target: dist });
  expect(explained).toEqual(new Error(`${code}, copy\nNo space? A release needs 2 MB.`));
  rmSync(dist, { recursive: true });
});

test('a small file takes a whole block of the disk', () => {
  const dist = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const files = Math.ceil((3 * 1024 * 1024) / statfsSync(dist).bsize);
  for (let index = 0; index < files; index++) writeFileSync(join(dist, `${index}.txt`), 'x');
  const error = Object.assign(new Error('ENOSPC, copy'), { code: 'ENOSPC' });
  const { message } = explainFullDisk(error, { dist, target: dist }) as Error;
  expect(message).toMatch(/A release needs [34] MB\.$/);
  rmSync(dist, { recursive: true });
});

test('another error stays as it is', () => {
  const error = Object.assign(new Error('EACCES'), { code: 'EACCES' });
  expect(explainFullDisk(error, { dist: '/nowhere', target: '/nowhere' })).toBe(error);
});

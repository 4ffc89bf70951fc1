// Who has the archive only can verify a server with one command.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { packageFiles } from '../scripts/contract-package.ts';
import { startReferenceServer } from './reference-server/server.ts';
import type { StateData } from './support/states-data.ts';

const run = promisify(execFile);
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** Verifies the reference server with what is in the archive. @returns what is written on the way */
async function verified(...filters: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const server = await startReferenceServer();
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });
  for (const [name, bytes] of Object.entries(packageFiles())) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'));
  const options = ['--url', server.url, '--states-url', `${server.url}/test/states`, ...filters];
  const { stdout } = await run(process.execPath, [join(folder, 'verify.mjs'), ...options], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

test('the archive verifies a server with one command', { timeout: 240_000 }, async () => {
  const stdout = await verified();
  expect(stdout).toMatch(/^(\d+) of \1 interactions were played, and all of them hold$/m);
  expect(stdout).toMatch(/^\d{4} checks, all hold$/m);
});

test('one operation is verified alone, in the pact and in the checks', async () => {
  const stdout = await verified('--operation', 'lookUpVoucherPdf');
  expect(stdout).toMatch(/^\d of \d+ interactions were played, and all of them hold$/m);
  expect(stdout).toMatch(/^\d{1,2} checks, all hold$/m);
});

test('every interaction is in one state of the data, with the values that it may answer', () => {
  const states = JSON.parse(text(packageFiles()['provider-states.json'])) as StateData[];
  const redeemed = states.find(({ asked }) =>
    asked.some(({ interaction }) => interaction === 'redeemVoucher: 201 completed-email'),
  );
  expect(redeemed).toMatchObject({
    state: 'a voucher with 50 left',
    params: { voucher: 'DEMO-50' },
  });
  expect(redeemed?.answers).toEqual(expect.arrayContaining(['token', 'shopId']));
});

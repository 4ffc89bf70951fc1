// The pact and the checks hold for the reference server, and notice each planted mistake.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { CONTRACT_FILE } from '../mocks/contract.ts';
import { packageFiles } from '../scripts/contract-package.ts';
import { mistakes } from './mistakes.ts';
import { playPact } from './play-pact.mjs';
import { startReferenceServer, type Mistake } from './reference-server/server.ts';
import { checkServer } from './server-checks.mjs';
import { PROVIDER, pactFiles } from './support/pact-file.ts';

const pact = pactFiles.find(({ provider }) => provider === PROVIDER)?.file ?? '';

async function start(mistake?: Mistake, whenFinished = onTestFinished) {
  const server = await startReferenceServer({ ...(mistake && { mistake }) });
  whenFinished(() => server.close());
  const { url } = server;
  return { pact, contract: CONTRACT_FILE, url, statesUrl: `${url}/test/states` };
}

test('the reference server satisfies every interaction', async () => {
  const { holds } = await playPact(await start());
  expect(holds).toBe(true);
});

test('the reference server passes every check, and each has a planted mistake', async () => {
  const { failures, names } = await checkServer(await start());
  expect(failures).toEqual([]);
  const noticed = new Set(mistakes.map(([, noticedBy]) => noticedBy.split(':')[0]));
  expect(names.filter((name) => !noticed.has(name))).toEqual([]);
});

test.concurrent.for(mistakes)('%s: noticed by %s', async (planted, context) => {
  const [, noticedBy, mistake] = planted;
  const server = await start(mistake, context.onTestFinished);
  const [, interactions] = /^pact (.*)/.exec(noticedBy) ?? [];
  if (interactions !== undefined) {
    const isWanted = ({ description }: { description: string }) =>
      description.startsWith(interactions);
    context.expect(await playPact({ ...server, isWanted })).toMatchObject({ holds: false });
    return;
  }
  const { failures } = await checkServer({ ...server, only: [noticedBy] });
  context.expect(failures).not.toEqual([]);
  context.expect(failures.filter((failure) => failure.includes(' fails: '))).toEqual([]);
});

test('the archive of the contract verifies a server by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, bytes] of Object.entries(packageFiles())) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'));
  const { url, statesUrl } = await start();
  const options = ['--url', url, '--states-url', statesUrl, '--operation', 'lookUpVoucherPdf'];
  const script = join(folder, 'verify-server.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...options]);
  expect(stdout).toMatch(
    /^\d interactions were played, and all hold\n\d checks were played, 0 do not hold$/m,
  );
});

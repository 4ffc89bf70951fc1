// No mistake that a real team makes goes unnoticed: each is planted into the reference server.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startReferenceServer, type ReferenceServer } from './reference-server/server.ts';
import type { Planted } from './support/mistake-tools.ts';
import { planted } from './support/mistakes.ts';
import { PROVIDER, pactFiles } from './support/pact-file.ts';
import { serverChecks } from './support/server-checks.ts';
import { verifyPact } from './support/verify-pact.ts';

const file = pactFiles.find(({ provider }) => provider === PROVIDER)?.file ?? '';
const pact = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly interactions: readonly { readonly description: string }[];
};

/** Whether the interactions that begin so hold for a server. */
async function holds(description: string, url: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const interactions = pact.interactions.filter((each) => each.description.startsWith(description));
  if (interactions.length === 0) throw new Error(`the pact has no "${description}"`);
  const part = join(folder, 'part.json');
  writeFileSync(part, JSON.stringify({ ...pact, interactions }));
  const wanted = { provider: PROVIDER, file: part, url, statesUrl: `${url}/test/states` };
  return verifyPact(wanted)
    .then(
      () => true,
      () => false,
    )
    .finally(() => rmSync(folder, { recursive: true }));
}

/** Whether a planted server is noticed by what is said to notice it. */
async function isNoticed(wrong: Planted, server: ReferenceServer): Promise<boolean> {
  const { pact: description, check = '', beside = check } = wrong;
  if (description !== undefined) return !(await holds(description, server.url));
  const { failing } = await serverChecks(server.url, `${server.url}/test/states`, [
    '--only',
    check,
    '--only',
    beside,
  ]);
  const [name = ''] = check.split(':');
  return failing.has(name);
}

test('every mistake has a name of its own', () => {
  expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length);
  expect(planted.length).toBeGreaterThanOrEqual(56);
});

// At once, because most of the time a check waits for its own process to start.
test.concurrent.for(planted)('$name: noticed', async (each, context) => {
  const { mistake, routed, unknown } = each;
  const server = await startReferenceServer({ mistake, routed, unknown });
  context.onTestFinished(() => server.close());
  context.expect(await isNoticed(each, server)).toBe(true);
});

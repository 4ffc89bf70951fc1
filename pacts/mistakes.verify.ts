// No mistake that a real team makes goes unnoticed: each is planted into the reference server.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startReferenceServer } from './reference-server/server.ts';
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
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const interactions = pact.interactions.filter((each) => each.description.startsWith(description));
  expect(interactions).not.toEqual([]);
  const part = join(folder, 'part.json');
  writeFileSync(part, JSON.stringify({ ...pact, interactions }));
  const wanted = { provider: PROVIDER, file: part, url, statesUrl: `${url}/test/states` };
  return verifyPact(wanted).then(
    () => true,
    () => false,
  );
}

/** Whether a planted server is noticed by what is said to notice it. */
async function isNoticed(wrong: Planted): Promise<boolean> {
  const { pact: description, check = '', beside = check, mistake, routed, unknown } = wrong;
  const server = await startReferenceServer({ mistake, routed, unknown });
  onTestFinished(() => server.close());
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

test.each(planted.map((each) => [each.name, each] as const))('%s: noticed', async (_name, each) => {
  expect(await isNoticed(each)).toBe(true);
});

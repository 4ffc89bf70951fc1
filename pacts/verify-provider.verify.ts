// The script of the server's team plays what its filters say.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReferenceServer, type ReferenceServer } from './reference-server/server.ts';
import { PROVIDER, pactFiles } from './support/pact-file.ts';

const run = promisify(execFile);
const file = pactFiles.find(({ provider }) => provider === PROVIDER)?.file ?? '';
let server: ReferenceServer;
beforeAll(async () => {
  server = await startReferenceServer();
});
afterAll(() => server.close());

const play = async (...filters: readonly string[]): Promise<string> => {
  const script = join(import.meta.dirname, 'verify-provider.mjs');
  const wanted = ['--pact', file, '--url', server.url, '--states-url', `${server.url}/test/states`];
  const { stdout } = await run(process.execPath, [script, ...wanted, ...filters]);
  return stdout;
};

test.each<[filters: readonly string[], count: number]>([
  [['--operation', 'getSiteConfig'], 7],
  [['--operation', 'getSiteConfig', '--state', 'the service runs'], 2],
  [['--operation', 'getSiteConfig', '--except-state', 'too many attempts'], 6],
  [['--operation', 'getSiteConfig', '--except-state', 'overloaded', '--except-state', 'fails'], 5],
])('%s plays %i interactions', async (filters, count) => {
  expect(await play(...filters)).toMatch(
    new RegExp(`^${count} of \\d+ interactions were played`, 'm'),
  );
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_FILE } from '../../mocks/contract.ts';
import { PROVIDER, pactFiles } from './pact-file.ts';

const run = promisify(execFile);
const file = pactFiles.find(({ provider }) => provider === PROVIDER)?.file ?? '';
const script = join(import.meta.dirname, '../server-checks.mjs');

/** What `server-checks.mjs` says of a server, and what does not hold, by the names of the checks. */
export async function serverChecks(
  url: string,
  statesUrl: string,
  filters: readonly string[] = [],
): Promise<{ stdout: string; stderr: string; failing: ReadonlySet<string> }> {
  const documents = ['--pact', file, '--contract', CONTRACT_FILE];
  const wanted = [...documents, '--url', url, '--states-url', statesUrl, ...filters];
  const { stdout, stderr } = await run(process.execPath, [script, ...wanted]).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  const failing = stderr.split('\n').map((line) => line.split(':')[0] ?? '');
  return { stdout, stderr, failing: new Set(failing.filter(Boolean)) };
}

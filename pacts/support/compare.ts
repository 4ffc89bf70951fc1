import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Finding {
  readonly code: string;
  readonly message: string;
  readonly type: 'error' | 'warning' | 'info';
  readonly mockDetails?: { readonly interactionDescription?: string; readonly location?: string };
}

/** What a pact asks for and the contract does not allow, a text each. */
export function compareWithContract(pactFile: string): readonly string[] {
  const program = join(root, 'node_modules/@pactflow/openapi-pact-comparator/dist/cli.cjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--oas', 'generated/openapi.json', pactFile],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  // One line per pact, so exactly one; anything else is the program's own failure.
  if (!stdout.startsWith('[')) throw new Error(`the comparator failed: ${stderr}`);
  return (JSON.parse(stdout) as Finding[])
    .filter(({ type }) => type === 'error')
    .map(({ code, message, mockDetails }) =>
      [mockDetails?.interactionDescription, code, message, mockDetails?.location].join(' · '),
    );
}

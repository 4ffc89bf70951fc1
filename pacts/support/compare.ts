import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_FILE, readContract } from '../../mocks/contract.ts';
import { withTextForms } from '../../mocks/text-forms.ts';

const root = join(import.meta.dirname, '../..');

interface Finding {
  readonly code: string;
  readonly message: string;
  readonly type: 'error' | 'warning' | 'info';
  readonly mockDetails?: { readonly interactionDescription?: string; readonly location?: string };
}

/** What a pact asks for and the contract does not allow, a text each. */
export function compareWithContract(pactFile: string, contract = CONTRACT_FILE): readonly string[] {
  const program = join(root, 'node_modules/@pactflow/openapi-pact-comparator/dist/cli.cjs');
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const contractFile = join(folder, 'openapi.json');
  writeFileSync(contractFile, JSON.stringify(withTextForms(readContract(contract).document)));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--oas', contractFile, pactFile],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  rmSync(folder, { recursive: true });
  // One line per pact, so exactly one; anything else is the program's own failure.
  if (!stdout.startsWith('[')) throw new Error(`the comparator failed: ${stderr}`);
  return (JSON.parse(stdout) as Finding[])
    .filter(({ type }) => type === 'error')
    .map(({ code, message, mockDetails }) =>
      [mockDetails?.interactionDescription, code, message, mockDetails?.location].join(' · '),
    );
}

// `npm run contract:reach`: fails when an operation of the contract has no caller, when a part of an
// answer is read nowhere, and when the list of exceptions names something that is read.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { compareWithList } from './contract-reach/compare-with-list.ts';
import { findReads } from './contract-reach/reads.ts';
import { findUnread } from './contract-reach/find-unread.ts';
import { UNREAD } from './contract-reach/unread.ts';

const root = join(import.meta.dirname, '..');
const CLIENT = join(root, 'generated/client').replaceAll('\\', '/');
/** Schemas that are no answer of one operation: the payload of the voucher token, and the body of failures. */
const PAYLOADS = ['VoucherTokenPayload', 'Problem'];

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

function readOperations(): string[] {
  const text = readFileSync(join(root, 'generated/openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as Contract;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return operations.flatMap(({ operationId }) => operationId ?? []);
}

function readProgram(): { program: ts.Program; sources: ts.SourceFile[] } {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.app.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^src\/tests\/|(\.test|\/testing)\.tsx?$/.test(file));
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
  );
  const wanted = new Set(files.map((file) => join(root, file).replaceAll('\\', '/')));
  return {
    program,
    sources: program.getSourceFiles().filter(({ fileName }) => wanted.has(fileName)),
  };
}

function main(): number {
  const { program, sources } = readProgram();
  const types = program.getSourceFile(`${CLIENT}/types.gen.ts`);
  if (!types) throw new Error('The client has no types; run `npm run generate`');
  const operations = readOperations();
  const reads = findReads(program, sources, (file) => file.startsWith(CLIENT));
  const unread = findUnread(program, { types, operations, payloads: PAYLOADS }, reads);
  const findings = compareWithList(unread, UNREAD);
  for (const finding of findings) console.error(finding);
  const listed = Object.keys(UNREAD).length;
  console.log(
    `${operations.length} operations; ${listed} parts are listed as not read; ` +
      `${findings.length} findings`,
  );
  return findings.length > 0 ? 1 : 0;
}

process.exitCode = main();

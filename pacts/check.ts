// Two proofs without a server: the contract has all that the pact asks for, and the committed pact
// is what the tests write.
import { spawnSync } from 'node:child_process';
import { compareWithContract } from './support/compare.ts';
import { PACT_FILE, PACT_FOLDER } from './support/pact-file.ts';

const errors = compareWithContract(PACT_FILE);
for (const error of errors) console.error(error);

// `git diff` would not show a file that nobody added yet.
const changes = spawnSync('git', ['status', '--porcelain', '--', '*.json'], {
  cwd: PACT_FOLDER,
  encoding: 'utf8',
}).stdout;
if (changes) console.error(`The pact is stale; run "npm run pacts" and commit:\n${changes}`);

if (errors.length > 0 || changes) process.exitCode = 1;
else console.log('The contract has what the pact asks for, and the pact is up to date');

// Two proofs without a server: the contracts have all that the pacts ask for, and the committed pacts
// are what the tests write.
import { spawnSync } from 'node:child_process';
import { compareWithContract } from './support/compare.ts';
import { PACT_FOLDER, pactFiles } from './support/pact-file.ts';

const errors = pactFiles.flatMap(({ file, contract }) => compareWithContract(file, contract));
for (const error of errors) console.error(error);

// `git diff` would not show an untracked file.
const changes = spawnSync('git', ['status', '--porcelain', '--', '*.json'], {
  cwd: PACT_FOLDER,
  encoding: 'utf8',
}).stdout;
if (changes) console.error(`The pacts are stale; run "npm run pacts" and commit:\n${changes}`);

if (errors.length > 0 || changes) process.exitCode = 1;
else console.log('The contracts have what the pacts ask for, and the pacts are up to date');

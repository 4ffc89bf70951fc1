// Runs before `npm start`, `npm test` and `npm run test:full`: installs the dependencies when they
// differ from the lock file and, with --tests, looks for the need of tests alone: a browser.
// The only script that must run on the machine's own Node (20 or later): the project's Node comes with
// the dependencies.
import { setUp } from './setup/set-up.mjs';
import { thisMachine } from './setup/this-machine.mjs';

const problem = setUp(thisMachine(), { withTests: process.argv.includes('--tests') });
if (problem !== undefined) {
  console.error(`\n${problem}`);
  process.exitCode = 1;
}

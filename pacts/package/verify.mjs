// Plays the pact and the checks beside it against a server. All options but --url and --states-url are
// passed to the pact's own script (--operation, --except, --state, --except-state).
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const pact = readdirSync(folder).find((name) => name.endsWith('-redemption-service.json')) ?? '';
const options = process.argv.slice(2);
const server = ['--url', '--states-url'].flatMap((name) => {
  const at = options.indexOf(name);
  if (at < 0 || options[at + 1] === undefined) throw new Error(`${name} is needed`);
  return options.splice(at, 2);
});

/** Runs a script of this folder; true when all of it holds. */
function holds(script, ...more) {
  const args = [join(folder, script), '--pact', join(folder, pact), ...server, ...more];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

const isPactKept = holds('verify-provider.mjs', ...options);
const areChecksKept = holds('server-checks.mjs', '--contract', join(folder, 'openapi.json'));
process.exitCode = isPactKept && areChecksKept ? 0 : 1;

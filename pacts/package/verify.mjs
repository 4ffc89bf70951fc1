// Plays the pact and the checks beside it against a server. --url, --states-url and --operation go to both
// scripts, the other options to the pact's own (--except, --state, --except-state).
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
const at = options.findIndex((option) => option.split('=')[0] === '--operation');
const operations = at < 0 ? [] : options.slice(at, options[at]?.includes('=') ? at + 1 : at + 2);
const contract = ['--contract', join(folder, 'openapi.json')];
const areChecksKept = holds('server-checks.mjs', ...contract, ...operations);
process.exitCode = isPactKept && areChecksKept ? 0 : 1;

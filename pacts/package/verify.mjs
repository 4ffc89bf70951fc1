// Plays the pact and the checks beside it against a server. --url, --states-url and --operation go to both
// scripts, --only and --except-check to the checks (by name, as often as wanted), the other options to the
// pact's own (--except, --state, --except-state).
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const pact = readdirSync(folder).find((name) => name.endsWith('-redemption-service.json')) ?? '';
/** `--url=…` as `--url …`. */
const options = process.argv.slice(2).flatMap((option) => {
  const [, name, value] = /^(--[\w-]+)=(.*)$/s.exec(option) ?? [];
  return name === undefined ? [option] : [name, value];
});

/** Takes an option out, each time that it is there. */
function take(name, as = name) {
  const found = [];
  for (let at = options.indexOf(name); at >= 0; at = options.indexOf(name)) {
    const [, value] = options.splice(at, 2);
    found.push(as, value ?? '');
  }
  return found;
}
const server = ['--url', '--states-url'].flatMap((name) => {
  const found = take(name);
  if (found.length === 0) {
    console.error(`${name} is needed: npm run verify -- --url http://… --states-url http://…`);
    process.exit(1);
  }
  return found;
});
const checks = [...take('--only'), ...take('--except-check', '--except')];
const operations = take('--operation');

/** Runs a script of this folder; true when all of it holds. */
function holds(script, ...more) {
  const args = [join(folder, script), '--pact', join(folder, pact), ...server, ...more];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0;
}

const isPactKept = holds('verify-provider.mjs', ...operations, ...options);
const contract = ['--contract', join(folder, 'openapi.json')];
const areChecksKept = holds('server-checks.mjs', ...contract, ...operations, ...checks);
process.exitCode = isPactKept && areChecksKept ? 0 : 1;

// Plays the pact and the checks beside it against a server. --url, --states-url and --operation go to both
// scripts, --only and --except-check to the checks (by name, as often as wanted), the other options to the
// pact's own (--except, --state, --except-state).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/** Runs a script of this folder and shows what it writes. @returns its exit code and its lines */
async function run(script, ...more) {
  const args = [join(folder, script), '--pact', join(folder, pact), ...server, ...more];
  const running = spawn(process.execPath, args, { stdio: ['inherit', 'pipe', 'pipe'] });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    running[name].setEncoding('utf8').on('data', (text) => {
      process[name].write(text);
      written[name] += text;
    });
  }
  const [code] = await once(running, 'close');
  const lines = (name) => stripVTControlCharacters(written[name]).split('\n');
  return { isKept: code === 0, output: lines('stdout'), errors: lines('stderr') };
}

const ofPact = await run('verify-provider.mjs', ...operations, ...options);
const contract = ['--contract', join(folder, 'openapi.json')];
const ofChecks = await run('server-checks.mjs', ...contract, ...operations, ...checks);

// The pact's own report is long: what failed is said once more at the end.
const failures = [
  // `1) Verifying a pact between … - createVoucherToken: 404 voucher-not-found`
  ...ofPact.output
    .filter((line) => /^\d+\) /.test(line))
    .map((line) => `pact: ${line.replace(/^\d+\) (Verifying a pact between .*? Given )?/, '')}`),
  ...ofChecks.errors.filter((line) => line !== '').map((line) => `check: ${line}`),
];
if (failures.length > 0) console.error(['', 'What failed:', ...failures].join('\n'));
process.exitCode = ofPact.isKept && ofChecks.isKept ? 0 : 1;

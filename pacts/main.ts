// `npm run pacts`: writes the pacts, and with a command proves something of them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CONTRACT_FILE } from '../mocks/contract.ts';
import { startMock } from '../mocks/server.ts';
import { playPact } from './play-pact.mjs';
import { startReferenceServer } from './reference-server/server.ts';
import { checkServer } from './server-checks.mjs';
import { checkRequests } from './support/check-requests.ts';
import { compareWithContract } from './support/compare.ts';
import { PACT_FOLDER, pactFiles, PROVIDER } from './support/pact-file.ts';

const HELP = `npm run pacts [-- <command>]

  (no command)   the tests of interactions/, which write the pacts
  check          the contract has what the pacts ask for; the committed pacts are what the tests write
  requests       each request is like one that a page sends in its tests (after \`npm run unit\`)
  verify         the mock answers as the pacts say and passes the checks of what it knows; with --url and --states-url another server
                 (\`npm run pacts -- verify --help\`)
  reference      the reference server does, and a check notices each planted mistake
  server         starts the reference server; PORT chooses its port (8080)
`;
const root = join(import.meta.dirname, '..');
const run = (...args: readonly string[]): number =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
const test = (config: string, flags: readonly string[]): number =>
  run('node_modules/vitest/vitest.mjs', 'run', '--config', config, ...flags);

/** Prints what is wrong. @returns the exit code */
function report(errors: readonly string[], isRight: string): number {
  if (errors.length === 0) console.log(isRight);
  for (const error of errors) console.error(error);
  return errors.length === 0 ? 0 : 1;
}

function check(): number {
  const errors = pactFiles.flatMap(({ file, contract }) => compareWithContract(file, contract));
  // `git diff` would not show an untracked file.
  const status = ['status', '--porcelain', '--', '*-service.json'];
  const changes = spawnSync('git', status, { cwd: PACT_FOLDER, encoding: 'utf8' }).stdout;
  const stale =
    changes && `The pacts are not committed; run "npm run pacts" and commit:\n${changes}`;
  const isRight = 'The contracts have what the pacts ask for, and the pacts are up to date';
  return report([...errors, ...(stale ? [stale] : [])], isRight);
}

/** Of the rest the mock knows nothing: it has one set of data for all visitors, and unsigned tokens. */
const OF_THE_MOCK =
  `refused answers repeat key-of-another-request corrected key-of-another-operation key-closed-by-another
  activity changed:redeemVoucher changed:initChargePaypal changed-meanwhile one-charge cancelled not-cancelled
  one-account debited-once overdrawn ordered codes charge-limits foreign-return-page not-received purpose
  other-address of-another:getRedemption pin-lock revoked amounts:lookUpPrepaidVoucher`.split(
    /\s+/,
  );
/** Their tokens are those of the examples, which end in 2100. */
const EXAMPLE_TOKENS = /^answers:(finalizeCharge\w+|getCharge) .*\/exp/;

async function verifyMock(): Promise<number> {
  const mock = await startMock({ port: Number(process.env['MOCK_PORT'] ?? 0) });
  const results = [];
  for (const { provider, file, path } of pactFiles) {
    const url = `${mock.url}${path}`;
    const result = await playPact({ pact: file, url, statesUrl: `${mock.url}/__mock/states` });
    console.log(
      `${provider}: ${result.played} interactions ${result.holds ? '' : 'do not all '}hold`,
    );
    results.push(result.holds);
    if (provider !== PROVIDER) continue;
    const server = {
      pact: file,
      contract: CONTRACT_FILE,
      url,
      statesUrl: `${mock.url}/__mock/states`,
    };
    const { played, failures } = await checkServer({ ...server, only: OF_THE_MOCK });
    const wrong = failures.filter((failure) => !EXAMPLE_TOKENS.test(failure));
    results.push(report(wrong, `${played} checks hold`) === 0);
  }
  await mock.close();
  return results.every(Boolean) ? 0 : 1;
}

const [command = '', ...flags] = process.argv.slice(2);
if (command === '--help') console.log(HELP);
else if (command === '' || command.startsWith('--')) {
  process.exitCode = test('pacts/vitest.config.ts', process.argv.slice(2));
} else if (command === 'check') process.exitCode = check();
else if (command === 'requests') {
  const { asked, differences } = checkRequests();
  process.exitCode = report(differences, `${asked} requests of the pact are like those of pages`);
} else if (command === 'verify') {
  process.exitCode =
    flags.length > 0 ? run('pacts/verify-server.mjs', ...flags) : await verifyMock();
} else if (command === 'reference') {
  process.exitCode = test('pacts/reference.config.ts', flags);
} else if (command === 'server') {
  const { url } = await startReferenceServer({ port: Number(process.env['PORT'] ?? 8080) });
  console.log(`The reference server answers at ${url}, its states at ${url}/test/states`);
} else {
  console.error(HELP);
  process.exitCode = 1;
}

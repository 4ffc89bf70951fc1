// `npm run pacts`: writes the pacts, and with a command proves something of them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startMock } from '../mocks/server.ts';
import { playPact } from './play-pact.mjs';
import { startReferenceServer } from './reference-server/server.ts';
import { checkRequests } from './support/check-requests.ts';
import { compareWithContract } from './support/compare.ts';
import { PACT_FOLDER, pactFiles } from './support/pact-file.ts';

const HELP = `npm run pacts [-- <command>]

  (no command)   the tests of interactions/, which write the pacts
  check          the contract has what the pacts ask for; the committed pacts are what the tests write
  requests       each request is like one that a page sends in its tests (after \`npm run unit\`)
  verify         the mock answers as the pacts say; with --url and --states-url another server
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
  const stale = changes && `The pacts are stale; run "npm run pacts" and commit:\n${changes}`;
  const isRight = 'The contracts have what the pacts ask for, and the pacts are up to date';
  return report([...errors, ...(stale ? [stale] : [])], isRight);
}

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

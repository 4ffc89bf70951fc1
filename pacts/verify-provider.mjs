// Plays the pact against a server. Needs this file, the pact and `npm install @pact-foundation/pact`.
//   node verify-provider.mjs --pact pact.json --url http://localhost:8080 \
//     --states-url http://localhost:8080/test/states [--operation redeemVoucher,getShop] \
//     [--except getShop] [--state 'blocked'] [--except-state 'the service fails']...
// --except-state may come several times; every other filter once.
import { Verifier } from '@pact-foundation/pact';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const text = { type: /** @type {const} */ ('string') };
const { values } = parseArgs({
  options: {
    pact: text,
    url: text,
    'states-url': text,
    operation: text,
    except: text,
    state: text,
    'except-state': { ...text, multiple: true },
  },
});
const {
  pact: file,
  url,
  'states-url': statesUrl,
  operation = '',
  except = '',
  state = '',
  'except-state': exceptStates = [],
} = values;
if (!file || !url || !statesUrl) throw new Error('--pact, --url and --states-url are needed');

const pact = JSON.parse(readFileSync(file, 'utf8'));
const all = pact.interactions;
const isOneOf = (list, { description }) =>
  list.split(',').some((id) => description.startsWith(`${id}:`));
const isIn = (words, { providerStates = [] }) =>
  providerStates.some(({ name }) => name.includes(words));
const interactions = all.filter(
  (each) =>
    (operation === '' || isOneOf(operation, each)) &&
    !isOneOf(except, each) &&
    isIn(state, each) &&
    !exceptStates.some((words) => isIn(words, each)),
);
if (interactions.length === 0) throw new Error('no interaction fits the filters');

const folder = mkdtempSync(join(tmpdir(), 'pact-'));
const part = join(folder, 'pact.json');
writeFileSync(part, JSON.stringify({ ...pact, interactions }));
try {
  await new Verifier({
    provider: pact.provider.name,
    providerBaseUrl: url,
    providerStatesSetupUrl: statesUrl,
    pactUrls: [part],
    logLevel: 'error',
  }).verifyProvider();
  console.log(
    `${interactions.length} of ${all.length} interactions were played, and all of them hold`,
  );
} catch {
  console.error(
    `${interactions.length} of ${all.length} interactions were played, and some do not hold`,
  );
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

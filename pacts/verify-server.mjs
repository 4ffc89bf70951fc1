// Verifies a server: plays the pact, and then the checks beside it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playPact } from './play-pact.mjs';
import { checkServer } from './server-checks.mjs';
import { readContract } from './server-checks/contract.mjs';

const HELP = `Plays the pact and the checks beside it against a server.

  --url <address>            where the server answers: http://localhost:8080
  --states-url <address>     where it takes the provider states: http://localhost:8080/test/states
  --operation <ids>          only these operations, separated by commas: redeemVoucher,getShop
  --state <words>            only interactions in states with these words
  --except-state <words>     none of these; may come several times
  --only <check>             only these checks, with or without an operation: repeat:redeemVoucher
  --except <check>           all but these; both may come several times
  --help                     this text
`;
const text = { type: /** @type {const} */ ('string') };
const list = { ...text, multiple: true };
const { values } = parseArgs({
  options: {
    url: text,
    'states-url': text,
    operation: text,
    state: text,
    'except-state': list,
    only: list,
    except: list,
    help: { type: 'boolean' },
  },
});
const { url, 'states-url': statesUrl, state = '', 'except-state': exceptStates = [] } = values;
const operations = values.operation?.split(',');
if (!url || !statesUrl || values.help) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

const here = (name) => join(import.meta.dirname, name);
const pact = here('voucher-redemption-website-voucher-redemption-service.json');
// The archive has the document beside this file.
const contract = [here('openapi.json'), here('../generated/openapi.json')].find(existsSync);
const isWanted = ({ description, providerStates: [{ name }] }) =>
  (operations?.includes(description.split(':')[0]) ?? true) &&
  name.includes(state) &&
  !exceptStates.some((words) => name.includes(words));

const known = readContract(contract).operations;
const unknown = operations?.filter((id) => !known.has(id)) ?? [];
if (unknown.length > 0) throw new Error(`the contract has no operation ${unknown.join(', ')}`);

const { played, holds } = await playPact({ pact, url, statesUrl, isWanted });
const { only, except } = values;
const wanted = { operations, isWanted, only, except };
const checked = await checkServer({ pact, contract, url, statesUrl, ...wanted });
console.log(`\n${played} interactions were played, and ${holds ? 'all' : 'some do not'} hold`);
console.log(`${checked.played} checks were played, ${checked.failures.length} do not hold`);
for (const failure of checked.failures) console.error(failure);
if (!holds || checked.failures.length > 0) process.exitCode = 1;

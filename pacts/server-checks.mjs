// Asks a server what no pact can: requests that the website never sends, repeats, two at once, and what
// a request did. Needs this file and its folder, the pact, the document, and `npm install ajv ajv-formats`.
//   node server-checks.mjs --pact pact.json --contract openapi.json --url http://localhost:8080 \
//     --states-url http://localhost:8080/test/states [--operation redeemVoucher,getShop] \
//     [--only repeat]... [--except forged-token]...
// The last two take the name of a check, or of one with its operation (repeat:redeemVoucher).
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addressChecks } from './server-checks/addresses.mjs';
import { afterwardsChecks } from './server-checks/afterwards.mjs';
import { ANSWER_CHECKS, checkAnswers, watchAnswers } from './server-checks/answers.mjs';
import { readContract } from './server-checks/contract.mjs';
import { effectChecks } from './server-checks/effects.mjs';
import { formChecks } from './server-checks/forms.mjs';
import { keyChecks, keyEffectChecks } from './server-checks/keys.mjs';
import { limitChecks } from './server-checks/limits.mjs';
import { linkChecks } from './server-checks/links.mjs';
import { orderChecks } from './server-checks/order.mjs';
import { paymentChecks } from './server-checks/payments.mjs';
import { redemptionChecks } from './server-checks/redemptions.mjs';
import { requestChecks } from './server-checks/requests.mjs';
import { createServer } from './server-checks/server.mjs';
import { sumChecks } from './server-checks/sums.mjs';
import { twiceChecks, twiceEffectChecks } from './server-checks/twice.mjs';
import { visitorChecks } from './server-checks/visitors.mjs';

const text = { type: /** @type {const} */ ('string') };
const list = { ...text, multiple: true };
const { values } = parseArgs({
  options: {
    pact: text,
    contract: text,
    url: text,
    'states-url': text,
    operation: text,
    only: list,
    except: list,
  },
});
const { pact, contract: document, url, 'states-url': statesUrl, only, except = [] } = values;
const isOfOperation = (operation) => values.operation?.split(',').includes(operation) ?? true;
if (!pact || !document || !url || !statesUrl) {
  throw new Error('--pact, --contract, --url and --states-url are needed');
}
const { interactions } = JSON.parse(readFileSync(pact, 'utf8'));
const contract = readContract(document);
const watch = watchAnswers(contract);
const server = createServer({ url, statesUrl, interactions, seen: watch.seen });

const unknown = (values.operation?.split(',') ?? []).filter((id) => !contract.operations.has(id));
if (unknown.length > 0) throw new Error(`the contract has no operation ${unknown.join(', ')}`);

/** Whether the filters take a check; `name` alone or with its operation. */
const isWanted = (...names) =>
  (only === undefined || names.some((name) => only.includes(name))) &&
  !names.some((name) => except.includes(name));

let played = 0;
const failures = [];
/** Plays a check. A server that falls over fails it, and the others are played all the same. */
async function play(name, operation, check) {
  if (!isOfOperation(operation) || !isWanted(name, `${name}:${operation}`)) return;
  const found = await check().catch((error) => `fails: ${error.message}`);
  if (found === undefined) return;
  played += 1;
  if (found) failures.push(`${name}:${operation} ${found}`);
}

/** Played for each variant of a body, because each has other fields. */
const OF_EACH_VARIANT = ['missing-field', 'optional-field', 'unknown-field', 'limits'];

// One after the other: a state holds for the whole server.
const seen = new Set();
const checks = Object.entries({
  ...requestChecks(server, contract),
  ...limitChecks(server, contract),
  ...formChecks(server, contract),
  ...keyChecks(server, contract),
  ...orderChecks(server, contract),
  ...addressChecks(server, contract),
  ...twiceChecks(server, contract),
});
for (const interaction of interactions) {
  const operation = interaction.description.split(':')[0];
  if (interaction.response.status >= 300 || !isOfOperation(operation)) continue;
  // Another kind of delivery, or a receipt, needs other fields: they are left out in each.
  const { delivery, donationReceipt } = interaction.request.body?.content ?? {};
  const variant = [operation, delivery === 'post', donationReceipt === true].join(' ');
  if (seen.has(variant)) continue;
  const isFirst = !seen.has(operation);
  seen.add(operation).add(variant);
  for (const [name, check] of isFirst
    ? checks
    : checks.filter(([each]) => OF_EACH_VARIANT.includes(each))) {
    await play(name, operation, async () => {
      const again = () => server.prepare(interaction);
      return check(await again(), operation, again);
    });
  }
}
const ofEffects = {
  ...effectChecks(server, contract),
  ...keyEffectChecks(server, contract),
  ...twiceEffectChecks(server, contract),
  ...afterwardsChecks(server, contract),
  ...sumChecks(server, contract),
  ...paymentChecks(server, contract),
  ...redemptionChecks(server, contract),
  ...linkChecks(server, contract),
  ...visitorChecks(server, contract),
};
for (const [label, check] of Object.entries(ofEffects)) {
  const [name, operation] = label.split(':');
  await play(name, operation, check);
}
const ofAnswers = ANSWER_CHECKS.filter((name) => isWanted(name));
if (ofAnswers.length > 0) {
  const found = await checkAnswers(server, contract, isOfOperation);
  for (const name of ofAnswers) {
    played += 1;
    failures.push(...found[name].map((failure) => `${name}:${failure}`));
  }
}

if (isWanted('every-answer')) {
  played += 1;
  failures.push(
    ...[...watch.wrong].map(([operation, found]) => `every-answer:${operation} ${found}`),
  );
}

for (const failure of failures) console.error(failure);
console.log(
  `${played} checks, ${failures.length === 0 ? 'all hold' : `${failures.length} do not`}`,
);
if (failures.length > 0) process.exitCode = 1;

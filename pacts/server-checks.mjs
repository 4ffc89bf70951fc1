// Asks a server what no pact can: requests that the website never sends, repeats, two at once, and what a
// request did. `verify-server.mjs` is its command.
import { readFileSync } from 'node:fs';
import { readContract } from './server-checks/contract.mjs';
import { describedChecks, watchAnswers } from './server-checks/described.mjs';
import { keyChecks } from './server-checks/keys.mjs';
import { ledgerChecks } from './server-checks/ledger.mjs';
import { moneyChecks } from './server-checks/money.mjs';
import { secretChecks } from './server-checks/secrets.mjs';
import { createServer } from './server-checks/server.mjs';

/**
 * Plays the checks beside the pact.
 * @param {object} wanted
 * @param {string} wanted.pact the pact's file
 * @param {string} wanted.contract the file of the OpenAPI document
 * @param {string} wanted.url where the server answers
 * @param {string} wanted.statesUrl where it takes the provider states
 * @param {readonly string[]} [wanted.operations] all of them when left out
 * @param {(interaction: object) => boolean} [wanted.isWanted] whose answers are looked at: all when left out
 * @param {readonly string[]} [wanted.only] names of checks, with or without an operation (`repeat:redeemVoucher`)
 * @param {readonly string[]} [wanted.except] the same, for those that are left out
 * @returns {Promise<{ played: number, failures: readonly string[], names: readonly string[] }>} `failures`: a
 *   text for each check that does not hold, `names`: those of all checks, without their operations
 */
export async function checkServer({
  pact,
  contract: file,
  url,
  statesUrl,
  operations,
  isWanted = () => true,
  only,
  except = [],
}) {
  const contract = readContract(file);
  const { interactions } = JSON.parse(readFileSync(pact, 'utf8'));
  const watch = watchAnswers(contract);
  const server = createServer({ url, statesUrl, interactions, seen: watch.seen });
  const checks = {
    ...describedChecks({ ...server, interactions: interactions.filter(isWanted) }, contract),
    ...keyChecks(server, contract),
    ...moneyChecks(server, contract),
    ...ledgerChecks(server, contract),
    ...secretChecks(server, contract),
  };
  const isPlayed = (label) => {
    const [name, operation] = label.split(':');
    const isIn = (list) => list.includes(name) || list.includes(label);
    return (operations?.includes(operation) ?? true) && (!only || isIn(only)) && !isIn(except);
  };

  const names = [...new Set(Object.keys(checks).map((label) => label.split(':')[0]))];
  const unknown = [...(only ?? []), ...except].filter(
    (name) => !(name in checks) && !names.includes(name) && !name.startsWith('answers'),
  );
  if (unknown.length > 0) throw new Error(`there is no check ${unknown.join(', ')}`);

  let played = 0;
  const failures = [];
  // One after the other: a state holds for the whole server.
  for (const [label, check] of Object.entries(checks)) {
    if (!isPlayed(label)) continue;
    played += 1;
    // A server that falls over fails a check, and the others are played all the same.
    const found = await check().catch((error) => `fails: ${error.message}`);
    if (found) failures.push(`${label} ${found}`);
  }
  for (const [operation, found] of watch.wrong) {
    const label = `answers:${operation}`;
    if (isPlayed(label)) failures.push(`${label} ${found}`);
  }
  return { played, failures, names };
}

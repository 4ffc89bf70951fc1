import { Verifier } from '@pact-foundation/pact';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Plays a pact, or those of its interactions that are wanted, against a server. What does not hold is
 * printed by Pact.
 * @param {object} wanted
 * @param {string} wanted.pact the pact's file
 * @param {string} wanted.url where the server answers
 * @param {string} wanted.statesUrl where it takes the provider states
 * @param {(interaction: object) => boolean} [wanted.isWanted] all of them when left out
 * @returns {Promise<{ played: number, holds: boolean }>} how many were played, and whether all hold
 */
export async function playPact({ pact, url, statesUrl, isWanted = () => true }) {
  const { interactions: all, ...rest } = JSON.parse(readFileSync(pact, 'utf8'));
  const interactions = all.filter(isWanted);
  if (interactions.length === 0) throw new Error('no interaction fits the filters');
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const part = join(folder, 'pact.json');
  writeFileSync(part, JSON.stringify({ ...rest, interactions }));
  const verifier = new Verifier({
    provider: rest.provider.name,
    providerBaseUrl: url,
    providerStatesSetupUrl: statesUrl,
    pactUrls: [part],
    logLevel: 'error',
  });
  const holds = await verifier.verifyProvider().then(
    () => true,
    () => false,
  );
  rmSync(folder, { recursive: true });
  return { played: interactions.length, holds };
}

import { join } from 'node:path';
import { CONTRACT_FILE, GEOCODING_FILE } from '../../mocks/contract.ts';

export const CONSUMER = 'voucher-redemption-website';
export const PROVIDER = 'voucher-redemption-service';
/** The external maps service. */
export const GEOCODING_PROVIDER = 'geocoding-service';
export const PACT_FOLDER = join(import.meta.dirname, '..');

export interface PactFile {
  readonly provider: string;
  readonly file: string;
  /** What the pact has to agree with. */
  readonly contract: string;
  /** Where the mock answers for the provider. */
  readonly path: string;
}

const pactWith = (provider: string, contract: string, path: string): PactFile => ({
  provider,
  file: join(PACT_FOLDER, `${CONSUMER}-${provider}.json`),
  contract,
  path,
});

/** One file for each provider. */
export const pactFiles: readonly PactFile[] = [
  pactWith(PROVIDER, CONTRACT_FILE, ''),
  pactWith(GEOCODING_PROVIDER, GEOCODING_FILE, '/mock-geocoding'),
];

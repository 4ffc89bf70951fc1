import { join } from 'node:path';

export const CONSUMER = 'voucher-redemption-website';
export const PROVIDER = 'voucher-redemption-service';
export const PACT_FOLDER = join(import.meta.dirname, '..');
export const PACT_FILE = join(PACT_FOLDER, `${CONSUMER}-${PROVIDER}.json`);

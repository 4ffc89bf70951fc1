import { expect, test } from 'vitest';
import { scriptAddress } from '../../src/payment/adapters/script-address';
import type { ProviderSetup } from '../../src/payment/adapters/payment-adapter';
import { PAYMENT_SOURCES } from './payment-sources.ts';

const amazonPay = { language: 'de_DE', ledgerCurrency: 'EUR' } as const;

/** Whether a policy allows an address. */
const allows = (sources: readonly string[], address: string) =>
  sources.some((source) => {
    const pattern = source.replaceAll('.', '\\.').replace('*', '[\\w-]+');
    return new RegExp(`^${pattern}$`).test(new URL(address).origin);
  });

test.each<ProviderSetup>([
  { provider: 'unzer', publicKey: 'key' },
  { provider: 'paypal', clientId: 'id' },
  { provider: 'amazonpay', ...amazonPay },
])('[3.047] the policy of a page for payments allows the script of $provider', (setup) => {
  const address = scriptAddress(setup, { currency: 'EUR', locale: 'de-DE' }, null);
  expect(address).toMatch(/^https:/);
  expect(allows(PAYMENT_SOURCES.script, address)).toBe(true);
});

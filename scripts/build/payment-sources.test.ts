import { expect, test } from 'vitest';
import { scriptAddress } from '../../src/payment/adapters/script-address';
import type { ProviderSetup } from '../../src/payment/adapters/payment-adapter';
import { paymentSources } from './payment-sources.ts';

const amazonPay = { language: 'de_DE', ledgerCurrency: 'EUR' } as const;

/** Whether a policy allows an address. */
const allows = (sources: readonly string[], address: string) =>
  sources.some((source) => {
    const pattern = source.replaceAll('.', '\\.').replace('*', '[\\w-]+');
    return new RegExp(`^${pattern}$`).test(new URL(address).origin);
  });

test.each<[ProviderSetup, object]>([
  [{ provider: 'unzer', publicKey: 'key' }, { paymentOptions: [{ name: 'unzer' }] }],
  [{ provider: 'paypal', clientId: 'id' }, { paymentOptions: [{ name: 'paypal' }] }],
  [{ provider: 'amazonpay', ...amazonPay }, { amazonPay }],
])('the policy of a site allows the script of $provider, and only there', (setup, site) => {
  const address = scriptAddress(setup, { currency: 'EUR', locale: 'de-DE' }, null);
  expect(address).toMatch(/^https:/);
  expect(allows(paymentSources(site).script, address)).toBe(true);
  expect(allows(paymentSources({}).script, address)).toBe(false);
});

test('a site without providers allows nothing', () => {
  expect(paymentSources({ paymentOptions: [] })).toEqual({
    script: [],
    connect: [],
    frame: [],
    formAction: [],
  });
});

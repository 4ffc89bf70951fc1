import { expect, test } from 'vitest';
import type { PaymentSite } from '../../src/payment/providers/provider';
import { providers } from '../../src/payment/providers/providers';
import { PAYMENT_SOURCES } from './payment-sources.ts';

const site: PaymentSite = {
  amazonPay: { language: 'de_DE', ledgerCurrency: 'EUR' },
  paymentOptions: [
    { name: 'unzer', publicKey: 'key' },
    { name: 'paypal', clientId: 'id' },
  ],
};

/** Whether a policy allows an address. */
const allows = (sources: readonly string[], address: string) =>
  sources.some((source) => {
    const pattern = source.replaceAll('.', '\\.').replace('*', '[\\w-]+');
    return new RegExp(`^${pattern}$`).test(new URL(address).origin);
  });

test.each([
  ['unzer', 'EUR', 'https://static.unzer.com/v1/unzer.js'],
  ['amazonpay', 'EUR', 'https://static-eu.payments-amazon.com/checkout.js'],
  ['amazonpay', 'CAD', 'https://static-na.payments-amazon.com/checkout.js'],
  [
    'paypal',
    'EUR',
    'https://www.paypal.com/sdk/js?client-id=id&currency=EUR&intent=capture&components=buttons&locale=de_DE',
  ],
] as const)('[3.009] the script of %s in %s', (provider, currency, address) => {
  const account = { ...site, amazonPay: { language: 'de_DE', ledgerCurrency: currency } };
  expect(providers[provider].script?.(account, { currency, locale: 'de-DE' })).toBe(address);
});

test.each(Object.entries(providers))(
  '[3.047] the policy of a page for payments allows the script of %s',
  (_name, { script }) => {
    const address = script?.(site, { currency: 'EUR', locale: 'de-DE' });
    if (address === undefined) return;
    expect(address).toMatch(/^https:/);
    expect(allows(PAYMENT_SOURCES.script, address)).toBe(true);
  },
);

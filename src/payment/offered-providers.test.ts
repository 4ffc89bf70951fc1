import { expect, test } from 'vitest';
import { offeredProviders } from './offered-providers';

test.each([
  ['3.048', { name: 'paypal', clientId: 'client' }, { name: 'paypal' }],
  ['3.049', { name: 'unzer', publicKey: 'key' }, { name: 'unzer' }],
])('[3.047] [%s] a way to pay is offered where the site has its id or key', (_, whole, bare) => {
  expect(offeredProviders({ paymentOptions: [whole] }, 'EUR')).toEqual([whole.name]);
  expect(offeredProviders({ paymentOptions: [bare] }, 'EUR')).toEqual([]);
  expect(offeredProviders({ paymentOptions: [] }, 'EUR')).toEqual([]);
});

test('those that the server takes are offered in its order, and no unknown one', () => {
  const paymentOptions = [
    { name: 'paypal', clientId: 'client' },
    { name: 'unzer', publicKey: 'key' },
  ];
  expect(offeredProviders({ paymentOptions }, 'EUR', ['unzer', 'cheque', 'paypal'])).toEqual([
    'unzer',
    'paypal',
  ]);
});

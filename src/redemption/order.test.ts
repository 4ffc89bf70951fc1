import { expect, test } from 'vitest';
import { recipientOf, sumOfItems } from './order';
import { nordlicht25 } from './testing';

test('the sum counts every value as often as it was chosen', () => {
  expect(sumOfItems([])).toBe(0);
  expect(
    sumOfItems([
      { valueInCent: 2000, quantity: 2 },
      { valueInCent: 750, quantity: 1 },
    ]),
  ).toBe(4750);
});

test('the shop receives a value, the organisation a donation', () => {
  const donation = {
    kind: 'donation',
    organisationName: 'Wiesengrund',
    hasReceipt: false,
  } as const;
  expect(recipientOf({ kind: 'shop', id: 'order-1', ...nordlicht25 })).toBe('Nordlicht');
  expect(recipientOf(donation)).toBe('Wiesengrund');
});

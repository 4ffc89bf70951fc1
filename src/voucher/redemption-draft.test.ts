import { expect, test } from 'vitest';
import type { KeyValueStore } from '~/lib/safe-storage';
import { createRedemptionDraft, sumOfItems } from './redemption-draft';

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

test('keeps the choice and what was typed over a reload', () => {
  const storage = memoryStore();
  const choice = {
    shopId: 1001,
    shopName: 'Nordlicht',
    items: [{ valueInCent: 2500, quantity: 1 }],
  };
  createRedemptionDraft(storage, 'test').update({ choice, customer: { firstName: 'Mia' } });
  expect(createRedemptionDraft(storage, 'test').get()).toEqual({
    choice,
    customer: { firstName: 'Mia' },
  });
});

test.each(['', '{', '[]', 'null', '42'])('begins empty when the storage holds %j', (stored) => {
  const storage = memoryStore();
  storage.setItem('redemption:test', stored);
  expect(createRedemptionDraft(storage, 'test').get()).toEqual({});
});

test('adds up values in cents', () => {
  const items = [
    { valueInCent: 2500, quantity: 1 },
    { valueInCent: 1000, quantity: 2 },
  ];
  expect(sumOfItems(items)).toBe(4500);
});

import { expect, test } from 'vitest';
import { readDraft } from './read-draft';

const choice = {
  shopId: 1001,
  shopName: 'Nordlicht',
  items: [{ valueInCent: 2500, quantity: 1 }],
};
const result = {
  redeemId: 'r',
  orderNumber: 'o',
  status: 'completed',
  delivery: 'screen',
  currency: 'EUR',
  redeemedInCent: 2500,
  remainingInCent: 0,
};
const unsettled = { idempotencyKey: 'k', body: {} };

test('reads what was written', () => {
  const draft = { choice, customer: { firstName: 'Mia', useRecharge: true }, unsettled, result };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, '', '{', '[]', 'null', '42', '"text"'])('begins empty with %j', (stored) => {
  expect(readDraft(stored)).toEqual({});
});

test.each<[string, object]>([
  ['no choice', { choice: 5 }],
  ['a choice without values', { choice: { ...choice, items: [] } }],
  ['a choice whose values are none', { choice: { ...choice, items: [{ valueInCent: '2500' }] } }],
  ['a choice of no shop', { choice: { ...choice, shopId: '1001' } }],
  ['no customer', { customer: ['Mia'] }],
  ['an attempt without a key', { unsettled: { body: {} } }],
  ['an attempt without a body', { unsettled: { idempotencyKey: 'k' } }],
  ['a result without a currency', { result: { ...result, currency: 'euro' } }],
  ['a result without an amount', { result: { ...result, remainingInCent: '0' } }],
])('leaves out %s', (_, stored) => {
  expect(readDraft(JSON.stringify(stored))).toEqual({});
});

test('keeps the good parts beside a bad one', () => {
  const stored = { choice, customer: { firstName: 'Mia', lastName: 5 }, result: 7 };
  expect(readDraft(JSON.stringify(stored))).toEqual({ choice, customer: { firstName: 'Mia' } });
});

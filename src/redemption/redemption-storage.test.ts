import { expect, test } from 'vitest';
import { ApiError } from '~/api';
import { createSafeStorage } from '~/lib/safe-storage';
import { choosing } from './redemption-state';
import {
  emptyRecord,
  readRecord,
  writeRecord,
  type Confirmation,
  type TabRecord,
} from './redemption-storage';
import { done, filling, KEY, nordlicht25, VOUCHER } from './testing';

const SITE = 'schenkwerk-de';
const order = { kind: 'shop', id: 'order-1', ...nordlicht25 } as const;
const request = {
  termsAccepted: true,
  shopId: 1001,
  redeemStartingPoint: { source: 'shop-wall' },
  items: nordlicht25.items,
  customer: { lastName: 'Muster', email: 'mia@beispiel.de' },
  redeemValue: 2500,
  delivery: 'screen',
  currency: 'EUR',
} as const;
const attempt = { order, request: { ...request, items: [...request.items] }, key: KEY };
const uncertain = { phase: 'uncertain', ...attempt, voucherId: VOUCHER, since: 1 } as const;

function stored(record: unknown) {
  const all = new Map([[`redemption:${SITE}`, JSON.stringify(record)]]);
  const storage = createSafeStorage(() => ({
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  }));
  return { storage, read: () => readRecord(storage, SITE, 5) };
}

test('[4.070] a request that may have been sent is kept byte for byte', () => {
  const { read } = stored({ ...emptyRecord, redemption: uncertain });
  const { redemption } = read();
  expect(redemption).toEqual(uncertain);
  if (redemption.phase !== 'uncertain') throw new Error('It was dropped');
  expect(JSON.stringify(redemption.request)).toBe(JSON.stringify(uncertain.request));
});

test('a request that was under way is uncertain in the next page', () => {
  const { since: _since, phase: _phase, ...sent } = uncertain;
  const under = { phase: 'sending', isRepeat: false, ...sent };
  const { read } = stored({ redemption: { ...under, version: '"1"' } });
  expect(read().redemption).toEqual({ ...uncertain, isRepeat: false, version: '"1"', since: 5 });
});

test('a request that had not left yet was never made', () => {
  const { since: _since, phase: _phase, ...sent } = uncertain;
  const { read } = stored({ redemption: { phase: 'sending', isRepeat: false, ...sent } });
  expect(read().redemption).toMatchObject({ phase: 'filling', key: uncertain.key });
});

test.each<[string, TabRecord]>([
  ['a form', filling(nordlicht25, { firstName: 'Mia', useRecharge: true })],
  ['a confirmation', done()],
  ['what was redeemed before it', { ...done(), earlier: [done().confirmation as Confirmation] }],
  ['open redemptions of other vouchers', { ...emptyRecord, others: [uncertain] }],
])('%s survives a reload', (_, record) => {
  const { storage, read } = stored({});
  writeRecord(storage, SITE, record);
  expect(read()).toEqual(record);
});

test.each<[string, unknown]>([
  ['no object', 5],
  ['a list', [1, 2]],
  ['an unknown phase', { redemption: { phase: 'winning' } }],
  [
    'an order without values',
    { redemption: { phase: 'filling', order: { kind: 'shop' }, key: KEY } },
  ],
  ['an invalid key', { redemption: { ...uncertain, key: 'k' } }],
  ['a request without a value', { redemption: { ...uncertain, request: { customer: {} } } }],
  [
    'a confirmation without its check',
    { confirmation: { order, result: { status: 'fraud_check' } } },
  ],
  ['invalid values of a form', { form: { firstName: { evil: true } } }],
])('%s is dropped', (_, record) => {
  expect(stored(record).read()).toEqual({ ...emptyRecord, redemption: choosing });
});

test('the text of the server about a failure is not kept', () => {
  const { storage } = stored({});
  const redemption = { ...filling(nordlicht25).redemption, error: new Error('secret') };
  writeRecord(storage, SITE, { ...emptyRecord, redemption } as TabRecord);
  expect(storage.getItem(`redemption:${SITE}`)).not.toContain('error');
});

test('[4.046] with a voucher that is refused for good, a page that is loaded again has nothing to go on with', () => {
  const { storage, read } = stored({});
  const { redemption } = filling(nordlicht25);
  if (redemption.phase !== 'filling') throw new Error('not filling');
  const refused = (code: 'VOUCHER_BLOCKED' | 'SHOP_GONE') =>
    writeRecord(storage, SITE, {
      ...emptyRecord,
      redemption: { ...redemption, error: new ApiError({ kind: 'problem', code, status: 409 }) },
    });
  refused('VOUCHER_BLOCKED');
  expect(read().redemption).toEqual(choosing);
  refused('SHOP_GONE');
  expect(read().redemption).toEqual(redemption);
});

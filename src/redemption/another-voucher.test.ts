import { expect, test } from 'vitest';
import { createSafeStorage } from '~/lib/safe-storage';
import { tokenFor } from '~/voucher/testing';
import { createVoucherSession } from '~/voucher/voucher-session';
import { createRedemptionStore } from './redemption-store';
import { emptyRecord, writeRecord, type TabRecord } from './redemption-storage';
import { filling, KEY, nordlicht25, redeemedHalf, VOUCHER } from './testing';

const typed = { firstName: 'Ada', email: 'ada@example.com' };
const order = { kind: 'shop', id: 'order-1', ...nordlicht25 } as const;

const memory = () =>
  createSafeStorage(() => {
    throw new Error('Tests keep nothing');
  });

/** Opens a tab that keeps a record, and enters the voucher of `tokenFor`. */
function enterVoucher(record: TabRecord): TabRecord {
  const storage = memory();
  writeRecord(storage, 'one-de', record);
  const session = createVoucherSession({ storage, siteId: 'one-de' });
  const store = createRedemptionStore({ storage, siteId: 'one-de', session, canPay: () => false });
  session.start(tokenFor(undefined, {}));
  return store.getRecord();
}

test.each<[string, TabRecord]>([
  [
    'a redemption that is over',
    {
      ...emptyRecord,
      form: typed,
      confirmation: { key: KEY, order, result: redeemedHalf, voucherId: 'other' },
    },
  ],
  [
    'a form that was filled in',
    {
      ...emptyRecord,
      redemption: {
        phase: 'filling',
        order,
        key: KEY,
        voucherId: 'other',
      },
      form: typed,
    },
  ],
])('another voucher leaves nothing of %s', (_, record) => {
  expect(enterVoucher(record)).toEqual(emptyRecord);
});

test('the same voucher, and the first one, find what was typed', () => {
  const { redemption } = filling(nordlicht25, typed);
  expect(enterVoucher({ ...emptyRecord, redemption, form: typed }).form).toEqual(typed);
  expect(enterVoucher({ ...emptyRecord, form: typed }).form).toEqual(typed);
});

test('the last voucher of several keeps after a reload what the others were redeemed for', () => {
  const storage = memory();
  const open = () => {
    const session = createVoucherSession({ storage, siteId: 'one-de' });
    return {
      session,
      store: createRedemptionStore({ storage, siteId: 'one-de', session, canPay: () => false }),
    };
  };
  const { session } = open();
  session.start(tokenFor(undefined, {}, { sub: 'other' }));
  session.putAside();
  session.start(tokenFor(undefined, {}));
  const record = {
    ...emptyRecord,
    form: typed,
    confirmation: { key: KEY, order, result: redeemedHalf, voucherId: VOUCHER },
  };
  writeRecord(storage, 'one-de', record);
  session.spend();
  session.takeUp('other');
  expect(open().store.getRecord()).toEqual(record);
});

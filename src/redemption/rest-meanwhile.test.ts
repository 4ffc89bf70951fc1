import { expect, test } from 'vitest';
import { createSafeStorage } from '~/lib/safe-storage';
import { tokenFor } from '~/voucher/testing';
import { createVoucherSession } from '~/voucher/voucher-session';
import type { Difference } from './compare-result';
import { createRedemptionStore } from './redemption-store';
import { writeRecord } from './redemption-storage';
import { done, VOUCHER } from './testing';

/**
 * A redemption is over and has left 25 €; then the server tells a balance.
 * @param balanceInCent what it tells
 * @param told for which voucher, and how the redemption differed
 * @returns what is left in cents, by the confirmation
 */
function restAfter(
  balanceInCent: number,
  told: { sub?: string; differences?: readonly Difference[] } = {},
): number | undefined {
  const { sub = VOUCHER, differences = [] } = told;
  const storage = createSafeStorage(() => {
    throw new Error('Tests keep nothing');
  });
  const session = createVoucherSession({ storage, siteId: 'one-de' });
  session.start(tokenFor(undefined, {}, { sub: VOUCHER }));
  const record = done();
  const confirmation = record.confirmation && {
    ...record.confirmation,
    deviation: { differences, askedInCent: 2500 },
  };
  writeRecord(storage, 'one-de', { ...record, ...(confirmation && { confirmation }) });
  const store = createRedemptionStore({ storage, siteId: 'one-de', session, canPay: () => false });
  session.start(tokenFor(undefined, { balanceInCent }, { sub }));
  return store.getRecord().confirmation?.result.remainingInCent;
}

test('a confirmation shows what another tab has left since', () => {
  expect(restAfter(1500)).toBe(1500);
});

test('a balance of before the redemption, and one of another voucher, do not change a confirmation', () => {
  expect(restAfter(5000)).toBe(2500);
  expect(restAfter(1500, { sub: 'another' })).not.toBe(1500);
});

test('what does not follow stays unclear', () => {
  expect(restAfter(1500, { differences: ['balance'] })).toBe(2500);
});

import { expect, test } from 'vitest';
import { createSafeStorage } from '~/lib/safe-storage';
import { tokenFor } from '~/voucher/testing';
import { createVoucherSession } from '~/voucher/voucher-session';
import type { Difference } from './compare-result';
import { createRedemptionStore } from './redemption-store';
import { writeRecord } from './redemption-storage';
import { done } from './testing';

/**
 * A redemption is over and has left 25 €; then the server tells a balance.
 * @param balanceInCent what it tells
 * @param differences how the redemption differed from what was asked
 * @returns what is left in cents, by the confirmation
 */
function restAfter(
  balanceInCent: number,
  differences: readonly Difference[] = [],
): number | undefined {
  const storage = createSafeStorage(() => {
    throw new Error('Tests keep nothing');
  });
  const session = createVoucherSession({ storage, siteId: 'one-de' });
  session.start(tokenFor(undefined));
  const record = done();
  const confirmation = record.confirmation && {
    ...record.confirmation,
    deviation: { differences, askedInCent: 2500 },
  };
  writeRecord(storage, 'one-de', { ...record, ...(confirmation && { confirmation }) });
  const store = createRedemptionStore({ storage, siteId: 'one-de', session, canPay: () => false });
  session.start(tokenFor(undefined, { balanceInCent }));
  return store.getRecord().confirmation?.result.remainingInCent;
}

test('a confirmation shows what another tab has left since', () => {
  expect(restAfter(1500)).toBe(1500);
});

test('a balance of before the redemption does not change a confirmation', () => {
  expect(restAfter(5000)).toBe(2500);
});

test('a rest that does not follow stays unclear', () => {
  expect(restAfter(1500, ['balance'])).toBe(2500);
});

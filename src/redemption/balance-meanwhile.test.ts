import { expect, test, vi } from 'vitest';
import { createSafeStorage } from '~/lib/safe-storage';
import { tokenFor } from '~/voucher/testing';
import { createVoucherSession } from '~/voucher/voucher-session';
import { createRedemptionRunner } from './redemption-runner';
import type { Redemption, RedemptionEvent } from './redemption-state';
import { KEY, nordlicht25, redeemedHalf, VOUCHER } from './testing';

const storage = createSafeStorage(() => {
  throw new Error('Tests keep nothing');
});

/**
 * Sends an attempt of 25 € from a voucher of 50 €, whose answer says that 25 € are left.
 * @param balances in cents: when the value was chosen, and what the session learns before the request goes
 *   out and while it is under way
 * @returns what differs, and what is left in cents, by the confirmation
 */
async function send(
  balances: { chosen?: number; before?: number; meanwhile?: number },
  isRepeat = false,
) {
  const session = createVoucherSession({ storage, siteId: 'one-de' });
  session.start(tokenFor(undefined, {}));
  const attempt: Redemption = {
    phase: 'sending',
    isRepeat,
    order: {
      kind: 'shop',
      id: 'order-1',
      ...nordlicht25,
      ...(balances.chosen !== undefined && { balanceInCent: balances.chosen }),
    },
    request: {
      ...nordlicht25,
      redeemValue: 2500,
      currency: 'EUR',
      termsAccepted: true,
      delivery: 'screen',
      customer: { email: 'mia@beispiel.de' },
    },
    key: KEY,
    voucherId: VOUCHER,
  };
  const dispatch = vi.fn<(event: RedemptionEvent) => void>();
  const runner = createRedemptionRunner({
    // The server has nothing new to tell.
    session: { ...session, extend: async () => true },
    calls: {
      redeem: async () => {
        if (balances.meanwhile !== undefined) session.correctBalance(balances.meanwhile);
        return redeemedHalf;
      },
      isKnown: async () => true,
    },
    canPay: () => false,
    now: () => 0,
    newId: () => 'id',
    getState: () => attempt,
    dispatch,
  });
  if (balances.before !== undefined) session.correctBalance(balances.before);
  await runner.send(attempt);
  const [event] = dispatch.mock.lastCall ?? [];
  if (event?.type !== 'answered' || event.result.status === 'payment_required') return event;
  return { differences: event.differences, remainingInCent: event.result.remainingInCent };
}

const asAnswered = { differences: [], remainingInCent: 2500 };

test('another tab that has sent the same request first tells what is left before the answer does', async () => {
  expect(await send({ meanwhile: 2500 })).toEqual(asAnswered);
});

test('the rest may be known before a request is repeated', async () => {
  expect(await send({ before: 2500 }, true)).toEqual(asAnswered);
});

test('another tab that has sent the same request may be known before this one sends it', async () => {
  expect(await send({ chosen: 5000, before: 2500 })).toEqual(asAnswered);
});

test('a balance that does not follow is unclear; one that was told since is asked for again', async () => {
  expect(await send({ before: 2500 })).toEqual({ differences: ['balance'], remainingInCent: 2500 });
  expect(await send({ chosen: 2500, before: 2500 })).toEqual({
    differences: ['balance'],
    remainingInCent: 2500,
  });
  expect(await send({ meanwhile: 2000 })).toEqual({ differences: [], remainingInCent: 2000 });
});

import { expect, test, vi } from 'vitest';
import { announceBalance, followBalance } from './share-balance';
import { tokenFor } from './testing';
import { createVoucherSession } from './voucher-session';

/** The event of a tab when another one stores something. */
const hear = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('[4.068] a tab asks for the balance when another one has redeemed its voucher', async () => {
  const refresh = vi.fn(() => Promise.resolve(tokenFor(undefined, { balanceInCent: 3000 })));
  const session = createVoucherSession({ storage: sessionStorage, siteId: 'site', refresh });
  session.start(tokenFor(undefined, { balanceInCent: 5000 }));
  followBalance('site', session);
  hear('balance-changed:site', 'another-voucher');
  hear('balance-changed:another-site', 'voucher-1');
  hear('balance-changed:site', null);
  expect(refresh).not.toHaveBeenCalled();
  hear('balance-changed:site', 'voucher-1');
  await vi.waitFor(() =>
    expect(session.getState()).toMatchObject({ voucher: { balanceInCent: 3000 } }),
  );
});

test('nothing stays stored', () => {
  announceBalance('site', 'voucher-1');
  expect(localStorage.length).toBe(0);
});

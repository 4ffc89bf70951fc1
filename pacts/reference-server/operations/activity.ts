import { createHash } from 'node:crypto';
import type { Charge, Session, Store } from '../store.ts';
import { ok, voucherOf, type Handlers } from './call.ts';

/** A payment as the holder of its voucher sees it. */
export const shown = ({
  id,
  key,
  provider,
  status,
  amountInCent,
  currency,
  createdAt,
}: Charge) => ({
  chargeId: id,
  key,
  provider,
  status,
  amountInCent,
  currency,
  createdAt,
});

type Owner = Pick<Session, 'sub' | 'purpose'>;

/** What the session is told; a real server lists the last 24 hours, and seven days. */
const activityOf = ({ vouchers, charges, redemptions }: Store, { sub, purpose }: Owner) => {
  const found = vouchers.find(({ id }) => id === sub);
  const isOwn = ({ voucherId }: { voucherId?: string }) => voucherId === sub;
  const redeemed = purpose === 'pay' ? [] : [...new Set(redemptions.values())].filter(isOwn);
  return {
    balanceInCent: found?.balanceInCent,
    currency: found?.currency,
    charges: charges.filter(isOwn).map(shown).toReversed(),
    redemptions: redeemed
      .map(({ key, status, at }) => ({ key, status, createdAt: at }))
      .toReversed(),
  };
};

/** The version of what the session is told. */
export const versionOf = (store: Store, session: Owner): string =>
  `"${createHash('sha256')
    .update(JSON.stringify(activityOf(store, session)))
    .digest('hex')
    .slice(0, 16)}"`;

/** What is under way on the voucher. */
export const activity: Handlers = {
  getVoucherActivity: (call) => {
    voucherOf(call);
    const { store, session } = call;
    if (!session) return { status: 501 };
    return { ...ok(activityOf(store, session)), headers: { etag: versionOf(store, session) } };
  },
};

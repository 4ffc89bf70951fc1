// What is known about a voucher or card: its balance, payments and redemptions, with a version of it all.
import { createHash } from 'node:crypto';
import { asNode } from './contract.ts';
import { findVoucher } from './demo-data.ts';
import { charges as demoCharges, type DemoCharge } from './demo-flows.ts';
import { noteOn, storeOf, type Memory } from './memory.ts';
import type { Call } from './scenarios/scenario.ts';
import { isOver, isReady } from './scenarios/waiting.ts';
import type { Charge, ChargeStatus, Redemption } from './session.ts';

const DAY_IN_MS = 24 * 60 * 60 * 1000;

/** The payments of a voucher or card, the oldest first. */
export function chargesOf(memory: Memory, voucher: unknown): Charge[] {
  const { charges } = storeOf(memory, voucher);
  const list = charges.get(String(voucher)) ?? [];
  charges.set(String(voucher), list);
  return list;
}

/** The payment of a voucher that can still take money. */
export const chargeUnderWay = ({ token, now, ...memory }: Call): Charge | undefined =>
  chargesOf(memory, token?.['jti']).findLast(
    (charge) => isUnderWay(charge.status) && now - charge.createdAt < DAY_IN_MS,
  );

const isUnderWay = (status: ChargeStatus): boolean => status === 'open' || status === 'processing';

/** How the demo data has a payment of this amount end. */
export const endOf = ({ amountInCent }: Charge): DemoCharge | undefined =>
  demoCharges.find((entry) => entry.amountInCent === amountInCent && !entry.at);

/** What becomes of a payment that the provider works on. Counts as a look. */
export function lookAt(charge: Charge, now: number): ChargeStatus {
  const end = endOf(charge);
  if (end && end.status !== 200) return 'processing';
  if (end?.example === 'charge-failed') return 'failed';
  const isRunning = end?.example === 'charge-processing' && !isReady(charge.waiting, now);
  return isRunning ? 'processing' : 'received';
}

/** Notes how a payment stands; one that is received is booked. What is over stays as it is. */
export function settle(memory: Memory, charge: Charge, status: ChargeStatus): void {
  if (!isUnderWay(charge.status)) return;
  charge.status = status;
  if (status !== 'received') return;
  const note = noteOn(memory, charge.voucher);
  note.balanceInCent = (note.balanceInCent ?? 0) + charge.amountInCent;
}

/** What is left, in cents: as remembered, else as the token says. */
export const balanceOf = (call: Memory & Pick<Call, 'token'>): number =>
  noteOn(call, call.token?.['jti']).balanceInCent ??
  Number(asNode(call.token?.['voucher'])['balanceInCent'] ?? 0);

/** A payment as the contract shows it. */
export const shownCharge = (charge: Charge): Record<string, unknown> => ({
  chargeId: charge.chargeId,
  key: charge.key,
  provider: charge.provider,
  status: charge.status,
  amountInCent: charge.amountInCent,
  currency: charge.currency,
  orderKey: charge.orderKey,
  createdAt: new Date(charge.createdAt).toISOString(),
});

/** Who asks, and when. */
export type Asking = Memory & Pick<Call, 'contract' | 'token' | 'now'>;

/** What the voucher's or card's token is told. */
export function activityOf(call: Asking): Record<string, unknown> {
  const { token, now } = call;
  const isFor = (days: number) => (since: number) => now - since < days * DAY_IN_MS;
  return {
    balanceInCent: balanceOf(call),
    currency: asNode(token?.['voucher'])['currency'],
    charges: chargesOf(call, token?.['jti'])
      .filter(({ createdAt }) => isFor(1)(createdAt))
      .toReversed()
      .map(shownCharge),
    redemptions: redemptionsOf(call)
      .filter(({ waiting }) => isFor(7)(waiting.since ?? now))
      .toReversed()
      .map((each) => ({
        key: each.key,
        status: statusOf(call, each),
        createdAt: new Date(each.waiting.since ?? now).toISOString(),
      })),
  };
}

/** The version of what a token is told. */
export function versionOf(call: Asking): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(activityOf(call)))
    .digest('hex');
  return `"${hash.slice(0, 16)}"`;
}

/** The redemptions of a voucher, the oldest first. A card of the demo data has none. */
export function redemptionsOf(call: Memory & Pick<Call, 'token'>): Redemption[] {
  const voucher = call.token?.['jti'];
  const kept = new Set(storeOf(call, voucher).redemptions.values());
  return [...kept].filter(({ code }) => code === voucher);
}

function statusOf({ contract, now }: Asking, redemption: Redemption): unknown {
  const listed = findVoucher(redemption.code)?.orderStatus;
  const answer =
    listed?.status === 200 ? listed : stageOf(redemption, isOver(redemption.waiting, now));
  return asNode(contract.example('getRedemption', answer))['status'];
}

/** The example of where a redemption stands. */
export function stageOf(
  { example, isRevoked }: Redemption,
  isThere: boolean,
): { status: number; example: string } {
  if (isRevoked) return { status: 200, example: 'status-revoked' };
  switch (example) {
    case 'delayed':
      return { status: 200, example: isThere ? 'status-ready' : 'status-delayed' };
    case 'fraud-check':
      return { status: 200, example: 'status-in-review' };
    case 'completed-post':
      return { status: 200, example: 'status-processing' };
    case 'completed-pdf':
    case 'completed-screen':
      return { status: 200, example: 'status-ready' };
    default:
      return { status: 200, example: 'status-sent' };
  }
}

// Where the mock keeps the history of a thing. A name of the demo data as it is listed belongs to
// the visitor; with something added (`DEMO-50-anything`) it is a thing of its own, the same for all.
import { demoVouchers, findEntry } from './demo-data.ts';
import { activations, cards, identityChecks, reactivations, resends } from './demo-flows.ts';
import type { MockSession, Note, Redemption } from './session.ts';

export interface Memory {
  /** The memory of one visitor. */
  readonly session: MockSession;
  /** The shared memory of all visitors. */
  readonly shared: MockSession;
}

const NAMES = [
  ...[...demoVouchers, ...reactivations, ...resends].map(({ code }) => code),
  ...activations.map(({ orderHash }) => orderHash),
  ...identityChecks.map(({ ident }) => ident),
  ...cards.map(({ serialNumber }) => serialNumber),
];

/** Whether a name is one of the demo data with something added. */
export const isOwnName = (name: unknown): boolean => {
  const found = findEntry(NAMES, (listed) => listed, name);
  return found !== undefined && found !== name;
};

export const storeOf = ({ session, shared }: Memory, name: unknown): MockSession =>
  isOwnName(name) ? shared : session;

/** The note on a thing, to read and to write. */
export function noteOn(memory: Memory, name: unknown, about = ''): Note {
  const { notes } = storeOf(memory, name);
  const key = about ? `${about} ${String(name)}` : String(name);
  const note = notes.get(key) ?? {};
  notes.set(key, note);
  return note;
}

/** Where the answer to an Idempotency-Key is kept: it belongs to the operation and to the voucher or card. */
export const slotOf = (operationId: string, name: unknown, key: string): string =>
  [operationId, typeof name === 'string' ? name : '', key].join(' ');

/** Whether the request of an Idempotency-Key is being answered. */
export const isRunning = (
  memory: Memory,
  operationId: string,
  name: unknown,
  key: string,
): boolean => storeOf(memory, name).running.has(slotOf(operationId, name, key));

/** Keeps a redemption under all that it is asked for by. */
export function keepRedemption(memory: Memory, redemption: Redemption): void {
  const { redemptions } = storeOf(memory, redemption.code);
  const { key, redeemId, orderNumber, redeemLinkToken } = redemption;
  for (const name of [key, redeemId, orderNumber, redeemLinkToken]) {
    if (name !== undefined) redemptions.set(name, redemption);
  }
}

/** The redemption of an id, of an Idempotency-Key, of an order number or behind a redeem link. */
export const findRedemption = (
  { session, shared }: Memory,
  name: unknown,
): Redemption | undefined =>
  shared.redemptions.get(String(name)) ?? session.redemptions.get(String(name));

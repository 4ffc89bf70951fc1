import { Refusal } from '../refusal.ts';
import type { Answer, Session, Store, Voucher } from '../store.ts';

/** A call whose parameters and body are those of the contract. */
export interface Call {
  readonly store: Store;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly session: Session | undefined;
  /** The name that the visitor's browser asked for, without a port. */
  readonly host: string;
}

/** What the server does, by operationId. */
export type Handlers = Readonly<Record<string, (call: Call) => Answer>>;

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });
export const accepted = (body: unknown): Answer => ({ status: 202, body });
export const noContent: Answer = { status: 204 };

/** A file; its content is nothing that a test looks into. */
export const file = (type: string, content: string): Answer => ({
  status: 200,
  file: type,
  body: Buffer.from(content),
});

/** The voucher of the session. */
export function voucherOf({ store, session }: Call): Voucher {
  const voucher = store.vouchers.find(({ id }) => id === session?.sub);
  if (!voucher) throw new Refusal('SESSION_EXPIRED');
  return voucher;
}

/** A field of the request is refused. */
export const wrong = (...pointers: readonly string[]): Refusal =>
  new Refusal('VALIDATION_FAILED', { pointers });

/** Whether two e-mail addresses are the same; letter case does not count. */
export const isSameAddress = (one: string, other: unknown): boolean =>
  one.toLowerCase() === String(other).toLowerCase();

/** A moment so many hours from now. */
export const inHours = (hours: number): string =>
  new Date(Date.now() + hours * 3_600_000).toISOString();

export const maskedEmail = 'm***@example.com';

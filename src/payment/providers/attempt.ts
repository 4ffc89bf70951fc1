import type { Currency, PaymentProvider } from '~/api';

/** One try to pay, with one provider. It holds everything that is needed to go on with it later. */
export interface Attempt {
  provider: PaymentProvider;
  amountInCent: number;
  /** ISO 4217 */
  currency: Currency;
  /**
   * Idempotency key of its start: a repeat is the same payment. Empty for a payment that was not begun in
   * this tab and is known by the address of the return page only.
   */
  startKey: string;
  /** Epoch ms. */
  createdAt: number;
  /** Balance of the voucher or card at its beginning. */
  balanceInCent?: number;
  /** The card as the provider knows it. */
  paymentTypeId?: string;
  chargeId?: string;
  orderId?: string;
  checkoutSessionId?: string;
  /** Its end was sent: it may have happened. */
  isEndSent?: boolean;
  /** Its end got no answer, and the server says that it runs: the end is sent again, under its key. */
  isEndLost?: boolean;
  /** Where the bank asks. */
  redirectUrl?: string;
}

type New = 'provider' | 'amountInCent' | 'currency';
type Known = 'balanceInCent' | 'paymentTypeId';

/** An attempt that begins now, with a key of its own. */
export const newAttempt = ({
  provider,
  amountInCent,
  currency,
  balanceInCent,
  paymentTypeId,
}: Pick<Attempt, New> & { [key in Known]: Attempt[key] | undefined }): Attempt => ({
  provider,
  amountInCent,
  currency,
  startKey: crypto.randomUUID(),
  createdAt: Date.now(),
  ...(balanceInCent !== undefined && { balanceInCent }),
  ...(paymentTypeId !== undefined && { paymentTypeId }),
});

/**
 * Why nothing is under way any more, if no answer of the server says so. `left`: the visitor left the
 * provider. `returned`: its return page was opened, or its window closed, without saying that the visitor agreed.
 * `cancelled`: the visitor has not agreed, which the server says too.
 * `balance-changed`: nothing was begun, because the sum may have changed. `not-ended`: the approved payment was
 * not captured, for the same reason. `other-received`: nothing was begun, because an earlier payment was received.
 */
export type Interruption =
  | 'cancelled'
  | 'provider-failed'
  | 'left'
  | 'returned'
  | 'balance-changed'
  | 'not-ended'
  | 'other-received';

/** The result of starting a payment. */
export interface Started {
  chargeId?: string;
  orderId?: string;
  redirectUrl?: string;
  /** `redirect`: the bank asks; without a status the provider's own button asks. */
  status?: 'redirect' | 'processing' | 'received' | 'failed';
}

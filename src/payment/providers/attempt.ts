import type { PaymentProvider } from '~/api';

/** One try to pay, with one provider. It holds everything that is needed to go on with it in this tab. */
export interface Attempt {
  provider: PaymentProvider;
  /** Idempotency key of its start. Every try has a new one; the server lets one of them be under way. */
  startKey: string;
  /** Epoch ms. */
  createdAt: number;
  /** The card as the provider knows it. */
  paymentTypeId?: string;
  chargeId?: string;
  orderId?: string;
  checkoutSessionId?: string;
  /** What was on the voucher or card when the visitor began: only with it a difference is ended by itself. */
  balanceInCent?: number;
  /** Where the bank asks. */
  redirectUrl?: string;
  /** The visitor has agreed at the provider: its end was asked for. */
  hasAgreed?: true;
}

/** The result of starting a payment. */
export interface Started {
  chargeId?: string;
  orderId?: string;
  redirectUrl?: string;
}

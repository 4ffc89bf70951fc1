import type { ChargeResult, Currency } from '~/api';
import type { Attempt, Started } from './attempt';

/** The sum of a payment, and its purpose. */
export interface PaymentOrder {
  /** `prepaid` tops a card up, `redeem` pays the difference of a redemption. */
  flow: PaymentFlow;
  amountInCent: number;
  /** ISO 4217 */
  currency: Currency;
  /** Value in cents that is redeemed next. */
  redeemValue?: number;
  /** The Idempotency-Key of the redemption that it is for: a payment redeems nothing else. */
  orderKey?: string;
  /**
   * The voucher or card that gets the money (`sub` of its token): a call with another one is not made.
   * Undefined in a tab that knows the payment by the address of the return page only.
   */
  voucherId?: string;
}

/** A voucher or card that a payment can be for. */
export interface Payer {
  /** `sub` of its token. */
  id: string;
  token: string;
  /** Its last known balance. */
  voucher: { balanceInCent: number };
}

export type PaymentFlow = 'prepaid' | 'redeem';

/** Data of every call that moves money. */
export interface CallOptions {
  token: string | undefined;
  idempotencyKey: string;
  /** Of the voucher, as the visitor saw it. */
  version: string;
}

/** Why the provider's window or button was left. */
export type Interruption = 'cancelled' | 'provider-failed';

/** The page's services for an adapter that draws. */
export interface RenderContext {
  currency: string;
  /** BCP 47 */
  locale: string;
  /** Titles of the provider's frames, for those who cannot see them. */
  titles: Readonly<Record<FrameTitle, string>>;
  /** Starts the payment. Rejects when it could not; the page tells why. */
  start: (paymentTypeId?: string) => Promise<Begun>;
  /** The visitor agreed, in the page. */
  approve: (startKey: string) => void;
  interrupt: (interruption: Interruption) => void;
}

export type FrameTitle = 'provider' | 'number' | 'expiry' | 'cvc';

/** A started payment: what the provider's script needs to go on. */
export interface Begun {
  startKey: string;
  started: Started;
  /** The wallet's button, as the server signed it. */
  button?: WalletButton;
}

export interface WalletButton {
  merchantId: string;
  productType: string;
  payload: string;
  buttonSignature: string;
  publicKeyId: string;
}

/** The drawn controls of an adapter. */
export interface Drawn {
  /** Sends what the visitor entered; providers with a button of their own have none. */
  submit?: () => Promise<unknown>;
  remove: () => void;
}

/**
 * Our code for one payment provider (requirement 1.024). Its script is loaded when its page needs it, never
 * before. Calls reject with an `ApiError`.
 */
export interface PaymentAdapter {
  /** Whether the provider's script brought what is used of it. */
  isLoaded?: () => boolean;
  /** Draws the provider's fields or button into the host; a provider without any has our button. */
  render?: (host: HTMLElement, context: RenderContext) => Promise<Drawn>;
  /** Tells the server that a payment begins. */
  start: (
    order: PaymentOrder,
    attempt: Attempt,
    options: CallOptions,
  ) => Promise<{ started: Started; button?: WalletButton }>;
  /** Ends the payment; a repeat answers the same. */
  finalize: (attempt: Attempt, order: PaymentOrder, options: CallOptions) => Promise<ChargeResult>;
}

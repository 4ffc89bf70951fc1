import type { ApiError } from '~/api/errors';
import type {
  Currency,
  DonationRequest,
  ProblemCode,
  RedeemCompleted,
  RedeemDelayed,
  RedeemFraudCheck,
  RedeemRequest,
  RedeemResult,
} from '~/api';
import type { Difference } from './compare-result';
import type { DonationOrder, Order, ShopOrder } from './order';

/** A redemption of a shop's values. */
export type ShopRequest = Exclude<RedeemRequest, DonationRequest>;

/** The results that a confirmation shows. */
export type Confirmed = RedeemCompleted | RedeemDelayed | RedeemFraudCheck;

/** Money that was received for a redemption and is on the voucher now. */
export interface Paid {
  chargeId: string;
  amountInCent: number;
  /** ISO 4217 */
  currency: Currency;
}

/** The missing sum according to the server, in cents; without it the voucher's balance tells. */
export interface Due {
  differenceInCent: number;
  balanceInCent: number;
}

/** A refusal as it is kept over a reload: never the server's text. */
export interface Refusal {
  code: ProblemCode;
  /** The sum that is still missing although a difference was paid. */
  due?: Due;
  displayCode?: string;
  status?: number;
}

/** The agreed request: sent unchanged, however often, under one key. */
type Agreed =
  | { order: ShopOrder; request: ShopRequest; paid?: Paid }
  | { order: DonationOrder; request: DonationRequest; paid?: never };

export type Attempt = Agreed & {
  /** Idempotency-Key. It changes only when the server has definitely refused this request. */
  key: string;
  /** The voucher that it is for (`sub` of its token): no other one may send it. */
  voucherId: string;
  /** The voucher as the visitor saw it (`If-Match`); undefined until the request leaves. */
  version?: string;
  /** There was an answer, which cannot be read or is about something else: it may have happened. */
  unclear?: Unclear;
};

/** Whether vouchers that can be topped up are ordered with a redemption. */
export const ordersVouchers = (request: Attempt['request']): boolean =>
  'orderPrepaidVouchers' in request && request.orderPrepaidVouchers === true;

/** Facts of an answer that is otherwise unusable. */
export interface Unclear {
  orderNumber?: string;
}

/** Differences between the request and the redemption. */
export interface Deviation {
  differences: readonly Difference[];
  /** The value of the request in cents. */
  askedInCent: number;
}

/**
 * The redemption of this tab (requirements 4.067 to 4.070, 5.030). Every page derives what it shows, and
 * the runner what it sends, from the one order of the phase.
 */
export type Redemption =
  | { phase: 'choosing' }
  /** The donation form is open; a shop that was chosen before can be returned to. */
  | {
      phase: 'donating';
      key: string;
      voucherId?: string;
      shop?: ShopOrder;
      error?: ApiError;
      isUnknown?: true;
    }
  /** The customer form is open. `voucherId` is undefined until a voucher is entered. */
  | {
      phase: 'filling';
      order: ShopOrder;
      key: string;
      voucherId?: string;
      error?: ApiError;
      /** An attempt without an answer turned out not to have reached the server. */
      isUnknown?: true;
    }
  /** The difference is paid; the request is sent when it is received. */
  | {
      phase: 'paying';
      order: ShopOrder;
      request: ShopRequest;
      key: string;
      voucherId: string;
      due?: Due;
      /** An earlier payment for this redemption, although less than that is on the voucher now. */
      paidBefore?: Paid;
    }
  /** `isRepeat`: an earlier attempt under this key got no answer. */
  | ({ phase: 'sending'; isRepeat: boolean } & Attempt)
  /**
   * It may have happened. `since`: epoch ms of the first attempt without an answer. `isRepeat`: it was sent again
   * since then.
   */
  | ({ phase: 'uncertain'; since: number; error?: ApiError; isRepeat?: boolean } & Attempt)
  /** Paid, but the redemption was refused: the money is on the voucher. */
  | {
      phase: 'paid-but-refused';
      order: ShopOrder;
      request: ShopRequest;
      key: string;
      voucherId: string;
      paid: Paid;
      refusal: Refusal;
      /** The refusal with its fields, as long as the page lives. */
      error?: ApiError;
    }
  | {
      phase: 'done';
      key: string;
      order: Order;
      result: Confirmed;
      voucherId: string;
      deviation?: Deviation;
      /** The payment for it. */
      paid?: Paid;
    };

export type RedemptionEvent =
  | { type: 'shop-chosen'; order: ShopOrder; key: string; voucherId?: string }
  | { type: 'donation-opened'; key: string; voucherId?: string }
  /** The visitor returns from the donation to the shop that was chosen before. */
  | { type: 'shop-resumed'; voucherId?: string }
  | { type: 'shop-submitted'; request: ShopRequest; voucherId: string }
  | {
      type: 'donation-submitted';
      order: DonationOrder;
      request: DonationRequest;
      voucherId: string;
    }
  /** The voucher does not cover the value. */
  | { type: 'difference-accepted'; request: ShopRequest; voucherId: string }
  /** The server asks for more than we calculated, for example the minimum top-up. */
  | { type: 'due-changed'; due: Due }
  | { type: 'payment-left' }
  /**
   * The visitor wants to correct what was refused after the payment. `newOrderId`: what was paid for the
   * old order is on the voucher, and pays nothing once more.
   */
  | { type: 'details-reopened'; newOrderId: string }
  /** The visitor agrees to pay what is still missing after a payment, as an order of its own. */
  | { type: 'rest-accepted'; newOrderId: string; newKey: string }
  | { type: 'payment-received'; paid: Paid }
  | { type: 'sent-again' }
  /** The balance is the one that the visitor saw: the request leaves. */
  | { type: 'balance-agreed'; version: string }
  | {
      type: 'answered';
      result: RedeemResult;
      newKey: string;
      differences?: readonly Difference[];
    }
  /** The server definitely did not do what was asked. `canPay`: a difference can be paid here. */
  | { type: 'refused'; error: ApiError; newKey: string; canPay: boolean }
  /** Nothing is known about the request, now or `at` (epoch ms). */
  | { type: 'unanswered'; error: ApiError; at: number; unclear?: Unclear }
  /** The request could not leave; what became of an earlier one under its key is not known `at` (epoch ms). */
  | { type: 'unsent'; error: ApiError; at: number }
  /** The server does not know the key and will not act on it any more. */
  | { type: 'found-unknown'; newKey: string }
  /** A voucher was entered. Attempts that are for another one are kept elsewhere beforehand. */
  | { type: 'voucher-entered'; voucherId: string }
  /** A page is loaded with the stored state of an earlier one. */
  | { type: 'restored'; at: number }
  | { type: 'cleared' };

export const choosing: Redemption = { phase: 'choosing' };

/** Whether a request is out, or may have happened: it must end before anything else begins. */
export const isBound = (
  state: Redemption,
): state is Extract<Redemption, { phase: 'sending' | 'uncertain' }> =>
  state.phase === 'sending' || state.phase === 'uncertain';

const over: readonly ProblemCode[] = [
  'VOUCHER_ALREADY_REDEEMED',
  'VOUCHER_BLOCKED',
  'VOUCHER_CANCELLED',
  'VOUCHER_EXCHANGED',
  'VOUCHER_EXPIRED',
  'VOUCHER_EXTERNAL_EXPIRED',
];

/** Whether a refusal says that nothing can be done with this voucher any more, whatever is asked for. */
export const isVoucherOver = (code: ProblemCode): boolean => over.includes(code);

/** The refusal after which nothing can be done with the voucher of a redemption. */
export function refusalForGood(redemption: Redemption): ApiError | undefined {
  if (redemption.phase !== 'filling' && redemption.phase !== 'donating') return undefined;
  const { error } = redemption;
  return error && isVoucherOver(error.code) ? error : undefined;
}

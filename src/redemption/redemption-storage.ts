import * as z from 'zod/mini';
import { parseJson } from '~/lib/json';
import type { KeyValueStore } from '~/lib/safe-storage';
import { redemptionReducer } from './redemption-reducer';
import {
  choosing,
  isVoucherOver,
  type Confirmed,
  type Deviation,
  type Paid,
  type Redemption,
} from './redemption-state';
import type { Order } from './order';
import { recordKey } from './record-key';

/** Texts and ticks of the customer form as they were left. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** A redemption that is over, for its confirmation. */
export interface Confirmation {
  key: string;
  order: Order;
  result: Confirmed;
  voucherId: string;
  deviation?: Deviation;
  paid?: Paid;
}

/** Unfinished things: an attempt without an answer, a payment under way, money that waits on the voucher. */
export type OpenRedemption = Extract<
  Redemption,
  { phase: 'uncertain' | 'paid-but-refused' | 'paying' }
>;

/** Everything that this tab keeps of its redemptions. Never a code, a PIN or a token. */
export interface TabRecord {
  redemption: Redemption;
  form: FormValues;
  /** Open redemptions of vouchers that were entered before the one of now. */
  others: readonly OpenRedemption[];
  /** The last redemption, so that its confirmation survives a reload and the next choice. */
  confirmation?: Confirmation;
  /** What was redeemed before it in this visit. */
  earlier?: readonly Confirmation[];
}

export const emptyRecord: TabRecord = { redemption: choosing, form: {}, others: [] };

/** Keeps the record for this tab. Errors are kept by the pages' memory only. */
export function writeRecord(storage: KeyValueStore, siteId: string, record: TabRecord): void {
  const { redemption } = record;
  // With a voucher that is refused for good, a page that is loaded again has nothing to go on with.
  const isOver =
    (redemption.phase === 'filling' || redemption.phase === 'donating') &&
    redemption.error !== undefined &&
    isVoucherOver(redemption.error.code);
  const kept = isOver ? { ...record, redemption: choosing } : record;
  const text = JSON.stringify(kept, (key, value: unknown) => (key === 'error' ? undefined : value));
  storage.setItem(recordKey(siteId), text);
}

export function removeRecord(storage: KeyValueStore, siteId: string): void {
  storage.removeItem(recordKey(siteId));
}

/**
 * Reads what an earlier page kept; `at` is now in epoch ms. The storage is the visitor's and may be of
 * another version: a part that does not fit is dropped. What may have redeemed or paid needs little to
 * be kept: its request, its key and its voucher.
 */
export function readRecord(storage: KeyValueStore, siteId: string, at: number): TabRecord {
  const stored = parseJson(storage.getItem(recordKey(siteId)));
  const redemption = fitting<Redemption>(zRedemption, stored['redemption']) ?? choosing;
  const confirmation = fitting<Confirmation>(z.object(zConfirmation), stored['confirmation']);
  const { others, earlier } = stored;
  const redeemed = listOf(earlier, (one) => fitting<Confirmation>(z.object(zConfirmation), one));
  return {
    redemption: redemptionReducer(redemption, { type: 'restored', at }),
    form: onlyInputs(fitting<Record<string, unknown>>(zForm, stored['form']) ?? {}),
    others: listOf(others, (one) => fitting<OpenRedemption>(zOpen, one)),
    ...(confirmation && { confirmation }),
    ...(redeemed.length > 0 && { earlier: redeemed }),
  };
}

const listOf = <Part>(stored: unknown, read: (one: unknown) => Part | undefined): Part[] =>
  Array.isArray(stored) ? stored.flatMap((one) => read(one) ?? []) : [];

/** What was stored, as it was: a request that is sent again must not differ in a single byte. */
const fitting = <Part>(schema: z.ZodMiniType, part: unknown): Part | undefined =>
  schema.safeParse(part).success ? (part as Part) : undefined;

const cents = z.int().check(z.positive());
const key = z.string().check(z.regex(/^[\da-f-]{36}$/));
const zForm = z.looseObject({});

const zShopOrder = z.object({
  kind: z.literal('shop'),
  id: z.string(),
  shopId: cents,
  shopName: z.string(),
  shopSlug: z.optional(z.string()),
  shopLogo: z.optional(z.string()),
  items: z.array(z.object({ valueInCent: cents, quantity: cents })).check(z.minLength(1)),
  balanceInCent: z.optional(z.int()),
});
const zDonationOrder = z.object({
  kind: z.literal('donation'),
  organisationName: z.string(),
  organisationLogo: z.optional(z.string()),
  hasReceipt: z.boolean(),
});
const zOrder = z.union([zShopOrder, zDonationOrder]);

const zDue = z.object({ differenceInCent: cents, balanceInCent: z.int() });
const zPaid = z.object({ chargeId: z.string(), amountInCent: cents, currency: z.string() });
/** Sent as it was; the server checks the rest of it. */
const zRequest = z.looseObject({
  redeemValue: cents,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  delivery: z.string(),
  customer: z.looseObject({ email: z.string() }),
});
const zUnclear = z.object({ orderNumber: z.optional(z.string()) });
const zAttempt = {
  request: zRequest,
  key,
  voucherId: z.string(),
  version: z.optional(z.string()),
  unclear: z.optional(zUnclear),
};
const zSent = { ...zAttempt, order: zOrder, paid: z.optional(zPaid) };

const zUncertain = z.object({
  phase: z.literal('uncertain'),
  ...zSent,
  since: z.number(),
  isRepeat: z.optional(z.boolean()),
});
const zPaidButRefused = z.object({
  phase: z.literal('paid-but-refused'),
  ...zAttempt,
  order: zShopOrder,
  paid: zPaid,
  refusal: z.object({
    code: z.string(),
    due: z.optional(zDue),
    displayCode: z.optional(z.string()),
    status: z.optional(z.number()),
  }),
});
const zPaying = z.object({
  phase: z.literal('paying'),
  ...zAttempt,
  order: zShopOrder,
  due: z.optional(zDue),
  paidBefore: z.optional(zPaid),
});
const zOpen = z.union([zUncertain, zPaidButRefused, zPaying]);

/** What a confirmation cannot do without, in each of its forms. */
const result = {
  redeemId: z.string(),
  orderNumber: z.string(),
  transactionNumber: z.string(),
  delivery: z.enum(['email', 'pdf', 'screen', 'post', 'donation']),
  redeemedInCent: z.int(),
  remainingInCent: z.int(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
};
const zResult = z.union([
  z.looseObject({ status: z.literal('completed'), ...result }),
  z.looseObject({ status: z.literal('delayed'), ...result }),
  z.looseObject({ status: z.literal('fraud_check'), ...result, fraudIdent: z.string() }),
]);
const zDeviation = z.object({ differences: z.array(z.string()), askedInCent: cents });
const zConfirmation = {
  key,
  order: zOrder,
  result: zResult,
  voucherId: z.string(),
  deviation: z.optional(zDeviation),
  paid: z.optional(zPaid),
};

const zRedemption = z.union([
  z.object({ phase: z.literal('choosing') }),
  z.object({
    phase: z.literal('donating'),
    key,
    voucherId: z.optional(z.string()),
    shop: z.optional(zShopOrder),
  }),
  z.object({
    phase: z.literal('filling'),
    order: zShopOrder,
    key,
    voucherId: z.optional(z.string()),
  }),
  zPaying,
  z.object({ phase: z.literal('sending'), ...zSent, isRepeat: z.boolean() }),
  zUncertain,
  zPaidButRefused,
  z.object({ phase: z.literal('done'), ...zConfirmation }),
]);

/** Fields of a form hold texts and ticks. */
const onlyInputs = (form: Record<string, unknown>): FormValues =>
  Object.fromEntries(
    Object.entries(form).filter(
      (entry): entry is [string, string | boolean] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
    ),
  );

// The provider states of the pacts: what has to be in the store before a request. Test systems only.
import { randomUUID } from 'node:crypto';
import { versionOf } from './operations/activity.ts';
import type { ProblemCode } from './refusal.ts';
import * as add from './state-parts.ts';
import type { Params, State, Values } from './state-parts.ts';
import { newIdent, type Store } from './store.ts';

/** Brings the empty store into a state; throws when there is none of that name. */
export function setState(store: Store, body: unknown): Values {
  const { state, params = {} } = body as { state: string; params?: Params };
  const set = states[state];
  if (!set) throw new Error(`no state "${state}"`);
  const [captcha, otherCaptcha] = [randomUUID(), randomUUID()];
  store.captchas.add(captcha).add(otherCaptcha);
  // A form carries the solution that the pact names.
  if (params.captcha !== undefined) store.captchas.add(params.captcha);
  if (params.refusedEmailDomain) store.refusedEmailDomains.push(params.refusedEmailDomain);
  if (params.uploadLimitInBytes) store.uploadLimitInBytes = params.uploadLimitInBytes;
  if (params.returnUrl) store.hosts.push(new URL(params.returnUrl).hostname);
  if (params.valueInCent) store.valuesInCent.push(params.valueInCent);
  if (params.delivery) store.deliveries.push(params.delivery);
  const values = set(store, params);
  const sub = store.vouchers[0]?.id;
  const version = sub && versionOf(store, { sub, purpose: add.purposeOf(params) });
  return { captcha, otherCaptcha, shopId: 1, donationOrganisationId: 1, version, ...values };
}

type States = Readonly<Record<string, State>>;
type Refusals = readonly (readonly [code: ProblemCode, ...states: readonly string[]])[];

/** States that differ in why something is refused. */
const refused = (refusals: Refusals, make: (refusal: ProblemCode) => State): States =>
  Object.fromEntries(
    refusals.flatMap(([code, ...names]) => names.map((name) => [name, make(code)] as const)),
  );

// One line for each refusal, to be read as tables.
// oxfmt-ignore
const VOUCHERS: Refusals = [
  ['VOUCHER_NOT_YET_RECORDED', 'a voucher that was bought minutes ago'],
  ['VOUCHER_OBSOLETE_FORMAT', 'a voucher of the old format'],
  ['REACTIVATION_PENDING', 'a voucher whose reactivation is under review'],
  ['VOUCHER_EXCHANGED', 'a voucher that was exchanged for another'],
  ['VOUCHER_NOT_ACTIVATED', 'a voucher that its giver has not activated', 'a card that is not activated'],
  ['VOUCHER_ALREADY_REDEEMED', 'a redeemed voucher', 'a voucher that was redeemed meanwhile', 'a redeemed voucher whose link can be sent again'],
  ['VOUCHER_CANCELLED', 'a cancelled voucher', 'a voucher that was cancelled meanwhile', 'a cancelled voucher whose link is wanted'],
  ['VOUCHER_BLOCKED', 'a blocked voucher', 'a voucher that was blocked meanwhile', 'a blocked voucher whose link is wanted', 'a blocked card'],
  ['VOUCHER_NOT_REDEEMABLE', 'a voucher that cannot be redeemed'],
  ['PARTNER_UNAVAILABLE', 'a voucher whose partner is not available', 'the shop is not available for the moment'],
  ['VOUCHER_TAX_SAVING_CARD', 'a voucher of a tax-saving card'],
  ['VOUCHER_OTHER_PARTNER', 'a voucher of another partner'],
  ['VOUCHER_WRONG_CATEGORY', 'a voucher of another category'],
  ['VOUCHER_ALREADY_IN_CART', 'a voucher that is in a cart'],
  ['CONTACT_SUPPORT', 'a voucher that only customer service can help with', 'a voucher whose link only customer service can send'],
  ['VOUCHER_EXPIRED', 'a voucher older than three years', 'a voucher that expired meanwhile', 'an expired card'],
  ['VOUCHER_EXTERNAL_EXPIRED', 'an expired voucher of an external partner'],
  ['VOUCHER_CODE_INVALID', 'a voucher that its shop has to answer for', 'a code to send the link of that is invalid'],
  ['VOUCHER_NOT_CHARGEABLE', 'a card that cannot be charged'],
  ['VOUCHER_ALREADY_CHARGED', 'a card that was charged before'],
];
// oxfmt-ignore
const PARTNER_LINKS: Refusals = [
  ['VOUCHER_NOT_YET_RECORDED', 'a partner link whose voucher is not recorded yet'],
  ['VOUCHER_OBSOLETE_FORMAT', 'a partner link whose voucher has the old format'],
  ['REACTIVATION_PENDING', 'a partner link whose reactivation is under review'],
  ['VOUCHER_EXCHANGED', 'a partner link whose voucher was exchanged'],
  ['VOUCHER_NOT_ACTIVATED', 'a partner link whose voucher is not activated'],
  ['VOUCHER_ALREADY_REDEEMED', 'a partner link whose voucher is redeemed'],
  ['VOUCHER_CANCELLED', 'a partner link whose voucher is cancelled'],
  ['VOUCHER_BLOCKED', 'a partner link whose voucher is blocked'],
  ['VOUCHER_NOT_REDEEMABLE', 'a partner link whose voucher cannot be redeemed'],
  ['PARTNER_UNAVAILABLE', 'a partner link whose partner is not available'],
  ['CONTACT_SUPPORT', 'a partner link that only customer service can help with'],
  ['REDEEM_LINK_EXPIRED', 'an expired partner link'],
  ['VOUCHER_EXPIRED', 'a partner link whose voucher has expired'],
  ['VOUCHER_EXTERNAL_EXPIRED', 'a partner link whose voucher of an external partner has expired'],
];
// oxfmt-ignore
const OLD_CODES: Refusals = [
  ['VOUCHER_OBSOLETE_FORMAT', 'an old code that can be reviewed', 'an old code, and uploads are limited'],
  ['REACTIVATION_PENDING', 'an old code under review'],
  ['VOUCHER_EXCHANGED', 'an old code whose voucher was exchanged'],
  ['VOUCHER_ALREADY_REDEEMED', 'an old code whose voucher is redeemed'],
  ['VOUCHER_BLOCKED', 'an old code whose voucher is blocked'],
  ['CONTACT_SUPPORT', 'an old code that only customer service can help with'],
  ['VOUCHER_EXPIRED', 'an old code whose voucher has expired'],
  ['VOUCHER_EXTERNAL_EXPIRED', 'an old code whose voucher of an external partner has expired'],
  ['VOUCHER_CODE_INVALID', 'an old code that is invalid'],
];

/** States in which nothing has to be stored: what the requests name exists nowhere, or everywhere. */
// oxfmt-ignore
const NOTHING = [
  'the service runs', 'the variation "restaurant" exists', 'there are texts', 'shops take vouchers of category 1',
  'the shop is there', 'organisations take donations', 'shops around the place take the voucher', 'no such voucher',
  'a partner link that does not exist', 'no such order', 'no such link', 'no voucher to send the link of',
  'no such order to activate', 'no voucher with the old code', 'no such card', 'no such download',
  'customer service takes messages', 'customer service takes messages, and uploads are limited',
  'no such identity check',
];

const barcode = (barcodeFormat: string, barcodeValue: string): State =>
  add.link([{ code: barcodeValue, barcodeFormat, barcodeValue }]);
const passes = {
  apple: `https://passes.example/${newIdent()}`,
  google: `https://pay.google.com/gp/v/save/${newIdent()}`,
};
const card = (change = {}): State => add.voucher({ isPrepaid: true, ...change });
const payingBy = (cardPayment: Store['cardPayment']): State => add.withVoucher({ cardPayment });

// One line for each state.
// oxfmt-ignore
const states: States = {
  ...Object.fromEntries(NOTHING.map((name) => [name, () => ({})])),
  ...refused(VOUCHERS, (refusal) => add.voucher({ refusal })),
  ...refused(PARTNER_LINKS, add.partnerLink),
  ...refused(OLD_CODES, add.oldCode),
  'too many attempts were made': add.failing('RATE_LIMITED'),
  'the service fails': add.failing('UNKNOWN'),
  'the service is overloaded': add.failing('TEMPORARY_FAILURE'),
  'the service is under maintenance': add.failing('MAINTENANCE'),
  'the site does not exist': add.withStore({ hasSites: false }),
  'there are no parameters': add.withStore({ hasParameters: false }),
  'there are no variations': add.withStore({ hasVariations: false }),
  'there are only a few texts': add.withStore({ texts: 2 }),

  // Shops, organisations, places
  'no shop takes vouchers of category 1': add.withStore({ shops: [] }),
  'the shop does not exist': add.withStore({ shops: [] }),
  'the shop has left': add.withStore({ shops: [{ id: 1, refusal: 'SHOP_GONE' }] }),
  'no organisation takes donations': add.withStore({ hasOrganisations: false }),
  'no shop around the place takes the voucher': add.withStore({ acceptancePoints: 0 }),
  'the postal code does not exist': add.withStore({ refusedFields: ['/postalCode'] }),

  // Vouchers, and links of partners
  'a voucher with 50 left': add.voucher(),
  'a voucher with 100 left, and an offer of top-up vouchers': add.voucher({ balanceInCent: 10_000 }),
  'a voucher with a greeting of its giver': add.voucher({ greeting: { name: 'Oma', text: 'Alles Gute!\nBis bald' } }),
  'a prepaid voucher with 30 left': card({ balanceInCent: 3000 }),
  'a code that the server finds not valid': add.withVoucher({ refusedFields: ['/code'] }),
  'an ended session': add.charge(),
  'a session that cannot be extended': add.voucher({ isRefreshable: false }),
  'a session of a serial number': card(),
  'a partner link': add.partnerLink(),
  'an old code that needs no reactivation': add.oldCode(),

  // Redeeming
  'a voucher whose code comes later': add.voucher({ outcome: 'delayed' }),
  'a voucher whose redemptions can be taken back': add.voucher({ isRevocable: true }),
  'a voucher whose owner is checked first': add.voucher({ outcome: 'fraud_check' }),
  'a voucher with a difference to pay': (store, params) => add.voucher({ balanceInCent: 500, dueInCent: params.amount })(store, params),
  'a voucher whose payment fails': add.charge({}, { refusal: 'PAYMENT_FAILED' }),
  'a voucher with less than the value left': add.spentMeanwhile,
  'the shop left meanwhile': add.withVoucher({ shops: [] }),
  'an address that the server refuses': add.withVoucher({ refusedFields: ['/customer/postalCode'] }),
  'the first request with the key is still running': add.withKey({ status: 'running' }),
  'the key was used for another request': add.withKey({ status: 'answered', request: 'another', answer: { status: 201 } }),
  'a redemption took place with the key': add.redeemedWithKey,
  'no redemption took place with the key': add.withKey(undefined),
  'the redemption is being processed': add.redemption({ status: 'processing' }),
  'the redemption is delayed': add.redemption({ status: 'delayed' }),
  "the redemption's code is ready": add.redemption({ status: 'ready' }),
  'the redemption can be taken back': add.redemption({ status: 'ready', revocable: { costInCent: 2000, until: Infinity } }),
  "the redemption's code was seen": add.redemption({ status: 'ready' }),
  "the redemption's code was sent": add.redemption({ status: 'sent' }),
  'the redemption was taken back': add.redemption({ status: 'revoked' }),
  'the redemption failed': add.redemption({ status: 'failed' }),
  'the redemption is in review': add.redemption({ status: 'in_review' }),
  'the status of the redemption is unknown': add.redemption({ refusal: 'ORDER_STATUS_UNKNOWN' }),
  'there is no such redemption': add.voucher(),
  'an order in process': add.order({ status: 'processing' }),
  'a delayed order': add.order({ status: 'delayed' }),
  'an order whose code is ready': add.order({ status: 'ready' }),
  'an order whose code was sent': add.order({ status: 'sent' }),
  'an order whose address refuses e-mails': add.order({ mailProblem: 'address_refused' }),
  'an order whose mailbox is full': add.order({ mailProblem: 'mailbox_full' }),
  'an order that was taken back': add.order({ status: 'revoked' }),
  'a failed order': add.order({ status: 'failed' }),
  'an order in review': add.order({ status: 'in_review' }),
  'an order whose status is unknown': add.order({ refusal: 'ORDER_STATUS_UNKNOWN' }),

  // The shop's code
  'a link to a Code 128': barcode('code-128', 'NL-2000'),
  'a link to a Code 39': barcode('code-39', 'NL2000'),
  'a link to an EAN-13': barcode('ean-13', '4006381333931'),
  'a link to a QR code': barcode('qr', 'NL-2000'),
  'a link to a PDF417': barcode('pdf417', 'NL-2000'),
  'a link to a code to type, without barcode': add.link([{ code: 'NL-2000' }]),
  'a link to a code to type with a PIN': add.link([{ code: 'NL-2000', pin: '1234' }]),
  'a link to a code with passes for wallets': add.link([{ code: 'NL-2000', passes }]),
  'a link to two codes to type': add.link([{ code: 'NL-2000' }, { code: 'NL-2001' }]),
  'a link to a code that comes later': add.link([], { isDelayed: true }),
  'a link to a blocked voucher': add.link([], { refusal: 'VOUCHER_BLOCKED' }),
  'a link whose redemption was taken back': add.link([], { refusal: 'REDEMPTION_REVOKED' }),
  'an expired link': add.link([], { refusal: 'REDEEM_LINK_EXPIRED' }),
  'a voucher that has no link': add.voucher(),

  // Offers
  'a giveaway with codes': add.giveaway(),
  'a giveaway that is only a banner': add.giveaway({ needsCodes: false }),
  'a giveaway that must not be shown': add.giveaway({ isVisible: false }),
  'there is no giveaway': add.voucher(),
  'a giveaway that only customer service can help with': add.giveaway({ refusal: 'CONTACT_SUPPORT' }),
  'the giveaway was sent to the address before': (store, params) => add.giveaway({ usedEmails: [String(params.email).toLowerCase()] })(store, params),
  'there is an offer of top-up vouchers': add.voucher(),
  'there is no offer of top-up vouchers': add.voucher({ hasOffer: false }),
  'a voucher that may open an account': add.voucher(),
  'a voucher of which nothing is left': add.voucher({ balanceInCent: 0 }),
  'a voucher whose account only customer service can open': add.voucher({ accountRefusal: 'CONTACT_SUPPORT' }),

  // Activation
  'an order of several inactive vouchers': add.activation(add.inactive(4)),
  'an order of one inactive voucher': add.activation(add.inactive(1)),
  'an order of which a part is active': add.activation(['active', 'inactive']),
  'an order whose vouchers are all active': add.activation(['active', 'active']),
  'an order whose voucher is cancelled': add.activation([], { refusal: 'VOUCHER_CANCELLED' }),
  'an order to activate whose status is unknown': add.activation([], { refusal: 'ORDER_STATUS_UNKNOWN' }),
  'an expired activation link': add.activation([], { refusal: 'REDEEM_LINK_EXPIRED' }),
  'all vouchers of the order can be activated': add.activation(add.inactive(2)),
  'the only voucher of the order can be activated': add.activation(add.inactive(1)),
  'some vouchers of the order can be activated': add.activation(add.inactive(4), { failing: 1 }),
  'no voucher of the order can be activated': add.activation(add.inactive(2), { failing: 2 }),
  'an order whose voucher was cancelled meanwhile': add.activation(add.inactive(1), { activationRefusal: 'VOUCHER_CANCELLED' }),
  'an order to activate that only customer service can help with': add.activation(add.inactive(1), { activationRefusal: 'CONTACT_SUPPORT' }),

  // Payments
  'a card with 30': card({ balanceInCent: 3000 }),
  'an empty card': card({ balanceInCent: 0 }),
  'a full card': card({ balanceInCent: 15_000, capacityInCent: 15_000 }),
  'a card with one way to pay': card({ providers: ['paypal'] }),
  'a card whose payment is refused': add.voucher({ chargeRefusal: 'PAYMENT_FAILED' }),
  'a card that became not chargeable': add.voucher({ chargeRefusal: 'VOUCHER_NOT_CHARGEABLE' }),
  'a card that was charged meanwhile': add.voucher({ chargeRefusal: 'VOUCHER_ALREADY_CHARGED' }),
  'a card that only customer service can charge': add.voucher({ chargeRefusal: 'CONTACT_SUPPORT' }),
  'the bank asks for a confirmation': payingBy('redirect'),
  'the payment by card is being processed': payingBy('processing'),
  'the payment by card is received': payingBy('received'),
  'the payment by card fails': payingBy('failed'),
  'the charge is received': add.charge(),
  'the difference is paid': add.charge(),
  'the charge is being processed': add.charge({ status: 'processing' }),
  'the charge failed': add.charge({ status: 'failed' }),
  'the charge is open': add.charge({ status: 'open' }),
  'the charge does not exist': add.voucher(),
  'the charge is refused': add.charge({ refusal: 'PAYMENT_FAILED' }),
  'the card of the charge cannot be charged': add.charge({ refusal: 'VOUCHER_NOT_CHARGEABLE' }),
  'the card of the charge was charged before': add.charge({ refusal: 'VOUCHER_ALREADY_CHARGED' }),
  'only customer service can finish the charge': add.charge({ refusal: 'CONTACT_SUPPORT' }),

  // Downloads and identity checks
  'a download of several vouchers': add.download(),
  'a download of one voucher': add.download({ count: 1 }),
  'a download without PIN': add.download({ pin: '' }),
  'an expired download': add.download({ refusal: 'REDEEM_LINK_EXPIRED' }),
  'a download that is locked after wrong PINs': add.download({ attemptsLeft: 0 }),
  'an identity check that waits for data': add.check(),
  'an identity check that waits for data, and uploads are limited': add.check(),
  'an identity check that only customer service can help with': add.check({ submissionRefusal: 'CONTACT_SUPPORT' }),
  'an expired identity check': add.check({ refusal: 'REDEEM_LINK_EXPIRED' }),
  'an identity check whose PIN is on its way': add.check(add.pinSent),
  'an identity check whose PIN is verified': add.check({ state: 'pin_verified' }),
  'an identity check in review': add.check({ state: 'in_review' }),
  'an approved identity check': add.check({ state: 'approved' }),
  'a rejected identity check': add.check({ state: 'rejected' }),
  'an identity check that is locked after wrong PINs': add.check({ ...add.pinSent, attemptsLeft: 0 }),
};

// The provider states of the pacts: what has to be in the store before a request. Test systems only.
import { randomUUID } from 'node:crypto';
import {
  activation,
  barcode,
  charge,
  check,
  download,
  failing,
  giveaway,
  giveawayUsed,
  inactive,
  link,
  nothing,
  oldCode,
  order,
  partnerLink,
  partnerVoucher,
  pinSent,
  redeemedWithKey,
  redemption,
  refusedVoucher,
  spentMeanwhile,
  unknown,
  voucher,
  withKey,
  withVoucher,
  type Params,
  type State,
  type Values,
} from './state-parts.ts';
import type { Store } from './store.ts';

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
  const { minValueInCent: minInCent, maxValueInCent: maxInCent, stepInCent } = params;
  if (minInCent && maxInCent && stepInCent) store.valueRange = { minInCent, maxInCent, stepInCent };
  if (params.shopCategory) store.shopCategory = params.shopCategory;
  if (params.receiptPossible === false) store.hasReceipts = false;
  if (params.delivery) store.deliveries = [...store.deliveries, params.delivery];
  return { captcha, otherCaptcha, shopId: 1, donationOrganisationId: 1, ...set(store, params) };
}

const states: Readonly<Record<string, State>> = {
  'the service runs': nothing,
  'too many attempts were made': failing('RATE_LIMITED'),
  'the service fails': failing('UNKNOWN'),
  'the service is overloaded': failing('TEMPORARY_FAILURE'),
  'the service is under maintenance': failing('MAINTENANCE'),
  'the site does not exist': (store) => ((store.hasSites = false), {}),
  'there are no parameters': (store) => ((store.hasParameters = false), {}),
  'the variation "restaurant" exists': nothing,
  'there are no variations': (store) => ((store.hasVariations = false), {}),
  'there are texts': nothing,
  'there are only a few texts': (store) => ((store.texts = 2), {}),

  // Shops, organisations, places
  'shops take vouchers of category 1': nothing,
  'no shop takes vouchers of category 1': (store) => ((store.shops = []), {}),
  'the shop is there': nothing,
  'the shop does not exist': (store) => ((store.shops = []), {}),
  'the shop has left': (store) => ((store.shops = [{ id: 1, refusal: 'SHOP_GONE' }]), {}),
  'organisations take donations': nothing,
  'no organisation takes donations': (store) => ((store.hasOrganisations = false), {}),
  'shops around the place take the voucher': nothing,
  'no shop around the place takes the voucher': (store) => ((store.acceptancePoints = 0), {}),
  'the postal code does not exist': (store) => ((store.refusedFields = ['/postalCode']), {}),

  // Vouchers
  'a voucher with 50 left': voucher(),
  'a voucher with 100 left, and an offer of top-up vouchers': voucher({ balanceInCent: 10_000 }),
  'a prepaid voucher with 30 left': voucher({ balanceInCent: 3000, isPrepaid: true }),
  'no such voucher': unknown,
  'a voucher that was bought minutes ago': refusedVoucher('VOUCHER_NOT_YET_RECORDED'),
  'a voucher of the old format': refusedVoucher('VOUCHER_OBSOLETE_FORMAT'),
  'a voucher whose reactivation is under review': refusedVoucher('REACTIVATION_PENDING'),
  'a voucher that was exchanged for another': refusedVoucher('VOUCHER_EXCHANGED'),
  'a voucher that its giver has not activated': refusedVoucher('VOUCHER_NOT_ACTIVATED'),
  'a redeemed voucher': refusedVoucher('VOUCHER_ALREADY_REDEEMED'),
  'a cancelled voucher': refusedVoucher('VOUCHER_CANCELLED'),
  'a blocked voucher': refusedVoucher('VOUCHER_BLOCKED'),
  'a voucher that cannot be redeemed': refusedVoucher('VOUCHER_NOT_REDEEMABLE'),
  'a voucher whose partner is not available': refusedVoucher('PARTNER_UNAVAILABLE'),
  'a voucher of a tax-saving card': refusedVoucher('VOUCHER_TAX_SAVING_CARD'),
  'a voucher of another partner': refusedVoucher('VOUCHER_OTHER_PARTNER'),
  'a voucher of another category': refusedVoucher('VOUCHER_WRONG_CATEGORY'),
  'a voucher that is in a cart': refusedVoucher('VOUCHER_ALREADY_IN_CART'),
  'a voucher that only customer service can help with': refusedVoucher('CONTACT_SUPPORT'),
  'a voucher older than three years': refusedVoucher('VOUCHER_EXPIRED'),
  'an expired voucher of an external partner': refusedVoucher('VOUCHER_EXTERNAL_EXPIRED'),
  'a voucher that its shop has to answer for': refusedVoucher('VOUCHER_CODE_INVALID'),
  'a code that the server finds not valid': withVoucher(
    (store) => void (store.refusedFields = ['/code']),
  ),
  'an ended session': charge(),
  'a session that cannot be extended': voucher({ isRefreshable: false }),
  'a session of a serial number': voucher({ isPrepaid: true }),

  // Links of partners
  'a partner link': partnerLink(),
  'a partner link that does not exist': unknown,
  'a partner link whose voucher is not recorded yet': partnerVoucher('VOUCHER_NOT_YET_RECORDED'),
  'a partner link whose voucher has the old format': partnerVoucher('VOUCHER_OBSOLETE_FORMAT'),
  'a partner link whose reactivation is under review': partnerVoucher('REACTIVATION_PENDING'),
  'a partner link whose voucher was exchanged': partnerVoucher('VOUCHER_EXCHANGED'),
  'a partner link whose voucher is not activated': partnerVoucher('VOUCHER_NOT_ACTIVATED'),
  'a partner link whose voucher is redeemed': partnerVoucher('VOUCHER_ALREADY_REDEEMED'),
  'a partner link whose voucher is cancelled': partnerVoucher('VOUCHER_CANCELLED'),
  'a partner link whose voucher is blocked': partnerVoucher('VOUCHER_BLOCKED'),
  'a partner link whose voucher cannot be redeemed': partnerVoucher('VOUCHER_NOT_REDEEMABLE'),
  'a partner link whose partner is not available': partnerLink({ refusal: 'PARTNER_UNAVAILABLE' }),
  'a partner link that only customer service can help with': partnerLink({
    refusal: 'CONTACT_SUPPORT',
  }),
  'an expired partner link': partnerLink({ refusal: 'REDEEM_LINK_EXPIRED' }),
  'a partner link whose voucher has expired': partnerVoucher('VOUCHER_EXPIRED'),
  'a partner link whose voucher of an external partner has expired': partnerVoucher(
    'VOUCHER_EXTERNAL_EXPIRED',
  ),

  // Redeeming
  'a voucher whose code comes later': voucher({ outcome: 'delayed' }),
  'a voucher whose owner is checked first': voucher({ outcome: 'fraud_check' }),
  'a voucher with a difference to pay': (store, params) =>
    voucher({ balanceInCent: 500, ...(params.amount && { dueInCent: params.amount }) })(
      store,
      params,
    ),
  'a voucher whose payment fails': charge({}, { isPrepaid: false, refusal: 'PAYMENT_FAILED' }),
  'a voucher with less than the value left': spentMeanwhile,
  'the shop is not available for the moment': refusedVoucher('PARTNER_UNAVAILABLE'),
  'a voucher that was redeemed meanwhile': refusedVoucher('VOUCHER_ALREADY_REDEEMED'),
  'a voucher that was cancelled meanwhile': refusedVoucher('VOUCHER_CANCELLED'),
  'a voucher that was blocked meanwhile': refusedVoucher('VOUCHER_BLOCKED'),
  'the shop left meanwhile': withVoucher((store) => void (store.shops = [])),
  'a voucher that expired meanwhile': refusedVoucher('VOUCHER_EXPIRED'),
  'an address that the server refuses': withVoucher(
    (store) => void (store.refusedFields = ['/customer/postalCode']),
  ),
  'the first request with the key is still running': withKey({ status: 'running' }),
  'the key was used for another request': withKey({
    status: 'answered',
    request: 'another',
    answer: { status: 201 },
  }),
  'the redemption is being processed': redemption({ status: 'processing' }),
  'the redemption is delayed': redemption({ status: 'delayed' }),
  "the redemption's code is ready": redemption({ status: 'ready' }),
  "the redemption's code was sent": redemption({ status: 'sent' }),
  'the redemption failed': redemption({ status: 'failed' }),
  'the redemption is in review': redemption({ status: 'in_review' }),
  'there is no such redemption': voucher(),
  'a redemption took place with the key': redeemedWithKey,
  'no redemption took place with the key': withKey(undefined),
  'the status of the redemption is unknown': redemption({ refusal: 'ORDER_STATUS_UNKNOWN' }),
  'an order in process': order({ status: 'processing' }),
  'a delayed order': order({ status: 'delayed' }),
  'an order whose code is ready': order({ status: 'ready' }),
  'an order whose code was sent': order({ status: 'sent' }),
  'a failed order': order({ status: 'failed' }),
  'an order in review': order({ status: 'in_review' }),
  'no such order': unknown,
  'an order whose status is unknown': order({ refusal: 'ORDER_STATUS_UNKNOWN' }),

  // The shop's code
  'a link to a Code 128': barcode('code-128', 'NL-2000'),
  'a link to a Code 39': barcode('code-39', 'NL2000'),
  'a link to an EAN-13': barcode('ean-13', '4006381333931'),
  'a link to a QR code': barcode('qr', 'NL-2000'),
  'a link to a PDF417': barcode('pdf417', 'NL-2000'),
  'a link to a code to type, without barcode': link([{ code: 'NL-2000' }]),
  'a link to a code to type with a PIN': link([{ code: 'NL-2000', pin: '1234' }]),
  'a link to two codes to type': link([{ code: 'NL-2000' }, { code: 'NL-2001' }]),
  'a link to a code that comes later': link([], { isDelayed: true }),
  'no such link': unknown,
  'a link to a blocked voucher': link([], { refusal: 'VOUCHER_BLOCKED' }),
  'an expired link': link([], { refusal: 'REDEEM_LINK_EXPIRED' }),
  'a redeemed voucher whose link can be sent again': refusedVoucher('VOUCHER_ALREADY_REDEEMED'),
  'no voucher to send the link of': unknown,
  'a voucher that has no link': voucher(),
  'a blocked voucher whose link is wanted': refusedVoucher('VOUCHER_BLOCKED'),
  'a cancelled voucher whose link is wanted': refusedVoucher('VOUCHER_CANCELLED'),
  'a voucher whose link only customer service can send': refusedVoucher('CONTACT_SUPPORT'),
  'a code to send the link of that is invalid': refusedVoucher('VOUCHER_CODE_INVALID'),

  // Offers
  'a giveaway with codes': giveaway(),
  'a giveaway that is only a banner': giveaway({ needsCodes: false }),
  'a giveaway that must not be shown': giveaway({ isVisible: false }),
  'there is no giveaway': voucher(),
  'a giveaway that only customer service can help with': giveaway({ refusal: 'CONTACT_SUPPORT' }),
  'the giveaway was sent to the address before': giveawayUsed,
  'there is an offer of top-up vouchers': voucher(),
  'there is no offer of top-up vouchers': voucher({ hasOffer: false }),
  'a voucher that may open an account': voucher(),
  'a voucher of which nothing is left': voucher({ balanceInCent: 0 }),
  'a voucher whose account only customer service can open': voucher({
    accountRefusal: 'CONTACT_SUPPORT',
  }),

  // Activation and old codes
  'an order of several inactive vouchers': activation(inactive(4)),
  'an order of one inactive voucher': activation(inactive(1)),
  'an order of which a part is active': activation(['active', 'inactive']),
  'an order whose vouchers are all active': activation(['active', 'active']),
  'no such order to activate': unknown,
  'an order whose voucher is cancelled': activation([], { refusal: 'VOUCHER_CANCELLED' }),
  'an order to activate whose status is unknown': activation([], {
    refusal: 'ORDER_STATUS_UNKNOWN',
  }),
  'an expired activation link': activation([], { refusal: 'REDEEM_LINK_EXPIRED' }),
  'all vouchers of the order can be activated': activation(inactive(2)),
  'the only voucher of the order can be activated': activation(inactive(1)),
  'some vouchers of the order can be activated': activation(inactive(4), { failing: 1 }),
  'no voucher of the order can be activated': activation(inactive(2), { failing: 2 }),
  'an order whose voucher was cancelled meanwhile': activation(inactive(1), {
    activationRefusal: 'VOUCHER_CANCELLED',
  }),
  'an order to activate that only customer service can help with': activation(inactive(1), {
    activationRefusal: 'CONTACT_SUPPORT',
  }),
  'an old code that can be reviewed': oldCode('VOUCHER_OBSOLETE_FORMAT'),
  'an old code, and uploads are limited': oldCode('VOUCHER_OBSOLETE_FORMAT'),
  'no voucher with the old code': unknown,
  'an old code that needs no reactivation': oldCode(),
  'an old code under review': oldCode('REACTIVATION_PENDING'),
  'an old code whose voucher was exchanged': oldCode('VOUCHER_EXCHANGED'),
  'an old code whose voucher is redeemed': oldCode('VOUCHER_ALREADY_REDEEMED'),
  'an old code whose voucher is blocked': oldCode('VOUCHER_BLOCKED'),
  'an old code that only customer service can help with': oldCode('CONTACT_SUPPORT'),
  'an old code whose voucher has expired': oldCode('VOUCHER_EXPIRED'),
  'an old code whose voucher of an external partner has expired': oldCode(
    'VOUCHER_EXTERNAL_EXPIRED',
  ),
  'an old code that is invalid': oldCode('VOUCHER_CODE_INVALID'),

  // Payments
  'a card with 30': voucher({ isPrepaid: true, balanceInCent: 3000 }),
  'an empty card': voucher({ isPrepaid: true, balanceInCent: 0 }),
  'a full card': voucher({ isPrepaid: true, balanceInCent: 15_000, capacityInCent: 15_000 }),
  'a card with one way to pay': voucher({ isPrepaid: true, providers: ['paypal'] }),
  'no such card': unknown,
  'a card that cannot be charged': refusedVoucher('VOUCHER_NOT_CHARGEABLE'),
  'a card that was charged before': refusedVoucher('VOUCHER_ALREADY_CHARGED'),
  'a card that is not activated': refusedVoucher('VOUCHER_NOT_ACTIVATED'),
  'a blocked card': refusedVoucher('VOUCHER_BLOCKED'),
  'an expired card': refusedVoucher('VOUCHER_EXPIRED'),
  'a card whose payment is refused': voucher({ chargeRefusal: 'PAYMENT_FAILED' }),
  'a card that became not chargeable': voucher({ chargeRefusal: 'VOUCHER_NOT_CHARGEABLE' }),
  'a card that was charged meanwhile': voucher({ chargeRefusal: 'VOUCHER_ALREADY_CHARGED' }),
  'a card that only customer service can charge': voucher({ chargeRefusal: 'CONTACT_SUPPORT' }),
  'the bank asks for a confirmation': withVoucher((store) => void (store.cardPayment = 'redirect')),
  'the payment by card is being processed': withVoucher(
    (store) => void (store.cardPayment = 'processing'),
  ),
  'the payment by card is received': withVoucher((store) => void (store.cardPayment = 'received')),
  'the payment by card fails': withVoucher((store) => void (store.cardPayment = 'failed')),
  'the charge is received': charge(),
  'the difference is paid': charge({}, { isPrepaid: false }),
  'the charge is being processed': charge({ status: 'processing' }),
  'the charge failed': charge({ status: 'failed' }),
  'the charge does not exist': voucher(),
  'the charge is refused': charge({ refusal: 'PAYMENT_FAILED' }),
  'the card of the charge cannot be charged': charge({ refusal: 'VOUCHER_NOT_CHARGEABLE' }),
  'the card of the charge was charged before': charge({ refusal: 'VOUCHER_ALREADY_CHARGED' }),
  'only customer service can finish the charge': charge({ refusal: 'CONTACT_SUPPORT' }),

  // Help
  'a download of several vouchers': download(),
  'a download of one voucher': download({ count: 1 }),
  'a download without PIN': download({ pin: '' }),
  'no such download': unknown,
  'an expired download': download({ refusal: 'REDEEM_LINK_EXPIRED' }),
  'a download that is locked after wrong PINs': download({ attemptsLeft: 0 }),
  'customer service takes messages': nothing,
  'customer service takes messages, and uploads are limited': nothing,
  'an identity check that waits for data': check(),
  'an identity check that waits for data, and uploads are limited': check(),
  'no such identity check': unknown,
  'an identity check that only customer service can help with': check({
    submissionRefusal: 'CONTACT_SUPPORT',
  }),
  'an expired identity check': check({ refusal: 'REDEEM_LINK_EXPIRED' }),
  'an identity check whose PIN is on its way': check(pinSent),
  'an identity check whose PIN is verified': check({ state: 'pin_verified' }),
  'an identity check in review': check({ state: 'in_review' }),
  'an approved identity check': check({ state: 'approved' }),
  'a rejected identity check': check({ state: 'rejected' }),
  'an identity check that is locked after wrong PINs': check({ ...pinSent, attemptsLeft: 0 }),
};

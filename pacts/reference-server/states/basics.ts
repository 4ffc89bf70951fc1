import {
  voucher,
  refusedVoucher,
  partnerLink,
  charge,
  withVoucher,
  failing,
  nothing,
  unknown,
  type State,
} from './builders.ts';

/** The service itself, shops and places, vouchers and their sessions. */
export const basicStates: Readonly<Record<string, State>> = {
  // The service
  'the service runs': nothing,
  'too many attempts were made': failing('RATE_LIMITED'),
  'the service fails': failing('UNKNOWN'),
  'the service is overloaded': failing('TEMPORARY_FAILURE'),
  'the service is under maintenance': failing('MAINTENANCE'),
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
  'a voucher with 100 left': voucher({ balanceInCent: 10_000 }),
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
  'a partner link whose voucher is not recorded yet': partnerLink({
    voucher: 'VOUCHER_NOT_YET_RECORDED',
  }),
  'a partner link whose voucher has the old format': partnerLink({
    voucher: 'VOUCHER_OBSOLETE_FORMAT',
  }),
  'a partner link whose reactivation is under review': partnerLink({
    voucher: 'REACTIVATION_PENDING',
  }),
  'a partner link whose voucher was exchanged': partnerLink({ voucher: 'VOUCHER_EXCHANGED' }),
  'a partner link whose voucher is not activated': partnerLink({
    voucher: 'VOUCHER_NOT_ACTIVATED',
  }),
  'a partner link whose voucher is redeemed': partnerLink({ voucher: 'VOUCHER_ALREADY_REDEEMED' }),
  'a partner link whose voucher is cancelled': partnerLink({ voucher: 'VOUCHER_CANCELLED' }),
  'a partner link whose voucher is blocked': partnerLink({ voucher: 'VOUCHER_BLOCKED' }),
  'a partner link whose voucher cannot be redeemed': partnerLink({
    voucher: 'VOUCHER_NOT_REDEEMABLE',
  }),
  'a partner link whose partner is not available': partnerLink({ refusal: 'PARTNER_UNAVAILABLE' }),
  'a partner link that only customer service can help with': partnerLink({
    refusal: 'CONTACT_SUPPORT',
  }),
  'an expired partner link': partnerLink({ refusal: 'REDEEM_LINK_EXPIRED' }),
  'a partner link whose voucher has expired': partnerLink({ voucher: 'VOUCHER_EXPIRED' }),
  'a partner link whose voucher of an external partner has expired': partnerLink({
    voucher: 'VOUCHER_EXTERNAL_EXPIRED',
  }),
};

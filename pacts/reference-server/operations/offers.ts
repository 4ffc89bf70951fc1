import { Refusal } from '../refusal.ts';
import { accepted, noContent, ok, voucherOf, type Handlers } from './call.ts';

/** What a visitor may get besides the redemption: giveaway, top-up vouchers, account. */
export const offers: Handlers = {
  getActiveGiveaway: ({ store: { giveaway } }) => {
    if (!giveaway) return noContent;
    const { id, isVisible, needsCodes } = giveaway;
    return ok({
      id,
      promoText: 'Ein Geschenk',
      needsCodes,
      visible: isVisible,
      banner: '/gift.svg',
    });
  },
  redeemGiveawayCode: ({ store: { giveaway }, body }) => {
    if (giveaway?.refusal) throw new Refusal(giveaway.refusal);
    if (giveaway?.id !== body['id']) throw new Refusal('VALIDATION_FAILED', { pointers: ['/id'] });
    if (giveaway?.usedEmail === body['email']) {
      throw new Refusal('VALIDATION_FAILED', { pointers: ['/email'] });
    }
    return ok({});
  },
  getPrepaidPackagePromotion: (call) => {
    const values = { valuePerVoucherInCent: 1500, bonusInCent: 500, costInCent: 3000 };
    return voucherOf(call).hasOffer ? ok({ vouchers: 2, ...values, currency: 'EUR' }) : noContent;
  },
  createShoppingAccount: (call) => {
    const { accountRefusal, balanceInCent } = voucherOf(call);
    if (accountRefusal) throw new Refusal(accountRefusal);
    if (balanceInCent === 0) throw new Refusal('VOUCHER_ALREADY_REDEEMED');
    return accepted({ accountUrl: 'https://account.example/' });
  },
};

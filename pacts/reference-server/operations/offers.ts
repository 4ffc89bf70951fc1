import { Refusal } from '../refusal.ts';
import { newIdent } from '../store.ts';
import { accepted, noContent, ok, voucherOf, wrong, type Handlers } from './call.ts';
import { ORDERED } from './redemption.ts';

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
  redeemGiveawayCode: ({ store: { giveaway, redemptions }, body, session }) => {
    const redeemed = redemptions.get(String(body['redeemId']));
    if (redeemed?.voucherId !== session?.sub) throw wrong('/redeemId');
    if (giveaway?.refusal) throw new Refusal(giveaway.refusal);
    if (!giveaway?.needsCodes || giveaway.id !== body['id']) throw wrong('/id');
    const email = String(body['email']).toLowerCase();
    if (giveaway.usedEmails.includes(email)) throw wrong('/email');
    giveaway.usedEmails.push(email);
    return ok({});
  },
  getPrepaidPackagePromotion: (call) => {
    const { hasOffer, balanceInCent, currency } = voucherOf(call);
    const isOffered = hasOffer && balanceInCent >= ORDERED.costInCent;
    return isOffered ? ok({ ...ORDERED, bonusInCent: 500, currency }) : noContent;
  },
  createShoppingAccount: (call) => {
    const voucher = voucherOf(call);
    const { accountRefusal, balanceInCent } = voucher;
    if (accountRefusal) throw new Refusal(accountRefusal);
    if (balanceInCent === 0) throw new Refusal('VOUCHER_ALREADY_REDEEMED');
    voucher.accountUrl ??= `https://account.example/${newIdent()}`;
    return accepted({ accountUrl: voucher.accountUrl });
  },
};

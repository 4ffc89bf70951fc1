import { Refusal } from '../refusal.ts';
import { find, issueToken } from '../store.ts';
import { ok, voucherOf, type Handlers } from './call.ts';

/** From a code, a serial number or a link to a session. */
export const voucher: Handlers = {
  createVoucherToken: ({ store, body }) => {
    const found = store.vouchers.find(({ code }) => code === body['code']);
    if (!found) throw new Refusal('VOUCHER_NOT_FOUND');
    if (found.refusal) throw new Refusal(found.refusal);
    return ok({ token: issueToken(found, 'redeem'), greeting: found.greeting });
  },
  refreshVoucherToken: (call) => {
    const found = voucherOf(call);
    if (!found.isRefreshable) throw new Refusal('NOT_FOUND');
    const { purpose = 'redeem', thirdPartyRedeem } = call.session ?? {};
    return ok({ token: issueToken(found, purpose, undefined, thirdPartyRedeem) });
  },
  createThirdPartyRedeemToken: ({ store, body }) => {
    const link = find(store.partnerLinks, ({ ident }) => ident === body['ident'], 'NOT_FOUND');
    const found = find(store.vouchers, ({ id }) => id === link.voucherId, 'NOT_FOUND');
    const token = issueToken(found, 'redeem', undefined, { partner: 'Kaufhaus' });
    return ok({ token, greeting: found.greeting });
  },
  lookUpPrepaidVoucher: ({ store, body }) => {
    const isIt = ({ serialNumber }: { serialNumber: string }) =>
      serialNumber === body['serialNumber'];
    const card = find(store.vouchers, isIt, 'VOUCHER_NOT_FOUND');
    const { balanceInCent, minChargeInCent, maxChargeInCent, providers, currency } = card;
    const amounts = { currentValueInCent: balanceInCent, minChargeInCent, maxChargeInCent };
    return ok({ token: issueToken(card, 'pay'), ...amounts, currency, providers });
  },
};

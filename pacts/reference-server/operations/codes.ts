import { Refusal } from '../refusal.ts';
import { find } from '../store.ts';
import { accepted, file, inHours, maskedEmail, ok, type Call, type Handlers } from './call.ts';

const linkOf = ({ store, body }: Call) =>
  find(store.links, ({ token }) => token === body['redeemLinkToken'], 'NOT_FOUND');

/** The voucher whose link or e-mail is wanted once more; it has to be redeemed. */
function redeemedVoucher({ store, body }: Call): void {
  const voucher = store.vouchers.find(({ code }) => code === body['code']);
  if (!voucher) throw new Refusal('VOUCHER_NOT_FOUND');
  if (!voucher.refusal) throw new Refusal('VOUCHER_NOT_REDEEMED');
  if (voucher.refusal !== 'VOUCHER_ALREADY_REDEEMED') throw new Refusal(voucher.refusal);
}

/** The shop's code behind a redeem link, and new links. */
export const codes: Handlers = {
  revealMerchantCode: (call) => {
    const link = linkOf(call);
    const { isDelayed, codes: all } = link;
    link.isSeen = !isDelayed;
    const shop = { id: 1, name: 'Shop 1' };
    const value = { valueInCent: 2000, currency: 'EUR' };
    return ok({
      status: isDelayed ? 'delayed' : 'ready',
      shop,
      codes: isDelayed ? [] : all.map((code) => ({ ...value, ...code })),
    });
  },
  downloadMerchantCodePdf: (call) => {
    if (linkOf(call).isDelayed) throw new Refusal('NOT_FOUND');
    return file('application/pdf', '%PDF-1.7\n%%EOF\n');
  },
  requestMerchantCodeLink: (call) => {
    const { store, body } = call;
    if (body['code'] !== undefined) redeemedVoucher(call);
    else {
      const link = store.links.find(({ token }) => token === body['redeemLinkToken']);
      if (!link || link.refusal === 'REDEMPTION_REVOKED') throw new Refusal('NOT_FOUND');
      // That the link has expired is why a new one is wanted.
      if (link.refusal && link.refusal !== 'REDEEM_LINK_EXPIRED') throw new Refusal(link.refusal);
    }
    return accepted({ emailMasked: maskedEmail, sentAt: inHours(0) });
  },
  resendRedeemLink: (call) => {
    redeemedVoucher(call);
    return accepted({ emailMasked: maskedEmail, resendAllowedAt: inHours(0.25) });
  },
};

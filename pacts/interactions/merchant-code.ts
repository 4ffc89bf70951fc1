import { interactionsOf } from '../support/interaction.ts';

const ofACode = ['status', 'codes.code'];
const withBarcode = {
  uses: ['status', 'codes.barcodeFormat', 'codes.barcodeValue'],
  exact: ['codes.barcodeFormat'],
};
const badCaptcha = { body: { captcha: 'invalid' } };

// A line each reads as the table that it is.
// oxfmt-ignore
export const merchantCode = [
  ...interactionsOf('revealMerchantCode', [
    ['a link to a Code 128', { link: 'demo-code128' }, 200, 'ready-code128', withBarcode],
    ['a link to a Code 39', { link: 'demo-code39' }, 200, 'ready-code39', withBarcode],
    ['a link to an EAN-13', { link: 'demo-ean13' }, 200, 'ready-ean13', withBarcode],
    ['a link to a QR code', { link: 'demo-qr-code' }, 200, 'ready-qr', withBarcode],
    ['a link to a PDF417', { link: 'demo-pdf417' }, 200, 'ready-pdf417', withBarcode],
    ['a link to a code to type, without barcode', { link: 'demo-no-barcode' }, 200, 'ready-no-barcode', { uses: ofACode }],
    ['a link to a code to type with a PIN', { link: 'demo-pin-card' }, 200, 'ready-pin', { uses: [...ofACode, 'codes.pin'] }],
    ['a link to a code with passes for wallets', { link: 'demo-wallet' }, 200, 'ready-wallet', { uses: [...ofACode, 'codes.passes.apple', 'codes.passes.google'] }],
    ['a link to two codes to type', { link: 'demo-two-codes' }, 200, 'ready-two-codes', { uses: ofACode, atLeast: { codes: 2 } }],
    ['a link to a code that comes later', { link: 'demo-delayed' }, 200, 'delayed', { uses: ['status'] }],
    ['no such link', { link: 'demo-unknown' }, 404, 'not-found'],
    ['the service runs', {}, 404, 'not-found', { body: { redeemLinkToken: 'Xk3' }, about: 'of a link that was cut off' }],
    ['a link to a blocked voucher', { link: 'demo-blocked' }, 409, 'voucher-blocked'],
    ['an expired link', { link: 'demo-expired' }, 410, 'redeem-link-expired'],
    ['a link whose redemption was taken back', { link: 'demo-revoked' }, 410, 'redemption-revoked'],
    ['too many attempts were made', { link: 'demo-code128' }, 429, 'rate-limited'],
    ['the service is overloaded', { link: 'demo-code128' }, 503, 'temporary-failure'],
    ['the service is under maintenance', { link: 'demo-code128' }, 503, 'maintenance'],
  ]),
  ...interactionsOf('downloadMerchantCodePdf', [
    ['a link to a Code 128', { link: 'demo-code128' }, 200, 'document'],
    ['a link to a code that comes later', { link: 'demo-delayed' }, 404, 'not-found'],
    ['a link to a blocked voucher', { link: 'demo-blocked' }, 409, 'voucher-blocked'],
    ['an expired link', { link: 'demo-expired' }, 410, 'redeem-link-expired'],
    ['a link whose redemption was taken back', { link: 'demo-revoked' }, 410, 'redemption-revoked'],
  ]),
  ...interactionsOf('requestMerchantCodeLink', [
    ['an expired link', { link: 'demo-expired' }, 202, 'new-link-sent', { about: 'by the old link' }],
    ['a redeemed voucher', { voucher: 'ALREADY-REDEEMED' }, 202, 'new-link-sent', { about: 'by the code' }],
    ['no such link', { link: 'demo-unknown' }, 404, 'not-found'],
    ['a link whose redemption was taken back', { link: 'demo-revoked' }, 404, 'not-found', { about: 'after it was taken back' }],
    ['no such voucher', { voucher: 'NOT-FOUND' }, 404, 'voucher-not-found'],
    ['a voucher with 50 left', { voucher: 'DEMO-50' }, 409, 'voucher-not-redeemed'],
    ['a blocked voucher', { voucher: 'BLOCKED' }, 409, 'voucher-blocked'],
    ['an expired link', { link: 'demo-expired' }, 422, 'captcha-invalid', badCaptcha],
    ['too many attempts were made', { link: 'demo-expired' }, 429, 'rate-limited'],
  ]),
];

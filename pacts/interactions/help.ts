import { interactionsOf } from '../support/interaction.ts';

const dated = { uses: ['expectedBy'] };

// A line each reads as the table that it is.
// prettier-ignore
export const help = [
  ...interactionsOf('lookUpVoucherPdf', [
    ['a download of several vouchers', {}, 200, 'pdf-several', { uses: ['expiresAt'] }],
    ['a download of one voucher', {}, 200, 'pdf-single'],
    ['a download without PIN', {}, 200, 'pdf-without-pin'],
    ['it does not exist', {}, 404, 'not-found'],
    ['the link has expired', {}, 410, 'redeem-link-expired'],
  ]),
  ...interactionsOf('downloadVoucherPdf', [
    ['a download of several vouchers', {}, 200, 'document'],
    ['a download of several vouchers', {}, 200, 'archive', { body: { format: 'zip' } }],
    ['it does not exist', {}, 404, 'not-found'],
    ['the link has expired', {}, 410, 'redeem-link-expired'],
    ['the PIN is wrong', {}, 422, 'pin-invalid', { uses: ['attemptsLeft'] }],
    ['too many wrong PINs were entered', {}, 429, 'pin-locked'],
  ]),
  ...interactionsOf('sendContactRequest', [
    ['customer service takes messages', {}, 202, 'ticket'],
    ['customer service takes messages', {}, 202, 'ticket', { body: { files: undefined }, about: 'without a file' }],
    ['the file is too large', {}, 413, 'upload-too-large'],
    ['the kind of file is refused', {}, 415, 'upload-type'],
    ['the e-mail address is refused', {}, 422, 'email-domain-refused'],
    ['the captcha is refused', {}, 422, 'captcha-invalid', { body: { captcha: 'invalid' } }],
  ]),
  ...interactionsOf('submitFraudCheck', [
    ['the check waits for data', {}, 200, 'fraud-pin-sent', dated],
    ['it does not exist', {}, 404, 'not-found'],
    ['only customer service can help', {}, 409, 'contact-support'],
    ['the link has expired', {}, 410, 'redeem-link-expired'],
    ['the file is too large', {}, 413, 'upload-too-large'],
    ['the kind of file is refused', {}, 415, 'upload-type'],
    ['the e-mail address is refused', {}, 422, 'email-domain-refused'],
  ]),
  ...interactionsOf('lookUpFraudCheck', [
    ['the check waits for data', {}, 200, 'fraud-data-required'],
    ['the PIN of the check is on its way', {}, 200, 'fraud-pin-sent', dated],
    ['the PIN of the check is verified', {}, 200, 'fraud-pin-verified', dated],
    ['the check is in review', {}, 200, 'fraud-in-review', dated],
    ['the check is approved', {}, 200, 'fraud-approved'],
    ['the check is rejected', {}, 200, 'fraud-rejected'],
    ['it does not exist', {}, 404, 'not-found'],
    ['the link has expired', {}, 410, 'redeem-link-expired'],
  ]),
  ...interactionsOf('verifyFraudCheckPin', [
    ['the check is in review', {}, 200, 'fraud-in-review', dated],
    ['the PIN of the check is verified', {}, 200, 'fraud-pin-verified', dated],
    ['it does not exist', {}, 404, 'not-found'],
    ['the link has expired', {}, 410, 'redeem-link-expired'],
    ['the PIN is wrong', {}, 422, 'pin-invalid'],
    ['too many wrong PINs were entered', {}, 429, 'pin-locked'],
  ]),
];

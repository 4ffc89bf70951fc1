import { textFile } from '../support/form.ts';
import { interactionsOf } from '../support/interaction.ts';

const dated = { uses: ['expectedBy'] };
const wrongPin = { pin: '0000' };
const refusedEmail = { body: { email: 'mia.sommer@example.ru' } };

// A line each reads as the table that it is.
// prettier-ignore
export const help = [
  ...interactionsOf('lookUpVoucherPdf', [
    ['a download of several vouchers', { download: 'demo-pdf' }, 200, 'pdf-several', { uses: ['expiresAt'] }],
    ['a download of one voucher', { download: 'demo-pdf-single' }, 200, 'pdf-single'],
    ['a download without PIN', { download: 'demo-pdf-open' }, 200, 'pdf-without-pin'],
    ['it does not exist', { download: 'demo-pdf-unknown' }, 404, 'not-found'],
    ['the link has expired', { download: 'demo-pdf-expired' }, 410, 'redeem-link-expired'],
  ]),
  ...interactionsOf('downloadVoucherPdf', [
    ['a download of several vouchers', { download: 'demo-pdf' }, 200, 'document'],
    ['a download of several vouchers', { download: 'demo-pdf' }, 200, 'archive', { body: { format: 'zip' } }],
    ['it does not exist', { download: 'demo-pdf-unknown' }, 404, 'not-found'],
    ['the link has expired', { download: 'demo-pdf-expired' }, 410, 'redeem-link-expired'],
    ['a download of several vouchers', { download: 'demo-pdf' }, 422, 'pin-invalid', { uses: ['attemptsLeft'], body: wrongPin }],
    ['too many wrong PINs were entered', { download: 'demo-pdf-locked' }, 429, 'pin-locked'],
  ]),
  ...interactionsOf('sendContactRequest', [
    ['customer service takes messages', {}, 202, 'ticket'],
    ['customer service takes messages', {}, 202, 'ticket', { body: { files: undefined }, about: 'without a file' }],
    ['the file is too large', {}, 413, 'upload-too-large'],
    ['customer service takes messages', {}, 415, 'upload-type', { body: { files: [textFile()] } }],
    ['customer service takes messages', {}, 422, 'email-domain-refused', refusedEmail],
    ['customer service takes messages', {}, 422, 'captcha-invalid', { body: { captcha: 'invalid' } }],
  ]),
  ...interactionsOf('submitFraudCheck', [
    ['the check waits for data', { check: 'demo-fraud-data' }, 200, 'fraud-pin-sent', dated],
    ['it does not exist', { check: 'demo-fraud-unknown' }, 404, 'not-found', { body: { ident: 'demo-fraud-unknown' } }],
    ['only customer service can help', { check: 'demo-fraud-review' }, 409, 'contact-support', { body: { ident: 'demo-fraud-review' } }],
    ['the link has expired', { check: 'demo-fraud-expired' }, 410, 'redeem-link-expired', { body: { ident: 'demo-fraud-expired' } }],
    ['the file is too large', { check: 'demo-fraud-data' }, 413, 'upload-too-large'],
    ['the check waits for data', { check: 'demo-fraud-data' }, 415, 'upload-type', { body: { documents: [textFile()] } }],
    ['the check waits for data', { check: 'demo-fraud-data' }, 422, 'email-domain-refused', refusedEmail],
  ]),
  ...interactionsOf('lookUpFraudCheck', [
    ['the check waits for data', { check: 'demo-fraud-data' }, 200, 'fraud-data-required'],
    ['the PIN of the check is on its way', { check: 'demo-fraud-pin' }, 200, 'fraud-pin-sent', dated],
    ['the PIN of the check is verified', { check: 'demo-fraud-verified' }, 200, 'fraud-pin-verified', dated],
    ['the check is in review', { check: 'demo-fraud-review' }, 200, 'fraud-in-review', dated],
    ['the check is approved', { check: 'demo-fraud-approved' }, 200, 'fraud-approved'],
    ['the check is rejected', { check: 'demo-fraud-rejected' }, 200, 'fraud-rejected'],
    ['it does not exist', { check: 'demo-fraud-unknown' }, 404, 'not-found'],
    ['the link has expired', { check: 'demo-fraud-expired' }, 410, 'redeem-link-expired'],
  ]),
  ...interactionsOf('verifyFraudCheckPin', [
    ['the PIN of the check is on its way', { check: 'demo-fraud-pin' }, 200, 'fraud-in-review', dated],
    ['a right PIN is reviewed by nobody at once', { check: 'demo-fraud-pin' }, 200, 'fraud-pin-verified', dated],
    ['it does not exist', { check: 'demo-fraud-unknown' }, 404, 'not-found'],
    ['the link has expired', { check: 'demo-fraud-expired' }, 410, 'redeem-link-expired'],
    ['the PIN of the check is on its way', { check: 'demo-fraud-pin' }, 422, 'pin-invalid', { uses: ['attemptsLeft'], body: wrongPin }],
    ['too many wrong PINs were entered', { check: 'demo-fraud-locked' }, 429, 'pin-locked'],
  ]),
];

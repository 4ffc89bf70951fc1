import { textFile } from '../support/form.ts';
import { interactionsOf, limited, refusing } from '../support/interaction.ts';

/** No server has handed out one that short. */
const cutOff = { ident: 'Xk3' };
/** Only the form for the data shows which documents are accepted. */
const withoutForm = { atLeast: { documentKinds: 0 } };
const wrongPin = { pin: '0000' };
const refusedEmail = { body: { email: 'mia.sommer@example.ru' } };

// A line each reads as the table that it is.
// oxfmt-ignore
export const help = [
  ...interactionsOf('lookUpVoucherPdf', [
    ['a download of several vouchers', { download: 'demo-pdf' }, 200, 'pdf-several', { exact: ['pinRequired'] }],
    ['a download of one voucher', { download: 'demo-pdf-single' }, 200, 'pdf-single'],
    ['a download without PIN', { download: 'demo-pdf-open' }, 200, 'pdf-without-pin', { exact: ['pinRequired'] }],
    ['no such download', { download: 'demo-pdf-unknown' }, 404, 'not-found'],
    ['the service runs', {}, 404, 'not-found', { body: cutOff, about: 'of a link that was cut off' }],
    ['an expired download', { download: 'demo-pdf-expired' }, 410, 'redeem-link-expired'],
  ]),
  ...interactionsOf('downloadVoucherPdf', [
    ['a download of several vouchers', { download: 'demo-pdf' }, 200, 'document'],
    ['a download of several vouchers', { download: 'demo-pdf' }, 200, 'archive', { body: { format: 'zip' } }],
    ['no such download', { download: 'demo-pdf-unknown' }, 404, 'not-found'],
    ['an expired download', { download: 'demo-pdf-expired' }, 410, 'redeem-link-expired'],
    ['a download of several vouchers', { download: 'demo-pdf', wrongPin: '0000' }, 422, 'pin-invalid', { body: wrongPin }],
    ['a download that is locked after wrong PINs', { download: 'demo-pdf-locked' }, 429, 'pin-locked'],
  ]),
  ...interactionsOf('sendContactRequest', [
    ['customer service takes messages', {}, 202, 'ticket'],
    ['customer service takes messages', {}, 202, 'ticket', { body: { files: undefined }, about: 'without a file' }],
    ['customer service takes messages, and uploads are limited', { ...limited }, 413, 'upload-too-large'],
    ['customer service takes messages', {}, 415, 'upload-type', { body: { files: [textFile()] } }],
    ['customer service takes messages', { ...refusing }, 422, 'email-domain-refused', refusedEmail],
    ['customer service takes messages', {}, 422, 'captcha-invalid', { body: { captcha: 'invalid' } }],
  ]),
  ...interactionsOf('submitFraudCheck', [
    ['an identity check that waits for data', { check: 'demo-fraud-data' }, 200, 'fraud-pin-sent', withoutForm],
    ['no such identity check', { check: 'demo-fraud-unknown' }, 404, 'not-found'],
    ['an identity check that only customer service can help with', { check: 'demo-fraud-review' }, 409, 'contact-support'],
    ['an expired identity check', { check: 'demo-fraud-expired' }, 410, 'redeem-link-expired'],
    ['an identity check that waits for data, and uploads are limited', { check: 'demo-fraud-data', ...limited }, 413, 'upload-too-large'],
    ['an identity check that waits for data', { check: 'demo-fraud-data' }, 415, 'upload-type', { body: { documents: [textFile()] } }],
    ['an identity check that waits for data', { check: 'demo-fraud-data', ...refusing }, 422, 'email-domain-refused', refusedEmail],
  ]),
  ...interactionsOf('lookUpFraudCheck', [
    ['an identity check that waits for data', { check: 'demo-fraud-data' }, 200, 'fraud-data-required'],
    ['an identity check whose PIN is on its way', { check: 'demo-fraud-pin' }, 200, 'fraud-pin-sent', withoutForm],
    ['an identity check whose PIN is verified', { check: 'demo-fraud-verified' }, 200, 'fraud-pin-verified', withoutForm],
    ['an identity check in review', { check: 'demo-fraud-review' }, 200, 'fraud-in-review', withoutForm],
    ['the service runs', {}, 404, 'not-found', { body: cutOff, about: 'of a link that was cut off' }],
    ['an approved identity check', { check: 'demo-fraud-approved' }, 200, 'fraud-approved', withoutForm],
    ['a rejected identity check', { check: 'demo-fraud-rejected' }, 200, 'fraud-rejected', withoutForm],
    ['no such identity check', { check: 'demo-fraud-unknown' }, 404, 'not-found'],
    ['an expired identity check', { check: 'demo-fraud-expired' }, 410, 'redeem-link-expired'],
  ]),
  ...interactionsOf('verifyFraudCheckPin', [
    ['an identity check whose PIN is on its way', { check: 'demo-fraud-pin' }, 200, 'fraud-in-review', withoutForm],
    ['no such identity check', { check: 'demo-fraud-unknown' }, 404, 'not-found'],
    ['an expired identity check', { check: 'demo-fraud-expired' }, 410, 'redeem-link-expired'],
    ['an identity check whose PIN is on its way', { check: 'demo-fraud-pin', wrongPin: '0000' }, 422, 'pin-invalid', { body: wrongPin }],
    ['an identity check that is locked after wrong PINs', { check: 'demo-fraud-locked' }, 429, 'pin-locked'],
  ]),
];

import { Refusal } from '../refusal.ts';
import { find, isIdent, newId, type Download, type IdentityCheck } from '../store.ts';
import { accepted, file, inHours, ok, type Call, type Handlers } from './call.ts';

const downloadOf = ({ store, body }: Call) =>
  find(store.downloads, ({ ident }) => isIdent(ident, body['ident']), 'NOT_FOUND');
const checkOf = ({ store, body }: Call) =>
  find(store.checks, ({ ident }) => isIdent(ident, body['ident']), 'NOT_FOUND');

/** The third wrong PIN locks. */
function needPin(item: Download | IdentityCheck, pin: unknown): void {
  const { attemptsLeft } = item;
  if (attemptsLeft === 0) throw new Refusal('PIN_LOCKED', { fields: { attemptsLeft } });
  if (item.pin === pin || item.pin === '') return;
  if (pin === undefined) throw new Refusal('VALIDATION_FAILED', { pointers: ['/pin'] });
  item.attemptsLeft -= 1;
  throw new Refusal('PIN_INVALID', { fields: { attemptsLeft: item.attemptsLeft } });
}

const stateOf = ({ transactionNumber, state }: IdentityCheck) => ({
  transactionNumber,
  state,
  documentKinds: ['identity_card', 'passport'],
});

/** Downloads, messages and identity checks. */
export const help: Handlers = {
  lookUpVoucherPdf: (call) => {
    const { count, pin } = downloadOf(call);
    const formats = count > 1 ? ['pdf', 'zip'] : ['pdf'];
    return ok({ count, formats, pinRequired: pin !== '', expiresAt: inHours(24) });
  },
  downloadVoucherPdf: (call) => {
    needPin(downloadOf(call), call.body['pin']);
    return call.body['format'] === 'pdf'
      ? file('application/pdf', '%PDF-1.7\n%%EOF\n')
      : file('application/zip', `PK\u0005\u0006${'\0'.repeat(18)}`);
  },
  sendContactRequest: () => accepted({ ticketNumber: newId('ticket').slice(0, 20) }),
  lookUpFraudCheck: (call) => ok(stateOf(checkOf(call))),
  submitFraudCheck: (call) => {
    const check = checkOf(call);
    if (check.submissionRefusal) throw new Refusal(check.submissionRefusal);
    check.state = 'pin_sent';
    return ok(stateOf(check));
  },
  verifyFraudCheckPin: (call) => {
    const check = checkOf(call);
    needPin(check, call.body['pin']);
    check.state = 'in_review';
    return ok(stateOf(check));
  },
};

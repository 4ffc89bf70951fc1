import { Refusal } from '../refusal.ts';
import { find, newId, type Download, type IdentityCheck } from '../store.ts';
import { accepted, file, inHours, ok, wrong, type Call, type Handlers } from './call.ts';

const downloadOf = ({ store, body }: Call) =>
  find(store.downloads, ({ ident }) => ident === body['ident'], 'NOT_FOUND');
const checkOf = ({ store, body }: Call) =>
  find(store.checks, ({ ident }) => ident === body['ident'], 'NOT_FOUND');

/** The third wrong PIN locks. */
function needPin(item: Download | IdentityCheck, pin: unknown): void {
  const { attemptsLeft } = item;
  if (attemptsLeft === 0) throw new Refusal('PIN_LOCKED', { fields: { attemptsLeft } });
  if (item.pin === pin || item.pin === '') return;
  if (pin === undefined) throw wrong('/pin');
  item.attemptsLeft -= 1;
  throw new Refusal('PIN_INVALID', { fields: { attemptsLeft: item.attemptsLeft } });
}

const stateOf = ({ transactionNumber, state }: IdentityCheck) => ({
  transactionNumber,
  state,
  documentKinds: ['identity_card', 'passport'],
});

const formatsOf = (count: number): readonly string[] => (count > 1 ? ['pdf', 'zip'] : ['pdf']);

/** Downloads, messages and identity checks. */
export const help: Handlers = {
  lookUpVoucherPdf: (call) => {
    const { count, pin } = downloadOf(call);
    return ok({
      count,
      formats: formatsOf(count),
      pinRequired: pin !== '',
      expiresAt: inHours(24),
    });
  },
  downloadVoucherPdf: (call) => {
    const download = downloadOf(call);
    const format = String(call.body['format']);
    needPin(download, call.body['pin']);
    return format === 'pdf'
      ? file('application/pdf', '%PDF-1.7\n%%EOF\n')
      : file('application/zip', `PK\u0005\u0006${'\0'.repeat(18)}`);
  },
  sendContactRequest: () => accepted({ ticketNumber: newId('ticket').slice(0, 20) }),
  lookUpFraudCheck: (call) => ok(stateOf(checkOf(call))),
  submitFraudCheck: (call) => {
    const check = checkOf(call);
    if (check.submissionRefusal) throw new Refusal(check.submissionRefusal);
    if (check.state === 'data_required') check.state = 'pin_sent';
    return ok(stateOf(check));
  },
  verifyFraudCheckPin: (call) => {
    const check = checkOf(call);
    needPin(check, call.body['pin']);
    if (check.state === 'pin_sent') check.state = 'in_review';
    return ok(stateOf(check));
  },
};

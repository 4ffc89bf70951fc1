import { Refusal } from '../refusal.ts';
import { find, isIdent, newId } from '../store.ts';
import { accepted, inHours, isSameAddress, ok, wrong, type Call, type Handlers } from './call.ts';

const orderOf = ({ store, body }: Call) =>
  find(
    store.activations,
    ({ orderHash, orderReference, orderSource }) =>
      isIdent(orderHash, body['orderHash']) &&
      orderReference === body['orderReference'] &&
      orderSource === body['orderSource'],
    'ORDER_NOT_FOUND',
  );

/** What the giver activates, and codes of an old format. */
export const activation: Handlers = {
  lookUpActivation: (call) => {
    const vouchers = orderOf(call).vouchers.map(({ id, state }) => ({
      id,
      valueInCent: 5000,
      currency: 'EUR',
      state,
    }));
    return ok({ orderNumber: 'EL-1', vouchers });
  },
  activateVouchers: (call) => {
    const { vouchers, activationRefusal } = orderOf(call);
    if (activationRefusal) throw new Refusal(activationRefusal);
    if (call.body['all'] !== undefined && call.body['voucherIds'] !== undefined) {
      throw wrong('/voucherIds');
    }
    const named = call.body['voucherIds'] as readonly string[] | undefined;
    const ids = named && [...new Set(named)];
    const wanted = vouchers.filter(({ id }) => ids?.includes(id) ?? true);
    if (ids && wanted.length < ids.length) {
      throw new Refusal('VALIDATION_FAILED', { pointers: ['/voucherIds'] });
    }
    const failed = wanted.flatMap(({ id, failure }) => (failure ? [{ id, code: failure }] : []));
    const active = wanted.filter(({ failure }) => !failure);
    for (const voucher of active) voucher.state = 'active';
    return ok({ activated: active.map(({ id }) => id), failed });
  },
  requestReactivation: ({ store, body }) => {
    const found = store.vouchers.find(({ code }) => code === body['code']);
    if (!found) throw new Refusal('VOUCHER_NOT_FOUND');
    const { email, repeatEmail = email } = body;
    if (!isSameAddress(String(email), repeatEmail)) throw wrong('/repeatEmail');
    if (!found.refusal) throw new Refusal('VOUCHER_NOT_LOCKED');
    const { refusal, reviewedBy: availableFrom } = found;
    if (refusal !== 'VOUCHER_OBSOLETE_FORMAT') {
      throw new Refusal(refusal, { fields: { ...(availableFrom && { availableFrom }) } });
    }
    const expectedBy = inHours(48);
    found.refusal = 'REACTIVATION_PENDING';
    found.reviewedBy = expectedBy;
    const status = 'under_review';
    return accepted({
      reviewId: newId('review'),
      status,
      expectedBy,
      notifyByEmail: true,
    });
  },
};

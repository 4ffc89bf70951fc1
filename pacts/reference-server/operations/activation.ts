import { Refusal } from '../refusal.ts';
import { find, newId } from '../store.ts';
import { accepted, inHours, ok, wrong, type Call, type Handlers } from './call.ts';

const orderOf = ({ store, body }: Call) =>
  find(
    store.activations,
    ({ orderHash, orderReference, orderSource }) =>
      orderHash === body['orderHash'] &&
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
    const named = call.body['voucherIds'] as readonly string[] | undefined;
    const ids = named && [...new Set(named)];
    const wanted = vouchers.filter(({ id }) => ids?.includes(id) ?? true);
    if (ids && wanted.length < ids.length) {
      throw wrong('/voucherIds');
    }
    const failed = wanted.flatMap(({ id, failure }) => (failure ? [{ id, code: failure }] : []));
    const active = wanted.filter(({ failure }) => !failure);
    for (const voucher of active) voucher.state = 'active';
    return ok({ activated: active.map(({ id }) => id), failed });
  },
  requestReactivation: ({ store, body }) => {
    const found = store.vouchers.find(({ code }) => code === body['code']);
    if (!found) throw new Refusal('VOUCHER_NOT_FOUND');
    if (!found.refusal) throw new Refusal('VOUCHER_NOT_LOCKED');
    if (found.refusal !== 'VOUCHER_OBSOLETE_FORMAT') throw new Refusal(found.refusal);
    found.refusal = 'REACTIVATION_PENDING';
    const [reviewId, status, expectedBy] = [newId('review'), 'under_review', inHours(48)];
    return accepted({ reviewId, status, expectedBy, notifyByEmail: true });
  },
};

import { asNode, type Answer } from '../contract.ts';
import { demoVouchers, findEntry } from '../demo-data.ts';
import { activations, partnerLinks } from '../demo-flows.ts';
import { noteOn } from '../memory.ts';
import { refuseCaptcha } from './captcha.ts';
import { found, freshToken } from './entry.ts';
import { invalid, type Call, type Scenario } from './scenario.ts';

export const createThirdPartyRedeemToken: Scenario = async (call) => {
  // Partners' visitors are asked for a captcha by some sites only.
  const refused = call.body['captcha'] === undefined ? undefined : await refuseCaptcha(call);
  if (refused) return refused;
  const entry = partnerLinks.find(({ ident }) => ident === call.body['ident']);
  if (entry?.status !== 200) return found(entry, 'not-found');
  const voucher = demoVouchers.find(({ example }) => example === entry.example);
  return freshToken(call, entry, voucher?.code ?? entry.ident);
};

const orderOf = ({ body }: Call) =>
  findEntry(activations, ({ orderHash }) => orderHash, body['orderHash']);

/** The vouchers of an order as its example tells them. */
function vouchersOf({ contract }: Call, answer: Answer): { id: string; state: string }[] {
  const { vouchers } = asNode(contract.example('lookUpActivation', answer));
  return (Array.isArray(vouchers) ? vouchers : []).map((voucher) => {
    const { id, state } = asNode(voucher);
    return { id: String(id), state: String(state) };
  });
}

export const lookUpActivation: Scenario = (call) => {
  const order = orderOf(call);
  if (order?.status !== 200) return found(order, 'order-not-found');
  const { activated = [] } = noteOn(call, call.body['orderHash']);
  const vouchers = vouchersOf(call, order).map(({ id, state }) => ({
    state: activated.includes(id) ? 'active' : state,
  }));
  return { ...found(order, 'order-not-found'), echo: { vouchers } };
};

export const activateVouchers: Scenario = (call) => {
  const { body, contract, operation } = call;
  const order = orderOf(call);
  const answer = order?.activate ?? order;
  if (!order || answer?.status !== 200) return found(answer, 'order-not-found');
  const ids = vouchersOf(call, order).map(({ id }) => id);
  const wanted = Array.isArray(body['voucherIds']) ? (body['voucherIds'] as string[]) : ids;
  if (!wanted.every((id) => ids.includes(id))) {
    return invalid({ pointer: '/voucherIds', code: 'unknown' });
  }
  const asked = ids.filter((id) => wanted.includes(id));
  const { failed: refused } = asNode(contract.example(operation.id, answer));
  const failed = (Array.isArray(refused) ? refused : []).filter((failure) =>
    asked.includes(String(asNode(failure)['id'])),
  );
  const isFailed = new Set(failed.map((failure) => asNode(failure)['id']));
  const activated = asked.filter((id) => !isFailed.has(id));
  return {
    ...found(answer, 'order-not-found'),
    echo: { activated, failed },
    after: () => {
      const note = noteOn(call, body['orderHash']);
      note.activated = [...(note.activated ?? []), ...activated];
    },
  };
};

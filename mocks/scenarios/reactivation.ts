import { asNode } from '../contract.ts';
import { findEntry, findVoucher } from '../demo-data.ts';
import { reactivations } from '../demo-flows.ts';
import { noteOn } from '../memory.ts';
import { shiftDates } from '../shift-dates.ts';
import { refuseCaptcha } from './captcha.ts';
import { found, refusedVoucher } from './entry.ts';
import { refuseEmail, refuseFiles } from './form.ts';
import { choose, type Call, type Choice, type Scenario } from './scenario.ts';

/** One review per code: the answer to a second request says when the first one is decided. */
export const requestReactivation: Scenario = async (call) => {
  const refused = (await refuseCaptcha(call)) ?? refuseFiles(call) ?? refuseEmail(call);
  if (refused) return refused;
  const { body, contract, operation, now } = call;
  const entry = findEntry(reactivations, ({ code }) => code, body['code']);
  if (!entry) return refuseVoucher(call);
  if (entry.status !== 202) return found(entry, 'voucher-not-found');
  const note = noteOn(call, body['code']);
  if (note.busyUntil) return reactivationPending(note.busyUntil);
  const review = asNode(shiftDates(contract.example(operation.id, entry), now));
  return {
    ...found(entry, 'voucher-not-found'),
    after: () => {
      note.busyUntil = Date.parse(String(review['expectedBy']));
    },
  };
};

/** A voucher that is no old one needs no reactivation, or something else is wrong with it. */
function refuseVoucher(call: Call): Choice {
  const { code } = call.body;
  const isFine = findVoucher(code)?.status === 200;
  return (
    refusedVoucher(call, code) ??
    (isFine ? choose(409, 'voucher-not-locked') : choose(404, 'voucher-not-found'))
  );
}

/** Under review until a time, ms. */
export function reactivationPending(until: number): Choice {
  const availableFrom = new Date(until).toISOString().replace('.000Z', 'Z');
  return { ...choose(409, 'reactivation-pending'), echo: { availableFrom } };
}

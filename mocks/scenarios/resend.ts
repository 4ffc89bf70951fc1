import { findEntry, findVoucher } from '../demo-data.ts';
import { resends } from '../demo-flows.ts';
import { noteOn } from '../memory.ts';
import { refuseCaptcha } from './captcha.ts';
import { found, refusedVoucher } from './entry.ts';
import { choose, type Call, type Choice, type Scenario } from './scenario.ts';

/** Short enough to be waited for. */
const PAUSE_IN_SECONDS = 60;

/** Sends at most once a minute; an earlier repeat is answered with the time to wait. */
export const resendRedeemLink: Scenario = async (call) => {
  const refused = (await refuseCaptcha(call)) ?? refuseCode(call);
  if (refused) return refused;
  const { body, now } = call;
  const note = noteOn(call, body['code'], 'resend');
  const wait = (note.busyUntil ?? 0) - now;
  if (wait > 0) {
    return { ...choose(429, 'rate-limited'), retryAfterInSeconds: Math.ceil(wait / 1000) };
  }
  const until = now + PAUSE_IN_SECONDS * 1000;
  return {
    ...choose(202, body['kind'] === 'email' ? 'email-resent' : 'link-resent'),
    echo: { resendAllowedAt: new Date(until).toISOString() },
    after: () => {
      note.busyUntil = until;
    },
  };
};

/** Only a redeemed voucher can be sent again: in the demo data, or by this visitor. */
function refuseCode(call: Call): Choice | undefined {
  const { body } = call;
  const entry = findEntry(resends, ({ code }) => code, body['code']);
  if (entry) return entry.status === 202 ? undefined : found(entry, 'voucher-not-found');
  const voucher = findVoucher(body['code']);
  const wasRedeemedHere = voucher !== undefined && noteOn(call, body['code']).isRedeemed === true;
  if (wasRedeemedHere || voucher?.example === 'voucher-already-redeemed') return undefined;
  const isUnused = voucher?.status === 200;
  return (
    refusedVoucher(call, body['code']) ??
    (isUnused ? choose(409, 'voucher-not-redeemed') : choose(404, 'voucher-not-found'))
  );
}

// What several checks need: balances, tokens, and what is said of a difference.
import { payloadOf } from './server.mjs';

/** The start of a payment with each provider, as the pact describes its success. */
export const STARTS = {
  initChargeAmazonpay: 'initChargeAmazonpay: 200 wallet-button',
  initChargeUnzer: 'initChargeUnzer: 200 card-redirect',
  initChargePaypal: 'initChargePaypal: 200 button-order',
};
const ENDINGS = Object.keys(STARTS).map((start) => start.replace('init', 'finalize'));

export const tokenOf = ({ headers }) => headers['x-jwt-token'];
export const differ = (what, found, wanted) =>
  found === wanted ? '' : `${what} is ${String(found)}, not ${String(wanted)}`;
/** The first thing that is wrong. */
export const first = (...found) => found.find(Boolean) ?? '';

/** Whether a problem names a field, or one inside it. */
export const names = ({ body }, pointer) =>
  body?.errors?.some((error) => `${error.pointer}/`.startsWith(`${pointer}/`)) ?? false;

/** What is wrong with an answer that has to refuse a field; else nothing. */
export function unlessNamed(answer, pointer, code = 'VALIDATION_FAILED') {
  if (answer.status !== 422) return `answers ${answer.status} ${answer.body?.code ?? ''}, not 422`;
  if (answer.body?.code !== code) return `says ${answer.body?.code}, not ${code}`;
  return names(answer, pointer) ? '' : `does not name ${pointer}`;
}
/** What is wrong with an answer that has to be one of success; else nothing. */
export const unlessTaken = ({ status, body }, what = 'it') =>
  status < 300 ? '' : `${what} is answered with ${status} ${body?.code ?? ''}`;

/** A check for each way to finish a payment. */
export const perEnding = (name, check) =>
  Object.fromEntries(ENDINGS.map((operation) => [`${name}:${operation}`, () => check(operation)]));

/** A check for each call that answers the status of a payment, with a token once it is received. */
export const perPaid = (name, check) => ({
  ...perEnding(name, check),
  [`${name}:getCharge`]: () => check('getCharge'),
});

/** @returns what reads tokens and balances of a server */
export function createTools({ send }, { operations }) {
  /** A new token of the same voucher. */
  async function refreshed(token) {
    const { path, method } = operations.get('refreshVoucherToken');
    const answer = await send({ method, path, headers: { 'x-jwt-token': token } });
    if (answer.status !== 200) throw new Error(`refreshVoucherToken answers ${answer.status}`);
    return answer.body.token;
  }
  /** Calls an operation that is no part of the interaction: with the token, with a body. */
  async function call(operation, { token, body, key, parameters = {}, headers = {} } = {}) {
    const { path, method } = operations.get(operation);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name) => parameters[name]);
    return send({
      method,
      path: filled,
      headers: {
        ...headers,
        ...(token && { 'x-jwt-token': token }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key && { 'Idempotency-Key': key }),
      },
      content: body,
    });
  }
  return {
    refreshed,
    call,
    /** What is on the voucher of a token now, in cents. */
    balanceOf: async (token) => payloadOf(await refreshed(token))?.voucher?.balanceInCent,
  };
}

// The server that is checked: its states, the requests of the pact with their values, and its answers.
import MIXED_STATES from './mixed-states.json' with { type: 'json' };
import { filledRequest, parsed, withForm, withHeader, without } from './requests.mjs';
import { payloadOf, tokenOf } from './tokens.mjs';

/**
 * @param {{ url: string, statesUrl: string, interactions: readonly object[], seen?: Function }} server
 *   `seen` is called with every request and its answer
 */
export function createServer({ url, statesUrl, interactions, seen = () => undefined }) {
  /** What the server has set, as a browser would send it back. */
  let cookies = '';

  /** Brings the server into the state of an interaction. @returns its request with the state's values */
  async function prepare({ request, providerStates: [{ name: state, params = {} }] }) {
    cookies = '';
    const answer = await fetch(statesUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state, params, action: 'setup' }),
    });
    if (!answer.ok) throw new Error(`the state "${state}" is answered with ${answer.status}`);
    const found = (await answer.json().catch(() => ({}))) ?? {};
    return { ...(await withForm(filledRequest(request, found))), found, params };
  }

  /** The version that is known of the voucher of a token now; that of nobody where the token is refused. */
  async function versionOf(token) {
    const { method, path } = find('getVoucherActivity: 200').request;
    const { headers } = await send({
      method,
      path,
      headers: { 'Accept-Language': 'de', 'x-jwt-token': token },
    });
    return headers.get('etag') ?? '"of-nobody"';
  }

  /** Sends a request, with the version of now where it leaves it open; `raw` is sent in place of its content. */
  async function send(wanted) {
    const isOpen = 'If-Match' in wanted.headers && wanted.headers['If-Match'] === undefined;
    const request = isOpen
      ? withHeader(wanted, 'If-Match', await versionOf(tokenOf(wanted)))
      : wanted;
    const { method, path, content, raw } = request;
    const isForm = content instanceof FormData && raw === undefined;
    // `fetch` writes the type of a form itself, with its boundary.
    const { headers } = isForm ? without(request, 'Content-Type') : request;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(cookies && { cookie: cookies }) },
      body: raw ?? (isForm ? content : JSON.stringify(content)),
      redirect: 'manual',
    });
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (set.length > 0) cookies = set.join('; ');
    const type = (answer.headers.get('content-type') ?? '').split(';')[0];
    const text = await answer.text();
    const isJson = /^application\/(problem\+)?json$/.test(type);
    const received = {
      status: answer.status,
      type,
      headers: answer.headers,
      body: isJson ? parsed(text) : text,
    };
    seen(request, received);
    return received;
  }

  /** The first interaction whose description begins like this. */
  function find(description) {
    const found = interactions.find((each) => each.description.startsWith(description));
    if (!found) throw new Error(`the pact has no "${description}"`);
    return found;
  }

  return {
    interactions,
    find,
    send,
    prepare,
    prepareFirst: (description) => prepare(find(description)),
    /** The request of a mixed state, by the name of the check that needs it. */
    prepareAs(check) {
      const { interaction: description, state, params } = MIXED_STATES[check];
      const interaction = find(description);
      const all = { ...interaction.providerStates[0].params, ...params };
      return prepare({ ...interaction, providerStates: [{ name: state, params: all }] });
    },
  };
}

/** The start of a payment with each provider, as the pact describes its success. */
export const STARTS = {
  initChargeAmazonpay: 'initChargeAmazonpay: 200 wallet-button',
  initChargeUnzer: 'initChargeUnzer: 200 card-redirect',
  initChargePaypal: 'initChargePaypal: 200 button-order',
};
/** The calls that say where a payment stands: the end of each, and `getCharge`. */
export const ENDINGS = [
  ...Object.keys(STARTS).map((start) => start.replace('init', 'finalize')),
  'getCharge',
];
/** A check for each of these operations. */
export const per = (operations, name, check) =>
  Object.fromEntries(
    operations.map((operation) => [`${name}:${operation}`, () => check(operation)]),
  );

/** @returns what reads tokens, balances and redemptions of a server */
export function createTools({ send }, { operations, takesVersion }) {
  /** Calls an operation that is no part of the interaction. */
  async function call(operation, { token, body, key, parameters = {}, language = 'de' } = {}) {
    const { path, method } = operations.get(operation);
    return send({
      method,
      path: path.replaceAll(/\{(\w+)\}/g, (_whole, name) => parameters[name]),
      headers: {
        'Accept-Language': language,
        ...(token && { 'x-jwt-token': token }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key && { 'Idempotency-Key': key }),
        ...(takesVersion(operation) && { 'If-Match': undefined }),
      },
      content: body,
    });
  }
  /** A new token of the same voucher. */
  async function refreshed(token) {
    const answer = await call('refreshVoucherToken', { token });
    if (answer.status !== 200) throw new Error(`refreshVoucherToken answers ${answer.status}`);
    return answer.body.token;
  }
  return {
    call,
    refreshed,
    /** What is on the voucher of a token now, in cents. */
    balanceOf: async (token) => payloadOf(await refreshed(token))?.voucher?.balanceInCent,
    /** What is known about the voucher of a token, and the version of it. */
    async activityOf(token) {
      const { body, headers } = await call('getVoucherActivity', { token });
      return { ...body, version: headers.get('etag') };
    },
    getCharge: (token, chargeId) => call('getCharge', { token, parameters: { chargeId } }),
    /** A redemption by its id, or by the key that it was asked for with. */
    getRedemption: (token, redeemId) => call('getRedemption', { token, parameters: { redeemId } }),
  };
}

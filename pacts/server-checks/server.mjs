// The server that is checked: its states, the requests of the pact with their values, and its answers.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import MIXED_STATES from './mixed-states.json' with { type: 'json' };

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

  /** Sends a request; `raw` is sent in place of its content. */
  async function send(request) {
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

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const filled = (expression, found, usual) =>
  expression.replaceAll(/\$\{(\w+)\}/g, (whole, name) => found[name] ?? usual ?? whole);

/** A request of the pact; a value that the state does not answer stays as it is in the pact. */
export function filledRequest(request, found = {}) {
  const { generators = {}, body } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, list]) => [name, list.join(',')]),
  );
  for (const [name, { type, expression }] of Object.entries(generators.header ?? {})) {
    headers[name] = type === 'Uuid' ? randomUUID() : filled(expression, found, headers[name]);
  }
  const { expression } = generators.path ?? {};
  const names = [...(expression ?? '').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  const isKnown = names.length > 0 && names.every((name) => name in found);
  const path = isKnown ? filled(expression, found) : request.path;
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, list]) =>
      list.map((value) => [name, String(value)]),
    ),
  );
  const content = structuredClone(body?.content);
  for (const [place, generator] of Object.entries(generators.body ?? {})) {
    const value = found[generator.expression.slice(2, -1)];
    if (value !== undefined) content[place.replace('$.', '')] = value;
  }
  const address = query.size > 0 ? `${path}?${query}` : path;
  return { method: request.method, path: address, headers, content };
}

/** A request whose content is a form in Base64, as `FormData`; others stay as they are. */
async function withForm(request) {
  if (!request.headers['Content-Type']?.startsWith('multipart/')) return request;
  const { headers, content } = request;
  const form = new Response(Buffer.from(content, 'base64'), { headers });
  return { ...request, content: await form.formData() };
}

export const withHeader = (request, name, value) => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});
export const without = (request, name) => {
  const { [name]: _left, ...headers } = request.headers;
  return { ...request, headers };
};
export const withBody = (request, change) => ({
  ...request,
  content: { ...request.content, ...change },
});
/** The texts of a body by their names, of a form, too. */
export const textsOf = ({ content = {} }) =>
  Object.fromEntries(
    [...(content instanceof FormData ? content : Object.entries(content))].filter(
      ([, value]) => typeof value === 'string',
    ),
  );
/** The request with another text in a field of its body; without the field where it is `undefined`. */
export function withText(request, name, text) {
  if (!(request.content instanceof FormData)) return withBody(request, { [name]: text });
  const content = new FormData();
  for (const [each, value] of request.content) {
    if (each !== name) content.append(each, value);
    else if (text !== undefined) content.append(name, text);
  }
  return { ...request, content };
}
export const tokenOf = ({ headers }) => headers['x-jwt-token'];
export const withToken = (request, token) => withHeader(request, 'x-jwt-token', token);
export const keyOf = ({ headers }) => headers['Idempotency-Key'];
export const withKey = (request, key) => withHeader(request, 'Idempotency-Key', key);
export const withNewKey = (request) => (keyOf(request) ? withKey(request, randomUUID()) : request);

/** What a token says, or nothing when it cannot be read. */
export const payloadOf = (token) =>
  parsed(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());

/** The token of another visitor's voucher, which the state has to answer. */
export function otherTokenOf({ found: { otherToken } }) {
  if (otherToken === undefined) throw new Error('the state answers no otherToken');
  return otherToken;
}

/** What is wrong with an answer that has to be of these statuses, and of this code; else ''. */
export const unless = ({ status, body }, statuses, code) => {
  if (!statuses.includes(status)) {
    return `answers ${status} ${body?.code ?? ''}, not ${statuses.join(' or ')}`;
  }
  return code === undefined || body?.code === code ? '' : `says ${body?.code}, not ${code}`;
};
export const isSuccess = ({ status }) => status < 300;
/** What is wrong with an answer that has to be one of success; else ''. */
export const unlessTaken = ({ status, body }, what = 'it') =>
  status < 300 ? '' : `${what} is answered with ${status} ${body?.code ?? ''}`;
/** What is wrong with an answer that has to refuse a field by its name; else ''. */
export const unlessNamed = (answer, pointer, code = 'VALIDATION_FAILED') =>
  unless(answer, [422], code) || (names(answer, pointer) ? '' : `does not name ${pointer}`);
/** Whether a problem names a field, or one inside it. */
export const names = ({ body }, pointer) =>
  body?.errors?.some((error) => `${error.pointer}/`.startsWith(`${pointer}/`)) ?? false;

export const differ = (what, found, wanted) =>
  found === wanted ? '' : `${what} is ${String(found)}, not ${String(wanted)}`;
/** The first thing that is wrong. */
export const first = (...found) => found.find(Boolean) ?? '';
export const isSame = (one, other) =>
  one.status === other.status && isDeepStrictEqual(one.body, other.body);

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
export function createTools({ send }, { operations }) {
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
    getCharge: (token, chargeId) => call('getCharge', { token, parameters: { chargeId } }),
    /** A redemption by its id, or by the key that it was asked for with. */
    getRedemption: (token, redeemId) => call('getRedemption', { token, parameters: { redeemId } }),
  };
}

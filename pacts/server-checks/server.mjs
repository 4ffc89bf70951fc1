// The server that is checked: its states, the requests of the pact with their values, and its answers.
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import MIXED_STATES from './mixed-states.json' with { type: 'json' };

/**
 * @param {{ url: string, statesUrl: string, interactions: readonly object[], seen?: Function }} server
 *   `seen` is called with every request and its answer
 */
export function createServer({ url, statesUrl, interactions, seen = () => undefined }) {
  /** What the server has set, as a browser would send it back. */
  let cookies = [];

  /** Brings the server into a state; answers the values for its requests. */
  async function setState([{ name: state, params = {} }]) {
    cookies = [];
    const answer = await fetch(statesUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state, params, action: 'setup' }),
    });
    if (!answer.ok) throw new Error(`the state "${state}" is answered with ${answer.status}`);
    return (await answer.json().catch(() => ({}))) ?? {};
  }

  /** The request of an interaction in its state, with the values that the state answers. */
  async function prepare(interaction) {
    const found = await setState(interaction.providerStates);
    const params = interaction.providerStates[0].params ?? {};
    return { ...filledRequest(interaction.request, found), found, params };
  }

  /** Sends a request; `host` is the name that the visitor's browser asked for. */
  async function send({ method, path, headers, content, isForm, raw, host }) {
    const body = raw ?? (isForm || content === undefined ? content : JSON.stringify(content));
    const all = { ...headers, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
    const answer = await exchange(`${url}${path}`, {
      method,
      headers: { ...all, ...(host && { host }) },
      body,
    });
    const set = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
    if (set.length > 0) cookies = set;
    const type = (answer.headers['content-type'] ?? '').split(';')[0];
    const isJson = /^application\/(problem\+)?json$/.test(type);
    const received = {
      status: answer.status,
      type,
      cache: answer.headers['cache-control'] ?? '',
      headers: answer.headers,
      body: isJson ? parsed(answer.text) : answer.text,
    };
    seen(
      { method, path, headers, content: raw === undefined ? content : undefined, isForm },
      received,
    );
    return received;
  }

  /** The first interaction whose description begins like this. */
  function find(description) {
    const found = interactions.find((each) => each.description.startsWith(description));
    if (!found) throw new Error(`the pact has no "${description}"`);
    return found;
  }

  return {
    setState,
    prepare,
    /** The request of a mixed state, by the name of the check that needs it. */
    prepareAs(check) {
      const { interaction: description, state, params } = MIXED_STATES[check];
      const interaction = find(description);
      const known = interaction.providerStates[0].params;
      return prepare({
        ...interaction,
        providerStates: [{ name: state, params: { ...known, ...params } }],
      });
    },
    send,
    interactions,
    find,
  };
}

/** `fetch` sets no `Host`, by which a server knows the site. */
function exchange(url, { method, headers, body }) {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const request = send(url, { method, headers: { ...headers, ...length } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
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
  const isForm = Boolean(body?.encoded);
  const content = isForm ? Buffer.from(body.content, 'base64') : structuredClone(body?.content);
  for (const [place, generator] of Object.entries(generators.body ?? {})) {
    const value = found[generator.expression.slice(2, -1)];
    if (value !== undefined) content[place.replace('$.', '')] = value;
  }
  return {
    method: request.method,
    path: query.size > 0 ? `${path}?${query}` : path,
    headers,
    content,
    isForm,
  };
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
export const withToken = (request, token) => withHeader(request, 'x-jwt-token', token);
export const withNewKey = (request) =>
  'Idempotency-Key' in request.headers
    ? withHeader(request, 'Idempotency-Key', randomUUID())
    : request;

/** What is wrong with an answer that has to be of these statuses, and of this code; else nothing. */
export const unless = ({ status, body }, statuses, code) => {
  if (!statuses.includes(status)) {
    return `answers ${status} ${body?.code ?? ''}, not ${statuses.join(' or ')}`;
  }
  return code === undefined || body?.code === code ? '' : `says ${body?.code}, not ${code}`;
};

/** What a token says, or nothing when it cannot be read. */
export const payloadOf = (token) =>
  parsed(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());

/** Asks for the redemption of a request by its key. */
export function ofKey({ operations }, { headers }) {
  const path = operations
    .get('getRedemption')
    .path.replace('{redeemId}', headers['Idempotency-Key']);
  const { 'Content-Type': _type, 'Idempotency-Key': _key, ...rest } = headers;
  return { method: 'GET', path, headers: rest };
}

// Asks a server what no pact can: requests that the website never sends, and repeats. The requests are
// those of the pact, changed. Needs this file and the pact, nothing to install.
//   node server-checks.mjs --pact pact.json --url http://localhost:8080 \
//     --states-url http://localhost:8080/test/states [--only repeat] [--except forged-token]...
// Both filters take the name of a check, or of one with its operation (repeat:redeemVoucher).
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';

const text = { type: /** @type {const} */ ('string') };
const { values } = parseArgs({
  options: {
    pact: text,
    url: text,
    'states-url': text,
    only: text,
    except: { ...text, multiple: true },
  },
});
const { pact: file, url, 'states-url': statesUrl, only, except = [] } = values;
if (!file || !url || !statesUrl) throw new Error('--pact, --url and --states-url are needed');

/** The first success of every operation. */
const successes = new Map();
for (const interaction of JSON.parse(readFileSync(file, 'utf8')).interactions) {
  const operation = interaction.description.split(':')[0];
  if (interaction.response.status < 300 && !successes.has(operation)) {
    successes.set(operation, interaction);
  }
}

const filled = (expression, found, usual) =>
  expression.replaceAll(/\$\{(\w+)\}/g, (whole, name) => found[name] ?? usual ?? whole);

/** The request of an interaction with the values that its state answers. */
async function prepare({ request, providerStates }) {
  const [{ name: state, params = {} }] = providerStates;
  const answer = await fetch(statesUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  });
  if (!answer.ok) throw new Error(`the state "${state}" is answered with ${answer.status}`);
  const found = await answer.json().catch(() => ({}));
  const { generators = {}, body } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, list]) => [name, list.join(',')]),
  );
  for (const [name, { type, expression }] of Object.entries(generators.header ?? {})) {
    headers[name] = type === 'Uuid' ? randomUUID() : filled(expression, found, headers[name]);
  }
  const { expression } = generators.path ?? {};
  const path = expression === undefined ? request.path : filled(expression, found, undefined);
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, list]) =>
      list.map((value) => [name, String(value)]),
    ),
  );
  const isForm = Boolean(body?.encoded);
  const content = isForm ? Buffer.from(body.content, 'base64') : structuredClone(body?.content);
  for (const [place, generator] of Object.entries(generators.body ?? {})) {
    const field = place.replace('$.', '');
    const value = found[generator.expression.slice(2, -1)];
    if (value !== undefined) content[field] = value;
  }
  return { method: request.method, path: `${path}?${query}`, headers, content, isForm };
}

/** What the server has set, as a browser would send it back. */
let cookies = [];

async function send({ method, path, headers, content, isForm, raw }) {
  const body = raw ?? (isForm || content === undefined ? content : JSON.stringify(content));
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) },
    ...(body && { body }),
  });
  const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (set.length > 0) cookies = set;
  const type = response.headers.get('content-type') ?? '';
  const isJson = /^application\/(problem\+)?json/.test(type);
  const { status } = response;
  const cache = response.headers.get('cache-control') ?? '';
  return { status, cache, body: isJson ? await response.json() : await response.text() };
}

const without = (request, name) => {
  const { [name]: _left, ...headers } = request.headers;
  return { ...request, headers };
};
const withBody = (request, change) => ({ ...request, content: { ...request.content, ...change } });
const isOfObject = ({ content, isForm }) => !isForm && content !== undefined;

/** What is wrong with an answer that has to be of these statuses, and of this code. */
const unless = ({ status, body }, statuses, code) => {
  if (!statuses.includes(status)) return `answers ${status}, not ${statuses.join(' or ')}`;
  return code === undefined || body?.code === code ? '' : `says ${body?.code}, not ${code}`;
};

/** Another body for a key that was used. */
const CHANGES = {
  redeemVoucher: { redeemStartingPoint: { source: 'campaign' } },
  redeemGiveawayCode: { email: 'another@example.com' },
  // The first success is that of an e-mail.
  resendRedeemLink: { kind: 'link' },
  createShoppingAccount: { email: 'another@example.com' },
  initChargeAmazonpay: { amount: 2600 },
  initChargePaypal: { amount: 2600 },
};
const SECRETS = [
  'createVoucherToken',
  'refreshVoucherToken',
  'redeemVoucher',
  'revealMerchantCode',
];
const USES_CAPTCHA = ['createVoucherToken', 'lookUpPrepaidVoucher', 'getOrderStatus'];

const checks = {
  /** Tokens */
  'no-token': async (request) => {
    if (!('x-jwt-token' in request.headers)) return undefined;
    return unless(await send(without(request, 'x-jwt-token')), [401], 'SESSION_EXPIRED');
  },
  'forged-token': async (request) => {
    const token = request.headers['x-jwt-token'];
    if (token === undefined) return undefined;
    const [head, payload] = token.split('.');
    const headers = { ...request.headers, 'x-jwt-token': `${head}.${payload}.Zm9yZ2Vk` };
    return unless(await send({ ...request, headers }), [401], 'SESSION_EXPIRED');
  },
  'no-store': async (request, operation) => {
    if (!SECRETS.includes(operation)) return undefined;
    return (await send(request)).cache.includes('no-store') ? '' : 'may be stored on the way';
  },
  /** Bodies */
  'no-json': async (request) =>
    isOfObject(request) ? unless(await send({ ...request, raw: '{"' }), [400]) : undefined,
  'wrong-type': async (request) => {
    if (!isOfObject(request)) return undefined;
    for (const [name, value] of Object.entries(request.content)) {
      const wrong = typeof value === 'object' ? 'wrong' : { wrong: true };
      const found = unless(await send(withBody(request, { [name]: wrong })), [400, 422]);
      if (found) return `/${name}: ${found}`;
    }
    return '';
  },
  'foreign-return-page': async (request) => {
    if (request.content?.returnUrl === undefined) return undefined;
    const answer = await send(withBody(request, { returnUrl: 'https://attacker.example/back' }));
    const isNamed = answer.body?.errors?.some(({ pointer }) => pointer === '/returnUrl');
    return unless(answer, [422]) || (isNamed ? '' : 'does not name /returnUrl');
  },
  'captcha-twice': async (request, operation) => {
    if (!USES_CAPTCHA.includes(operation)) return undefined;
    await send(request);
    return unless(await send(request), [422], 'CAPTCHA_INVALID');
  },
  /** Keys */
  'no-key': async (request) => {
    if (!('Idempotency-Key' in request.headers)) return undefined;
    return unless(await send(without(request, 'Idempotency-Key')), [400], 'MALFORMED_REQUEST');
  },
  repeat: async (request) => {
    if (!('Idempotency-Key' in request.headers)) return undefined;
    const first = await send(request);
    const second = await send(request);
    if (first.status >= 300) return `the first is answered with ${first.status}`;
    const isSame = first.status === second.status && isDeepStrictEqual(first.body, second.body);
    return isSame ? '' : 'a repeat is answered otherwise than the first request';
  },
  'key-of-another-request': async (request, operation) => {
    if (!(operation in CHANGES)) return undefined;
    await send(request);
    const other = withBody(request, CHANGES[operation]);
    return unless(await send(other), [422], 'IDEMPOTENCY_KEY_REUSED');
  },
  'lost-answer': async (request, operation) => {
    if (operation !== 'redeemVoucher') return undefined;
    const { body } = await send(request);
    const found = await send(ofKey(request));
    return (
      unless(found, [200]) || (found.body.orderNumber === body.orderNumber ? '' : 'is another')
    );
  },
  'closed-key': async (request, operation) => {
    if (operation !== 'redeemVoucher') return undefined;
    const missing = unless(await send(ofKey(request)), [404], 'ORDER_NOT_FOUND');
    return missing || unless(await send(request), [422], 'IDEMPOTENCY_KEY_REUSED');
  },
};

/** Asks for the redemption of a request by its key. */
function ofKey({ headers }) {
  const path = `/api/v2/redeem/${headers['Idempotency-Key']}`;
  const { 'Content-Type': _type, 'Idempotency-Key': _key, ...rest } = headers;
  return { method: 'GET', path, headers: rest };
}

// One after the other: a state holds for the whole server.
let played = 0;
const failures = [];
for (const [operation, interaction] of successes) {
  for (const [name, check] of Object.entries(checks)) {
    const names = [name, `${name}:${operation}`];
    if (only !== undefined && !names.includes(only)) continue;
    if (names.some((each) => except.includes(each))) continue;
    cookies = [];
    const found = await check(await prepare(interaction), operation);
    if (found === undefined) continue;
    played += 1;
    if (found) failures.push(`${name}:${operation} ${found}`);
  }
}
for (const failure of failures) console.error(failure);
console.log(
  `${played} checks, ${failures.length === 0 ? 'all hold' : `${failures.length} do not`}`,
);
if (failures.length > 0) process.exitCode = 1;

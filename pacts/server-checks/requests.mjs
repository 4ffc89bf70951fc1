// Checks of one request, changed: each is played for every operation that it fits.
import { isDeepStrictEqual } from 'node:util';
import { ofKey, unless, withBody, withHeader, without, withNewKey, withToken } from './server.mjs';

const hasKey = ({ headers }) => 'Idempotency-Key' in headers;
const isOfObject = ({ content, isForm }) => !isForm && content !== undefined;

/** Whether a problem names a field, or one inside it. */
const names = ({ body }, pointer) =>
  body?.errors?.some((error) => `${error.pointer}/`.startsWith(`${pointer}/`)) ?? false;

/** The secret or code that a key belongs to where there is no token: another one is another key. */
export const BELONGS_TO = [
  'code',
  'redeemLinkToken',
  'ident',
  'orderHash',
  'orderReference',
  'orderSource',
];

/** Another of these needs other fields, or is refused before the key is looked at. */
const NEEDS_OTHERS = ['captcha', 'currency', 'delivery'];

/** The places of all values of a body, as lists of names: `['items', '0', 'quantity']`. */
function placesOf(value, place = []) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [[...place, name]]),
    ...placesOf(inner, [...place, name]),
  ]);
}

/** The request without one field of its body. */
function withoutField(request, place) {
  const content = structuredClone(request.content);
  const parent = place.slice(0, -1).reduce((node, name) => node[name], content);
  delete parent[place.at(-1)];
  return { ...request, content };
}

const valueAt = (content, place) => place.reduce((node, name) => node[name], content);

/** The request with another value in one field of its body. */
function withValue(request, place, value) {
  const content = structuredClone(request.content);
  valueAt(content, place.slice(0, -1))[place.at(-1)] = value;
  return { ...request, content };
}

/** Values that fields of the kind of a value seldom take: the contract says whether this one does. */
function beyond(value) {
  if (typeof value === 'number') return [-1, 0, value + 0.5, 10 ** 12];
  return typeof value === 'string' ? ['', 'x'.repeat(20_001), `${value}\u0000`] : [];
}

/** Return pages that only look as if they were the site's. */
function foreignPages(returnUrl) {
  const { host, protocol } = new URL(returnUrl);
  return ['attacker.example', `evil-${host}`, `${host}.evil.example`, `${host}@evil.example`].map(
    (other) => `${protocol}//${other}/back`,
  );
}

/** Another body for a key that was used, which no check of fields refuses. */
function changedBody({ fieldsOfBody }, request, operation) {
  const fields = fieldsOfBody(operation);
  const free = Object.entries(request.content ?? {}).filter(
    ([name]) => !NEEDS_OTHERS.includes(name) && !BELONGS_TO.includes(name),
  );
  for (const [name, value] of free) {
    const { enum: values = [], format, type, pattern } = fields[name] ?? {};
    const other = values.find((each) => each !== value);
    if (other !== undefined) return { [name]: other };
    if (name === 'amount') return { [name]: value + 100 };
    if (format === 'email' && !('repeatEmail' in request.content)) {
      return { [name]: 'another@example.com' };
    }
    const isFree = type === 'string' && values.length === 0 && !pattern && !format;
    if (isFree) return { [name]: `${value}x` };
    if (value?.source !== undefined) return { [name]: { ...value, source: 'campaign' } };
  }
  return undefined;
}

/** @returns the checks by name; each answers what is wrong, '' when it holds, undefined when it does not fit */
export function requestChecks({ send }, contract) {
  return {
    /** Tokens */
    'no-token': async (request) => {
      if (!('x-jwt-token' in request.headers)) return undefined;
      return unless(await send(without(request, 'x-jwt-token')), [401], 'SESSION_EXPIRED');
    },
    'forged-token': async (request) => {
      const token = request.headers['x-jwt-token'];
      if (token === undefined) return undefined;
      const [head, payload] = token.split('.');
      const forged = withToken(request, `${head}.${payload}.Zm9yZ2Vk`);
      return unless(await send(forged), [401], 'SESSION_EXPIRED');
    },
    'unsigned-token': async (request) => {
      const token = request.headers['x-jwt-token'];
      if (token === undefined) return undefined;
      const head = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
      const unsigned = withToken(request, `${head}.${token.split('.')[1]}.`);
      return unless(await send(unsigned), [401], 'SESSION_EXPIRED');
    },
    'token-before-body': async (request) => {
      if (!('x-jwt-token' in request.headers) || !isOfObject(request)) return undefined;
      const wrong = { ...without(request, 'x-jwt-token'), content: {} };
      return unless(await send(wrong), [401], 'SESSION_EXPIRED');
    },
    'no-store': async (request, operation) => {
      if (!contract.holdsSecret(operation)) return undefined;
      return (await send(request)).cache.includes('no-store') ? '' : 'may be stored on the way';
    },
    /** Bodies */
    'no-json': async (request) =>
      isOfObject(request) ? unless(await send({ ...request, raw: '{"' }), [400]) : undefined,
    'wrong-type': async (request) => {
      if (!isOfObject(request)) return undefined;
      for (const [name, value] of Object.entries(request.content)) {
        const wrong = typeof value === 'object' ? 'wrong' : { wrong: true };
        const answer = await send(withBody(request, { [name]: wrong }));
        const found = unless(answer, [400, 422]);
        if (found) return `/${name}: ${found}`;
        if (answer.status === 422 && !names(answer, `/${name}`)) return `does not name /${name}`;
      }
      return '';
    },
    'missing-field': async (request, operation) => {
      if (!isOfObject(request)) return undefined;
      for (const place of placesOf(request.content)) {
        const wrong = withoutField(request, place);
        if (contract.bodyErrors(operation, wrong.content).length === 0) continue;
        const found = unless(await send(wrong), [400, 422]);
        if (found) return `without /${place.join('/')}: ${found}`;
      }
      return '';
    },
    'out-of-bounds': async (request, operation) => {
      if (!isOfObject(request)) return undefined;
      for (const place of placesOf(request.content)) {
        for (const value of beyond(valueAt(request.content, place))) {
          const wrong = withValue(request, place, value);
          if (contract.bodyErrors(operation, wrong.content).length === 0) continue;
          // A secret or a code that cannot be one is as unknown as any other.
          const found = unless(await send(withNewKey(wrong)), [400, 404, 413, 422]);
          const shown = String(value).slice(0, 12);
          if (found) return `/${place.join('/')} of ${shown} (${String(value).length}): ${found}`;
        }
      }
      return '';
    },
    'content-type': async (request) => {
      if (!isOfObject(request)) return undefined;
      const wrong = withHeader(request, 'Content-Type', 'text/plain');
      return unless(await send(withNewKey(wrong)), [400, 415]);
    },
    'not-accepted': async (request, operation) => {
      if (!isOfObject(request)) return undefined;
      const accepted = Object.entries(request.content)
        .filter(([, value]) => value === true)
        .map(([name]) => [name, withBody(request, { [name]: false })])
        .filter(([, refused]) => contract.bodyErrors(operation, refused.content).length > 0);
      if (accepted.length === 0) return undefined;
      for (const [name, refused] of accepted) {
        const answer = await send(refused);
        const found = unless(answer, [422], 'VALIDATION_FAILED');
        if (found) return `/${name}: ${found}`;
        if (!names(answer, `/${name}`)) return `does not name /${name}`;
      }
      return '';
    },
    'missing-pin': async (request) => {
      if (request.content?.pin === undefined) return undefined;
      const answer = await send(withoutField(request, ['pin']));
      const found =
        unless(answer, [422], 'VALIDATION_FAILED') ||
        (names(answer, '/pin') ? '' : 'does not name /pin');
      return found && `without /pin: ${found}`;
    },
    'missing-captcha': async (request) => {
      if (request.content?.captcha === undefined) return undefined;
      return unless(await send(withoutField(request, ['captcha'])), [422], 'CAPTCHA_INVALID');
    },
    'foreign-return-page': async (request) => {
      if (request.content?.returnUrl === undefined) return undefined;
      for (const returnUrl of foreignPages(request.content.returnUrl)) {
        const answer = await send(withBody(request, { returnUrl }));
        const found = unless(answer, [422]);
        if (found) return `${returnUrl}: ${found}`;
        if (!names(answer, '/returnUrl')) return `does not name /returnUrl (${returnUrl})`;
      }
      return '';
    },
    'wrong-sum': async (request) => {
      if (request.content?.redeemValue === undefined || !request.content.items) return undefined;
      const answer = await send(
        withBody(request, { redeemValue: request.content.redeemValue - 1 }),
      );
      return (
        unless(answer, [422], 'VALIDATION_FAILED') ||
        (names(answer, '/redeemValue') ? '' : 'does not name /redeemValue')
      );
    },
    'wrong-quantity': async (request) => {
      const [item] = request.content?.items ?? [];
      if (item === undefined) return undefined;
      const items = [{ ...item, quantity: item.quantity + 1 }];
      return unless(await send(withBody(request, { items })), [422], 'VALIDATION_FAILED');
    },
    'wrong-currency': async (request, operation) => {
      if (operation !== 'redeemVoucher') return undefined;
      const answer = await send(withBody(request, { currency: 'CHF' }));
      return (
        unless(answer, [422], 'VALIDATION_FAILED') ||
        (names(answer, '/currency') ? '' : 'does not name /currency')
      );
    },
    'unknown-charge': async (request, operation) => {
      if (operation !== 'redeemVoucher') return undefined;
      const answer = await send(withBody(request, { chargeId: 'chg-of-nobody' }));
      return (
        unless(answer, [422], 'VALIDATION_FAILED') ||
        (names(answer, '/chargeId') ? '' : 'does not name /chargeId')
      );
    },
    'unknown-field': async (request) => {
      if (!isOfObject(request)) return undefined;
      const { status } = await send(withBody(request, { fieldOfTomorrow: true }));
      return status < 300 ? '' : `answers ${status} to a field that it does not know`;
    },
    'captcha-twice': async (request, operation) => {
      if (!contract.takesCaptcha(operation)) return undefined;
      const solved =
        isOfObject(request) && request.found.captcha !== undefined
          ? withBody(request, { captcha: request.found.captcha })
          : request;
      // Optional, and the state wants none: the link of a partner.
      if (solved.content?.captcha === undefined) return undefined;
      await send(solved);
      return unless(await send(withNewKey(solved)), [422], 'CAPTCHA_INVALID');
    },
    /** Versions of an answer */
    'other-language': async (request, operation) => {
      if (!contract.hasVersion(operation)) return undefined;
      const { headers, body } = await send(request);
      if (headers.etag === undefined) return undefined;
      const inEnglish = withHeader(request, 'Accept-Language', 'en-GB,en;q=0.9');
      const english = await send(inEnglish);
      const asked = await send(withHeader(inEnglish, 'If-None-Match', headers.etag));
      const isAnother = !isDeepStrictEqual(english.body, body);
      return isAnother && asked.status === 304
        ? 'answers 304 for the text of another language'
        : '';
    },
    /** Keys */
    'no-key': async (request) => {
      if (!hasKey(request)) return undefined;
      return unless(await send(without(request, 'Idempotency-Key')), [400], 'MALFORMED_REQUEST');
    },
    repeat: async (request) => {
      if (!hasKey(request)) return undefined;
      const first = await send(request);
      const second = await send(request);
      if (first.status >= 300) return `the first is answered with ${first.status}`;
      const isSame = first.status === second.status && isDeepStrictEqual(first.body, second.body);
      return isSame ? '' : 'a repeat is answered otherwise than the first request';
    },
    'captcha-of-a-repeat': async (request) => {
      const { otherCaptcha } = request.found;
      if (!hasKey(request) || request.content?.captcha === undefined || !otherCaptcha) {
        return undefined;
      }
      const first = await send(request);
      const again = await send(withBody(request, { captcha: otherCaptcha }));
      if (first.status >= 300) return `the first is answered with ${first.status}`;
      const isSame = first.status === again.status && isDeepStrictEqual(first.body, again.body);
      return isSame ? '' : 'a repeat with another captcha solution is answered otherwise';
    },
    'captcha-corrected': async (request) => {
      if (!hasKey(request) || request.content?.captcha === undefined) return undefined;
      const refused = await send(withBody(request, { captcha: 'invalid' }));
      const found = unless(refused, [422], 'CAPTCHA_INVALID');
      if (found) return found;
      const { status } = await send(request);
      return status < 300 ? '' : `answers ${status} to the corrected request under its key`;
    },
    'key-of-another-request': async (request, operation) => {
      const change = hasKey(request) && changedBody(contract, request, operation);
      if (!change) return undefined;
      await send(request);
      return unless(await send(withBody(request, change)), [422], 'IDEMPOTENCY_KEY_REUSED');
    },
    'lost-answer': async (request, operation) => {
      if (operation !== 'redeemVoucher') return undefined;
      const { body } = await send(request);
      const found = await send(ofKey(contract, request));
      return (
        unless(found, [200]) || (found.body.orderNumber === body.orderNumber ? '' : 'is another')
      );
    },
    'closed-key': async (request, operation) => {
      if (operation !== 'redeemVoucher') return undefined;
      const missing = unless(await send(ofKey(contract, request)), [404], 'ORDER_NOT_FOUND');
      return missing || unless(await send(request), [422], 'IDEMPOTENCY_KEY_REUSED');
    },
  };
}

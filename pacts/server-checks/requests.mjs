// Checks of one request, changed: each is played for every operation that it fits.
import { isDeepStrictEqual } from 'node:util';
import {
  changedBody,
  hasKey,
  inOtherOrder,
  isOfObject,
  KEYS,
  ofNobody,
  SECRETS_OF_NOBODY,
  withoutField,
} from './changes.mjs';
import { ofKey, unless, withBody, withHeader, without, withNewKey, withToken } from './server.mjs';
import { names, unlessNamed } from './tools.mjs';

/** The places of all values of a body, as lists of names: `['items', '0', 'quantity']`. */
function placesOf(value, place = []) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [[...place, name]]),
    ...placesOf(inner, [...place, name]),
  ]);
}

/** The places of all objects of a body, the body first. */
const objectsOf = (value, place = []) =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...(Array.isArray(value) ? [] : [place]),
        ...Object.entries(value).flatMap(([name, inner]) => objectsOf(inner, [...place, name])),
      ];

/** Where a number is written into JSON that no serializer writes so. */
const MARK = 'a number';

const NO_KEYS = [
  '1',
  // Parsers of UUIDs take these.
  '1-1-1-1-1',
  '{c232ab00-9414-11ec-b3c8-9f6bdeced846}',
  'c232ab00941411ecb3c89f6bdeced846',
  'c232ab00-9414-11ec-b3c8-9f6bdeced84g',
];

/** None, any, one of nobody, and one with a script. */
const LANGUAGES = ['', '*', 'xx-YY', 'zh-Hant-TW,zh;q=0.9,en;q=0.1'];

/** What has to be right to the last character. */
const CREDENTIALS = [
  'code',
  'orderNumber',
  'serialNumber',
  'redeemLinkToken',
  'ident',
  'orderHash',
  'chargeId',
  'checkoutSessionId',
  'redeemId',
  'pin',
];

/** Values that differ a little from the right one, by how; `undefined` where that change is not possible. */
const NEARLY = {
  'of another end': (value) => `${value.slice(0, -1)}${value.endsWith('7') ? '8' : '7'}`,
  'with a space behind it': (value) => `${value} `,
  'with a space before it': (value) => ` ${value}`,
  'with a zero before it': (value) => (/^\d+$/.test(value) ? `0${value}` : undefined),
  'that goes on': (value) => `${value}0`,
  'that ends early': (value) => value.slice(0, -1),
  'in other letters': (value, name) => {
    const other = value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
    return other === value || !IN_EXACT_LETTERS.includes(name) ? undefined : other;
  },
  'with any sign in it': (value) => `${value.slice(0, -1)}%`,
};
const IN_EXACT_LETTERS = ['code', 'redeemLinkToken', 'ident', 'orderHash'];

function withValue(content, place, value) {
  const changed = structuredClone(content);
  place.slice(0, -1).reduce((node, name) => node[name], changed)[place.at(-1)] = value;
  return changed;
}

/** Return pages that only look as if they were the site's. */
function foreignPages(returnUrl) {
  const { host, protocol } = new URL(returnUrl);
  const others = [
    'attacker.example',
    `evil-${host}`,
    `${host}.evil.example`,
    `${host}@evil.example`,
    `evil.example?${host}`,
    `evil.example#@${host}`,
    `evil.example/${host}`,
  ];
  return others.map((other) => `${protocol}//${other}/back`);
}

/** @returns the checks by name; each answers what is wrong, '' when it holds, undefined when it does not fit */
export function requestChecks({ send, prepare, find }, contract) {
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
    'tampered-token': async (request) => {
      const token = request.headers['x-jwt-token'];
      if (token === undefined) return undefined;
      const [head, payload, signature] = token.split('.');
      const said = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const more = { ...said, voucher: { ...said.voucher, balanceInCent: 9_999_900 } };
      const text = Buffer.from(JSON.stringify(more)).toString('base64url');
      const tampered = withToken(request, `${head}.${text}.${signature}`);
      return unless(await send(tampered), [401], 'SESSION_EXPIRED');
    },
    'purpose-before-body': async (request, operation) => {
      if (!contract.needsRedeemToken(operation) || !isOfObject(request)) return undefined;
      const paying = await prepare(find(`${operation}: 403`));
      return unless(await send({ ...paying, content: {} }), [403], 'TOKEN_PURPOSE');
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
    'no-json': async (request, _operation, again) => {
      if (!isOfObject(request)) return undefined;
      const text = JSON.stringify(request.content);
      // What some parsers take, and JSON is not.
      const nearly = [
        `${text} x`,
        text.replace(/}$/, ',}'),
        text.replace(/^{/, '{/* why */'),
        text.replaceAll('"', "'"),
      ];
      for (const raw of ['{"', '', '<xml/>', ...nearly, '[]', 'null', '"text"', '12']) {
        // What is JSON and no object may be refused by its schema.
        const isJson = /^[[n"1]/.test(raw);
        const answer = await send({ ...(await again()), raw });
        const found = unless(answer, isJson ? [400, 422] : [400]);
        if (found) return `the body ${raw || 'of no byte'}: ${found}`;
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
    'content-type': async (request) => {
      if (!isOfObject(request)) return undefined;
      const wrong = withHeader(request, 'Content-Type', 'text/plain');
      return unless(await send(withNewKey(wrong)), [400], 'MALFORMED_REQUEST');
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
    /** Where a captcha may be left out, a wrong one is refused all the same. */
    'wrong-captcha': async (request, operation) => {
      if (!contract.takesCaptcha(operation) || !isOfObject(request)) return undefined;
      const wrong = withBody(request, { captcha: 'invalid' });
      return unless(await send(wrong), [422], 'CAPTCHA_INVALID');
    },
    'foreign-return-page': async (request) => {
      if (request.content?.returnUrl === undefined) return undefined;
      for (const returnUrl of foreignPages(request.content.returnUrl)) {
        const answer = await send(withBody(request, { returnUrl }));
        const found = unless(answer, [422]);
        if (found) return `${returnUrl}: ${found}`;
        if (!names(answer, '/returnUrl')) return `does not name /returnUrl (${returnUrl})`;
      }
      const own = new URL(request.content.returnUrl);
      const written = `${own.protocol}//${own.host.toUpperCase()}${own.pathname}?of=${own.host}#end`;
      const same = await send(withNewKey(withBody(request, { returnUrl: written })));
      if (same.status >= 300) return `${written}: answers ${same.status}`;
      const [site, other] = contract.sites;
      if (other === undefined) return '';
      const ofSite = ({ hosts }) => ({
        ...withNewKey(withBody(request, { returnUrl: `https://${hosts[0]}/back` })),
        host: site.hosts[0],
      });
      const ofOwn = await send(ofSite(site));
      if (ofOwn.status >= 300) return `a page of the site itself: answers ${ofOwn.status}`;
      const foreign = unlessNamed(await send(ofSite(other)), '/returnUrl');
      return foreign && `a page of another site: ${foreign}`;
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
      return unlessNamed(await send(withBody(request, { currency: 'CHF' })), '/currency');
    },
    'written-twice': async (request, operation, again) => {
      if (!isOfObject(request)) return undefined;
      const twins = contract
        .placesOfBody(operation, request.content)
        .filter(({ place, value }) => value && ['email2', 'repeatEmail'].includes(place.at(-1)));
      for (const { place, value: usual } of twins) {
        const prepared = await again();
        const content = withValue(prepared.content, place, 'another@example.com');
        const found = unlessNamed(await send({ ...prepared, content }), `/${place.join('/')}`);
        if (found) return `another address in /${place.join('/')} ${found}`;
        const same = await again();
        const inCapitals = withValue(same.content, place, usual.toUpperCase());
        const alike = await send({ ...same, content: inCapitals });
        if (alike.status >= 300)
          return `the same in capitals in /${place.join('/')}: ${alike.status}`;
      }
      return twins.length === 0 ? undefined : '';
    },
    'unknown-charge': async (request, operation) => {
      if (operation !== 'redeemVoucher') return undefined;
      return unlessNamed(await send(withBody(request, { chargeId: 'chg-of-nobody' })), '/chargeId');
    },
    'unknown-field': async (request, _operation, again) => {
      if (!isOfObject(request)) return undefined;
      for (const place of objectsOf(request.content)) {
        const prepared = await again();
        const content = withValue(prepared.content, [...place, 'fieldOfTomorrow'], true);
        const { status } = await send({ ...prepared, content });
        const where = `/${[...place, 'fieldOfTomorrow'].join('/')}`;
        if (status >= 300) return `answers ${status} to ${where}, which it does not know`;
      }
      return '';
    },
    /** An integer is one however it is written, also where a key compares it. */
    'integer-otherwise-written': async (request, operation, again) => {
      if (!isOfObject(request)) return undefined;
      const integers = contract
        .placesOfBody(operation, request.content)
        .filter(({ schema, value }) => schema.type === 'integer' && Number.isInteger(value));
      for (const { place, value } of integers) {
        for (const written of [`${value}.0`, `${value}e0`]) {
          const prepared = await again();
          const content = withValue(prepared.content, place, MARK);
          const raw = JSON.stringify(content).replace(`"${MARK}"`, written);
          const one = await send({ ...prepared, raw });
          const where = `${written} in /${place.join('/')}`;
          if (one.status >= 300) return `answers ${one.status} ${one.body?.code} to ${where}`;
          if (!hasKey(prepared)) continue;
          const other = await send(prepared);
          const isSame = one.status === other.status && isDeepStrictEqual(one.body, other.body);
          if (!isSame) return `takes ${where} for another number than ${value} under its key`;
        }
      }
      return integers.length === 0 ? undefined : '';
    },
    'nearly-right': async (request, _operation, again) => {
      if (!isOfObject(request)) return undefined;
      const known = CREDENTIALS.filter((name) => request.content[name] !== undefined);
      for (const name of known) {
        for (const [what, change] of Object.entries(NEARLY)) {
          const prepared = await again();
          const value = change(prepared.content[name], name);
          if (value === undefined) continue;
          const { status } = await send(withBody(prepared, { [name]: value }));
          if (![404, 422].includes(status)) return `answers ${status} to a ${name} ${what}`;
        }
      }
      return known.length === 0 ? undefined : '';
    },
    'unknown-parameter': async (request) => {
      const path = `${request.path}${request.path.includes('?') ? '&' : '?'}utm_source=of-tomorrow`;
      const { status } = await send({ ...request, path });
      return status < 300 ? '' : `answers ${status} to a parameter that it does not know`;
    },
    'any-language': async (request, _operation, again) => {
      for (const language of LANGUAGES) {
        const prepared = without(await again(), 'Accept-Language');
        const asked = language ? withHeader(prepared, 'Accept-Language', language) : prepared;
        const { status } = await send(asked);
        if (status >= 300) return `answers ${status} to the language "${language}"`;
      }
      return '';
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
    'captcha-at-once': async (request, operation) => {
      if (!contract.takesCaptcha(operation) || request.content?.captcha === undefined) {
        return undefined;
      }
      const sent = [1, 2, 3].map(() => send(withNewKey(request)));
      const taken = (await Promise.all(sent)).filter(({ status }) => status < 300).length;
      return taken <= 1 ? '' : `${taken} of three requests at once with one solution go through`;
    },
    'captcha-of-a-refusal': async (request) => {
      const { captcha } = request.content ?? {};
      const name = SECRETS_OF_NOBODY.find((each) => request.content?.[each] !== undefined);
      if (captcha === undefined || name === undefined) return undefined;
      // Refused for another reason: the solution is used all the same.
      const missing = await send(withBody(request, { [name]: ofNobody(request.content[name]) }));
      if (missing.status < 400) return `answers ${missing.status} to a ${name} of nobody`;
      return unless(await send(withNewKey(request)), [422], 'CAPTCHA_INVALID');
    },
    'body-before-captcha': async (request, operation) => {
      if (request.content?.captcha === undefined) return undefined;
      const [required] = contract.requiredOfBody(operation);
      if (required === undefined) return undefined;
      const wrong = withoutField(withBody(request, { captcha: 'invalid' }), [required]);
      return unless(await send(wrong), [422], 'VALIDATION_FAILED');
    },
    /** Versions of an answer */
    'other-language': async (request, operation) => {
      if (!contract.hasVersion(operation)) return undefined;
      const { headers, body } = await send(request);
      if (headers.etag === undefined) return undefined;
      const inSame = await send(withHeader(request, 'If-None-Match', headers.etag));
      const isOther = inSame.status !== 304 && !isDeepStrictEqual(inSame.body, body);
      if (![200, 304].includes(inSame.status) || isOther)
        return `answers ${inSame.status} to its own version`;
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
    'repeat-with-new-token': async (request) => {
      const token = request.headers['x-jwt-token'];
      if (!hasKey(request) || token === undefined) return undefined;
      const first = await send(request);
      const { method, path } = contract.operations.get('refreshVoucherToken');
      const { body } = await send({ method, path, headers: { 'x-jwt-token': token } });
      const again = await send(withToken(request, body.token));
      if (first.status >= 300) return `the first is answered with ${first.status}`;
      const isSame = first.status === again.status && isDeepStrictEqual(first.body, again.body);
      return isSame ? '' : 'a repeat with a new token of the voucher is answered otherwise';
    },
    'repeat-otherwise-written': async (request) => {
      if (!hasKey(request) || !isOfObject(request)) return undefined;
      const first = await send(request);
      const reordered = JSON.stringify(inOtherOrder(request.content), null, 2);
      const written = await send({ ...request, raw: reordered });
      const key = request.headers['Idempotency-Key'];
      const capitals = await send(withHeader(request, 'Idempotency-Key', key.toUpperCase()));
      const isSame = ({ status, body }) =>
        first.status === status && isDeepStrictEqual(first.body, body);
      if (first.status >= 300) return `the first is answered with ${first.status}`;
      if (!isSame(written)) return 'the same body in another order is taken for another request';
      return isSame(capitals) ? '' : 'the same key in capitals is taken for another key';
    },
    'key-versions': async (request, _operation, again) => {
      if (!hasKey(request)) return undefined;
      for (const key of KEYS) {
        const { status } = await send(withHeader(await again(), 'Idempotency-Key', key));
        if (status >= 300) return `answers ${status} to the key ${key}`;
      }
      return '';
    },
    'malformed-key': async (request, _operation, again) => {
      if (!hasKey(request)) return undefined;
      for (const key of NO_KEYS) {
        const wrong = withHeader(await again(), 'Idempotency-Key', key);
        const found = unless(await send(wrong), [400], 'MALFORMED_REQUEST');
        if (found) return `the key ${key}: ${found}`;
      }
      return '';
    },
    'one-key-at-once': async (request) => {
      if (!hasKey(request)) return undefined;
      const answers = await Promise.all([send(request), send(request), send(request)]);
      const taken = answers.filter(({ status }) => status < 300);
      const wrong = answers
        .filter(({ status }) => status >= 300)
        .map((answer) => unless(answer, [409], 'REQUEST_IN_PROGRESS'))
        .find(Boolean);
      if (wrong) return wrong;
      const isSame = taken.every(({ body }) => isDeepStrictEqual(body, taken[0].body));
      if (taken.length === 0) return 'none of three at once is answered';
      return isSame ? '' : 'three requests at once with one key get different answers';
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

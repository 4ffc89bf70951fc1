// Checks of `Idempotency-Key`: what it belongs to, what is compared, and what a repeat answers later.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  hasKey,
  isOfObject,
  KEYS,
  ofAnotherOwner,
  otherRequests,
  withOtherByte,
  withOtherCaptcha,
} from './changes.mjs';
import { boundaryOf, headOf, partsOf, withParts } from './form-parts.mjs';
import {
  filledRequest,
  ofKey,
  unless,
  withHeader,
  without,
  withNewKey,
  withToken,
} from './server.mjs';
import { first, perEnding, tokenOf } from './tools.mjs';

const REDEEMS = 'redeemVoucher: 201 completed-email';
const withKey = (request, key) => withHeader(request, 'Idempotency-Key', key);
const isSame = (one, other) =>
  one.status === other.status && isDeepStrictEqual(one.body, other.body);
/** Longer than the second that tokens are dated by. */
const A_SECOND_MS = 1100;

/** A form that says the same: its parts in another order, another boundary, files of another name and type. */
function otherwiseWritten(request) {
  const parts = partsOf(request)
    .map((part) =>
      part.isFile
        ? { ...part, head: headOf(part.name, 'scan 2.bin', 'application/octet-stream') }
        : part,
    )
    .toReversed();
  const boundary = boundaryOf(request);
  const renamed = withHeader(
    request,
    'Content-Type',
    request.headers['Content-Type'].replace(boundary, `${boundary}2`),
  );
  return withParts(renamed, parts);
}

/** @returns the checks of requests by name */
export function keyChecks({ send, interactions }, contract) {
  return {
    'key-of-other-content': async (request, operation, again) => {
      if (!hasKey(request) || !request.isForm) return undefined;
      for (const name of Object.keys(otherRequests(contract, request, operation))) {
        const prepared = await again();
        const taken = await send(prepared);
        if (taken.status >= 300) return `the first is answered with ${taken.status}`;
        const other = otherRequests(contract, prepared, operation)[name];
        const found = unless(await send(other), [422], 'IDEMPOTENCY_KEY_REUSED');
        if (found) return `another ${name}: ${found}`;
      }
      return '';
    },
    /** Several files of one field are compared in their order. */
    'key-of-other-order': async (request, operation) => {
      if (!hasKey(request) || !request.isForm) return undefined;
      const parts = partsOf(request);
      const file = parts.find(({ isFile }) => isFile);
      const { maxItems = 1 } = contract.fieldsOfBody(operation)[file?.name] ?? {};
      if (file === undefined || maxItems < 2) return undefined;
      const others = parts.filter(({ name }) => name !== file.name);
      const files = [file, { ...file, bytes: withOtherByte(file.bytes) }];
      const taken = await send(withParts(request, [...others, ...files]));
      if (taken.status >= 300) return `the first is answered with ${taken.status}`;
      const swapped = withParts(request, [...others, ...files.toReversed()]);
      return unless(await send(swapped), [422], 'IDEMPOTENCY_KEY_REUSED');
    },
    'form-otherwise-written': async (request) => {
      if (!hasKey(request) || !request.isForm) return undefined;
      const taken = await send(request);
      const written = await send(otherwiseWritten(request));
      const key = request.headers['Idempotency-Key'];
      const capitals = await send(withKey(request, key.toUpperCase()));
      if (taken.status >= 300) return `the first is answered with ${taken.status}`;
      return first(
        isSame(taken, written) ? '' : 'the same form, otherwise written, is taken for another',
        isSame(taken, capitals) ? '' : 'the same key in capitals is taken for another key',
      );
    },
    /** What was answered is kept, whatever has become of the voucher since. */
    'repeat-later': async (request) => {
      if (!hasKey(request)) return undefined;
      const taken = await send(request);
      if (taken.status >= 300) return `the first is answered with ${taken.status}`;
      await send(withNewKey(withOtherCaptcha(request)));
      return isSame(taken, await send(request))
        ? ''
        : 'a repeat is answered otherwise after another request';
    },
    /** Two requests at once under one key: one of them is what the key is for. */
    'two-bodies-at-once': async (request, operation) => {
      const [other] = hasKey(request)
        ? Object.values(otherRequests(contract, request, operation))
        : [];
      if (other === undefined) return undefined;
      const answers = await Promise.all([send(request), send(other)]);
      const taken = answers.filter(({ status }) => status < 300).length;
      const wrong = answers.find(({ status }) => ![409, 422].includes(status) && status >= 300);
      return first(
        wrong ? `answers ${wrong.status} ${wrong.body?.code}` : '',
        taken <= 1 ? '' : 'takes two requests at once under one key',
      );
    },
    /** What does not fit, and a repeat, use no captcha solution. */
    'captcha-not-used': async (request, operation, again) => {
      const { captcha } = request.content ?? {};
      const [required] = contract.requiredOfBody(operation);
      if (captcha === undefined || required === undefined) return undefined;
      const { [required]: _left, ...content } = request.content;
      await send({ ...request, content });
      const { status, body } = await send(request);
      if (status >= 300) return `after a body that does not fit it answers ${status} ${body?.code}`;
      const repeated = await again();
      if (!hasKey(repeated) || repeated.found.otherCaptcha === undefined) return '';
      await send(repeated);
      const other = withOtherCaptcha(repeated);
      await send(other);
      const next = await send(withNewKey(other));
      return next.body?.code === 'CAPTCHA_INVALID' ? 'a repeat uses its captcha solution' : '';
    },
    /** A key belongs to the code, link, order or address that the body names. */
    'key-of-another-owner': async (request) => {
      const other = hasKey(request) ? ofAnotherOwner(withOtherCaptcha(request)) : undefined;
      if (other === undefined) return undefined;
      const taken = await send(request);
      if (taken.status >= 300) return `the first is answered with ${taken.status}`;
      const answer = await send(other);
      if (answer.body?.code === 'IDEMPOTENCY_KEY_REUSED') return `says ${answer.body.code}`;
      return isSame(taken, answer) ? 'answers what belongs to another' : '';
    },
    /** A refusal keeps nothing under the key. */
    corrected: async (request) => {
      if (!hasKey(request) || !isOfObject(request)) return undefined;
      const isOfSession = 'x-jwt-token' in request.headers;
      const wrong = await send({ ...request, content: {} });
      const unknown = isOfSession ? await send(without(request, 'x-jwt-token')) : undefined;
      const { status, body } = await send(request);
      return first(
        unless(wrong, [400, 422]),
        unknown && unless(unknown, [401]),
        status < 300 ? '' : `corrected under its key, it answers ${status} ${body?.code}`,
      );
    },
    /** The same key sent to two operations is two keys. */
    'key-of-each-operation': async (request, operation) => {
      if (!hasKey(request)) return undefined;
      const key = request.headers['Idempotency-Key'];
      const taken = await send(request);
      if (taken.status >= 300) return `the first is answered with ${taken.status}`;
      const known = new Set([operation]);
      for (const { description, request: asked, response } of interactions) {
        const id = description.split(':')[0];
        const other = filledRequest(asked, request.found);
        if (known.has(id) || response.status >= 300 || !hasKey(other)) continue;
        known.add(id);
        const token = tokenOf(request);
        const ofSession = token && 'x-jwt-token' in other.headers ? withToken(other, token) : other;
        const answer = await send(withKey(ofSession, key));
        const isAlike = isDeepStrictEqual(other.content, request.content) && isSame(taken, answer);
        if (answer.body?.code === 'IDEMPOTENCY_KEY_REUSED' || isAlike) {
          return `its key is known to ${id}`;
        }
      }
      return '';
    },
  };
}

/** @returns the checks of several requests by name */
export function keyEffectChecks({ send, prepare, find }, contract) {
  const asked = (request, key) => send(ofKey(contract, withKey(request, key)));
  return {
    ...perEnding('repeat-later', async (operation) => {
      const request = await prepare(find(`${operation}: 200 charge-received`));
      const taken = await send(request);
      await passing(A_SECOND_MS);
      const again = await send(request);
      return first(
        unless(taken, [200]),
        isSame(taken, again) ? '' : 'a repeat is answered otherwise a second later',
      );
    }),
    'key-versions:getRedemption': async () => {
      for (const key of [...KEYS, randomUUID()]) {
        for (const [sent, looked] of [
          [key, key.toUpperCase()],
          [key.toUpperCase(), key],
        ]) {
          const request = withKey(await prepare(find(REDEEMS)), sent);
          const { body } = await send(request);
          const found = await asked(request, looked);
          const isIt = found.body?.orderNumber === body.orderNumber;
          const wrong = unless(found, [200]) || (isIt ? '' : 'is another order');
          if (wrong) return `${looked} where ${sent} was sent: ${wrong}`;
        }
      }
      return '';
    },
    'closed-key:getRedemption': async () => {
      for (const key of [...KEYS, randomUUID()]) {
        const request = withKey(await prepare(find(REDEEMS)), key);
        const missing = await asked(request, key.toUpperCase());
        const found = first(
          unless(missing, [404], 'ORDER_NOT_FOUND'),
          unless(await send(request), [422], 'IDEMPOTENCY_KEY_REUSED'),
        );
        if (found) return `${key}, asked in capitals: ${found}`;
      }
      return '';
    },
    /** Either the key is closed, or something is redeemed under it: never both. */
    'closed-at-once:getRedemption': async () => {
      for (let tries = 0; tries < 3; tries += 1) {
        const request = await prepare(find(REDEEMS));
        const [asking, redeeming] = tries % 2 === 0 ? [0, 1] : [1, 0];
        const both = [ofKey(contract, request), request];
        const answers = await Promise.all(
          [both[asking], both[redeeming]].map((each) => send(each)),
        );
        const [looked, redeemed] = [answers[asking], answers[redeeming]];
        if (looked.status === 404 && redeemed.status < 300) return 'redeems under a closed key';
        const wrong = unless(looked, [200, 404, 409]) || unless(redeemed, [201, 409, 422]);
        if (wrong) return `asked at once, it ${wrong}`;
      }
      return '';
    },
    /** Only GET closes a key. */
    'head-closes-nothing:getRedemption': async () => {
      const request = await prepare(find(REDEEMS));
      await send({ ...ofKey(contract, request), method: 'HEAD' });
      await send({ ...ofKey(contract, request), method: 'OPTIONS' });
      const { status, body } = await send(request);
      return status === 201 ? '' : `after HEAD and OPTIONS it answers ${status} ${body?.code}`;
    },
  };
}

/** Waits, because a clock has to go on. */
const passing = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

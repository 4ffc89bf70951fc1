// The order of checks: of two things that are wrong with a request, the earlier one is answered.
import {
  hasKey,
  isOfObject,
  ofNobody,
  otherRequests,
  SECRETS_OF_NOBODY,
  textsOf,
} from './changes.mjs';
import { partsOf, withParts, withPartText } from './form-parts.mjs';
import { unless, withBody, withHeader, without } from './server.mjs';

const withText = (request, name, text) =>
  request.isForm ? withPartText(request, name, text) : withBody(request, { [name]: text });
const secretOf = (request) => SECRETS_OF_NOBODY.find((name) => name in textsOf(request));

/** What can be wrong, in the order of the contract. Each says what fits it, changes a request, and how it is refused. */
const WRONGS = [
  {
    name: 'no key',
    fits: hasKey,
    change: (request) => without(request, 'Idempotency-Key'),
    refused: [[400], 'MALFORMED_REQUEST'],
  },
  {
    name: 'no key that is a UUID',
    fits: hasKey,
    change: (request) => withHeader(request, 'Idempotency-Key', '1'),
    refused: [[400], 'MALFORMED_REQUEST'],
  },
  {
    name: 'no token',
    fits: ({ headers }) => 'x-jwt-token' in headers,
    change: (request) => without(request, 'x-jwt-token'),
    refused: [[401], 'SESSION_EXPIRED'],
  },
  {
    name: 'nothing in the body',
    fits: isOfObject,
    change: (request) => ({ ...request, content: {} }),
    refused: [[400, 422], undefined],
    never: ['IDEMPOTENCY_KEY_REUSED', 'CAPTCHA_INVALID'],
  },
  {
    name: 'nothing in the form but files',
    fits: ({ isForm }) => isForm,
    change: (request) =>
      withParts(
        request,
        partsOf(request).filter(({ isFile, name }) => isFile || name === 'captcha'),
      ),
    refused: [[400, 422], undefined],
    never: ['IDEMPOTENCY_KEY_REUSED', 'CAPTCHA_INVALID'],
  },
  {
    name: 'the key of another request',
    fits: (request, operation, contract) =>
      hasKey(request) && Object.keys(otherRequests(contract, request, operation)).length > 0,
    isSentBefore: true,
    change: (request, operation, contract) =>
      Object.values(otherRequests(contract, request, operation))[0],
    refused: [[422], 'IDEMPOTENCY_KEY_REUSED'],
  },
  {
    name: 'a wrong captcha',
    fits: (request) => 'captcha' in textsOf(request),
    change: (request) => withText(request, 'captcha', 'invalid'),
    refused: [[422], 'CAPTCHA_INVALID'],
  },
  {
    name: 'something that nobody has',
    isOfNobody: true,
    fits: (request) => secretOf(request) !== undefined,
    change: (request) =>
      withText(request, secretOf(request), ofNobody(textsOf(request)[secretOf(request)])),
    refused: [[404], undefined],
  },
];

/** @returns the checks by name */
export function orderChecks({ send, prepare, find }, contract) {
  return {
    order: async (request, operation, again) => {
      const wrongs = WRONGS.filter(({ fits }) => fits(request, operation, contract));
      const pairs = wrongs.flatMap((earlier, at) =>
        wrongs.slice(at + 1).map((later) => [earlier, later]),
      );
      // A key that is missing is no key of another request, and what nobody has has keys of its own.
      const fitting = pairs.filter(
        ([earlier, later]) =>
          !(
            earlier.name.startsWith('no key') &&
            (later.isSentBefore || later.name.startsWith('no key'))
          ) && !(earlier.isSentBefore && later.isOfNobody),
      );
      for (const [earlier, later] of fitting) {
        const prepared = await again();
        const isSentBefore = earlier.isSentBefore || later.isSentBefore;
        if (isSentBefore) await send(prepared);
        const change = (value, wrong) => wrong.change(value, operation, contract);
        const isEmpty = earlier.name.startsWith('nothing');
        const wrong = isEmpty
          ? change(isOfObject(prepared) ? prepared : change(prepared, later), earlier)
          : change(change(prepared, later), earlier);
        const answer = await send(wrong);
        const [statuses, code] = earlier.refused;
        const found =
          unless(answer, statuses, code) ||
          (earlier.never?.includes(answer.body?.code) ? `says ${answer.body.code}` : '');
        if (found) return `with ${earlier.name} and ${later.name} it ${found}`;
      }
      return fitting.length === 0 ? undefined : '';
    },
    /** A token that only pays comes after the headers. */
    'headers-before-purpose': async (request, operation) => {
      if (!contract.needsRedeemToken(operation) || !hasKey(request)) return undefined;
      const paying = await prepare(find(`${operation}: 403`));
      return unless(await send(without(paying, 'Idempotency-Key')), [400], 'MALFORMED_REQUEST');
    },
  };
}

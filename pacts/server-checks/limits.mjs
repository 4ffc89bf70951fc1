// Checks of every field of a request, on both sides of what the contract allows: what it allows is not
// refused, and what it does not allow is.
import { samplesOf } from './samples.mjs';
import { unless } from './server.mjs';
import { names } from './tools.mjs';

/**
 * Fields whose value is one that the server has to know, or that has to fit another field: what the
 * contract allows there may still be wrong, so only a failure of the server counts.
 */
const KNOWN_VALUES = new Set([
  'amount',
  'captcha',
  'chargeId',
  'checkoutSessionId',
  'code',
  'country',
  'currency',
  'delivery',
  'donationOrganisationId',
  'donationReceipt',
  'email2',
  'format',
  'id',
  'ident',
  'isCompany',
  'items',
  'orderHash',
  'orderId',
  'orderNumber',
  'orderPrepaidVouchers',
  'orderPrepaidVouchersConfirmed',
  'orderReference',
  'orderSource',
  'paymentRequired',
  'paymentTypeId',
  'pin',
  'quantity',
  'redeemId',
  'redeemLinkToken',
  'redeemValue',
  'repeatEmail',
  'returnUrl',
  'serialNumber',
  'shopId',
  'transactionNumber',
  'valueInCent',
  'voucher',
  'voucherCategory',
  'voucherIds',
]);
/** What is written twice is written alike. */
const TWINS = { email: ['email2', 'repeatEmail'] };
/** Fields that are needed in some cases, and left out in others. */
const NEEDED_SOMETIMES = new Set([
  'all',
  'captcha',
  'chargeId',
  'city',
  'donationReceipt',
  'orderPrepaidVouchers',
  'orderPrepaidVouchersConfirmed',
  'paymentRequired',
  'pin',
  'postalCode',
  'redeemLinkToken',
  'voucherIds',
]);

const isKnown = (place) => place.some((name) => KNOWN_VALUES.has(name));
const shown = (value) => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 24 ? `${text.slice(0, 20)}… (${text.length})` : text;
};

/** A body with another value in one place, and in the field that repeats it. */
function withSample(content, place, value) {
  const changed = structuredClone(content);
  const parent = place.slice(0, -1).reduce((node, name) => node[name], changed);
  const name = place.at(-1);
  parent[name] = value;
  for (const twin of TWINS[name] ?? []) if (twin in parent) parent[twin] = value;
  return changed;
}

function withoutPlace(content, place) {
  const changed = structuredClone(content);
  const parent = place.slice(0, -1).reduce((node, name) => node[name], changed);
  delete parent[place.at(-1)];
  return changed;
}

/** What is wrong with the answer to a value that the contract allows. */
export function refusalOf(answer, place) {
  const { status, body } = answer;
  if (status >= 500) return `answers ${status}`;
  if (isKnown(place)) return '';
  if ([400, 413, 415].includes(status)) return `answers ${status}`;
  const isWrong = body?.code === 'VALIDATION_FAILED' && names(answer, `/${place.join('/')}`);
  return isWrong ? 'is refused, although the contract allows it' : '';
}

/** What is wrong with the answer to a value that the contract does not allow. */
export function acceptanceOf(answer, place) {
  // 404: a malformed code or secret may be answered like an unknown one.
  const found = unless(answer, [400, 404, 413, 422]);
  if (found) return found;
  const isNamed = answer.status !== 422 || isKnown(place) || names(answer, `/${place[0]}`);
  return isNamed ? '' : `does not name /${place[0]}`;
}

/** @returns the checks of requests by name */
export function limitChecks({ send }, contract) {
  /** Sends each changed body in a state of its own, and says the first thing that is wrong. */
  async function each(places, changed, judge, again) {
    for (const { place, value, ...more } of places) {
      const request = await again();
      const answer = await send({ ...request, content: changed(request.content, place, value) });
      const found = judge(answer, place, more);
      if (found) return `/${place.join('/')} of ${shown(value)}: ${found}`;
    }
    return '';
  }
  const isOfObject = ({ content, isForm }) => !isForm && content !== undefined;

  /** Every value to try in every field of a body, and whether the contract allows it. */
  const samplesFor = (operation, content) =>
    contract.placesOfBody(operation, content).flatMap(({ place, schema, value: usual }) =>
      samplesOf(schema, usual).map((value) => {
        const changed = withSample(content, place, value);
        return { place, value, isAllowed: contract.bodyErrors(operation, changed).length === 0 };
      }),
    );

  return {
    limits: async (request, operation, again) => {
      if (!isOfObject(request)) return undefined;
      const samples = samplesFor(operation, request.content);
      return each(
        samples,
        withSample,
        (answer, place, { isAllowed }) =>
          isAllowed ? refusalOf(answer, place) : acceptanceOf(answer, place),
        again,
      );
    },
    'optional-field': async (request, operation, again) => {
      if (!isOfObject(request)) return undefined;
      const optional = contract
        .placesOfBody(operation, request.content)
        .filter(({ place, value }) => value !== undefined && !NEEDED_SOMETIMES.has(place.at(-1)))
        .map(({ place }) => ({ place }))
        .filter(
          ({ place }) =>
            contract.bodyErrors(operation, withoutPlace(request.content, place)).length === 0,
        );
      return each(
        optional,
        withoutPlace,
        (answer) =>
          answer.status < 300 ? '' : `answers ${answer.status}, although it may be left out`,
        again,
      );
    },
    parameters: async (request, operation, again) => {
      const parameters = contract.parametersOf(operation, 'query');
      if (parameters.length === 0) return undefined;
      for (const { name, schema } of parameters) {
        for (const { text, isAllowed } of textsOf(contract, schema)) {
          const { path, ...rest } = await again();
          const [address, query] = path.split('?');
          const search = new URLSearchParams(query);
          search.set(name, text);
          const answer = await send({ ...rest, path: `${address}?${search}` });
          const found = isAllowed
            ? unless(answer, [200, 404, 422])
            : unless(answer, [400], 'MALFORMED_REQUEST');
          if (found) return `${name}=${shown(text)}: ${found}`;
        }
      }
      return '';
    },
    'path-parameters': async (request, operation, again) => {
      const { path } = contract.operations.get(operation);
      const parameters = contract.parametersOf(operation, 'path');
      if (parameters.length === 0) return undefined;
      for (const { name, schema } of parameters) {
        const at = path.split('/').indexOf(`{${name}}`);
        for (const { text } of textsOf(contract, schema).filter(({ isAllowed }) => !isAllowed)) {
          if (text === '') continue;
          const prepared = await again();
          const [address, query] = prepared.path.split('?');
          const parts = address.split('/');
          parts[at] = encodeURIComponent(text);
          const answer = await send({
            ...prepared,
            path: `${parts.join('/')}${query === undefined ? '' : `?${query}`}`,
          });
          const found = unless(answer, [400, 404]);
          if (found) return `${name}=${shown(text)}: ${found}`;
        }
      }
      return '';
    },
  };
}

/** Texts for a parameter, and whether the contract allows each. */
function textsOf(contract, schema) {
  const isNumber = ['integer', 'number'].includes(schema.type);
  const numbers = isNumber
    ? [
        'wrong',
        '',
        '1e400',
        '10abc',
        '0x10',
        ...samplesOf(schema).filter((value) => typeof value === 'number'),
      ]
    : [];
  const items =
    schema.type === 'array' && schema.items.type === 'integer'
      ? ['wrong', String((schema.items.minimum ?? 0) - 1)]
      : [];
  const listed = schema.items?.enum === undefined ? [] : ['of_nobody'];
  const patterns = schema.pattern === undefined ? [] : ['x!', 'DE', 'de\n'];
  const long =
    schema.type === 'string' && schema.maxLength ? ['x'.repeat(schema.maxLength + 1)] : [];
  return [...numbers, ...items, ...listed, ...patterns, ...long].map((value) => {
    const text = String(value);
    const number = text === '' || text.startsWith('0x') ? NaN : Number(text);
    const read = isNumber
      ? number
      : schema.type === 'array'
        ? [schema.items.type === 'integer' ? number : text]
        : text;
    const isAllowed =
      !(isNumber && !Number.isFinite(number)) && contract.valueErrors(schema, read).length === 0;
    return { text, isAllowed };
  });
}

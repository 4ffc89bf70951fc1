// Requests, changed: what several checks send in place of a request of the pact.
import { partsOf, withParts, withPartText } from './form-parts.mjs';
import { withBody } from './server.mjs';

export const hasKey = ({ headers }) => 'Idempotency-Key' in headers;
export const isOfObject = ({ content, isForm }) => !isForm && content !== undefined;

/** The secret or code that a key belongs to where there is no token: another one is another key. */
const BELONGS_TO = [
  'code',
  'redeemLinkToken',
  'ident',
  'orderHash',
  'orderReference',
  'orderSource',
];

/** Another of these needs other fields, or is refused before the key is looked at. */
const NEEDS_OTHERS = ['captcha', 'currency', 'delivery'];

/** The request without one field of its body. */
export function withoutField(request, place) {
  const content = structuredClone(request.content);
  const parent = place.slice(0, -1).reduce((node, name) => node[name], content);
  delete parent[place.at(-1)];
  return { ...request, content };
}

/** Other versions of UUID: of time, and of time in order. */
export const KEYS = [
  'c232ab00-9414-11ec-b3c8-9f6bdeced846',
  '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
];

/** The same value with the fields of its objects in another order. */
export function inOtherOrder(value) {
  if (Array.isArray(value)) return value.map(inOtherOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [name, inOtherOrder(item)])
      .toReversed(),
  );
}

/** What a call is about; a value of the same kind that nobody has is not found. */
export const SECRETS_OF_NOBODY = [
  'code',
  'orderNumber',
  'serialNumber',
  'redeemLinkToken',
  'ident',
];
export const ofNobody = (value) =>
  /^\d+$/.test(value) ? '999999998' : 'OF-NOBODY-nFy3Wq8ZkT5vLr2X0';

/** Another body for a key that was used, which no check of fields refuses. */
export function changedBody({ fieldsOfBody }, request, operation) {
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

/** The request with another captcha solution; unchanged where it has no captcha, or the state no second solution. */
export function withOtherCaptcha(request) {
  const { otherCaptcha } = request.found;
  if (otherCaptcha === undefined) return request;
  if (request.isForm) return withPartText(request, 'captcha', otherCaptcha);
  return request.content?.captcha === undefined
    ? request
    : withBody(request, { captcha: otherCaptcha });
}

/** What a call without a session belongs to: the first of these that its body has. */
const OWNERS = ['code', 'redeemLinkToken', 'ident', 'orderHash', 'email'];

/** The same request for another code, link or address; `undefined` where a session says whose it is. */
export function ofAnotherOwner(request) {
  if ('x-jwt-token' in request.headers) return undefined;
  const texts = textsOf(request);
  const name = OWNERS.find((each) => each in texts);
  if (name === undefined) return undefined;
  const other = name === 'email' ? 'somebody.else@example.com' : ofNobody(texts[name]);
  if (!request.isForm) return withBody(request, { [name]: other });
  return withPartText(
    withPartText(request, name, other),
    name === 'email' ? 'repeatEmail' : '',
    other,
  );
}

/** The texts of a body by their names, of a form, too. */
export function textsOf({ isForm, content, ...request }) {
  if (!isForm) {
    const texts = Object.entries(content ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  }
  const parts = partsOf({ ...request, content }).filter(({ isFile }) => !isFile);
  return Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes.toString()]));
}

/** As many bytes, the last of them another one: behind what says of which kind a file is. */
export const withOtherByte = (bytes) =>
  Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1) ^ 1])]);

/** Other requests for a key that was used, by what is another in them. */
export function otherRequests(contract, request, operation) {
  if (!request.isForm) {
    const change = changedBody(contract, request, operation);
    return change === undefined ? {} : { field: withBody(request, change) };
  }
  const parts = partsOf(request);
  const fields = contract.fieldsOfBody(operation);
  const isFree = ({ name, isFile }) => {
    const { type, enum: values, format, pattern } = fields[name] ?? {};
    const isText = !isFile && type === 'string' && !values && !format && !pattern;
    return isText && !NEEDS_OTHERS.includes(name) && !BELONGS_TO.includes(name);
  };
  const text = parts.find(isFree);
  const file = parts.find(({ isFile }) => isFile);
  const replaced = (part, bytes) =>
    withParts(
      request,
      parts.map((each) => (each === part ? { ...part, bytes } : each)),
    );
  return {
    ...(text && { field: replaced(text, Buffer.concat([text.bytes, Buffer.from('x')])) }),
    ...(file && {
      'byte of a file': replaced(file, withOtherByte(file.bytes)),
    }),
  };
}

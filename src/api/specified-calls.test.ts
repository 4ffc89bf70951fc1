import { expect, test } from 'vitest';
import openapi from '~generated/openapi.json';

// The calls that the specification names, as the contract has them (requirements 7.001 to 7.038).

interface Node {
  readonly $ref?: string;
  readonly [key: string]: unknown;
}

/** The part that a reference names, or the part itself. */
function resolve(part: unknown): Node {
  const { $ref, ...own } = part as Node;
  if ($ref === undefined) return own;
  const at = (value: unknown, key: string) => (value as Node)[key];
  return resolve($ref.slice(2).split('/').reduce(at, openapi));
}

const field = (part: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((value, key) => resolve(value ?? {})[key], part);

/** Names of the fields of an object, with those of the parts that it is made of. */
function fieldsOf(schema: unknown): string[] {
  const { properties = {}, allOf = [], oneOf = [], anyOf = [] } = resolve(schema ?? {});
  const parts = [allOf, oneOf, anyOf].flat();
  return [...Object.keys(properties as object), ...parts.flatMap(fieldsOf)];
}

function findCall(call: string) {
  const [method = '', path = ''] = call.split(' ');
  const operation = field(openapi.paths, path, method.toLowerCase());
  if (operation === undefined) throw new Error(`The contract has no ${call}`);
  const parameters = (field(operation, 'parameters') as unknown[]).map(resolve);
  const contents = Object.values(field(operation, 'requestBody', 'content') ?? {});
  const answers = Object.values(field(operation, 'responses', '200', 'content') ?? {});
  return {
    query: parameters.filter((one) => one['in'] === 'query').map((one) => String(one['name'])),
    needsToken: JSON.stringify(field(operation, 'security')).includes('voucherToken'),
    sends: contents.flatMap((content) => fieldsOf(field(content, 'schema'))),
    answers: answers.flatMap((content) => fieldsOf(field(content, 'schema'))),
  };
}

test('[7.001] every call goes below /api/', () => {
  expect(Object.keys(openapi.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
});

const wallet = ['merchantId', 'productType', 'payload', 'buttonSignature', 'publicKeyId'];
const giveaway = ['voucher', 'redeemId'];

test.each<[string, string, Partial<ReturnType<typeof findCall>>]>([
  ['7.004', 'GET /api/redeem-site-config/{country}', { answers: ['id', 'footerLinks'] }],
  ['7.008', 'GET /api/v2/redeem/variation/{country}/{variationUrl}', { answers: ['urlName'] }],
  ['7.010', 'GET /api/v2/shop/categories/{id}', {}],
  ['7.011', 'GET /api/v2/shop/wall/{id}', { query: ['category', 'name', 'shopIds'] }],
  ['7.014', 'GET /api/v2/shop/{id}', { query: ['fields', 'voucherValue'] }],
  [
    '7.015',
    'POST /api/v2/voucher/token',
    { sends: ['code', 'voucherCategory', 'captcha'], answers: ['token'] },
  ],
  ['7.016', 'POST /api/v2/voucher/charge/init/paypal', { needsToken: true }],
  ['7.016', 'POST /api/v2/voucher/charge/init/unzer', { needsToken: true }],
  [
    '7.017',
    'POST /api/v2/voucher/charge/init/amazonpay',
    { sends: ['amount', 'currency', 'returnUrl'], needsToken: true },
  ],
  ['7.018', 'POST /api/v2/voucher/charge/init/amazonpay', { answers: wallet }],
  ['7.021', 'POST /api/v2/voucher/charge/finalize/amazonpay', { needsToken: true }],
  [
    '7.022',
    'POST /api/v2/giveaway/get-one-active-with-unused-codes',
    { sends: giveaway, needsToken: true },
  ],
  [
    '7.023',
    'POST /api/v2/giveaway/redeem-advertisement-popup-code',
    { sends: [...giveaway, 'email', 'id'], needsToken: true },
  ],
  ['7.032', 'POST /api/v2/redeem', { sends: ['shopId', 'redeemValue'], needsToken: true }],
  ['7.033', 'POST /api/v2/redeem/resend', { sends: ['code'] }],
  ['7.034', 'POST /api/v2/voucher/reactivation', { sends: ['code', 'email'] }],
  ['7.037', 'POST /api/v2/contact', { sends: ['email', 'message', 'files'] }],
])('[%s] the contract has %s', (_, call, { needsToken = false, ...names }) => {
  const found = findCall(call);
  for (const [part, wanted] of Object.entries(names)) {
    expect(found[part as keyof typeof names]).toEqual(expect.arrayContaining(wanted));
  }
  if (needsToken) expect(found.needsToken).toBe(true);
});

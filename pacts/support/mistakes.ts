// What a real team ships by accident: each is planted into the reference server, and has to be noticed
// by the pact or by a check beside it.
import { randomUUID } from 'node:crypto';
import { errorsOf } from '../reference-server/contract.ts';
import type { ProblemCode } from '../reference-server/refusal.ts';
import type { Mistake, Passing } from '../reference-server/server.ts';
import {
  answering,
  before,
  type Body,
  everywhere,
  inBody,
  inTokens,
  isUuid,
  jsonOf,
  ofCall,
  payloadOf,
  type Planted,
  refused,
  resigned,
  uuidOf,
  voucherOf,
  withFields,
  withJson,
  withKey,
  withOwnToken,
} from './mistake-tools.ts';
import { ofAddresses } from './mistakes-of-addresses.ts';
import { ofEffects } from './mistakes-of-effects.ts';
import { ofKeys } from './mistakes-of-keys.ts';
import { ofRequests } from './mistakes-of-requests.ts';
import { ofSums } from './mistakes-of-sums.ts';
import { ofTimes } from './mistakes-of-times.ts';

const repeated = (): Mistake => {
  const seen = new Set<unknown>();
  return ofCall('redeemVoucher', (passing) => {
    const key = passing.incoming.headers['idempotency-key'];
    const answer = passing.answer();
    const voucher = voucherOf(passing);
    if (seen.has(key) && voucher && answer.status === 201) {
      voucher.balanceInCent -= Number(jsonOf(passing)['redeemValue']);
    }
    seen.add(key);
    return answer;
  });
};

/** The key at the end of the name that it is kept under. */
const keyIn = (name: string): string => name.split(' ').at(-1) ?? '';

/** Keeps a refusal under its key, as if it were an answer of success. */
const keeping =
  (code: ProblemCode): Mistake =>
  (passing) => {
    const key = passing.incoming.headers['idempotency-key'];
    const answer = passing.answer();
    if (key !== undefined && (answer.body as Body | undefined)?.['code'] === code) {
      passing.store.keys.set(String(key), { status: 'answered', request: 'refused', answer });
    }
    return answer;
  };

/** Takes the hosts of return pages that are compared like this with those of the site. */
const lettingBack = (isLike: (host: string, own: string) => boolean): Mistake =>
  before((passing) => {
    const { returnUrl } = jsonOf(passing);
    if (typeof returnUrl !== 'string' || !URL.canParse(returnUrl)) return;
    const { hostname } = new URL(returnUrl);
    if (passing.store.hosts.some((own) => isLike(hostname, own)))
      passing.store.hosts.push(hostname);
  });

/** Whether the body lacks a field that the contract requires, at any depth. */
function hasMissing(passing: Passing): boolean {
  const { body } = passing.operation;
  if (!body || body.isForm) return false;
  const content = jsonOf(passing);
  return errorsOf(body.schema, content).some((pointer) => !has(content, pointer));
}
const has = (content: unknown, pointer: string): boolean =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => (node as Body | undefined)?.[name], content) !== undefined;

/** What the ordered vouchers of a redemption cost, in cents. */
const costOf = (body: Body): number =>
  Number((body['orderedVouchers'] as Body | undefined)?.['costInCent'] ?? 0);

/** Longer than three requests at once need. */
const MARKED_AFTER_MS = 1000;
const FIRST_CHARGE = 'finalizeChargeUnzer';
const partner = { code: 'NL-2000', pin: '1234' };

/** All of them. Those of a pact are also noticed by other interactions. */
export const planted: readonly Planted[] = [
  // Values and shapes, which the pact compares
  {
    name: 'money as text',
    pact: 'lookUpPrepaidVoucher: 200',
    mistake: everywhere(/InCent$/, String),
  },
  {
    name: 'the balance in the token in euros',
    check: 'amounts',
    mistake: inTokens((payload) => {
      const voucher = payload['voucher'] as Body;
      return {
        ...payload,
        voucher: { ...voucher, balanceInCent: Number(voucher['balanceInCent']) / 100 },
      };
    }),
  },
  {
    name: 'an amount without its currency',
    pact: 'redeemVoucher: 201 completed-email',
    mistake: everywhere(/^currency$/, () => undefined),
  },
  {
    name: 'the amounts of another currency',
    pact: 'redeemVoucher: 201 completed-email',
    mistake: everywhere(/^currency$/, () => 'CHF'),
  },
  {
    name: 'a token that has expired is taken',
    pact: 'redeemVoucher: 401',
    mistake: withOwnToken((payload) => ({ ...payload, exp: Math.floor(Date.now() / 1000) + 900 })),
  },
  {
    name: 'a token is good for some seconds more',
    pact: 'getRedemption: 401',
    mistake: withOwnToken((payload) => ({ ...payload, exp: Number(payload['exp']) + 30 })),
  },
  {
    name: 'the end of a token in milliseconds',
    check: 'token',
    mistake: inTokens((payload) => ({ ...payload, exp: Number(payload['exp']) * 1000 })),
  },
  {
    name: 'a link that has expired opens',
    pact: 'revealMerchantCode: 410',
    mistake: before(({ store }) => {
      for (const link of store.links) delete link.refusal;
    }),
  },
  {
    name: 'a problem as plain JSON',
    pact: 'createVoucherToken: 404',
    mistake: ({ answer }) => {
      const right = answer();
      if (right.status < 400) return right;
      return { ...right, file: 'application/json', body: Buffer.from(JSON.stringify(right.body)) };
    },
  },
  {
    name: 'a problem without its status',
    pact: 'createVoucherToken: 404',
    mistake: everywhere(/^status$/, (value) => (typeof value === 'number' ? undefined : value)),
  },
  {
    name: 'a page of HTML for a failure',
    pact: 'createVoucherToken: 503',
    mistake: answering(503, 503, { file: 'text/html', body: Buffer.from('<h1>503</h1>') }),
  },
  {
    name: 'no Retry-After',
    pact: 'createVoucherToken: 503',
    mistake: answering(503, 503, { headers: { 'retry-after': '' } }),
  },
  {
    name: 'Retry-After as a date',
    pact: 'createVoucherToken: 503',
    mistake: answering(503, 503, { headers: { 'retry-after': new Date().toUTCString() } }),
  },
  { name: '200 for 201', pact: 'redeemVoucher: 201', mistake: answering(201, 200) },
  { name: '400 for 404', pact: 'createVoucherToken: 404', mistake: answering(404, 400) },
  { name: '400 for 422', pact: 'createVoucherToken: 422', mistake: answering(422, 400) },
  {
    name: 'listed values in capitals',
    pact: 'revealMerchantCode: 200',
    mistake: everywhere(/^(status|barcodeFormat|type)$/, (value) =>
      typeof value === 'string' ? value.toUpperCase() : value,
    ),
  },
  {
    name: 'ids of shops as text',
    pact: 'getShopWall: 200 wall',
    mistake: everywhere(/^id$/, String),
  },
  {
    name: 'the purpose of a token ignored',
    pact: 'redeemVoucher: 403',
    mistake: withOwnToken((payload) => ({ ...payload, purpose: 'redeem' })),
  },
  {
    name: 'a PDF as a stream of bytes',
    pact: 'downloadMerchantCodePdf: 200',
    mistake: ({ answer }) => {
      const right = answer();
      return right.file ? { ...right, file: 'application/octet-stream' } : right;
    },
  },
  {
    name: 'the wall as an object with items',
    pact: 'getShopWall: 200 wall',
    mistake: inBody((items) => ({ items }), 'getShopWall'),
  },
  {
    name: 'any text as a key',
    pact: 'redeemVoucher: 400',
    mistake: withKey((key) => (isUuid(key) ? key : randomUUID())),
  },
  { name: 'keys are not kept', check: 'debited-once', mistake: withKey(() => randomUUID()) },
  {
    name: 'another body under a used key',
    check: 'key-of-another-request',
    mistake: withKey((key, passing) => uuidOf(key + passing.incoming.bytes.toString())),
  },
  {
    name: 'a key that belongs to the token',
    check: 'debited-once',
    mistake: withKey((key, { incoming }) => uuidOf(key + String(incoming.headers['x-jwt-token']))),
  },
  {
    name: 'times as numbers',
    pact: 'requestMerchantCodeLink: 202',
    mistake: everywhere(/^sentAt$/, (value) => Date.parse(String(value))),
  },
  {
    name: 'times without an offset',
    pact: 'requestMerchantCodeLink: 202',
    mistake: everywhere(/^sentAt$/, (value) => String(value).slice(0, 19)),
  },
  // What the website never sends
  {
    name: 'a used captcha solution is taken',
    check: 'captcha-twice',
    mistake: before((passing) => {
      const { captcha } = jsonOf(passing);
      if (typeof captcha === 'string') passing.store.captchas.add(captcha);
    }),
  },
  {
    name: 'a payment leads back to any host',
    check: 'foreign-return-page',
    mistake: before((passing) => {
      const { returnUrl } = jsonOf(passing);
      if (typeof returnUrl === 'string') passing.store.hosts.push(new URL(returnUrl).hostname);
    }),
  },
  {
    name: 'the signature of a token is not checked',
    check: 'forged-token',
    mistake: withOwnToken((payload) => payload),
  },
  {
    name: 'secrets may be stored on the way',
    check: 'no-store',
    mistake: ({ answer }) => ({ ...answer(), headers: { 'cache-control': '' } }),
  },
  {
    name: 'a key is not required',
    check: 'no-key',
    mistake: before(
      ({ incoming: { headers } }) => void (headers['idempotency-key'] ??= randomUUID()),
    ),
  },
  {
    name: 'bodies are not checked',
    check: 'limits',
    mistake: ({ answer }) => {
      const right = answer();
      const isUnchecked = (right.body as Body | undefined)?.['code'] === 'VALIDATION_FAILED';
      return isUnchecked ? { status: 200, body: {} } : right;
    },
  },
  {
    name: 'a key that was asked for stays open',
    check: 'closed-key',
    mistake: ofCall('getRedemption', ({ store, answer }) => {
      const keys = new Map(store.keys);
      const right = answer();
      store.keys = keys;
      return right;
    }),
  },
  {
    name: 'the captcha is checked before the kept answer',
    check: 'repeat',
    mistake: (passing) => {
      const { captcha } = jsonOf(passing);
      const isUsed = typeof captcha === 'string' && !passing.store.captchas.has(captcha);
      return isUsed && passing.incoming.headers['idempotency-key']
        ? refused('CAPTCHA_INVALID')
        : passing.answer();
    },
  },
  // What nothing noticed before
  {
    name: 'null for a field that may be left out',
    check: 'schema',
    mistake: inBody((body) => ({ expectedBy: null, ...body }), 'redeemVoucher'),
  },
  {
    name: 'euros in place of cents',
    check: 'amounts',
    mistake: everywhere(/InCent$/, (value) => Math.round(Number(value) / 100)),
  },
  {
    name: 'the balance in the token as text',
    check: 'token',
    mistake: inTokens((payload) => {
      const voucher = payload['voucher'] as Body;
      return {
        ...payload,
        voucher: { ...voucher, balanceInCent: String(voucher['balanceInCent']) },
      };
    }),
  },
  {
    name: 'a token of a serial number that redeems',
    check: 'purpose',
    mistake: ofCall(
      'lookUpPrepaidVoucher',
      inTokens((payload) => ({ ...payload, purpose: 'redeem' })),
    ),
  },
  { name: 'a repeat debits and answers the same', check: 'debited-once', mistake: repeated() },
  {
    name: 'payment_required is not kept',
    check: 'kept-for-payment',
    mistake: ofCall('redeemVoucher', (passing) => {
      const answer = passing.answer();
      const isAsked = (answer.body as Body | undefined)?.['status'] === 'payment_required';
      if (isAsked) passing.store.keys.clear();
      return answer;
    }),
  },
  {
    name: 'payment_required debits',
    check: 'nothing-debited',
    mistake: ofCall('redeemVoucher', (passing) => {
      const right = passing.answer();
      const voucher = voucherOf(passing);
      if (voucher && (right.body as Body)['status'] === 'payment_required') {
        voucher.balanceInCent -= 100;
      }
      return right;
    }),
  },
  {
    name: 'a charge is booked twice',
    check: 'booked-once',
    mistake: ofCall(
      FIRST_CHARGE,
      before(({ store }) => {
        for (const charge of store.charges) charge.isBooked = false;
      }),
    ),
  },
  {
    name: 'a refusal is kept under its key',
    check: 'refusal-keeps-nothing',
    mistake: ofCall('redeemVoucher', (passing) => {
      const key = String(passing.incoming.headers['idempotency-key']);
      const right = passing.answer();
      if (right.status === 422) {
        passing.store.keys.set(key, { status: 'answered', request: 'refused', answer: right });
      }
      return right;
    }),
  },
  {
    name: 'what is left is the balance before',
    check: 'amounts',
    mistake: inBody((body) => {
      const { remainingInCent = 0, redeemedInCent = 0 } = body as Record<string, number>;
      return { ...body, remainingInCent: remainingInCent + redeemedInCent };
    }, 'redeemVoucher'),
  },
  {
    name: "a partner's code and PIN in the wall",
    check: 'undescribed',
    mistake: inBody(
      (items) => (items as unknown as Body[]).map((item) => ({ ...item, ...partner })),
      'getShopWall',
    ),
  },
  {
    name: 'codes in the status of an order',
    check: 'undescribed',
    mistake: withFields({ codes: [partner] }, 'getOrderStatus'),
  },
  {
    name: 'codes while they come later',
    pact: 'revealMerchantCode: 200 delayed',
    mistake: inBody(
      (body) => ({ ...body, codes: [{ ...partner, valueInCent: 2000, currency: 'EUR' }] }),
      'revealMerchantCode',
    ),
  },
  {
    name: "another voucher's redemption can be read",
    check: 'of-another',
    mistake: ofCall(
      'getRedemption',
      before((passing) => {
        const own = voucherOf(passing)?.id ?? '';
        for (const order of passing.store.redemptions.values()) order.voucherId = own;
      }),
    ),
  },
  {
    name: "another voucher's charge can be read and finished",
    check: 'of-another',
    mistake: before((passing) => {
      if (!/harge/.test(passing.operation.id)) return;
      const own = voucherOf(passing)?.id ?? '';
      for (const charge of passing.store.charges) charge.voucherId = own;
    }),
  },
  {
    name: 'the status of an order without its e-mail address',
    check: 'of-another',
    mistake: ofCall(
      'getOrderStatus',
      before((passing) => {
        for (const order of passing.store.orders) order.email = String(jsonOf(passing)['email']);
      }),
    ),
  },
  {
    name: 'a PIN that never locks',
    check: 'pin-lock',
    mistake: before(({ store }) => {
      for (const item of [...store.downloads, ...store.checks]) item.attemptsLeft = 3;
    }),
  },
  {
    name: "one site's configuration for all hosts",
    check: 'host',
    mistake: withFields({ id: 'schenkwerk-de', country: 'DE' }, 'getSiteConfig'),
  },
  {
    name: 'the language is ignored',
    check: 'language',
    mistake: before(({ incoming }) => delete incoming.headers['accept-language']),
  },
  {
    name: 'fields of a shop are ignored',
    check: 'fields',
    mistake: before(({ incoming }) => incoming.searchParams.delete('fields')),
  },
  {
    name: 'a value that is not the sum of its items',
    check: 'wrong-sum',
    mistake: ofCall(
      'redeemVoucher',
      withJson((body) => {
        const items = (body['items'] ?? []) as { valueInCent: number; quantity: number }[];
        const sum = items.reduce((total, item) => total + item.valueInCent * item.quantity, 0);
        return { ...body, redeemValue: sum, currency: 'EUR' };
      }),
    ),
  },
  {
    name: 'pointers that are no JSON pointers',
    check: 'limits',
    mistake: everywhere(/^pointer$/, (value) => String(value).slice(1).replaceAll('/', '.')),
  },
  {
    name: 'the body is checked before the token',
    check: 'token-before-body',
    mistake: (passing) => {
      const { body } = passing.operation;
      const isWrong = body && !body.isForm && errorsOf(body.schema, jsonOf(passing)).length > 0;
      return isWrong ? refused('VALIDATION_FAILED', ['/']) : passing.answer();
    },
  },
  // What a server that somebody else wrote did
  {
    name: 'a key that belongs to no voucher',
    check: 'key-of-another',
    mistake: ofCall('redeemVoucher', (passing) => {
      const answer = passing.answer();
      for (const [name, kept] of passing.store.keys) passing.store.keys.set(keyIn(name), kept);
      return answer;
    }),
  },
  {
    name: 'the key of a redemption answers the last voucher only',
    check: 'key-of-another',
    mistake: ofCall('redeemVoucher', (passing) => {
      const answer = passing.answer();
      const { redemptions } = passing.store;
      const last = [...redemptions].at(-1);
      for (const name of redemptions.keys()) {
        if (last && keyIn(name) === keyIn(last[0]) && name !== last[0]) redemptions.delete(name);
      }
      return answer;
    }),
  },
  {
    name: "another voucher's redemption can be asked for by its key",
    check: 'of-another',
    mistake: ofCall(
      'getRedemption',
      before((passing) => {
        const voucherId = voucherOf(passing)?.id ?? '';
        for (const [name, order] of passing.store.redemptions) {
          if (keyIn(name) !== name)
            passing.store.redemptions.set(keyIn(name), { ...order, voucherId });
        }
      }),
    ),
  },
  {
    name: 'a token may say that it is not signed',
    check: 'unsigned-token',
    mistake: before(({ incoming: { headers } }) => {
      const [head = ''] = String(headers['x-jwt-token']).split('.');
      const isUnsigned = Buffer.from(head, 'base64url').toString().includes('"none"');
      if (isUnsigned) headers['x-jwt-token'] = resigned(headers['x-jwt-token'], (all) => all);
    }),
  },
  {
    name: 'a field that is missing is a failure of the server',
    check: 'missing-field',
    mistake: (passing) => {
      const isMissing = hasMissing(passing);
      const right = passing.answer();
      return isMissing && right.status === 422 ? refused('UNKNOWN') : right;
    },
  },
  {
    name: 'an item without its quantity is one',
    check: 'missing-field',
    mistake: ofCall(
      'redeemVoucher',
      withJson((body) => {
        const items = body['items'] as readonly Body[] | undefined;
        return {
          ...body,
          ...(items && { items: items.map((item) => ({ quantity: 1, ...item })) }),
        };
      }),
    ),
  },
  {
    name: 'conditions that are not accepted',
    check: 'not-accepted',
    mistake: withJson((body) =>
      'termsAccepted' in body ? { ...body, termsAccepted: true } : body,
    ),
  },
  {
    name: 'a PIN that is left out is right',
    check: 'missing-pin',
    mistake: before((passing) => {
      if ('pin' in jsonOf(passing)) return;
      for (const item of [...passing.store.downloads, ...passing.store.checks]) item.pin = '';
    }),
  },
  {
    name: 'a PIN that is left out counts as a wrong one',
    check: 'missing-pin',
    mistake: ofCall(
      'downloadVoucherPdf',
      withJson((body) => ({ pin: '0000', ...body })),
    ),
  },
  {
    name: 'the captcha is checked where there is one',
    check: 'missing-captcha',
    mistake: before((passing) => {
      const body = jsonOf(passing);
      const [captcha] = passing.store.captchas;
      if (!passing.operation.needsCaptcha || 'captcha' in body || passing.operation.body?.isForm)
        return;
      passing.incoming.bytes = Buffer.from(JSON.stringify({ ...body, captcha }));
    }),
  },
  {
    name: 'the captcha is a part of what is compared',
    check: 'captcha-of-a-repeat',
    mistake: (() => {
      const captchas = new Map<unknown, unknown>();
      return (passing) => {
        const key = passing.incoming.headers['idempotency-key'];
        const { captcha } = jsonOf(passing);
        const known = captchas.get(key);
        if (key !== undefined) captchas.set(key, captcha);
        return known === undefined || known === captcha
          ? passing.answer()
          : refused('IDEMPOTENCY_KEY_REUSED');
      };
    })(),
  },
  {
    name: 'a wrong captcha solution uses the key',
    check: 'captcha-corrected',
    mistake: keeping('CAPTCHA_INVALID'),
  },
  {
    name: 'what the operation refuses is kept under its key',
    check: 'refusal-after-key',
    mistake: keeping('SHOP_GONE'),
  },
  {
    name: 'a charge is booked each time it is asked for',
    check: 'booked-once',
    mistake: ofCall(
      'getCharge',
      before(({ store }) => {
        for (const charge of store.charges) charge.isBooked = false;
      }),
    ),
  },
  {
    name: 'a charge is marked as booked after the answer',
    check: 'booked-at-once',
    mistake: ofCall(FIRST_CHARGE, (passing) => {
      const answer = passing.answer();
      for (const charge of passing.store.charges) {
        charge.isBooked = false;
        setTimeout(() => (charge.isBooked = true), MARKED_AFTER_MS);
      }
      return answer;
    }),
  },
  {
    name: 'a charge of another voucher redeems',
    check: 'charge-of-another',
    mistake: ofCall(
      'redeemVoucher',
      before((passing) => {
        const own = voucherOf(passing)?.id ?? '';
        for (const charge of passing.store.charges) charge.voucherId = own;
      }),
    ),
  },
  {
    name: 'a charge that is being processed redeems',
    check: 'charge-in-process',
    mistake: ofCall(
      'redeemVoucher',
      before(({ store }) => {
        for (const charge of store.charges) charge.status = 'received';
      }),
    ),
  },
  {
    name: 'ordered vouchers cost nothing',
    check: 'amounts-of-ordered',
    mistake: ofCall('redeemVoucher', (passing) => {
      const right = passing.answer();
      const voucher = voucherOf(passing);
      if (voucher) voucher.balanceInCent += costOf(right.body as Body);
      return right;
    }),
  },
  {
    name: 'what is left is without the ordered vouchers',
    check: 'amounts-of-ordered',
    mistake: inBody(
      (body) => ({ ...body, remainingInCent: Number(body['remainingInCent']) + costOf(body) }),
      'redeemVoucher',
    ),
  },
  {
    name: 'the quantity is ignored',
    check: 'wrong-quantity',
    mistake: ofCall(
      'redeemVoucher',
      withJson((body) => {
        const items = (body['items'] ?? []) as readonly Body[];
        return { ...body, items: items.map((item) => ({ ...item, quantity: 1 })) };
      }),
    ),
  },
  {
    name: 'a value that the shop does not offer',
    check: 'value-not-offered',
    mistake: ofCall(
      'redeemVoucher',
      before((passing) => {
        const items = (jsonOf(passing)['items'] ?? []) as readonly Body[];
        passing.store.valuesInCent.push(...items.map((item) => Number(item['valueInCent'])));
      }),
    ),
  },
  {
    name: 'one version for all languages',
    check: 'other-language',
    mistake: ({ incoming: { headers, pathname }, answer }) => {
      const etag = `"${uuidOf(pathname)}"`;
      if (headers['if-none-match'] === etag) return { status: 304 };
      const right = answer();
      return { ...right, headers: { ...right.headers, etag } };
    },
  },
  {
    name: 'a site is known by its first host only',
    check: 'host',
    mistake: before(({ incoming: { headers } }) => {
      if (headers.host?.startsWith('www.')) headers.host = 'localhost';
    }),
  },
  {
    name: 'a return page whose host ends like the site',
    check: 'foreign-return-page',
    mistake: lettingBack((host, own) => host.endsWith(own)),
  },
  {
    name: 'a return page whose host begins like the site',
    check: 'foreign-return-page',
    mistake: lettingBack((host, own) => host.startsWith(own)),
  },
  {
    name: 'what is left follows the token',
    check: 'one-token-twice',
    mistake: inBody((body, { incoming: { headers } }) => {
      const { voucher } = payloadOf(headers['x-jwt-token']) as {
        voucher: { balanceInCent: number };
      };
      return {
        ...body,
        remainingInCent: voucher.balanceInCent - Number(body['redeemedInCent']),
      };
    }, 'redeemVoucher'),
  },
  {
    name: 'a redemption that is checked takes nothing',
    check: 'checked-is-set-aside',
    mistake: ofCall('redeemVoucher', (passing) => {
      const right = passing.answer();
      const { status, redeemedInCent } = right.body as Body;
      const voucher = voucherOf(passing);
      if (status === 'fraud_check' && voucher) voucher.balanceInCent += Number(redeemedInCent);
      return right;
    }),
  },
  {
    name: 'ordered vouchers may exceed the balance',
    check: 'ordered-above-balance',
    mistake: ofCall(
      'redeemVoucher',
      before((passing) => {
        const voucher = voucherOf(passing);
        if (voucher && jsonOf(passing)['orderPrepaidVouchers']) voucher.balanceInCent += 100_000;
      }),
    ),
  },
  {
    name: 'a shop that is refused is debited',
    check: 'refusal-after-key',
    mistake: ofCall('redeemVoucher', (passing) => {
      const right = passing.answer();
      const voucher = voucherOf(passing);
      if (right.status === 410 && voucher) voucher.balanceInCent -= 2000;
      return right;
    }),
  },
  {
    name: 'a letter needs no address',
    check: 'missing-field',
    mistake: ofCall('redeemVoucher', (passing) => {
      const isLetter = jsonOf(passing)['delivery'] === 'post';
      const right = passing.answer();
      return isLetter && right.status === 422 ? { ...right, status: 201 } : right;
    }),
  },
  // And some of the same kinds
  {
    name: 'a foreign currency is taken',
    check: 'wrong-currency',
    mistake: ofCall(
      'redeemVoucher',
      withJson((body) => ({ ...body, currency: 'EUR' })),
    ),
  },
  {
    name: 'an id that is a number',
    pact: 'redeemVoucher: 201 completed-email',
    mistake: withFields({ redeemId: 3 }, 'redeemVoucher'),
  },
  ...ofRequests,
  ...ofEffects,
  ...ofKeys,
  ...ofAddresses,
  ...ofTimes,
  ...ofSums,
];

// Mistakes of what a request does: payments, redemptions, links, visitors.
import type { Mistake, Passing } from '../reference-server/server.ts';
import type { Charge } from '../reference-server/store.ts';
import {
  before,
  inBody,
  jsonOf,
  ofCall,
  refused,
  voucherOf,
  withFields,
  withJson,
  type Body,
  type Planted,
} from './mistake-tools.ts';

const BUTTON = 'initChargePaypal';
const CARD = 'finalizeChargeUnzer';

/** Puts a charge that is like this on the voucher before the right server answers. */
const booking = (operation: string, is: (charge: Charge) => boolean): Mistake =>
  ofCall(
    operation,
    before((passing) => {
      const voucher = voucherOf(passing);
      for (const charge of passing.store.charges.filter(is)) {
        if (voucher) voucher.balanceInCent += charge.amountInCent;
      }
    }),
  );

/** Changes the voucher of the session for the time of a call. */
const withVoucher = (operation: string, change: Body): Mistake =>
  ofCall(operation, (passing) => {
    const voucher = voucherOf(passing);
    const usual = { ...voucher };
    if (voucher) Object.assign(voucher, change);
    const answer = passing.answer();
    if (voucher) {
      for (const name of Object.keys(change)) {
        Object.assign(voucher, { [name]: usual[name as keyof typeof usual] });
      }
    }
    return answer;
  });

/** Answers as if a call with this field were one with the right value. */
const ignoring = (operation: string, name: string, right: (passing: Passing) => unknown): Mistake =>
  ofCall(
    operation,
    before((passing) => {
      const body = jsonOf(passing);
      if (name in body) {
        passing.incoming.bytes = Buffer.from(JSON.stringify({ ...body, [name]: right(passing) }));
      }
    }),
  );

/** The right server, and no word of fields that it refuses: the call is answered as one of success. */
const overlooking = (operation: string, pointer: string, status = 200, body: Body = {}): Mistake =>
  ofCall(operation, ({ answer }) => {
    const right = answer();
    const { errors = [] } = (right.body ?? {}) as { errors?: readonly { pointer: string }[] };
    return errors.some((error) => error.pointer === pointer) ? { status, body } : right;
  });

/** Changes the body of a failure. */
const inFailure = (operation: string, change: (body: Body) => Body): Mistake =>
  ofCall(operation, ({ answer }) => {
    const right = answer();
    return right.status === 422 ? { ...right, body: change(right.body as Body) } : right;
  });

/** Longer than requests at once need. */
const MARKED_AFTER_MS = 1000;
const firstOf = <T>(list: readonly T[]): T | undefined => list[0];

export const ofEffects: readonly Planted[] = [
  // Payments
  {
    name: 'the largest amount is too much',
    check: 'charge-limits',
    mistake: ofCall(BUTTON, (passing) => {
      const voucher = voucherOf(passing);
      const isLargest = jsonOf(passing)['amount'] === voucher?.maxChargeInCent;
      return isLargest ? refused('CHARGE_ABOVE_MAXIMUM') : passing.answer();
    }),
  },
  {
    name: 'a full card takes more',
    check: 'full-card',
    mistake: withVoucher(BUTTON, { capacityInCent: 1_000_000 }),
  },
  {
    name: 'a payment in any currency',
    check: 'other-currency',
    mistake: ignoring(BUTTON, 'currency', () => 'EUR'),
  },
  {
    name: 'a payment that has begun is not known',
    check: 'started',
    mistake: ofCall(BUTTON, (passing) => {
      const answer = passing.answer();
      passing.store.charges = [];
      return answer;
    }),
  },
  {
    name: 'cents for the wallet',
    check: 'wallet-sum',
    mistake: inBody((body, passing) => {
      const amount = String(jsonOf(passing)['amount']);
      const chargeAmount = { amount, currencyCode: 'EUR' };
      return { ...body, payload: JSON.stringify({ paymentDetails: { chargeAmount } }) };
    }, 'initChargeAmazonpay'),
  },
  {
    name: 'whatever the wallet took',
    check: 'wallet-answer',
    mistake: ignoring(
      'finalizeChargeAmazonpay',
      'amount',
      ({ store }) => firstOf(store.charges)?.amountInCent,
    ),
  },
  {
    name: 'any order of the provider',
    check: 'other-order',
    mistake: ignoring(
      'finalizeChargePaypal',
      'orderId',
      ({ store }) => firstOf(store.charges)?.orderId,
    ),
  },
  {
    name: 'a payment that runs is on the voucher',
    check: 'not-received',
    mistake: booking(CARD, ({ status }) => status === 'processing'),
  },
  {
    name: 'a payment that failed is on the voucher',
    check: 'not-taken',
    mistake: booking(CARD, ({ status }) => status === 'failed'),
  },
  {
    name: 'a refused payment goes on',
    check: 'refused',
    mistake: ofCall(CARD, (passing) => {
      const answer = passing.answer();
      for (const charge of passing.store.charges) {
        if (answer.status === 402) charge.status = 'processing';
      }
      return answer;
    }),
  },
  {
    name: 'more than the difference is taken',
    check: 'difference',
    mistake: ofCall(
      BUTTON,
      before((passing) => delete voucherOf(passing)?.dueInCent),
    ),
  },
  {
    name: 'a difference below the smallest payment',
    check: 'difference',
    mistake: ofCall(
      'redeemVoucher',
      withVoucher('redeemVoucher', { minChargeInCent: 1, balanceInCent: 1500 }),
    ),
  },
  {
    name: 'a voucher pays nothing before it is asked',
    check: 'paid-before-asked',
    mistake: ofCall(BUTTON, (passing) =>
      voucherOf(passing)?.dueInCent === undefined
        ? refused('VOUCHER_NOT_CHARGEABLE')
        : passing.answer(),
    ),
  },
  {
    name: 'what was paid is put there again when it is redeemed',
    check: 'paid-once',
    mistake: ofCall(
      'redeemVoucher',
      before(({ store }) => {
        for (const charge of store.charges) charge.isBooked = false;
      }),
    ),
  },
  // Redemptions
  {
    name: 'another number of the booking',
    check: 'found-again',
    mistake: withFields({ transactionNumber: 'TX-1' }, 'getRedemption'),
  },
  {
    name: 'a check that nobody knows',
    check: 'goes-on',
    mistake: ofCall('redeemVoucher', (passing) => {
      const answer = passing.answer();
      passing.store.checks = [];
      return answer;
    }),
  },
  {
    name: 'an order that comes later is on its way',
    check: 'goes-on',
    mistake: before(({ store }) => {
      for (const order of store.redemptions.values()) {
        if (order.status === 'delayed') order.status = 'processing';
      }
    }),
  },
  {
    name: 'vouchers are ordered where the field is there',
    check: 'not-ordered',
    mistake: ofCall(
      'redeemVoucher',
      withJson((body) =>
        'orderPrepaidVouchers' in body ? { ...body, orderPrepaidVouchers: true } : body,
      ),
    ),
  },
  {
    name: 'a voucher that cannot be redeemed is debited',
    check: 'refused-debits-nothing',
    mistake: ofCall('redeemVoucher', (passing) => {
      const right = passing.answer();
      const voucher = voucherOf(passing);
      if (right.status === 409 && voucher) voucher.balanceInCent -= 100;
      return right;
    }),
  },
  {
    name: 'a link that is opened again gives further tries',
    check: 'pin-lock',
    mistake: ofCall(
      'lookUpVoucherPdf',
      before(({ store }) => {
        for (const download of store.downloads) download.attemptsLeft = 3;
      }),
    ),
  },
  {
    name: 'a wrong PIN counts twice',
    check: 'pin-lock',
    mistake: inFailure('downloadVoucherPdf', (body) => ({
      ...body,
      attemptsLeft: Math.max(0, Number(body['attemptsLeft']) * 2 - 3),
    })),
  },
  {
    name: 'a host with its port is another one',
    check: 'host',
    mistake: before(({ incoming: { headers } }) => {
      if (headers.host?.endsWith(':443')) headers.host = 'localhost';
    }),
  },
  {
    name: 'an order for each voucher',
    check: 'two-redemptions',
    mistake: withFields({ orderNumber: 'EL-1', transactionNumber: 'TX-1' }, 'redeemVoucher'),
  },
  {
    name: 'one code however many there are',
    check: 'codes',
    mistake: inBody((body) => {
      const codes = body['codes'] as readonly unknown[];
      return { ...body, codes: codes.slice(0, 1) };
    }, 'revealMerchantCode'),
  },
  {
    name: 'a link that opens once',
    check: 'codes',
    mistake: ofCall('revealMerchantCode', (passing) => {
      const answer = passing.answer();
      passing.store.links = [];
      return answer;
    }),
  },
  {
    name: 'a cent has to be left',
    check: 'all-of-it',
    mistake: ofCall('redeemVoucher', (passing) =>
      jsonOf(passing)['redeemValue'] === voucherOf(passing)?.balanceInCent
        ? refused('CREDIT_INSUFFICIENT')
        : passing.answer(),
    ),
  },
  {
    name: 'the first item is all',
    check: 'several-values',
    mistake: ofCall(
      'redeemVoucher',
      withJson((body) => {
        const items = (body['items'] ?? []) as readonly { valueInCent: number; quantity: number }[];
        const [first] = items;
        if (items.length < 2 || !first) return body;
        return { ...body, items: [first], redeemValue: first.valueInCent * first.quantity };
      }),
    ),
  },
  {
    name: 'a delivery that the shop does not offer',
    check: 'delivery-not-offered',
    mistake: ofCall(
      'redeemVoucher',
      before((passing) => {
        passing.store.deliveries = [
          ...passing.store.deliveries,
          String(jsonOf(passing)['delivery']),
        ];
      }),
    ),
  },
  {
    name: 'a letter without a town',
    check: 'address',
    mistake: ofCall(
      'redeemVoucher',
      withJson((body) => {
        const customer = body['customer'] as Body | undefined;
        const address = { postalCode: '10115', city: 'Berlin', ...customer };
        return { ...body, ...(customer && { customer: address }) };
      }),
    ),
  },
  {
    name: 'a donation of a few cents',
    check: 'donation',
    mistake: overlooking('redeemVoucher', '/items', 201, { status: 'completed' }),
  },
  {
    name: 'vouchers are ordered without a confirmation',
    check: 'unconfirmed-order',
    mistake: ofCall(
      'redeemVoucher',
      withJson((body) => ({ ...body, orderPrepaidVouchersConfirmed: true })),
    ),
  },
  {
    name: 'vouchers are ordered that nobody offers',
    check: 'no-offer',
    mistake: withVoucher('redeemVoucher', { hasOffer: true }),
  },
  {
    name: 'an offer that costs more than there is',
    check: 'offer-covered',
    mistake: withVoucher('getPrepaidPackagePromotion', { balanceInCent: 10_000 }),
  },
  {
    name: 'vouchers that nobody ordered',
    check: 'amounts',
    mistake: withFields(
      {
        orderedVouchers: {
          vouchers: 2,
          valuePerVoucherInCent: 1500,
          costInCent: 3000,
          currency: 'EUR',
          delivery: 'email',
        },
      },
      'redeemVoucher',
    ),
  },
  {
    name: 'the difference is without the ordered vouchers',
    check: 'ordered-above-balance',
    mistake: inBody((body, { incoming }) => {
      const { redeemValue } = JSON.parse(incoming.bytes.toString()) as Record<string, number>;
      const difference = Math.max(1500, Number(redeemValue) - Number(body['balanceInCent']));
      return body['status'] === 'payment_required'
        ? { ...body, differenceInCent: difference }
        : body;
    }, 'redeemVoucher'),
  },
  {
    name: 'the balance of the token is what is asked for',
    check: 'one-token-twice',
    mistake: inBody(
      (body) => (body['status'] === 'payment_required' ? { ...body, balanceInCent: 5000 } : body),
      'redeemVoucher',
    ),
  },
  {
    name: 'whoever asks for a key closes it',
    check: 'key-asked-by-another',
    mistake: (() => {
      const closed = new Set<unknown>();
      return (passing) => {
        const { operation, incoming } = passing;
        const key = incoming.headers['idempotency-key'];
        if (operation.id === 'getRedemption') closed.add(incoming.pathname.split('/').at(-1));
        return operation.id === 'redeemVoucher' && closed.has(key)
          ? refused('IDEMPOTENCY_KEY_REUSED')
          : passing.answer();
      };
    })(),
  },
  {
    name: 'a key belongs to every operation',
    check: 'key-of-another-operation',
    mistake: (passing) => {
      const key = passing.incoming.headers['idempotency-key'];
      const isOfAnother = [...passing.store.keys.keys()].some(
        (name) => name.endsWith(` ${String(key)}`) && !name.startsWith(passing.operation.id),
      );
      return key !== undefined && isOfAnother
        ? refused('IDEMPOTENCY_KEY_REUSED')
        : passing.answer();
    },
  },
  // Links
  {
    name: 'the secret of a link is enough',
    check: 'other-order',
    mistake: ofCall(
      'lookUpActivation',
      before((passing) => {
        const { orderReference, orderSource } = jsonOf(passing);
        for (const order of passing.store.activations) {
          Object.assign(order, { orderReference, orderSource });
        }
      }),
    ),
  },
  {
    name: 'an activation is forgotten',
    check: 'activated-for-good',
    mistake: ofCall('activateVouchers', (passing) => {
      const answer = passing.answer();
      for (const { vouchers } of passing.store.activations) {
        for (const one of vouchers) one.state = 'inactive';
      }
      return answer;
    }),
  },
  {
    name: 'what is active already is left out',
    check: 'activated-for-good',
    mistake: ofCall('activateVouchers', (passing) => {
      const { vouchers = [] } = passing.store.activations[0] ?? {};
      const active = vouchers.filter(({ state }) => state === 'active').map(({ id }) => id);
      const answer = passing.answer();
      const { activated = [] } = answer.body as { activated?: readonly string[] };
      return {
        ...answer,
        body: {
          ...(answer.body as Body),
          activated: activated.filter((id) => !active.includes(id)),
        },
      };
    }),
  },
  {
    name: 'ids of other orders are left out',
    check: 'only-named',
    mistake: ofCall(
      'activateVouchers',
      withJson(({ voucherIds, ...body }) => {
        const ids = (voucherIds ?? []) as readonly string[];
        return {
          ...body,
          ...(ids.length > 0 && { voucherIds: ids.filter((id) => id !== 'of-nobody') }),
        };
      }),
    ),
  },
  {
    name: 'all are activated, whichever are named',
    check: 'only-named',
    mistake: ofCall(
      'activateVouchers',
      withJson(({ voucherIds, ...body }) =>
        (voucherIds as readonly string[] | undefined)?.includes('of-nobody')
          ? { ...body, voucherIds }
          : { ...body, all: true },
      ),
    ),
  },
  {
    name: 'an archive that is not offered',
    check: 'format-not-offered',
    mistake: ofCall(
      'downloadVoucherPdf',
      before(({ store }) => {
        for (const download of store.downloads) download.count = 2;
      }),
    ),
  },
  {
    name: 'PINs are compared as numbers',
    check: 'pin-as-number',
    mistake: ignoring('downloadVoucherPdf', 'pin', (passing) =>
      String(jsonOf(passing)['pin']).replace(/^0+/, ''),
    ),
  },
  {
    name: 'wrong PINs at once are one',
    check: 'pin-at-once',
    mistake: ofCall('downloadVoucherPdf', (passing) => {
      const items = passing.store.downloads;
      const left = items.map(({ attemptsLeft }) => attemptsLeft);
      const answer = passing.answer();
      const after = items.map(({ attemptsLeft }) => attemptsLeft);
      for (const [at, item] of items.entries()) item.attemptsLeft = left[at] ?? 3;
      setTimeout(() => {
        for (const [at, item] of items.entries()) item.attemptsLeft = after[at] ?? 3;
      }, MARKED_AFTER_MS);
      return answer;
    }),
  },
  {
    name: 'a PIN before the data',
    check: 'pin-before-data',
    mistake: ofCall(
      'verifyFraudCheckPin',
      before(({ store }) => {
        for (const check of store.checks) check.state = 'pin_sent';
      }),
    ),
  },
  {
    name: 'the number of the booking does not count',
    check: 'other-transaction',
    mistake: ignoring(
      'verifyFraudCheckPin',
      'transactionNumber',
      ({ store }) => store.checks[0]?.transactionNumber,
    ),
  },
  {
    name: 'a wrong number of the booking is a wrong PIN',
    check: 'other-transaction',
    mistake: ofCall('verifyFraudCheckPin', (passing) => {
      const answer = passing.answer();
      for (const check of passing.store.checks) {
        const isWrong = jsonOf(passing)['transactionNumber'] !== check.transactionNumber;
        if (isWrong) check.attemptsLeft = Math.max(0, check.attemptsLeft - 1);
      }
      return answer;
    }),
  },
  {
    name: 'a second submission sends a second letter',
    check: 'second-submission',
    mistake: ofCall(
      'submitFraudCheck',
      before(({ store }) => {
        for (const check of store.checks) check.state = 'data_required';
      }),
    ),
  },
  {
    name: 'a second request begins the review again',
    check: 'review-again',
    mistake: ofCall(
      'requestReactivation',
      before(({ store }) => {
        for (const one of store.vouchers) {
          if (one.refusal === 'REACTIVATION_PENDING') one.refusal = 'VOUCHER_OBSOLETE_FORMAT';
        }
      }),
    ),
  },
  {
    name: 'a second request restarts the clock of the review',
    check: 'review-again',
    mistake: ofCall('requestReactivation', ({ answer }) => {
      const right = answer();
      const body = right.body as Body;
      const availableFrom = new Date(Date.now() + 48 * 3_600_000 + 1).toISOString();
      return body['code'] === 'REACTIVATION_PENDING'
        ? { ...right, body: { ...body, availableFrom } }
        : right;
    }),
  },
  {
    name: 'a code of the giveaway for each request',
    check: 'gift-once',
    mistake: ofCall('redeemGiveawayCode', (passing) => {
      const answer = passing.answer();
      passing.store.giveaway?.usedEmails.splice(0);
      return answer;
    }),
  },
  {
    name: 'an address in capitals is another one',
    check: 'gift-once',
    mistake: ofCall('redeemGiveawayCode', (passing) => {
      const { giveaway } = passing.store;
      const isOther = /[A-Z]/.test(String(jsonOf(passing)['email']));
      if (giveaway && isOther) giveaway.usedEmails = [];
      return passing.answer();
    }),
  },
  {
    name: 'requests at once get a code each',
    check: 'gift-at-once',
    mistake: ofCall('redeemGiveawayCode', (passing) => {
      const answer = passing.answer();
      const { giveaway } = passing.store;
      const used = giveaway?.usedEmails.splice(0) ?? [];
      setTimeout(() => giveaway?.usedEmails.push(...used), MARKED_AFTER_MS);
      return answer;
    }),
  },
  {
    name: 'a giveaway for the redemption of another',
    check: 'gift-of-another',
    mistake: ofCall(
      'redeemGiveawayCode',
      before((passing) => {
        const own = voucherOf(passing)?.id ?? '';
        for (const order of passing.store.redemptions.values()) order.voucherId = own;
      }),
    ),
  },
  {
    name: 'any id of a giveaway',
    check: 'other-gift',
    mistake: ignoring('redeemGiveawayCode', 'id', ({ store }) => store.giveaway?.id),
  },
  {
    name: 'a code of a giveaway that has none',
    check: 'banner-without-code',
    mistake: ofCall(
      'redeemGiveawayCode',
      before(({ store: { giveaway } }) => {
        if (giveaway) giveaway.needsCodes = true;
      }),
    ),
  },
  {
    name: 'the address of an order in small letters',
    check: 'address-in-capitals',
    mistake: ofCall('getOrderStatus', (passing) =>
      /[A-Z]/.test(String(jsonOf(passing)['email']))
        ? refused('ORDER_NOT_FOUND')
        : passing.answer(),
    ),
  },
  {
    name: 'the giver is reminded each time',
    check: 'reminded-once',
    mistake: before(({ store }) => {
      for (const one of store.vouchers) one.isReminded = false;
    }),
  },
  {
    name: 'another time than the one that was named',
    check: 'resend-at',
    mistake: withFields(
      { resendAllowedAt: new Date(Date.now() + 300_000).toISOString() },
      'resendRedeemLink',
    ),
  },
  {
    name: 'the secret of a link in any letters',
    check: 'unknown-secret',
    mistake: ofCall(
      'revealMerchantCode',
      before((passing) => {
        const sent = String(jsonOf(passing)['redeemLinkToken']).toLowerCase();
        for (const link of passing.store.links) {
          if (link.token.toLowerCase() === sent)
            link.token = String(jsonOf(passing)['redeemLinkToken']);
        }
      }),
    ),
  },
  // Visitors
  {
    name: 'the configuration of any country',
    check: 'host-of-another-country',
    mistake: ofCall('getSiteConfig', (passing) => {
      const right = passing.answer();
      return right.status === 404 ? { status: 200, body: { id: 'a-site', country: 'DE' } } : right;
    }),
  },
  {
    name: 'one version for all hosts',
    check: 'other-host',
    mistake: ofCall('getSiteConfig', ({ incoming: { headers, pathname }, answer }) => {
      const etag = `"${pathname}"`;
      if (headers['if-none-match'] === etag) return { status: 304 };
      const right = answer();
      return { ...right, headers: { ...right.headers, etag } };
    }),
  },
  {
    name: 'the first language, whatever its weight',
    check: 'language-by-weight',
    mistake: before(({ incoming: { headers } }) => {
      const [first] = String(headers['accept-language']).split(/[,;]/);
      headers['accept-language'] = first;
    }),
  },
  {
    name: 'a number of places that is smaller than the list',
    check: 'points',
    mistake: withFields({ total: 0 }, 'listAcceptancePoints'),
  },
  {
    name: 'places in any order',
    check: 'points',
    mistake: inBody((body) => {
      const items = body['items'] as readonly unknown[];
      return { ...body, items: items.toReversed() };
    }, 'listAcceptancePoints'),
  },
  {
    name: 'a category that is not listed',
    check: 'same-everywhere',
    mistake: inBody(() => [{ id: 4, name: 'Mode', urlName: 'mode' }], 'listShopCategories'),
  },
  {
    name: 'as many tries as a visitor likes',
    check: 'rate',
    mistake: before(({ store }) => store.calls.clear()),
  },
  {
    name: 'a link as often as a visitor likes',
    check: 'rate',
    mistake: ofCall(
      'resendRedeemLink',
      before(({ store }) => store.calls.clear()),
    ),
  },
  {
    name: 'the address that a visitor names',
    check: 'rate-behind-header',
    mistake: before(({ incoming }) => {
      incoming.address = String(incoming.headers['x-forwarded-for'] ?? incoming.address);
    }),
  },
  {
    name: 'codes in any letters',
    check: 'code-in-other-letters',
    mistake: ofCall(
      'createVoucherToken',
      before((passing) => {
        const sent = String(jsonOf(passing)['code']);
        for (const one of passing.store.vouchers) {
          if (one.code.toLowerCase() === sent.toLowerCase()) one.code = sent;
        }
      }),
    ),
  },
  {
    name: 'vouchers of every category',
    check: 'other-category',
    mistake: ignoring('createVoucherToken', 'voucherCategory', () => 1),
  },
  {
    name: 'a refused domain in capitals',
    check: 'refused-domain',
    mistake: before((passing) => {
      if (passing.incoming.bytes.includes('@EXAMPLE.RU')) passing.store.refusedEmailDomains = [];
    }),
  },
];

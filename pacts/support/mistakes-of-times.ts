// Mistakes of what may happen once, of limits, and of what is found afterwards.
import type { Mistake, Passing } from '../reference-server/server.ts';
import {
  before,
  inBody,
  inTokens,
  jsonOf,
  keyOf,
  late,
  ofCall,
  refused,
  seenBefore,
  voucherOf,
  withFields,
  type Body,
  type Planted,
} from './mistake-tools.ts';

/** Does something after the right server has answered. */
const after = (id: string, act: (passing: Passing) => void): Mistake =>
  ofCall(id, (passing) => {
    const answer = passing.answer();
    if (answer.status < 300) act(passing);
    return answer;
  });

/** Refuses a call after so many that are like it. */
const refusingAfter = (
  requests: number,
  nameOf: (passing: Passing) => string | undefined,
): Mistake => {
  const counts = new Map<string, number>();
  return (passing) => {
    const name = nameOf(passing);
    if (name === undefined) return passing.answer();
    const counted = `${name} ${stateOf(passing)}`;
    const count = (counts.get(counted) ?? 0) + 1;
    counts.set(counted, count);
    return count > requests ? refused('RATE_LIMITED') : passing.answer();
  };
};
const HOUR_MS = 3_600_000;
const anHourEarlier = (step: Body): Body => ({
  ...step,
  at: new Date(Date.parse(String(step['at'])) - HOUR_MS).toISOString(),
});
const stores = new WeakMap<object, number>();
let stateCount = 0;
/** Tells one state from the next. */
function stateOf({ store }: Passing): number {
  const known = stores.get(store) ?? (stateCount += 1);
  stores.set(store, known);
  return known;
}

/** The counts of an operation that shares none, for each state. */
const countsOf = new WeakMap<object, Map<string, number[]>>();
function ownCounts(store: Passing['store']): Map<string, number[]> {
  const known = countsOf.get(store) ?? new Map<string, number[]>();
  countsOf.set(store, known);
  return known;
}

export const ofTimes: readonly Planted[] = [
  {
    name: 'two reviews of one code at once',
    check: 'at-once:requestReactivation',
    mistake: after('requestReactivation', ({ store }) => {
      for (const one of store.vouchers.filter((each) => each.refusal === 'REACTIVATION_PENDING')) {
        late(
          () => (one.refusal = 'VOUCHER_OBSOLETE_FORMAT'),
          () => (one.refusal = 'REACTIVATION_PENDING'),
        );
      }
    }),
  },
  {
    name: 'a link is sent twice at once',
    check: 'rate-at-once',
    mistake: after('resendRedeemLink', ({ store }) => {
      const kept = [...store.calls];
      late(
        () => store.calls.clear(),
        () => kept.forEach(([name, times]) => store.calls.set(name, times)),
      );
    }),
  },
  {
    name: 'a new link is sent twice at once',
    check: 'rate-at-once',
    mistake: after('requestMerchantCodeLink', ({ store }) => {
      const kept = [...store.calls];
      late(
        () => store.calls.clear(),
        () => kept.forEach(([name, times]) => store.calls.set(name, times)),
      );
    }),
  },
  {
    name: 'the giver is reminded twice at once',
    check: 'reminded-at-once',
    mistake: ofCall('createVoucherToken', (passing) => {
      const answer = passing.answer();
      for (const one of passing.store.vouchers.filter(({ isReminded }) => isReminded)) {
        late(
          () => (one.isReminded = false),
          () => (one.isReminded = true),
        );
      }
      return answer;
    }),
  },
  {
    name: 'an account for each request',
    check: 'one-account',
    mistake: ofCall(
      'createShoppingAccount',
      before((passing) => delete voucherOf(passing)?.accountUrl),
    ),
  },
  {
    name: 'a second account is refused',
    check: 'one-account',
    mistake: ofCall('createShoppingAccount', (passing) =>
      voucherOf(passing)?.accountUrl === undefined
        ? passing.answer()
        : refused('VOUCHER_ALREADY_IN_CART'),
    ),
  },
  {
    name: 'three accounts at once',
    check: 'account-at-once',
    mistake: after('createShoppingAccount', (passing) => {
      const voucher = voucherOf(passing);
      const url = voucher?.accountUrl;
      if (voucher && url !== undefined) {
        late(
          () => delete voucher.accountUrl,
          () => (voucher.accountUrl = url),
        );
      }
    }),
  },
  {
    name: 'what another request activates is left out',
    check: 'activated-at-once',
    mistake: ofCall('activateVouchers', (passing) => {
      const isDone = passing.store.activations.some(({ vouchers }) =>
        vouchers.every(({ state }) => state === 'active'),
      );
      const answer = passing.answer();
      return isDone ? { ...answer, body: { ...(answer.body as Body), activated: [] } } : answer;
    }),
  },
  {
    name: 'a second submission is refused',
    check: 'submitted-at-once',
    mistake: ofCall('submitFraudCheck', (passing) =>
      passing.store.checks.some(({ state }) => state === 'pin_sent')
        ? refused('VALIDATION_FAILED', ['/ident'])
        : passing.answer(),
    ),
  },
  {
    name: 'a payment is booked by each call that runs at once',
    check: 'booked-at-once:getCharge',
    mistake: (passing) => {
      const answer = passing.answer();
      for (const charge of passing.store.charges.filter(({ isBooked }) => isBooked)) {
        late(
          () => (charge.isBooked = false),
          () => (charge.isBooked = true),
        );
      }
      return answer;
    },
  },
  {
    name: 'a payment counts for each redemption that names it',
    check: 'paid-for-two',
    mistake: ofCall(
      'redeemVoucher',
      before(({ store }) => {
        if (store.redemptions.size > 0) for (const charge of store.charges) charge.isBooked = false;
      }),
    ),
  },
  {
    name: 'redemptions at once are debited once',
    check: 'debited-at-once',
    mistake: (() => {
      const isSecond = seenBefore();
      return ofCall('redeemVoucher', (passing) => {
        const voucher = voucherOf(passing);
        const balance = voucher?.balanceInCent ?? 0;
        const isLater = isSecond(String(stateOf(passing)));
        if (voucher && isLater) voucher.balanceInCent += Number(jsonOf(passing)['redeemValue']);
        const answer = passing.answer();
        if (voucher && isLater) voucher.balanceInCent = balance;
        return answer;
      });
    })(),
  },
  {
    name: 'a link of a partner opens once',
    check: 'asked-twice',
    mistake: after('createThirdPartyRedeemToken', ({ store }) => {
      store.partnerLinks = [];
    }),
  },
  {
    name: 'an order is another when it is asked again',
    check: 'asked-twice',
    mistake: (() => {
      let count = 0;
      return inBody((body) => ({ ...body, orderNumber: `EL-${(count += 1)}` }), 'lookUpActivation');
    })(),
  },
  {
    name: 'one number for all messages',
    check: 'two-messages',
    mistake: withFields({ ticketNumber: 'T-1' }, 'sendContactRequest'),
  },
  {
    name: 'what is behind a plus is cut',
    check: 'gift-for-each',
    mistake: ofCall('redeemGiveawayCode', (passing) => {
      const email = String(jsonOf(passing)['email']).replace(/\+.*@/, '@');
      const body = { ...jsonOf(passing), email };
      passing.incoming.bytes = Buffer.from(JSON.stringify(body));
      return passing.answer();
    }),
  },
  // Limits
  {
    name: 'a repeat counts',
    check: 'rate-of-repeats',
    mistake: refusingAfter(30, (passing) =>
      passing.operation.id === 'redeemVoucher' ? 'redeem' : undefined,
    ),
  },
  {
    name: 'what does not fit counts',
    check: 'rate-of-unfit',
    mistake: refusingAfter(20, (passing) =>
      passing.operation.id === 'createVoucherToken' ? 'token' : undefined,
    ),
  },
  {
    name: 'a count for each operation',
    check: 'rate-together',
    mistake: ofCall(
      'lookUpPrepaidVoucher',
      before(({ store }) => store.calls.clear()),
    ),
  },
  ...[
    'getOrderStatus',
    'revealMerchantCode',
    'submitFraudCheck',
    'initChargeUnzer',
    'requestMerchantCodeLink',
  ].map((operation): Planted => ({
    name: `a count of its own for ${operation}`,
    check: 'rate-together',
    mistake: (passing) => {
      const { store } = passing;
      if (passing.operation.id !== operation) return passing.answer();
      // The count of the others is as it was; this operation is counted beside it.
      const counts = ownCounts(store);
      const shared = store.calls;
      store.calls = counts;
      const answer = passing.answer();
      store.calls = shared;
      return answer;
    },
  })),
  {
    name: 'one count for all operations',
    check: 'rate-together',
    mistake: refusingAfter(20, () => 'all'),
  },
  {
    name: 'redemptions of an address are counted',
    check: 'rate-of-another',
    mistake: refusingAfter(30, (passing) =>
      passing.operation.id === 'redeemVoucher' ? 'redeem' : undefined,
    ),
  },
  // Afterwards
  {
    name: 'one that fails takes the others back',
    check: 'partly-activated',
    mistake: ofCall('activateVouchers', (passing) => {
      const vouchers = passing.store.activations.flatMap((order) => order.vouchers);
      const states = vouchers.map(({ state }) => state);
      const answer = passing.answer();
      const { failed = [] } = answer.body as { failed?: readonly unknown[] };
      if (failed.length > 0) {
        for (const [at, one] of vouchers.entries()) one.state = states[at] ?? 'inactive';
      }
      return answer;
    }),
  },
  {
    name: 'what cannot be activated is active',
    check: 'partly-activated',
    mistake: after('activateVouchers', ({ store }) => {
      for (const { vouchers } of store.activations)
        for (const one of vouchers) one.state = 'active';
    }),
  },
  {
    name: 'all are activated where some are named, too',
    check: 'named-and-all',
    mistake: ofCall(
      'activateVouchers',
      before((passing) => {
        const { voucherIds: _ids, ...body } = jsonOf(passing);
        if (body['all'] === true) passing.incoming.bytes = Buffer.from(JSON.stringify(body));
      }),
    ),
  },
  {
    name: 'the status of an order is known a day later',
    check: 'known-order',
    mistake: after('redeemVoucher', ({ store }) => {
      store.orders = [];
    }),
  },
  {
    name: 'a code under review is not known to be',
    check: 'known-review',
    mistake: after('requestReactivation', ({ store }) => {
      for (const one of store.vouchers) {
        if (one.refusal === 'REACTIVATION_PENDING') one.refusal = 'VOUCHER_OBSOLETE_FORMAT';
      }
    }),
  },
  {
    name: 'a submission is forgotten',
    check: 'known-state:submitFraudCheck',
    mistake: after('submitFraudCheck', ({ store }) => {
      for (const check of store.checks) check.state = 'data_required';
    }),
  },
  {
    name: 'a PIN that was right is forgotten',
    check: 'known-state:verifyFraudCheckPin',
    mistake: after('verifyFraudCheckPin', ({ store }) => {
      for (const check of store.checks) check.state = 'pin_sent';
    }),
  },
  {
    name: 'the first wrong PIN is the only one',
    check: 'known-tries',
    mistake: ofCall(
      'verifyFraudCheckPin',
      before(({ store }) => {
        for (const check of store.checks) check.attemptsLeft = 3;
      }),
    ),
  },
  {
    name: 'a PIN that is missing is a wrong one',
    check: 'missing-pin-is-no-try',
    mistake: ofCall('downloadVoucherPdf', (passing) => {
      if (jsonOf(passing)['pin'] === undefined) {
        for (const download of passing.store.downloads) {
          download.attemptsLeft = Math.max(0, download.attemptsLeft - 1);
        }
      }
      return passing.answer();
    }),
  },
  {
    name: 'a new token ends earlier',
    check: 'extended',
    mistake: ofCall(
      'refreshVoucherToken',
      inTokens((payload) => ({ ...payload, exp: Number(payload['exp']) - 120 })),
    ),
  },
  {
    name: 'who has paid may only pay',
    check: 'purpose-kept',
    mistake: ofCall(
      'getCharge',
      inTokens((payload) => ({ ...payload, purpose: 'pay' })),
    ),
  },
  {
    name: 'who asks for a payment by card may redeem',
    check: 'purpose:getCharge',
    mistake: ofCall(
      'getCharge',
      inTokens((payload) => ({ ...payload, purpose: 'redeem' })),
    ),
  },
  {
    name: 'a payment is told with the balance when it was booked',
    check: 'balance-of-now',
    mistake: (() => {
      const told = new Map<number, unknown>();
      return inBody((body, passing) => {
        const known = told.get(stateOf(passing)) ?? body['balanceInCent'];
        told.set(stateOf(passing), known);
        return { ...body, balanceInCent: known };
      }, 'getCharge');
    })(),
  },
  {
    name: 'a token of a payment has the balance when it was booked',
    check: 'balance-of-now',
    mistake: (() => {
      const told = new Map<number, unknown>();
      return ofCall('getCharge', (passing) =>
        inTokens((payload) => {
          const known = told.get(stateOf(passing)) ?? payload['voucher'];
          told.set(stateOf(passing), known);
          return { ...payload, voucher: known };
        })(passing),
      );
    })(),
  },
  {
    name: 'a step of a redemption is dated ahead',
    check: 'dated-now:getRedemption',
    mistake: inBody((body) => {
      const steps = body['steps'] as readonly Body[];
      const isNew = Date.parse(String(steps[0]?.['at'])) > Date.now() - HOUR_MS / 2;
      const at = new Date(Date.now() + HOUR_MS).toISOString();
      return isNew ? { ...body, steps: [...steps, { name: 'code_ready', at }] } : body;
    }, 'getRedemption'),
  },
  {
    name: 'steps an hour behind',
    check: 'dated-now:getRedemption',
    mistake: inBody(
      (body) => ({ ...body, steps: (body['steps'] as readonly Body[]).map(anHourEarlier) }),
      'getRedemption',
    ),
  },
  {
    name: 'a link was sent an hour ago',
    check: 'dated-now:requestMerchantCodeLink',
    mistake: inBody(
      (body) => ({ ...body, sentAt: anHourEarlier({ at: body['sentAt'] })['at'] }),
      'requestMerchantCodeLink',
    ),
  },
  {
    name: 'an id for each time that a code is entered',
    check: 'same-id',
    mistake: ofCall(
      'createVoucherToken',
      inTokens((payload) => ({ ...payload, sub: crypto.randomUUID() })),
    ),
  },
  {
    name: 'a link is sent to the address of the request',
    check: 'no-other-address',
    mistake: inBody((body, passing) => {
      const { email } = jsonOf(passing);
      return email === undefined ? body : { ...body, emailMasked: 'a***@attacker.example' };
    }, 'resendRedeemLink'),
  },
  {
    name: 'a document before there is a code',
    check: 'behind-link',
    mistake: ofCall(
      'downloadMerchantCodePdf',
      before(({ store }) => {
        for (const link of store.links) link.isDelayed = false;
      }),
    ),
  },
  {
    name: 'a letter is expected for what comes by e-mail',
    check: 'amounts',
    mistake: withFields(
      { expectedBy: new Date(Date.now() + 864e5).toISOString() },
      'redeemVoucher',
    ),
  },
  {
    name: 'a giveaway for any redemption',
    check: 'gift-of-another:getActiveGiveaway',
    mistake: ofCall('getActiveGiveaway', (passing) => {
      const [id] = passing.store.redemptions.keys();
      const body = { ...jsonOf(passing), redeemId: id };
      passing.incoming.bytes = Buffer.from(JSON.stringify(body));
      return passing.answer();
    }),
  },
  {
    name: 'a repeat is a second request a moment later',
    check: 'repeat-later',
    mistake: (() => {
      const isRepeat = seenBefore();
      return ofCall('createShoppingAccount', (passing) => {
        const isKnown = isRepeat(keyOf(passing));
        return isKnown
          ? withFields({ accountUrl: 'https://account.example/2' })(passing)
          : passing.answer();
      });
    })(),
  },
];

// Mistakes of `Idempotency-Key` and of the order of checks.
import type { Mistake, Passing } from '../reference-server/server.ts';
import type { Answer } from '../reference-server/store.ts';
import {
  before,
  formOf,
  inTokens,
  jsonOf,
  keyOf,
  late,
  ofCall,
  refused,
  seenBefore,
  uuidOf,
  voucherOf,
  withForm,
  withKey,
  type Body,
  type Planted,
} from './mistake-tools.ts';

/** Enough of a file to say of which kind it is. */
const BEGINNING = 8;
/** Compares what this makes of the contents of files, in an order of its own. */
const withFiles = (read: (bytes: string) => string): Mistake =>
  withForm((form) => {
    const parts = form.split('\r\n--');
    const isFile = (part: string) => part.includes('filename="');
    const files = parts.filter(isFile).map((part) => {
      const end = part.indexOf('\r\n\r\n') + 4;
      return part.slice(0, end) + read(part.slice(end));
    });
    const sorted = files.toSorted();
    return parts.map((part) => (isFile(part) ? (sorted.shift() ?? part) : part)).join('\r\n--');
  });

/** Remembers what a key came with first; another text is another request. */
const comparing = (textOf: (passing: Passing) => string): Mistake => {
  const texts = new Map<string, string>();
  return (passing) => {
    const text = textOf(passing);
    if (text === '') return passing.answer();
    const known = texts.get(keyOf(passing)) ?? text;
    texts.set(keyOf(passing), known);
    return known === text ? passing.answer() : refused('IDEMPOTENCY_KEY_REUSED');
  };
};

/** Answers what the key was answered before, in these operations together. */
const sharing = (isOf: (passing: Passing) => boolean): Mistake => {
  const kept = new Map<string, { text: string; answer: Answer }>();
  return (passing) => {
    if (!isOf(passing)) return passing.answer();
    const text = passing.incoming.bytes.toString('latin1');
    const known = kept.get(keyOf(passing));
    if (known) return known.text === text ? known.answer : refused('IDEMPOTENCY_KEY_REUSED');
    const answer = passing.answer();
    if (answer.status < 300) kept.set(keyOf(passing), { text, answer });
    return answer;
  };
};

const lastPart = ({ incoming: { pathname } }: Passing): string => pathname.split('/').at(-1) ?? '';
const hasKey = ({ incoming: { headers } }: Passing): boolean => 'idempotency-key' in headers;
const needsKey = ({ operation: { parameters } }: Passing): boolean =>
  parameters.some(({ name }) => name === 'Idempotency-Key');
const hasToken = ({ incoming: { headers } }: Passing): boolean => 'x-jwt-token' in headers;

/** Answers so where a request is like this, before the right server looks at it. */
const first =
  (is: (passing: Passing) => boolean, answer: Answer): Mistake =>
  (passing) =>
    is(passing) ? answer : passing.answer();

export const ofKeys: readonly Planted[] = [
  {
    name: 'the contents of files are not compared',
    check: 'key-of-other-content',
    mistake: withFiles((bytes) => bytes.slice(0, BEGINNING)),
  },
  {
    name: 'files are compared by their size',
    check: 'key-of-other-content',
    mistake: withFiles((bytes) => bytes.slice(0, BEGINNING).padEnd(bytes.length)),
  },
  {
    name: 'files are compared in any order',
    check: 'key-of-other-order',
    mistake: withFiles((bytes) => bytes),
  },
  {
    name: 'forms are not compared',
    check: 'key-of-other-content',
    mistake: (() => {
      const kept = new Map<string, Answer>();
      return (passing) => {
        const answer = kept.get(keyOf(passing)) ?? passing.answer();
        if (formOf(passing) !== '' && answer.status < 300) kept.set(keyOf(passing), answer);
        return answer;
      };
    })(),
  },
  {
    name: 'forms are compared as they are written',
    check: 'form-otherwise-written',
    mistake: comparing(formOf),
  },
  {
    name: 'a repeat is answered with the balance of now',
    check: 'repeat-later',
    mistake: (() => {
      const isRepeat = seenBefore();
      return ofCall('redeemVoucher', (passing) => {
        const isKnown = isRepeat(keyOf(passing));
        const answer = passing.answer();
        const remainingInCent = voucherOf(passing)?.balanceInCent;
        return isKnown
          ? { ...answer, body: { ...(answer.body as Body), remainingInCent } }
          : answer;
      });
    })(),
  },
  {
    name: 'a repeat of a payment is answered with a new token',
    check: 'repeat-later',
    mistake: ofCall(
      'finalizeChargeUnzer',
      inTokens((payload) => ({ ...payload, exp: Math.floor(Date.now() / 1000) + 900 })),
    ),
  },
  {
    name: 'a key belongs to the operation only',
    check: 'key-of-another-owner',
    mistake: (() => {
      const owners = new Map<string, unknown>();
      return (passing) => {
        if (!hasKey(passing) || hasToken(passing)) return passing.answer();
        const { code, ident, orderHash, redeemLinkToken } = jsonOf(passing);
        const owner = code ?? ident ?? orderHash ?? redeemLinkToken;
        const name = `${passing.operation.id} ${keyOf(passing)}`;
        const known = owners.get(name) ?? owner;
        owners.set(name, known);
        return known === owner ? passing.answer() : refused('IDEMPOTENCY_KEY_REUSED');
      };
    })(),
  },
  {
    name: 'a refusal of a body is kept',
    check: 'corrected',
    mistake: (passing) => {
      const answer = passing.answer();
      const isKept = hasKey(passing) && answer.status === 422;
      if (isKept)
        passing.store.keys.set(keyOf(passing), { status: 'answered', request: '', answer });
      return answer;
    },
  },
  {
    name: 'a key is used up without a token',
    check: 'corrected',
    mistake: (passing) => {
      const answer = passing.answer();
      const isKept = hasKey(passing) && answer.status === 401;
      if (isKept)
        passing.store.keys.set(keyOf(passing), { status: 'answered', request: '', answer });
      return answer;
    },
  },
  {
    name: 'one key for all ways to pay',
    check: 'key-of-each-operation',
    mistake: sharing(({ operation: { id } }) => id.startsWith('initCharge')),
  },
  {
    name: 'one key for the redemption and its giveaway',
    check: 'key-of-each-operation',
    mistake: sharing(({ operation: { id } }) =>
      ['redeemVoucher', 'redeemGiveawayCode'].includes(id),
    ),
  },
  {
    name: 'one key for both messages',
    check: 'key-of-each-operation',
    mistake: sharing(({ operation: { id } }) =>
      ['resendRedeemLink', 'requestMerchantCodeLink'].includes(id),
    ),
  },
  {
    name: 'a redemption is looked up by its key as it is written',
    check: 'key-versions:getRedemption',
    mistake: ofCall('getRedemption', (passing) =>
      /[A-F]/.test(lastPart(passing)) ? refused('ORDER_NOT_FOUND') : passing.answer(),
    ),
  },
  {
    name: 'a redemption is looked up by keys that are random',
    check: 'key-versions:getRedemption',
    mistake: ofCall('getRedemption', (passing) =>
      /^[0-9a-f-]{36}$/i.test(lastPart(passing)) && lastPart(passing)[14] !== '4'
        ? refused('ORDER_NOT_FOUND')
        : passing.answer(),
    ),
  },
  {
    name: 'a key in capitals closes another',
    check: 'closed-key:getRedemption',
    mistake: ofCall('getRedemption', (passing) =>
      /[A-F]/.test(lastPart(passing)) ? refused('ORDER_NOT_FOUND') : passing.answer(),
    ),
  },
  {
    name: 'keys of other versions are not closed',
    check: 'closed-key:getRedemption',
    mistake: ofCall('getRedemption', (passing) =>
      lastPart(passing)[14] === '4' ? passing.answer() : refused('ORDER_NOT_FOUND'),
    ),
  },
  {
    name: 'HEAD is GET without an answer',
    check: 'head-closes-nothing',
    routed: ({ method, pathname }) => ({ method: method === 'HEAD' ? 'GET' : method, pathname }),
    mistake: ({ answer }) => answer(),
  },
  {
    name: 'a key is kept when its request is answered',
    check: 'two-bodies-at-once',
    mistake: ofCall('redeemVoucher', (passing) => {
      const answer = passing.answer();
      const { keys } = passing.store;
      const kept = [...keys];
      late(
        () => keys.clear(),
        () => kept.forEach(([name, value]) => keys.set(name, value)),
      );
      return answer;
    }),
  },
  {
    name: 'a body that does not fit uses its captcha',
    check: 'captcha-not-used',
    mistake: (passing) => {
      const answer = passing.answer();
      const { captcha } = jsonOf(passing);
      if (answer.status === 422) passing.store.captchas.delete(String(captcha));
      return answer;
    },
  },
  {
    name: 'a repeat uses its captcha',
    check: 'captcha-not-used',
    mistake: (passing) => {
      const answer = passing.answer();
      if (hasKey(passing)) passing.store.captchas.delete(String(jsonOf(passing)['captcha']));
      return answer;
    },
  },
  {
    name: 'short parts of a UUID',
    check: 'malformed-key',
    mistake: withKey((key) => (key === '1-1-1-1-1' ? uuidOf(key) : key)),
  },
  {
    name: 'a UUID in braces',
    check: 'malformed-key',
    mistake: withKey((key) => key.replace(/^\{(.*)\}$/, '$1')),
  },
  {
    name: 'a key is closed a moment later',
    check: 'closed-at-once',
    mistake: ofCall('getRedemption', (passing) => {
      const { keys } = passing.store;
      const kept = [...keys];
      const answer = passing.answer();
      const after = [...keys];
      const set = (entries: typeof kept) => {
        keys.clear();
        for (const [name, value] of entries) keys.set(name, value);
      };
      if (after.length > kept.length)
        late(
          () => set(kept),
          () => set(after),
        );
      return answer;
    }),
  },
  // The order of checks
  {
    name: 'the token is looked at before the key',
    check: 'order',
    mistake: first(
      (passing) =>
        passing.operation.needsToken && !hasToken(passing) && needsKey(passing) && !hasKey(passing),
      refused('SESSION_EXPIRED'),
    ),
  },
  {
    name: 'the body is read before the token',
    check: 'order',
    mistake: first(
      (passing) =>
        passing.operation.needsToken &&
        !hasToken(passing) &&
        passing.incoming.bytes.toString() === '{}',
      refused('VALIDATION_FAILED', ['/']),
    ),
  },
  {
    name: 'the key is looked up before the body is read',
    check: 'order',
    mistake: (() => {
      const isKnown = seenBefore();
      return (passing) =>
        hasKey(passing) && isKnown(keyOf(passing)) && passing.incoming.bytes.toString() === '{}'
          ? refused('IDEMPOTENCY_KEY_REUSED')
          : passing.answer();
    })(),
  },
  {
    name: 'the captcha is checked before the key',
    check: 'order',
    mistake: (() => {
      const isKnown = seenBefore();
      return (passing) =>
        hasKey(passing) && isKnown(keyOf(passing)) && jsonOf(passing)['captcha'] === 'invalid'
          ? refused('CAPTCHA_INVALID')
          : passing.answer();
    })(),
  },
  {
    name: 'the voucher is looked up before the captcha',
    check: 'order',
    mistake: first(
      (passing) =>
        jsonOf(passing)['captcha'] === 'invalid' &&
        !passing.store.vouchers.some(({ code }) => code === jsonOf(passing)['code']),
      refused('VOUCHER_NOT_FOUND'),
    ),
  },
  {
    name: 'the purpose of a token is looked at before the key',
    check: 'headers-before-purpose',
    mistake: first(
      (passing) => passing.operation.needsRedeemToken && needsKey(passing) && !hasKey(passing),
      refused('TOKEN_PURPOSE'),
    ),
  },
  {
    name: 'a repeat changes what it is compared with',
    check: 'repeat-later',
    mistake: ofCall(
      'redeemVoucher',
      before((passing) => {
        const keys = [...passing.store.keys.keys()];
        // As a cache of one answer does.
        if (keys.length > 1) passing.store.keys.delete(keys[0] ?? '');
      }),
    ),
  },
];

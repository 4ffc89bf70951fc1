// Mistakes of reading a request: fields, forms, parameters, keys, captchas, tokens, and what every answer has.
import { randomUUID } from 'node:crypto';
import { errorsOf } from '../reference-server/contract.ts';
import type { Mistake } from '../reference-server/server.ts';
import {
  before,
  everywhere,
  formOf,
  inBody,
  inTokens,
  jsonOf,
  ofCall,
  payloadOf,
  refused,
  resigned,
  uuidOf,
  withFields,
  withForm,
  withJson,
  withKey,
  withOwnToken,
  type Body,
  type Planted,
} from './mistake-tools.ts';

/** The body with each text, number and truth value changed, at any depth. */
function withValues(value: unknown, change: (value: unknown, name: string) => unknown): unknown {
  const changed = (item: unknown, name: string): unknown => {
    if (Array.isArray(item)) return item.map((one) => changed(one, name));
    if (typeof item !== 'object' || item === null) return change(item, name);
    return Object.fromEntries(
      Object.entries(item)
        .map(([inner, one]) => [inner, changed(one, inner)] as const)
        .filter(([, one]) => one !== undefined),
    );
  };
  return changed(value, '');
}
const readingEach = (change: (value: unknown, name: string) => unknown): Mistake =>
  withJson((body) => withValues(body, change) as Body);

/** Refuses a body with `VALIDATION_FAILED` where the right server takes it. */
const refusing =
  (pointerOf: (body: Body) => string | undefined): Mistake =>
  (passing) => {
    const pointer = pointerOf(jsonOf(passing));
    return pointer === undefined ? passing.answer() : refused('VALIDATION_FAILED', [pointer]);
  };
const customerOf = (body: Body): Body => (body['customer'] ?? {}) as Body;

/** Answers a form so where the text of it is like this. */
const answeringForm =
  (is: (form: string) => boolean, answer: ReturnType<typeof refused>): Mistake =>
  (passing) => {
    const form = formOf(passing);
    return form !== '' && is(form) ? answer : passing.answer();
  };
const filesOf = (form: string): readonly string[] =>
  form.split('\r\n--').filter((part) => part.includes('filename="'));
/** Puts the captcha back for a moment, as a server does that marks it late. */
const markingLate: Mistake = (passing) => {
  const { captcha } = jsonOf(passing);
  const answer = passing.answer();
  if (typeof captcha === 'string' && answer.status < 300) {
    passing.store.captchas.add(captcha);
    setTimeout(() => passing.store.captchas.delete(captcha), MARKED_AFTER_MS);
  }
  return answer;
};
const MARKED_AFTER_MS = 1000;

export const ofRequests: readonly Planted[] = [
  // Fields
  {
    name: 'a field of tomorrow in an object is refused',
    check: 'unknown-field',
    mistake: (passing) =>
      Object.values(jsonOf(passing)).some(
        (value) => !Array.isArray(value) && JSON.stringify(value).includes('fieldOfTomorrow'),
      )
        ? refused('VALIDATION_FAILED', ['/'])
        : passing.answer(),
  },
  {
    name: 'a field of tomorrow in a list is refused',
    check: 'unknown-field',
    mistake: (passing) =>
      Object.values(jsonOf(passing)).some(
        (value) => Array.isArray(value) && JSON.stringify(value).includes('fieldOfTomorrow'),
      )
        ? refused('VALIDATION_FAILED', ['/'])
        : passing.answer(),
  },
  {
    name: 'an integer has no point',
    check: 'integer-otherwise-written',
    mistake: (passing) =>
      /:\d+\.0[,}]/.test(passing.incoming.bytes.toString('latin1'))
        ? refused('VALIDATION_FAILED', ['/'])
        : passing.answer(),
  },
  {
    name: 'an integer has no exponent',
    check: 'integer-otherwise-written',
    mistake: (passing) =>
      /:\d+e0[,}]/.test(passing.incoming.bytes.toString('latin1'))
        ? refused('VALIDATION_FAILED', ['/'])
        : passing.answer(),
  },
  {
    name: 'a number is cut to an integer',
    check: 'limits',
    mistake: before((passing) => {
      const text = passing.incoming.bytes.toString('latin1');
      if (passing.operation.body?.isForm || !/:\d+\.5[,}]/.test(text)) return;
      const cut = text.replaceAll(/(:\d+)\.5(?=[,}])/g, '$1');
      passing.incoming.bytes = Buffer.from(cut, 'latin1');
    }),
  },
  {
    name: 'null is taken for absent',
    check: 'limits',
    mistake: readingEach((value) => value ?? undefined),
  },
  {
    name: 'digits are taken for a number',
    check: 'limits:redeemVoucher',
    mistake: readingEach((value, name) =>
      typeof value === 'string' && /Value|InCent|amount|^id$/.test(name) && /^\d+$/.test(value)
        ? Number(value)
        : value,
    ),
  },
  {
    name: 'names have Latin letters only',
    check: 'limits:redeemVoucher',
    mistake: refusing((body) =>
      /[^A-Za-zÀ-ÿ' -]/.test(String(customerOf(body)['firstName'] ?? ''))
        ? '/customer/firstName'
        : undefined,
    ),
  },
  {
    name: 'a name is counted in bytes',
    check: 'limits:redeemVoucher',
    mistake: refusing((body) =>
      Buffer.byteLength(String(customerOf(body)['lastName'] ?? '')) > 100
        ? '/customer/lastName'
        : undefined,
    ),
  },
  {
    name: 'an address of e-mail has no plus and a short ending',
    check: 'limits:createShoppingAccount',
    mistake: refusing((body) =>
      body['email'] === undefined || /^[\w.]+@[\w-]+\.[a-z]{2,4}$/.test(String(body['email']))
        ? undefined
        : '/email',
    ),
  },
  {
    name: 'a text may be longer than it says',
    check: 'limits',
    mistake: readingEach((value) => (typeof value === 'string' ? value.slice(0, 100) : value)),
  },
  {
    name: 'a very long text is a failure of the server',
    check: 'limits',
    mistake: (passing) =>
      passing.incoming.bytes.includes('x'.repeat(5000)) ? refused('UNKNOWN') : passing.answer(),
  },
  {
    name: 'a number beyond 32 bits is a failure of the server',
    check: 'limits:redeemVoucher',
    mistake: (passing) =>
      Number(jsonOf(passing)['shopId']) >= 2 ** 31 ? refused('UNKNOWN') : passing.answer(),
  },
  {
    name: 'a shop and an organisation in one redemption',
    check: 'limits:redeemVoucher',
    mistake: ofCall(
      'redeemVoucher',
      withJson(({ donationOrganisationId, ...body }) =>
        body['shopId'] === undefined ? { ...body, donationOrganisationId } : body,
      ),
    ),
  },
  {
    name: 'every address has a house number',
    check: 'optional-field',
    mistake: refusing((body) => {
      const { street, streetNumber } = customerOf(body);
      return street !== undefined && !streetNumber ? '/customer/streetNumber' : undefined;
    }),
  },
  {
    name: 'another address is written twice',
    check: 'written-twice',
    mistake: ofCall(
      'redeemVoucher',
      withJson((body) => {
        const { email2: _again, ...customer } = customerOf(body);
        return { ...body, ...(body['customer'] !== undefined && { customer }) };
      }),
    ),
  },
  // Parameters
  {
    name: 'a parameter that is no number is left out',
    check: 'parameters',
    mistake: before(({ operation, incoming: { searchParams } }) => {
      for (const { name, in: place, schema } of operation.parameters) {
        const value = searchParams.get(name);
        const isWrong = place === 'query' && value !== null && errorsOf(schema, value).length > 0;
        if (isWrong && !/^-?[\d.]+$|,/.test(value)) searchParams.delete(name);
      }
    }),
  },
  {
    name: 'a path that is no number is a failure of the server',
    check: 'path-parameters',
    mistake: ofCall('getShop', (passing) => {
      const right = passing.answer();
      return right.status === 400 ? refused('UNKNOWN') : right;
    }),
  },
  {
    name: 'the point 0 is none',
    check: 'points',
    mistake: before(({ incoming: { searchParams } }) => {
      for (const name of ['lat', 'lng']) {
        if (searchParams.get(name) === '0') searchParams.delete(name);
      }
    }),
  },
  // Forms
  {
    name: 'a message is counted in units of UTF-16',
    check: 'form-limits',
    mistake: answeringForm(
      (form) => Buffer.from(form, 'latin1').toString().includes('\u{1F381}'.repeat(101)),
      refused('VALIDATION_FAILED', ['/message', '/firstName']),
    ),
  },
  {
    name: 'the end of a line is two characters',
    check: 'form-limits',
    mistake: answeringForm(
      (form) => form.includes('x\r\n'.repeat(80)),
      refused('VALIDATION_FAILED', ['/message']),
    ),
  },
  {
    name: 'any text is a truth value',
    check: 'form-limits',
    mistake: withForm((form) =>
      form.replaceAll(/(name="accepts\w+"\r\n\r\n)[^\r]*/g, (_all, head) => `${head}true`),
    ),
  },
  {
    name: 'a day that does not exist',
    check: 'form-limits',
    mistake: withForm((form) =>
      form.replace(/(name="birthDate"\r\n\r\n)\d{4}-\d\d-\d\d/, '$11990-01-01'),
    ),
  },
  {
    name: 'a field of a form that may be left out is required',
    check: 'form-optional-field',
    mistake: answeringForm(
      (form) => form.includes('name="birthDate"') && !form.includes('name="streetNumber"'),
      refused('VALIDATION_FAILED', ['/streetNumber']),
    ),
  },
  {
    name: 'an address is written twice in a form',
    check: 'form-written-twice',
    mistake: withForm((form) => {
      const [, email = ''] = /name="email"\r\n\r\n([^\r]*)/.exec(form) ?? [];
      return form.replace(/(name="repeatEmail"\r\n\r\n)[^\r]*/, `$1${email}`);
    }),
  },
  {
    name: 'no JPG of a camera',
    check: 'form-file-kinds',
    mistake: answeringForm((form) => form.includes('\xff\xd8\xff\xe1'), refused('UPLOAD_TYPE')),
  },
  {
    name: 'a PDF is no picture',
    check: 'form-file-kinds',
    mistake: answeringForm((form) => form.includes('%PDF'), refused('UPLOAD_TYPE')),
  },
  {
    name: 'the head of a PDF is its first bytes',
    check: 'form-file-kinds',
    mistake: answeringForm((form) => form.includes('\n\n%PDF-'), refused('UPLOAD_TYPE')),
  },
  {
    name: '5 MB are 5,000,000 bytes',
    check: 'form-file-largest',
    mistake: answeringForm(
      (form) => filesOf(form).some((file) => file.length > 5_000_000),
      refused('UPLOAD_TOO_LARGE'),
    ),
  },
  {
    name: 'the limit of a file is that of the form',
    check: 'form-file-largest',
    mistake: answeringForm((form) => form.length > 5_300_000, refused('UPLOAD_TOO_LARGE')),
  },
  {
    name: 'any number of files',
    check: 'form-file-count',
    mistake: withForm((form) => {
      const parts = form.split('\r\n--');
      let files = 0;
      return parts
        .filter((part) => !part.includes('filename="') || (files += 1) <= 3)
        .join('\r\n--');
    }),
  },
  {
    name: 'a form of any type',
    check: 'form-unreadable',
    mistake: (passing) => {
      const right = passing.answer();
      return passing.operation.body?.isForm && right.status === 400 ? refused('UNKNOWN') : right;
    },
  },
  {
    name: 'a list in place of a body is a failure of the server',
    check: 'no-json',
    mistake: (passing) =>
      passing.incoming.bytes.toString() === '[]' ? refused('UNKNOWN') : passing.answer(),
  },
  {
    name: 'a captcha solution is good once for each operation',
    check: 'captcha-elsewhere',
    mistake: ofCall(
      'getOrderStatus',
      before((passing) => {
        const { captcha } = jsonOf(passing);
        if (typeof captcha === 'string') passing.store.captchas.add(captcha);
      }),
    ),
  },
  {
    name: 'the beginning of an order number is enough',
    check: 'nearly-right',
    mistake: ofCall(
      'getOrderStatus',
      before((passing) => {
        const sent = String(jsonOf(passing)['orderNumber']);
        for (const order of passing.store.orders) {
          if (order.orderNumber.slice(0, 8) === sent.slice(0, 8)) order.orderNumber = sent;
        }
      }),
    ),
  },
  // Tokens and the order of checks
  {
    name: 'what a token says is not signed',
    check: 'tampered-token',
    mistake: before((passing) => {
      const { headers } = passing.incoming;
      const token = headers['x-jwt-token'];
      // As if the signature were one of the head alone.
      if (String(token).split('.')[2]?.length === 43) {
        headers['x-jwt-token'] = resigned(token, (all) => all);
      }
    }),
  },
  {
    name: 'the body is checked before the purpose of the token',
    check: 'purpose-before-body',
    mistake: (passing) => {
      const right = passing.answer();
      const isEmpty = Object.keys(jsonOf(passing)).length === 0 && passing.operation.body;
      return right.status === 403 && isEmpty ? refused('VALIDATION_FAILED', ['/']) : right;
    },
  },
  {
    name: 'the captcha is checked before the body',
    check: 'body-before-captcha',
    mistake: (passing) =>
      jsonOf(passing)['captcha'] === 'invalid' ? refused('CAPTCHA_INVALID') : passing.answer(),
  },
  {
    name: 'one solution for three requests at once',
    check: 'captcha-at-once',
    mistake: markingLate,
  },
  {
    name: 'a captcha solution is used by an answer of success only',
    check: 'captcha-of-a-refusal',
    mistake: (passing) => {
      const { captcha } = jsonOf(passing);
      const wasKnown = typeof captcha === 'string' && passing.store.captchas.has(captcha);
      const answer = passing.answer();
      if (wasKnown && answer.status >= 400) passing.store.captchas.add(captcha);
      return answer;
    },
  },
  {
    name: 'a captcha that is not asked for is not looked at',
    check: 'wrong-captcha',
    mistake: ofCall(
      'createThirdPartyRedeemToken',
      withJson(({ captcha: _captcha, ...body }) => body),
    ),
  },
  {
    name: 'every solution is another challenge',
    check: 'challenge',
    mistake: withFields(
      {
        parameters: {
          algorithm: 'PBKDF2/SHA-256',
          cost: 5000,
          keyLength: 32,
          keyPrefix: '00',
          nonce: '0a1b',
          salt: '2c3d',
          expiresAt: Math.floor(Date.now() / 1000) + 600,
        },
      },
      'getCaptchaChallenge',
    ),
  },
  {
    name: 'a challenge is good for a day',
    check: 'challenge',
    mistake: inBody((body) => {
      const parameters = body['parameters'] as Body;
      return {
        ...body,
        parameters: { ...parameters, expiresAt: Number(parameters['expiresAt']) + 86_400 },
      };
    }, 'getCaptchaChallenge'),
  },
  // Keys
  {
    name: 'bodies are compared as they are written',
    check: 'repeat-otherwise-written',
    mistake: (() => {
      const bodies = new Map<unknown, string>();
      return (passing) => {
        const key = passing.incoming.headers['idempotency-key'];
        const { captcha: _captcha, ...body } = jsonOf(passing);
        const text = JSON.stringify(body);
        const known = bodies.get(key);
        if (key !== undefined && !passing.operation.body?.isForm) bodies.set(key, known ?? text);
        return known === undefined || known === text
          ? passing.answer()
          : refused('IDEMPOTENCY_KEY_REUSED');
      };
    })(),
  },
  {
    name: 'a key in capitals is another key',
    check: 'repeat-otherwise-written',
    mistake: withKey((key) => (key === key.toUpperCase() ? randomUUID() : key)),
  },
  {
    name: 'keys are random UUIDs only',
    check: 'key-versions',
    mistake: (passing) => {
      const key = passing.incoming.headers['idempotency-key'];
      return key === undefined || String(key)[14] === '4'
        ? passing.answer()
        : refused('MALFORMED_REQUEST');
    },
  },
  {
    name: 'a key without hyphens',
    check: 'malformed-key',
    mistake: withKey((key) => (/^[0-9a-f]{32}$/.test(key) ? randomUUID() : key)),
  },
  {
    name: 'three requests at once under one key',
    check: 'one-key-at-once',
    mistake: ofCall('initChargePaypal', (passing) => {
      const answer = passing.answer();
      const kept = new Map(passing.store.keys);
      passing.store.keys.clear();
      setTimeout(() => {
        for (const [name, value] of kept) passing.store.keys.set(name, value);
      }, MARKED_AFTER_MS);
      return answer;
    }),
  },
  // What every answer has
  {
    name: 'a trace of its own',
    check: 'trace',
    mistake: before(({ incoming }) => delete incoming.headers['traceparent']),
  },
  {
    name: 'a failure tells the balance',
    check: 'failure',
    mistake: (passing) => {
      const right = passing.answer();
      return right.status === 409
        ? { ...right, body: { ...(right.body as Body), balanceInCent: 5000, currency: 'EUR' } }
        : right;
    },
  },
  {
    name: 'a failure repeats the code',
    check: 'failure',
    mistake: (passing) => {
      const right = passing.answer();
      const { code } = jsonOf(passing);
      return right.status >= 400 && code !== undefined
        ? { ...right, body: { ...(right.body as Body), detail: `No voucher ${String(code)}` } }
        : right;
    },
  },
  {
    name: 'a failure shows where it happened',
    check: 'failure',
    mistake: (passing) => {
      const right = passing.answer();
      const detail = 'Error: no\n    at redeem (server.js:12:3)';
      return right.status === 500 ? { ...right, body: { ...(right.body as Body), detail } } : right;
    },
  },
  {
    name: 'JSON in Latin letters',
    check: 'charset',
    mistake: ({ answer }) => {
      const right = answer();
      if (right.file || right.body === undefined || right.status >= 400) return right;
      return {
        ...right,
        headers: { ...right.headers, 'content-type': 'application/json; charset=iso-8859-1' },
      };
    },
  },
  {
    name: 'an address with one letter hidden',
    check: 'masked',
    mistake: everywhere(/Masked$/, () => 'mia.somme•@example.com'),
  },
  {
    name: 'the last step first',
    check: 'times',
    mistake: inBody((body) => {
      const steps = (body['steps'] ?? []) as readonly Body[];
      const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
      return { ...body, steps: steps.map((step, index) => ({ ...step, at: at(index + 1) })) };
    }, 'getOrderStatus'),
  },
  {
    name: 'times of another zone',
    check: 'times',
    mistake: everywhere(/^(expectedBy|sentAt)$/, (value) =>
      new Date(Date.parse(String(value)) - 60 * 3_600_000).toISOString(),
    ),
  },
  {
    name: 'a parameter that the server does not know',
    check: 'unknown-parameter',
    mistake: (passing) =>
      passing.incoming.searchParams.has('utm_source')
        ? refused('MALFORMED_REQUEST')
        : passing.answer(),
  },
  {
    name: 'a language that the server does not have',
    check: 'any-language',
    mistake: (passing) =>
      /^(de|en|fr|it|nl|pl)\b/.test(String(passing.incoming.headers['accept-language']))
        ? passing.answer()
        : refused('MALFORMED_REQUEST'),
  },
  {
    name: 'a refused parameter is no problem',
    check: 'every-answer',
    beside: 'path-parameters',
    mistake: ofCall('getShop', (passing) => {
      const right = passing.answer();
      return right.status === 400 ? { ...right, body: { error: 'Bad Request' } } : right;
    }),
  },
  {
    name: 'a key belongs to the token of its payment',
    check: 'repeat-with-new-token',
    mistake: (passing) =>
      passing.operation.id === 'refreshVoucherToken'
        ? inTokens((payload) => ({ ...payload, jti: randomUUID() }))(passing)
        : withKey((key, { incoming }) => uuidOf(key + String(incoming.headers['x-jwt-token'])))(
            passing,
          ),
  },
  {
    name: 'the configuration is kept for an hour',
    check: 'kept',
    mistake: ofCall('getSiteConfig', ({ answer }) => {
      const right = answer();
      return { ...right, headers: { ...right.headers, 'cache-control': 'public, max-age=3600' } };
    }),
  },
  {
    name: 'an unknown path is a page of HTML',
    check: 'unknown-path',
    unknown: { status: 404, file: 'text/html', body: Buffer.from('<h1>404</h1>') },
    mistake: ({ answer }) => answer(),
  },
  {
    name: 'an unknown method is 405',
    check: 'unknown-method',
    unknown: {
      status: 405,
      body: { type: 'about:blank', title: 'Method Not Allowed', status: 405 },
    },
    mistake: ({ answer }) => answer(),
  },
  // Tokens as they are answered
  {
    name: 'a token with the balance before the payment',
    check: 'token',
    mistake: ofCall(
      'finalizeChargeUnzer',
      inTokens((payload) => {
        const voucher = payload['voucher'] as Body;
        return {
          ...payload,
          voucher: { ...voucher, balanceInCent: Number(voucher['balanceInCent']) - 2500 },
        };
      }),
    ),
  },
  {
    name: 'a token that lives for a minute',
    check: 'token',
    mistake: inTokens((payload) => ({ ...payload, exp: Math.floor(Date.now() / 1000) + 60 })),
  },
  {
    name: 'the id in a token is another in each',
    check: 'same-voucher',
    mistake: (passing) => {
      const ids = subjects;
      const { headers } = passing.incoming;
      const token = headers['x-jwt-token'];
      const sub = token && payloadOf(token)['sub'];
      if (sub && ids.has(sub)) {
        headers['x-jwt-token'] = resigned(token, (all) => ({ ...all, sub: ids.get(sub) }));
      }
      return inTokens((payload) => {
        const id = randomUUID();
        ids.set(id, payload['sub']);
        return { ...payload, sub: id };
      })(passing);
    },
  },
  {
    name: 'a partner is forgotten with the first token',
    check: 'partner',
    mistake: ofCall(
      'refreshVoucherToken',
      withOwnToken(({ thirdPartyRedeem: _partner, ...payload }) => payload),
    ),
  },
];

/** The vouchers of the ids that a wrong server has made. */
const subjects = new Map<unknown, unknown>();

// Mistakes of addresses, headers, languages, files and of what a failure tells.
import type { Mistake, Passing } from '../reference-server/server.ts';
import {
  before,
  formOf,
  inBody,
  jsonOf,
  ofCall,
  refused,
  withFields,
  withForm,
  withJson,
  type Body,
  type Planted,
} from './mistake-tools.ts';

const typeOf = ({ incoming: { headers } }: Passing): string => String(headers['content-type']);
const takesJson = ({ operation: { body } }: Passing): boolean => body?.isForm === false;
const right: Mistake = ({ answer }) => answer();

/** Changes the body of every failure. */
const inFailures =
  (change: (body: Body, passing: Passing) => Body): Mistake =>
  (passing) => {
    const answer = passing.answer();
    return answer.status >= 400 && answer.body
      ? { ...answer, body: change(answer.body as Body, passing) }
      : answer;
  };
/** Says of each field that is refused what was sent in it. */
const withRejected = inFailures((body, passing) => {
  const sent = jsonOf(passing);
  const pointers = (body['errors'] as readonly Body[] | undefined) ?? [];
  const all =
    body['code'] === 'PIN_INVALID' ? [{ pointer: '/pin', code: 'PIN_INVALID' }] : pointers;
  const errors = all.map((error) => ({
    ...error,
    detail: `rejected value [${String(sent[String(error['pointer']).slice(1)])}]`,
  }));
  return { ...body, ...(errors.length > 0 && { errors }) };
});

const withLanguage = (change: (header: string) => string): Mistake =>
  before(({ incoming: { headers } }) => {
    headers['accept-language'] = change(headers['accept-language'] ?? '');
  });

const filesOf = (form: string): readonly string[] => form.split('\r\n--');
/** A form in which only one of its files is looked at. */
const withOneFile = (at: number): Mistake =>
  withForm((form) => {
    const parts = filesOf(form);
    const files = parts.filter((part) => part.includes('filename="'));
    return parts
      .filter((part) => !part.includes('filename="') || part === files.at(at))
      .join('\r\n--');
  });

/** Refuses addresses whose domain is like a refused one. */
const refusingDomains =
  (isLike: (domain: string, refusedOne: string) => boolean): Mistake =>
  (passing) => {
    const texts = passing.incoming.bytes.toString('latin1');
    const domains = [...texts.matchAll(/@([\w.-]+)/g)].map(([, domain = '']) => domain);
    const { refusedEmailDomains } = passing.store;
    const isRefused = domains.some((domain) =>
      refusedEmailDomains.some((one) => domain !== one && isLike(domain, one)),
    );
    const pointer = jsonOf(passing)['customer'] === undefined ? '/email' : '/customer/email';
    return isRefused ? refused('EMAIL_DOMAIN_REFUSED', [pointer]) : passing.answer();
  };

/** Accepts a code that is only similar to the one that was issued. */
const findingCodes = (isLike: (own: string, sent: string) => boolean): Mistake =>
  ofCall(
    'createVoucherToken',
    before((passing) => {
      const sent = String(jsonOf(passing)['code']);
      for (const one of passing.store.vouchers) if (isLike(one.code, sent)) one.code = sent;
    }),
  );

export const ofAddresses: readonly Planted[] = [
  {
    name: 'paths in any letters',
    check: 'exact-path',
    routed: ({ method, pathname }) => ({
      method,
      pathname: pathname.replace(/^\/api\/v2\/[a-z-]+/i, (start) => start.toLowerCase()),
    }),
    mistake: right,
  },
  {
    name: 'a slash at the end of a path',
    check: 'exact-path',
    routed: ({ method, pathname }) => ({ method, pathname: pathname.replace(/(.)\/$/, '$1') }),
    mistake: right,
  },
  {
    name: 'the type of JSON is compared as a text',
    check: 'type-otherwise-written',
    mistake: (passing) =>
      takesJson(passing) && typeOf(passing) !== 'application/json'
        ? refused('MALFORMED_REQUEST')
        : passing.answer(),
  },
  {
    name: 'a boundary has no quotes',
    check: 'type-otherwise-written',
    mistake: (passing) =>
      typeOf(passing).includes('"') ? refused('MALFORMED_REQUEST') : passing.answer(),
  },
  {
    name: 'a type that begins like JSON is JSON',
    check: 'similar-type',
    mistake: before((passing) => {
      if (typeOf(passing).startsWith('application/json')) {
        passing.incoming.headers['content-type'] = 'application/json';
      }
    }),
  },
  {
    name: 'an answer of the type that is accepted, or none',
    check: 'accept',
    mistake: (passing) =>
      ['text/html', 'image/png'].includes(String(passing.incoming.headers.accept))
        ? { status: 406, body: { title: 'Not Acceptable' } }
        : passing.answer(),
  },
  {
    name: 'a problem is JSON like any other',
    check: 'accept-of-problem',
    unknown: {
      status: 404,
      body: { type: 'urn:problem:not-found', title: 'no', status: 404, code: 'NOT_FOUND' },
      headers: { 'content-type': 'application/json' },
    },
    mistake: right,
  },
  {
    name: 'a token is checked wherever it comes',
    check: 'needless-token',
    mistake: (passing) =>
      passing.operation.needsToken || passing.incoming.headers['x-jwt-token'] === undefined
        ? passing.answer()
        : refused('SESSION_EXPIRED'),
  },
  {
    name: 'a key is checked wherever it comes',
    check: 'needless-key',
    mistake: (passing) =>
      passing.incoming.headers['idempotency-key'] === '1'
        ? refused('MALFORMED_REQUEST')
        : passing.answer(),
  },
  {
    name: 'a token that cannot be read is a failure of the server',
    check: 'malformed-token',
    mistake: (passing) => {
      const token = passing.incoming.headers['x-jwt-token'];
      const isRead = token === undefined || String(token).split('.').length === 3;
      return isRead || !passing.operation.needsToken ? passing.answer() : refused('UNKNOWN');
    },
  },
  {
    name: 'a token with a word before it',
    check: 'malformed-token',
    mistake: before(({ incoming: { headers } }) => {
      const token = headers['x-jwt-token'];
      if (token !== undefined) headers['x-jwt-token'] = String(token).replace('Bearer ', '');
    }),
  },
  {
    name: 'a trace that cannot be read is refused',
    check: 'malformed-trace',
    mistake: (passing) =>
      /^(00-[0-9a-f]{32}-|undefined$)/.test(String(passing.incoming.headers['traceparent']))
        ? passing.answer()
        : refused('MALFORMED_REQUEST'),
  },
  {
    name: 'one trace for all requests',
    check: 'trace-of-its-own',
    mistake: before(({ incoming: { headers } }) => {
      headers['traceparent'] ??= `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    }),
  },
  {
    name: 'the last answer for every address',
    check: 'asked-for',
    mistake: inBody((body) => ({ ...body, id: Number(body['id']) + 1 }), 'getShop'),
  },
  {
    name: 'the charge that was asked for before',
    check: 'asked-for',
    mistake: inBody((body) => ({ ...body, chargeId: 'charge-of-another' }), 'getCharge'),
  },
  {
    name: 'whatever comes behind JSON',
    check: 'no-json',
    mistake: before((passing) => {
      const text = passing.incoming.bytes.toString();
      if (text.endsWith('} x')) passing.incoming.bytes = Buffer.from(text.slice(0, -2));
    }),
  },
  {
    name: 'a comma at the end of JSON',
    check: 'no-json',
    mistake: before((passing) => {
      const text = passing.incoming.bytes.toString();
      if (text.endsWith(',}')) passing.incoming.bytes = Buffer.from(`${text.slice(0, -2)}}`);
    }),
  },
  {
    name: 'a number is what a parameter begins with',
    check: 'parameters',
    mistake: before(({ incoming: { searchParams } }) => {
      for (const [name, value] of searchParams) {
        if (value === '10abc') searchParams.set(name, '10');
      }
    }),
  },
  // Languages
  {
    name: 'a language with no weight has the highest',
    check: 'language-by-weight',
    mistake: withLanguage((header) => header.replaceAll(/q=0(\.0)?(?=,|$)/g, 'q=1')),
  },
  {
    name: 'a language that nobody has is German',
    check: 'language-by-weight',
    mistake: withLanguage((header) => header.replace('xx-YY', 'de')),
  },
  {
    name: 'languages in small letters only',
    check: 'language-by-weight',
    mistake: withLanguage((header) => header.replace('EN', 'xx')),
  },
  // What a failure tells
  {
    name: 'the address of the request in a failure',
    check: 'failure',
    mistake: inFailures((body, { incoming }) => ({ ...body, instance: incoming.pathname })),
  },
  {
    name: 'the rejected value of each field',
    check: 'failure',
    mistake: withRejected,
  },
  {
    name: 'the rejected value, in requests that are wrong only',
    check: 'every-answer',
    beside: 'limits',
    mistake: withRejected,
  },
  {
    name: 'the key of a request in a failure',
    check: 'failure',
    mistake: inFailures((body, { incoming: { headers } }) => ({
      ...body,
      detail: `Key ${String(headers['idempotency-key'])}`,
    })),
  },
  {
    name: 'a locked PIN with a try left',
    check: 'failure',
    mistake: inFailures((body) =>
      body['code'] === 'PIN_LOCKED' ? { ...body, attemptsLeft: 3 } : body,
    ),
  },
  {
    name: 'a date in place of seconds',
    check: 'every-answer',
    beside: 'schema',
    mistake: (passing) => {
      const answer = passing.answer();
      return answer.status === 429
        ? { ...answer, headers: { 'retry-after': new Date().toUTCString() } }
        : answer;
    },
  },
  {
    name: 'no time to come again',
    check: 'every-answer',
    beside: 'schema',
    mistake: (passing) => {
      const answer = passing.answer();
      return answer.status === 503 ? { ...answer, headers: { 'retry-after': '' } } : answer;
    },
  },
  {
    name: 'a time to come again that is far away',
    check: 'rate',
    mistake: (passing) => {
      const answer = passing.answer();
      return answer.status === 429 ? { ...answer, headers: { 'retry-after': '86400000' } } : answer;
    },
  },
  {
    name: 'a version without quotes',
    check: 'every-answer',
    beside: 'schema',
    mistake: ofCall('getShopWall', ({ answer }) => ({ ...answer(), headers: { etag: '4f1c2a' } })),
  },
  {
    name: 'a page in place of a document',
    check: 'every-answer',
    beside: 'schema',
    mistake: ofCall('downloadVoucherPdf', (passing) => {
      const answer = passing.answer();
      return answer.file ? { ...answer, body: Buffer.from('<html></html>') } : answer;
    }),
  },
  {
    name: 'one language is kept for all',
    check: 'kept',
    mistake: ofCall('listShopCategories', ({ answer }) => {
      const headers = { 'cache-control': 'public, max-age=300', etag: '"1"' };
      return { ...answer(), headers };
    }),
  },
  {
    name: 'a version that was named is a failure',
    check: 'other-language',
    mistake: ofCall('getShopWall', (passing) =>
      passing.incoming.headers['if-none-match'] === undefined
        ? { ...passing.answer(), headers: { etag: '"1"' } }
        : refused('UNKNOWN'),
    ),
  },
  // Fields and files
  {
    name: 'only the last of several files is looked at',
    check: 'form-each-file',
    mistake: withOneFile(-1),
  },
  {
    name: 'only the first of several files is looked at',
    check: 'form-each-file',
    mistake: withOneFile(0),
  },
  {
    name: 'the kind of a file is looked for anywhere',
    check: 'form-file-kind',
    mistake: withForm((form) => form.replace('<script>\x89PNG', '\x89PNG')),
  },
  {
    name: 'the head of a PDF is looked for anywhere',
    check: 'form-file-kind',
    mistake: withForm((form) => form.replace(/\n{1020}%PDF-/, '%PDF-')),
  },
  {
    name: 'whatever ends like a refused domain',
    check: 'refused-domain',
    mistake: refusingDomains((domain, one) => domain.endsWith(one)),
  },
  {
    name: 'the subdomains of a refused domain',
    check: 'refused-domain',
    mistake: refusingDomains((domain, one) => domain.endsWith(`.${one}`)),
  },
  {
    name: 'whatever begins like a refused domain',
    check: 'refused-domain',
    mistake: refusingDomains((domain, one) => domain.startsWith(one)),
  },
  {
    name: 'spaces around an address are cut',
    check: 'limits:createShoppingAccount',
    mistake: withJson((body) => ({
      ...body,
      ...(typeof body['email'] === 'string' && { email: body['email'].trim() }),
    })),
  },
  {
    name: 'a name of spaces is none',
    check: 'limits:redeemVoucher',
    mistake: (passing) => {
      const { lastName } = (jsonOf(passing)['customer'] ?? {}) as Body;
      return lastName === ' '
        ? refused('VALIDATION_FAILED', ['/customer/lastName'])
        : passing.answer();
    },
  },
  {
    name: 'an address in other letters is another one where it is written twice',
    check: 'written-twice',
    mistake: ofCall('redeemVoucher', (passing) => {
      const { email, email2 = email } = (jsonOf(passing)['customer'] ?? {}) as Body;
      return email === email2
        ? passing.answer()
        : refused('VALIDATION_FAILED', ['/customer/email2']);
    }),
  },
  {
    name: 'an address in other letters is another one in a form',
    check: 'form-written-twice',
    mistake: (passing) => {
      const form = formOf(passing);
      const [, one = ''] = /name="email"\r\n\r\n([^\r]*)/.exec(form) ?? [];
      const [, other = one] = /name="repeatEmail"\r\n\r\n([^\r]*)/.exec(form) ?? [];
      return one === other ? passing.answer() : refused('VALIDATION_FAILED', ['/repeatEmail']);
    },
  },
  {
    name: 'spaces around a code are cut',
    check: 'nearly-right',
    mistake: ofCall(
      'createVoucherToken',
      withJson((body) => ({ ...body, code: String(body['code']).trim() })),
    ),
  },
  {
    name: 'a code is what it begins with',
    check: 'nearly-right',
    mistake: findingCodes((own, sent) => sent.startsWith(own)),
  },
  {
    name: 'a code is a pattern',
    check: 'nearly-right',
    mistake: findingCodes((own, sent) => sent.endsWith('%') && own.startsWith(sent.slice(0, -1))),
  },
  {
    name: 'a serial number is a number',
    check: 'nearly-right',
    mistake: ofCall(
      'lookUpPrepaidVoucher',
      withJson((body) => ({
        ...body,
        serialNumber: String(body['serialNumber']).replace(/^0+/, ''),
      })),
    ),
  },
  {
    name: 'the host of a return page is compared as a text',
    check: 'foreign-return-page',
    mistake: (passing) =>
      /^https:\/\/[^/]*[A-Z]/.test(String(jsonOf(passing)['returnUrl']))
        ? refused('VALIDATION_FAILED', ['/returnUrl'])
        : passing.answer(),
  },
  {
    name: 'a parameter of the service is another than in the list',
    check: 'same-parameter',
    mistake: withFields({ value: 'another' }, 'getParameter'),
  },
  {
    name: 'a shop has another name than in the wall',
    check: 'same-shop',
    mistake: inBody((body) => ({ ...body, slug: 'another' }), 'getShop'),
  },
  {
    name: 'places around a place, however far',
    check: 'circle',
    mistake: ofCall(
      'listAcceptancePoints',
      before(({ incoming: { searchParams } }) => {
        if (searchParams.get('radiusKm') === '1') searchParams.set('radiusKm', '50');
      }),
    ),
  },
  {
    name: 'the postal code wins over the point',
    check: 'circle',
    mistake: ofCall('listAcceptancePoints', (passing) =>
      passing.incoming.searchParams.get('postalCode') === '99999'
        ? { status: 200, body: { items: [], total: 0 } }
        : passing.answer(),
    ),
  },
];

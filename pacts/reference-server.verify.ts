// The pacts can be satisfied by a server that knows only the contract, and a wrong server does not
// satisfy them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startReferenceServer, type Change } from './reference-server/server.ts';
import type { Answer } from './reference-server/store.ts';
import { PROVIDER, pactFiles } from './support/pact-file.ts';
import { verifyPact } from './support/verify-pact.ts';

interface Pact {
  readonly interactions: readonly { readonly description: string }[];
}

const file = pactFiles.find(({ provider }) => provider === PROVIDER)?.file ?? '';
const pact = JSON.parse(readFileSync(file, 'utf8')) as Pact;

/** The outcome of a pact, or of its interactions that begin like `description`. */
async function outcomeOf(description: string, change?: Change) {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const server = await startReferenceServer({ ...(change && { change }) });
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await server.close();
  });
  const interactions = pact.interactions.filter((each) => each.description.startsWith(description));
  expect(interactions).not.toEqual([]);
  const part = join(folder, 'part.json');
  writeFileSync(part, JSON.stringify({ ...pact, interactions }));
  const statesUrl = `${server.url}/test/states`;
  const wanted = { provider: PROVIDER, file: part, url: server.url, statesUrl };
  const isGreen = await verifyPact(wanted).then(
    () => true,
    () => false,
  );
  return { isGreen, breaches: server.breaches };
}

test('the reference server satisfies every interaction with answers of the contract', async () => {
  expect(await outcomeOf('')).toEqual({ isGreen: true, breaches: [] });
});

type Body = Record<string, unknown>;

/** A server that changes the answers of success. */
const withBody =
  (change: (body: Body) => unknown): Change =>
  (_id, answer) =>
    answer.status < 400 ? { ...answer, body: change(answer.body as Body) } : answer;
/** A server that changes the first item of its list. */
const withFirst = (change: Body): Change =>
  withBody((body) => {
    const [first, ...rest] = body as unknown as Body[];
    return [{ ...first, ...change }, ...rest];
  });
const withProblem =
  (change: Body): Change =>
  (_id, answer) =>
    answer.status >= 400 ? { ...answer, body: { ...(answer.body as Body), ...change } } : answer;
const answering =
  (wrong: Partial<Answer>): Change =>
  (_id, answer) => ({ ...answer, ...wrong });

/** What a proxy or a framework answers that knows no such address. */
const html: Change = () => ({
  status: 200,
  file: 'text/html',
  body: Buffer.from('<!doctype html><title>Welcome</title>'),
});
/** A server that changes the first voucher of an order. */
const withVouchers = (change: Body): Change =>
  withBody((body) => {
    const [first, ...rest] = body['vouchers'] as Body[];
    return { ...body, vouchers: [{ ...first, ...change }, ...rest] };
  });

const without =
  (name: string): Change =>
  (_id, answer) => {
    const { [name]: _left, ...body } = answer.body as Body;
    return { ...answer, body };
  };

const wrongServers: readonly (readonly [what: string, interactions: string, change: Change])[] = [
  // Values
  ['an unknown value in a list', 'getShopWall: 200 wall', withFirst({ position: 'TOP' })],
  [
    'an unknown value in a list of a list',
    'getShopWall: 200 wall',
    withFirst({ redeemable: ['shop'] }),
  ],
  ['a shop of an unknown type', 'getShop: 200', withBody((body) => ({ ...body, type: 'card' }))],
  ['an unknown status', 'getOrderStatus: 200', withBody((body) => ({ ...body, status: 'done' }))],
  [
    'another status',
    'getOrderStatus: 200 status-sent',
    withBody((body) => ({ ...body, status: 'failed' })),
  ],
  [
    'money as text',
    'lookUpPrepaidVoucher: 200',
    withBody((body) => ({ ...body, minChargeInCent: '1500' })),
  ],
  [
    'money in euros',
    'lookUpPrepaidVoucher: 200',
    withBody((body) => ({ ...body, minChargeInCent: 15.5 })),
  ],
  [
    'a date without time',
    'requestMerchantCodeLink: 202',
    withBody((body) => ({ ...body, sentAt: '2026-12-01' })),
  ],
  [
    'an address without scheme',
    'createShoppingAccount: 202',
    withBody(() => ({ accountUrl: 'account.example' })),
  ],
  [
    'a banner in place of codes',
    'getActiveGiveaway: 200 giveaway',
    withBody((body) => ({ ...body, needsCodes: false })),
  ],
  [
    'a barcode of another kind',
    'revealMerchantCode: 200 ready-ean13',
    withBody((body) => ({
      ...body,
      codes: [
        { code: '1', barcodeFormat: 'qr', barcodeValue: '1', valueInCent: 1, currency: 'EUR' },
      ],
    })),
  ],
  ['money as text in a list', 'lookUpActivation: 200', withVouchers({ valueInCent: '5000' })],
  [
    'another currency',
    'redeemVoucher: 201 completed-email',
    withBody((body) => ({ ...body, currency: 'CHF' })),
  ],
  ['an unknown currency in a list', 'lookUpActivation: 200', withVouchers({ currency: 'EURO' })],
  [
    'a time without a zone',
    'requestMerchantCodeLink: 202',
    withBody((body) => ({ ...body, sentAt: '2026-12-01T12:00:00' })),
  ],
  // Tokens
  ['a token that is no JWT', 'createVoucherToken: 200', withBody(() => ({ token: 'f3b1c0' }))],
  ['a token of three letters', 'createVoucherToken: 200', withBody(() => ({ token: 'a.b.c' }))],
  [
    'a redeem link that does not fit an address',
    'redeemVoucher: 201 completed-pdf',
    withBody((body) => ({ ...body, redeemLinkToken: 'a b' })),
  ],
  [
    'a redeem link that can be guessed',
    'redeemVoucher: 201 completed-pdf',
    withBody((body) => ({ ...body, redeemLinkToken: 'EL-7314-2088' })),
  ],
  [
    'an identity check that can be guessed',
    'redeemVoucher: 201 fraud-check',
    withBody((body) => ({ ...body, fraudIdent: '4711' })),
  ],
  [
    'the first letters of a link for the whole',
    'revealMerchantCode: 404 not-found (of a link',
    answering({ status: 200, body: { status: 'ready', shop: { id: 1, name: 'A' }, codes: [] } }),
  ],
  [
    'a wrong field in place of no such link',
    'lookUpFraudCheck: 404 not-found (of a link',
    answering({ status: 422 }),
  ],
  [
    'an account without TLS',
    'createShoppingAccount: 202',
    withBody(() => ({ accountUrl: 'http://account.example' })),
  ],
  [
    'a bank without TLS',
    'initChargeUnzer: 200 card-redirect',
    withBody((body) => ({ ...body, redirectUrl: 'http://bank.example/confirm' })),
  ],
  [
    'a bank that is a script',
    'initChargeUnzer: 200 card-redirect',
    withBody((body) => ({ ...body, redirectUrl: 'javascript:alert(1)' })),
  ],
  // Fields
  ['a bank without address', 'initChargeUnzer: 200 card-redirect', without('redirectUrl')],
  ['a payment without a new token', 'finalizeChargeUnzer: 200 charge-received', without('token')],
  [
    'a redemption that is not known by its key',
    'getRedemption: 200 status-ready (by its key)',
    answering({ status: 404 }),
  ],
  [
    'a key that is unknown while its request runs',
    'getRedemption: 409 request-in-progress',
    answering({ status: 404 }),
  ],
  ['a missing field', 'getShopWall: 200 wall', withFirst({ name: undefined })],
  ['an order without its number', 'lookUpActivation: 200', without('orderNumber')],
  ['no link to a PDF', 'redeemVoucher: 201 completed-pdf', without('redeemLinkToken')],
  ['an empty wall', 'getShopWall: 200 wall', withBody(() => [])],
  [
    'an object in place of a list',
    'listShopCategories: 200',
    withBody((body) => ({ items: body })),
  ],
  // Statuses
  ['200 in place of 201', 'redeemVoucher: 201 completed-email', answering({ status: 200 })],
  ['400 in place of 413', 'requestReactivation: 413', answering({ status: 400 })],
  [
    'an upload without limit',
    'sendContactRequest: 413',
    answering({ status: 202, body: { ticketNumber: 'T-1' } }),
  ],
  [
    'a captcha that is never checked',
    'createVoucherToken: 422 captcha-invalid',
    answering({ status: 200, body: { token: 'eyJhIjoxfQ.eyJhIjoxfQ.c2ln' } }),
  ],
  [
    'content where there is none',
    'getPrepaidPackagePromotion: 204',
    answering({ status: 200, body: {} }),
  ],
  [
    'JSON in place of a PDF',
    'downloadMerchantCodePdf: 200',
    answering({ file: 'application/json' }),
  ],
  ['a page in place of a list', 'listShopCategories: 200', html],
  ['a page in place of an object', 'getSiteConfig: 200', html],
  ['a page in place of a token', 'createVoucherToken: 200', html],
  // Failures
  ['a problem without code', 'createVoucherToken: 409', without('code')],
  ['another code', 'revealMerchantCode: 410', withProblem({ code: 'NOT_FOUND' })],
  ['another code to quote', 'createVoucherToken: 404', withProblem({ displayCode: 'VCRx99' })],
  [
    'a problem without the field',
    'redeemVoucher: 422 customer-validation-failed',
    without('errors'),
  ],
  [
    'no amount that is missing',
    'redeemVoucher: 409 credit-insufficient',
    without('differenceInCent'),
  ],
  ['a failure as an answer', 'getSiteConfig: 503', answering({ status: 200, body: {} })],
  [
    'a problem that is plain JSON',
    'createVoucherToken: 404',
    (_id, answer) => ({
      ...answer,
      file: 'application/json',
      body: Buffer.from(JSON.stringify(answer.body)),
    }),
  ],
];

test.each(wrongServers)('%s is no answer', async (_what, interactions, change) => {
  const { isGreen } = await outcomeOf(interactions, change);
  expect(isGreen).toBe(false);
});

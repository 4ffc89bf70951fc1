// The checks beside the pact hold for the reference server and the mock, and find wrong servers.
import { expect, onTestFinished, test } from 'vitest';
import { startMock } from '../mocks/server.ts';
import { startReferenceServer, type Change } from './reference-server/server.ts';
import { serverChecks } from './support/server-checks.ts';

async function checkReference(change?: Change, filters: readonly string[] = []) {
  const server = await startReferenceServer({ ...(change && { change }) });
  onTestFinished(() => server.close());
  return serverChecks(server.url, `${server.url}/test/states`, filters);
}

/** All checks of a server, on a machine that has other work. */
const ALL_MS = 240_000;

test('the reference server passes every check', { timeout: ALL_MS }, async () => {
  const { stdout, stderr } = await checkReference();
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d{4} checks, all hold$/m);
});

/** What the mock leaves out on purpose. */
const NOT_OF_THE_MOCK = [
  // Its tokens are signed by nobody.
  'forged-token',
  'unsigned-token',
  // Tests and demos send one text again and again; only real solutions are checked.
  'captcha-twice',
  'missing-captcha',
  // It has one set of demo data for all visitors, whatever token or address they come with.
  'of-another',
  'key-of-another',
  // A voucher with too little on it is one whose token says more.
  'nothing-debited',
  'refused-debits-nothing',
  // It keeps no payments: the id of a charge is not looked up.
  'unknown-charge',
  'charge-of-another',
  'charge-in-process',
  'booked-once:getCharge',
  'balance-of-now',
  // It redeems at every shop, whatever its values are.
  'refusal-after-key',
  'value-not-offered',
  // It keeps no refusal under a key.
  'pin-repeat',
  // The payments' tokens are those of the examples, which end in 2100.
  'token',
  // It knows a file by its name.
  'form-file-kind',
  // The gateway that compares requests with the contract says what it found (`violations`).
  'undescribed',
  // Its sessions are not signed, and one of a serial number is known by its body.
  'tampered-token',
  'purpose-before-body',
  // Solutions are not counted, nobody tries too often, and its challenge is that of the example.
  'captcha-at-once',
  'captcha-of-a-refusal',
  'captcha-elsewhere',
  'challenge',
  'rate',
  'rate-behind-header',
  // Keys are there for repeats of the website, which writes a body always alike and waits for the answer.
  'repeat-otherwise-written',
  'integer-otherwise-written',
  'one-key-at-once',
  // Prism reads numbers, and answers what no operation describes.
  'parameters',
  'path-parameters',
  'unknown-path',
  'unknown-method',
  'trace',
  // What the website has checked itself, or never asks.
  'written-twice',
  'form-written-twice',
  'refused-domain',
  'form-file-kinds',
  'form-file-count',
  'address',
  'donation',
  'language-by-weight',
  'host-of-another-country',
  'other-category',
  'reminded-once',
  // Its answers are examples: what one request has changed is not in the answer to the next.
  'nearly-right',
  'started',
  'full-card',
  'wallet-answer',
  'other-order',
  'difference',
  'two-redemptions',
  'no-offer',
  'offer-covered',
  'key-asked-by-another',
  'only-named',
  'activated-for-good',
  'format-not-offered',
  'pin-at-once',
  'pin-before-data',
  'other-transaction',
  'second-submission',
  'review-again',
  'gift-once',
  'gift-at-once',
  'gift-of-another',
  'other-gift',
  'banner-without-code',
  // Prism finds the operation, reads the type of a body and what is accepted; it checks the token before the key.
  'exact-path',
  'type-otherwise-written',
  'similar-type',
  'accept',
  'order',
  'malformed-token',
  'trace-of-its-own',
  // It keeps a key for one visitor, as the website writes it.
  'key-of-another-owner',
  'form-otherwise-written',
  'key-versions',
  'closed-key:getRedemption',
  'closed-at-once',
  'two-bodies-at-once',
  // It counts no requests, and nothing that happens once.
  'rate-at-once',
  'rate-together',
  'rate-of-another',
  'at-once',
  'reminded-at-once',
  'debited-at-once',
  // It has no state of a shop, an organisation or a currency of its own.
  'form-each-file',
  'in-francs',
  'value-range',
  'odd-amount',
  'odd-amount-of-wallet',
  'odd-difference',
  'large-difference',
  'no-receipt',
  'shop-of-another-category',
  'named-and-all',
  'known-order',
  'known-review',
  'circle',
  'failed-charge',
  'paid-unnamed',
  'two-messages',
  'same-id',
  'dated-now:getRedemption',
];

test('the mock passes those that it does not leave out', { timeout: ALL_MS }, async () => {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  const left = NOT_OF_THE_MOCK.flatMap((name) => ['--except', name]);
  const { stdout, stderr } = await serverChecks(mock.url, `${mock.url}/__mock/states`, left);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/all hold/);
});

const refusedAs =
  (status: number, becomes: number): Change =>
  (_id, answer) =>
    answer.status === status ? { ...answer, status: becomes } : answer;

let count = 0;
const wrongServers: readonly (readonly [what: string, check: string, change: Change])[] = [
  ['without a token it is the visitor who is wrong', 'no-token', refusedAs(401, 400)],
  ['a token that others made opens a voucher', 'forged-token', refusedAs(401, 200)],
  ['broken JSON is a failure of the server', 'no-json', refusedAs(400, 500)],
  ['a wrong type is a failure of the server', 'limits', refusedAs(422, 500)],
  ['a payment leads back to any page', 'foreign-return-page', refusedAs(422, 200)],
  ['a captcha solution is good for ever', 'captcha-twice', refusedAs(422, 200)],
  ['a field may be longer, smaller or larger than it says', 'limits', refusedAs(422, 200)],
  ['JSON comes with any type', 'content-type', refusedAs(400, 200)],
  ['a form lacks what it needs', 'form-missing-field', refusedAs(422, 202)],
  ['a message is as long as a visitor likes', 'form-limits', refusedAs(422, 202)],
  ['a topic that is not offered', 'form-limits', refusedAs(422, 202)],
  ['a script goes through as a picture', 'form-file-kind', refusedAs(415, 202)],
  ['a file has any size', 'form-file-size', refusedAs(413, 202)],
  ['no key is needed', 'no-key', refusedAs(400, 201)],
  ['one key is good for two requests', 'key-of-another-request', refusedAs(422, 201)],
  ['a lost answer is lost', 'lost-answer', refusedAs(200, 404)],
  ['a redemption arrives under a closed key', 'closed-key', refusedAs(422, 201)],
  [
    'a repeat redeems again',
    'repeat',
    (_id, answer) =>
      answer.status === 201
        ? { ...answer, body: { ...(answer.body as object), redeemId: `r-${(count += 1)}` } }
        : answer,
  ],
];

test.each(wrongServers)('%s: found', async (_what, name, change) => {
  const { failing } = await checkReference(change, ['--only', name]);
  expect([...failing]).toEqual([name]);
});

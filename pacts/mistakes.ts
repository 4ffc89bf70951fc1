// Mistakes that a real server makes: each is planted into the reference server, and the check (or the
// interactions of the pact) beside it has to notice it.
import { createHash, randomUUID } from 'node:crypto';
import { versionOf } from './reference-server/operations/activity.ts';
import { Refusal, type ProblemCode } from './reference-server/refusal.ts';
import type { Mistake, Passing } from './reference-server/server.ts';
import { signToken, type Answer, type Session } from './reference-server/store.ts';

type Body = Record<string, unknown>;
type Planted = readonly [name: string, noticedBy: string, mistake: Mistake];

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
const bodyOf = (answer: Answer) => (answer.body ?? {}) as Body;
const jsonOf = ({ incoming: { body } }: Passing): Body => {
  try {
    return JSON.parse(String(body)) as Body;
  } catch {
    return {};
  }
};
const payloadOf = (token: unknown): Body =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Body;
const subOf = ({ incoming }: Passing) => payloadOf(incoming.headers['x-jwt-token'])['sub'];
/** The voucher of the token that came. */
const voucherOf = (passing: Passing) => {
  const voucher = passing.store.vouchers.find(({ id }) => id === subOf(passing));
  if (!voucher) throw new Error('no voucher has this token');
  return voucher;
};
const keyOf = ({ incoming }: Passing) => String(incoming.headers['idempotency-key']);
const versionNow = (passing: Passing) =>
  versionOf(
    passing.store,
    payloadOf(passing.incoming.headers['x-jwt-token']) as unknown as Session,
  );
/** Whether a call carries the version that there is. */
const isCurrent = (passing: Passing): boolean => {
  const { 'if-match': seen, 'x-jwt-token': token } = passing.incoming.headers;
  return seen !== undefined && token !== undefined && seen === versionNow(passing);
};
/** A mistake that changes what is known is none of the version. */
const see = (passing: Passing): void => {
  passing.incoming.headers['if-match'] = versionNow(passing);
};
const withKey = (passing: Passing, key: string) => {
  if (passing.incoming.headers['idempotency-key'])
    passing.incoming.headers['idempotency-key'] = key;
};
/** A key that is made of a text. */
const uuidOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
/** Closes the key in an address for everybody. */
const closed = ({ store, incoming: { url } }: Passing, place: number): void =>
  void store.keys.set(url.pathname.split('/').at(place) ?? '', {
    status: 'answered',
    request: 'none',
    answer: { status: 204 },
  });
const refuse = (code: ProblemCode): Answer => new Refusal(code).answer('0'.repeat(32));

/** Is wrong in the operations that begin so, and right in all others. */
const of =
  (begin: string, mistake: Mistake): Mistake =>
  (passing) =>
    passing.operation.startsWith(begin) ? mistake(passing) : passing.answer();
/** Does something before the right server answers. */
const before = (begin: string, act: (passing: Passing) => void): Mistake =>
  of(begin, (passing) => {
    const isSeen = isCurrent(passing);
    act(passing);
    if (isSeen) see(passing);
    return passing.answer();
  });
/** Does something after the right server has answered, or answers something else. */
const after = (begin: string, act: (answer: Answer, passing: Passing) => Answer | void): Mistake =>
  of(begin, (passing) => {
    const answer = passing.answer();
    return act(answer, passing) ?? answer;
  });
const inBody = (begin: string, change: (body: Body) => unknown): Mistake =>
  after(begin, (answer) =>
    answer.status < 300 && !answer.file ? { ...answer, body: change(bodyOf(answer)) } : answer,
  );
const inRequest = (begin: string, change: (body: Body, passing: Passing) => Body): Mistake =>
  before(begin, (passing) => {
    const body = jsonOf(passing);
    if (Object.keys(body).length > 0) passing.incoming.body = JSON.stringify(change(body, passing));
  });
const answering = (begin: string, status: number, becomes: number): Mistake =>
  after(begin, (answer) => (answer.status === status ? { ...answer, status: becomes } : answer));
const withToken = (change: (payload: Body) => Body): Mistake =>
  before('', ({ incoming: { headers } }) => {
    const token = headers['x-jwt-token'];
    if (token) headers['x-jwt-token'] = signToken(change(payloadOf(token)));
  });
/** Everything below an answer whose field has this name. */
const everywhere = (name: string, change: (value: unknown) => unknown): Mistake =>
  after('', (answer) => {
    if (answer.file || answer.body === undefined) return answer;
    const changed = JSON.stringify(answer.body, (each, value: unknown) =>
      each === name ? change(value) : value,
    );
    return { ...answer, body: JSON.parse(changed) as unknown };
  });

/** Keeps answers under the key alone, or under more that tells them apart. */
const keeping = (
  begin: string,
  isKept: (answer: Answer) => boolean,
  nameOf: (passing: Passing) => string = keyOf,
): Mistake => {
  const kept = new Map<string, Answer>();
  return of(begin, (passing) => {
    if (!passing.incoming.headers['idempotency-key']) return passing.answer();
    const known = kept.get(nameOf(passing));
    if (known) return known;
    const answer = passing.answer();
    if (isKept(answer)) kept.set(nameOf(passing), answer);
    return answer;
  });
};
/** Writes back an old value of something, as a server does that reads, waits and writes. */
const lostUpdate = <T>(
  begin: string,
  read: (passing: Passing) => T,
  write: (passing: Passing, value: T) => void,
): Mistake =>
  of(begin, async (passing) => {
    const isSeen = isCurrent(passing);
    const value = read(passing);
    await soon();
    write(passing, value);
    if (isSeen) see(passing);
    return passing.answer();
  });

// One mistake each, to be read as a table.
// oxfmt-ignore
export const mistakes: readonly Planted[] = [
  // What the pact notices
  ['200 for 201', 'pact redeemVoucher: 201 completed-email', answering('', 201, 200)],
  ['another code to quote', 'pact createVoucherToken: 404', everywhere('displayCode', () => 'VCRx99')],
  ['no field is named', 'pact redeemVoucher: 422 customer', everywhere('errors', () => undefined)],
  ['listed values in capitals', 'pact revealMerchantCode: 200', everywhere('barcodeFormat', (value) => String(value).toUpperCase())],
  ['no Retry-After', 'pact createVoucherToken: 503', after('', (answer) => ({ ...answer, headers: {} }))],
  ['a token is good for a minute more', 'pact redeemVoucher: 401', withToken((said) => ({ ...said, exp: Number(said['exp']) + 60 }))],
  ['a link that has expired opens', 'pact revealMerchantCode: 410', before('', ({ store }) => store.links.forEach((link) => delete link.refusal))],

  // What the document describes
  ['what does not fit is taken', 'refused:createVoucherToken', answering('', 422, 200)],
  ['numbers may be texts', 'refused:redeemVoucher', inRequest('redeemVoucher', (body) => ({ ...body, redeemValue: Number(body['redeemValue']) }))],
  ['JSON comes with any type', 'refused:redeemVoucher',
    before('', ({ incoming: { headers, body } }) => void (typeof body === 'string' && body && (headers['content-type'] = 'application/json')))],
  ['no key is needed', 'refused:redeemVoucher', before('', ({ incoming: { headers } }) => (headers['idempotency-key'] ??= randomUUID()))],
  ['a wrong field is 400', 'refused:redeemVoucher', answering('', 422, 400)],
  ['a refusal names fields that are right', 'refused:redeemVoucher',
    after('', (answer) => answer.status === 422 ? { ...answer, body: { ...bodyOf(answer), errors: [...(bodyOf(answer)['errors'] as Body[]), { pointer: '/of-nobody', code: 'wrong' }] } } : answer)],
  ['an unknown parameter is refused', 'open:getShop', after('', (answer, { incoming: { url } }) => url.searchParams.has('of-nobody') ? refuse('MALFORMED_REQUEST') : answer)],
  ['an unknown field is refused', 'open:redeemVoucher', after('', (answer, passing) => 'ofNobody' in jsonOf(passing) ? refuse('VALIDATION_FAILED') : answer)],
  ['a page for any address', 'unknown-address:getShop',
    after('', (answer, { operation }) => operation === '' ? { status: 200, file: 'text/html', body: '<!doctype html>' } : answer)],
  ['null where nothing is', 'answers:getShop', inBody('getShop', (body) => ({ ...body, description: null }))],
  ['answers with secrets may be kept', 'answers:createVoucherToken', after('', (answer) => ({ ...answer, headers: { 'cache-control': 'max-age=60' } }))],
  ['a problem repeats the code', 'answers:createVoucherToken',
    after('createVoucherToken', (answer, passing) => ({ ...answer, body: { ...bodyOf(answer), ...(answer.status >= 400 && { detail: `${jsonOf(passing)['code']} is unknown` }) } }))],
  ['the end of a token in milliseconds', 'answers:createVoucherToken',
    inBody('createVoucherToken', ({ token }) => ({ token: signToken({ ...payloadOf(token), exp: Date.now() + 900_000 }) }))],

  // Keys
  ['the captcha is compared, too', 'repeat:resendRedeemLink',
    before('resendRedeemLink', (passing) => withKey(passing, uuidOf(`${keyOf(passing)} ${jsonOf(passing)['captcha']}`)))],
  ['a key belongs to a token', 'repeat:redeemVoucher', of('redeemVoucher', (passing) => { passing.store.keys.clear(); return passing.answer(); })],
  ['one key is good for two requests', 'key-of-another-request:redeemVoucher',
    after('', (answer, passing) => bodyOf(answer)['code'] === 'IDEMPOTENCY_KEY_REUSED' ? (withKey(passing, randomUUID()), passing.answer()) : answer)],
  ['keys of vouchers are known to all', 'key-of-another', keeping('redeemVoucher', ({ status }) => status < 300)],
  ['keys are known to all operations', 'key-of-another-operation', keeping('', ({ status }) => status === 201)],
  ['a key is noted when the work is done', 'one-key-at-once:redeemVoucher',
    of('', async (passing) => { const isKnown = [...passing.store.keys.keys()].some((name) => name.includes(keyOf(passing))); await soon(); if (!isKnown) withKey(passing, randomUUID()); return passing.answer(); })],
  ['what does not fit is kept under its key', 'corrected:redeemVoucher', keeping('', ({ status }) => status === 400 || status === 422)],
  ['a refusal is kept under its key', 'refusal-after-key', keeping('redeemVoucher', ({ status }) => status === 410)],
  ['a key that was closed is still good', 'closed-key', after('closeRedemption', (_answer, { store }) => store.keys.clear())],
  ['a look-up closes a key', 'closed-key', after('getRedemption', (answer, passing) => void (answer.status === 404 && closed(passing, -1)))],
  ['others close a key', 'key-closed-by-another', after('closeRedemption', (_answer, passing) => closed(passing, -2))],
  ['an account for each request', 'one-account', before('createShoppingAccount', (passing) => delete voucherOf(passing).accountUrl)],
  ['a gift for each request', 'one-gift', before('redeemGiveawayCode', ({ store }) => store.giveaway?.usedEmails.splice(0))],

  // Redeeming
  ['a repeat debits again', 'debited-once',
    (() => { const seen = new Set<string>(); return after('redeemVoucher', (answer, passing) => { const key = keyOf(passing); if (seen.has(key) && answer.status === 201) voucherOf(passing).balanceInCent -= Number(jsonOf(passing)['redeemValue']); seen.add(key); }); })()],
  ['two at once spend the same money', 'overdrawn',
    lostUpdate('redeemVoucher', (passing) => voucherOf(passing).balanceInCent, (passing, value) => (voucherOf(passing).balanceInCent = value))],
  ['the token says what is left', 'overdrawn', before('redeemVoucher', (passing) => (voucherOf(passing).balanceInCent = 5000))],
  ['what remains is what was there', 'amounts',
    inBody('redeemVoucher', (body) => ({ ...body, remainingInCent: Number(body['remainingInCent']) + Number(body['redeemedInCent']) }))],
  ['a lost answer is lost', 'amounts',
    of('getRedemption', (passing) => /[A-F]/.test(passing.incoming.url.pathname) ? refuse('ORDER_NOT_FOUND') : passing.answer())],
  ['a refusal debits', 'refused-debits-nothing',
    after('redeemVoucher', (answer, passing) => void (answer.status === 410 && (voucherOf(passing).balanceInCent -= 2000)))],
  ['the sum is not compared', 'wrong-sums',
    inRequest('redeemVoucher', (body) => ({ ...body, redeemValue: (body['items'] as { valueInCent: number; quantity: number }[] | undefined)?.reduce((sum, { valueInCent, quantity }) => sum + valueInCent * quantity, 0) }))],
  ['a shop takes any value', 'wrong-sums', inRequest('redeemVoucher', (body, { store }) => { store.valuesInCent.push(1); return body; })],
  ['the difference is cut to euros', 'differences',
    inBody('redeemVoucher', (body) => ({ ...body, ...(body['differenceInCent'] !== undefined && { differenceInCent: Math.floor(Number(body['differenceInCent']) / 100) * 100 }) }))],
  ['ordered vouchers are free', 'ordered',
    after('redeemVoucher', (answer, passing) => { const { costInCent = 0 } = (bodyOf(answer)['orderedVouchers'] ?? {}) as { costInCent?: number; }; voucherOf(passing).balanceInCent += costInCent; })],
  ['one code for two', 'codes', inBody('revealMerchantCode', (body) => ({ ...body, codes: (body['codes'] as unknown[]).slice(0, 1) }))],
  ['another code at each opening', 'codes', everywhere('code', (value) => String(value).startsWith('code') ? `code-${randomUUID().slice(0, 8)}` : value)],

  // Paying
  ['any amount is charged', 'charge-limits',
    before('initCharge', (passing) => Object.assign(voucherOf(passing), { minChargeInCent: 0, maxChargeInCent: Infinity }))],
  ['a start is booked', 'started',
    after('initChargePaypal', (answer, passing) => void (answer.status === 200 && (voucherOf(passing).balanceInCent += 2500)))],
  ['amounts are whole euros', 'started',
    inRequest('initChargeUnzer', (body) => ({ ...body, amount: Math.floor(Number(body['amount']) / 100) * 100 }))],
  ['a payment leads back to any page', 'foreign-return-page',
    before('initCharge', (passing) => { const url = URL.parse(String(jsonOf(passing)['returnUrl'])); if (url) passing.store.hosts.push(url.hostname); })],
  ['each call books', 'booked-once', before('finalizeCharge', ({ store }) => store.charges.forEach((charge) => (charge.isBooked = false)))],
  ['what is processed is booked', 'not-received',
    after('finalizeCharge', (answer, passing) => void (bodyOf(answer)['status'] === 'processing' && (voucherOf(passing).balanceInCent += 2500)))],
  ['more than the difference is charged', 'difference', before('initCharge', (passing) => delete voucherOf(passing).dueInCent)],
  ['a payment that is named is booked again', 'paid-once',
    before('redeemVoucher', ({ store }) => store.charges.forEach((charge) => (charge.isBooked = false)))],
  ['the payment of another counts', 'wrong-charge',
    before('redeemVoucher', (passing) => passing.store.charges.forEach((charge) => (charge.voucherId = String(subOf(passing)))))],
  ['a failed payment counts', 'wrong-charge',
    before('redeemVoucher', ({ store }) => store.charges.forEach((charge) => (charge.status = 'received')))],
  ['every currency is the euro', 'in-francs', everywhere('currency', () => 'EUR')],
  ['the balance of a card in euros', 'amounts:lookUpPrepaidVoucher',
    inBody('lookUpPrepaidVoucher', (body) => ({ ...body, currentValueInCent: Number(body['currentValueInCent']) / 100 }))],

  // What is known, and what was seen
  ['a link is told to everybody with the code', 'activity:redeemVoucher',
    after('getVoucherActivity', (answer, { store }) => ({ ...answer, body: { ...bodyOf(answer), links: store.links } }))],
  ['a payment is told without its key', 'activity:initChargePaypal',
    inBody('getVoucherActivity', (body) => ({ ...body, charges: (body['charges'] as Body[]).map((charge) => ({ ...charge, key: randomUUID() })) }))],
  ['no version is needed', 'refused:redeemVoucher', before('redeemVoucher', ({ incoming: { headers } }) => (headers['if-match'] ??= '"of-nobody"'))],
  ['nobody looks at the version', 'changed:redeemVoucher', before('redeemVoucher', see)],
  ['two at once redeem what both have seen', 'changed-meanwhile', lostUpdate('redeemVoucher', () => undefined, () => undefined)],
  ['the version comes before the stored answer', 'changed:redeemVoucher',
    before('', (passing) => { if (passing.incoming.headers['if-match'] === '"of-nobody"') withKey(passing, randomUUID()); })],
  ['a second payment begins', 'one-charge',
    before('initCharge', ({ store }) => store.charges.forEach((charge) => (charge.status = 'failed')))],
  ['two payments at once begin', 'one-charge',
    lostUpdate('initCharge', ({ store }) => store.charges.some(({ status }) => status === 'open'), ({ store }, isOpen) => isOpen || store.charges.splice(0))],
  ['what was called off is captured', 'cancelled', before('finalizeCharge', ({ store }) => store.charges.forEach((charge) => (charge.status = 'open')))],
  ['what may be taken is called off', 'not-cancelled', before('cancelCharge', ({ store }) => store.charges.forEach((charge) => (charge.status = 'open')))],
  ['what was taken back is given back again', 'revoked',
    after('revokeRedemption', (_answer, passing) => void (voucherOf(passing).balanceInCent += 100))],
  ['a code that was seen is taken back', 'revoked', before('revokeRedemption', ({ store }) => store.links.forEach((link) => (link.isSeen = false)))],

  // Secrets
  ['nobody looks at a signature', 'forged-token:redeemVoucher', withToken((said) => said)],
  ['a token that pays redeems', 'purpose', withToken((said) => ({ ...said, purpose: 'redeem' }))],
  ['a new token may redeem', 'purpose',
    inBody('refreshVoucherToken', ({ token }) => ({ token: signToken({ ...payloadOf(token), purpose: 'redeem' }) }))],
  ['the redemption of another is shown', 'of-another:getRedemption',
    before('getRedemption', (passing) => passing.store.redemptions.forEach((each) => (each.voucherId = String(subOf(passing)))))],
  ['the charge of another is shown', 'of-another:getCharge',
    before('getCharge', (passing) => passing.store.charges.forEach((charge) => (charge.voucherId = String(subOf(passing)))))],
  ['the number of an order is enough', 'of-another:getOrderStatus',
    before('getOrderStatus', (passing) => passing.store.orders.forEach((order) => (order.email = String(jsonOf(passing)['email']))))],
  ['a link goes where the request says', 'other-address',
    after('resendRedeemLink', (answer, passing) => { const { email } = jsonOf(passing); return { ...answer, body: { ...bodyOf(answer), ...(email !== undefined && { emailMasked: email }) } }; })],
  ['looking up gives new tries', 'pin-lock',
    before('lookUp', ({ store }) => [...store.downloads, ...store.checks].forEach((item) => (item.attemptsLeft = 3)))],
  ['wrong PINs at once count as one', 'pin-at-once',
    lostUpdate('', ({ store }) => [...store.downloads, ...store.checks][0]?.attemptsLeft ?? 0, ({ store }, left) => [...store.downloads, ...store.checks].forEach((item) => (item.attemptsLeft = left)))],
  ['a captcha is never checked', 'captcha:createVoucherToken', before('', (passing) => passing.store.captchas.add(String(jsonOf(passing)['captcha'])))],
  ['a solution is good for ever', 'captcha:createVoucherToken',
    after('', (_answer, passing) => { const { captcha } = jsonOf(passing); if (captcha !== 'invalid') passing.store.captchas.add(String(captcha)); })],
];

// Checks of `Idempotency-Key`: what it belongs to, which bodies are the same, and what a repeat answers.
import { differ, first, isSame, isSuccess, unless, unlessTaken } from './judge.mjs';
import { keyOf, textsOf, withBody, withNewKey, withText } from './requests.mjs';
import { createTools } from './server.mjs';
import { otherTokenOf, tokenOf, withToken } from './tokens.mjs';

const REDEEMS = 'redeemVoucher: 201 completed-email';
/** A shop that never existed: refused after the key was looked at. */
const NO_SHOP = 2_000_000_000;
/** Another value of these belongs to another key, needs other fields, or is refused before the key. */
const NOT_CHANGED =
  'code redeemLinkToken ident orderHash orderReference orderSource captcha currency delivery repeatEmail';

/** The request with the state's second captcha solution; unchanged where there is none. */
function withOtherCaptcha(request) {
  const { otherCaptcha } = request.found;
  if (otherCaptcha === undefined || textsOf(request).captcha === undefined) return request;
  return withText(request, 'captcha', otherCaptcha);
}

/** Another body, which no check of fields refuses; `undefined` where there is none. */
function otherBody(contract, request, operation) {
  const fields = contract.fieldsOfBody(operation);
  const entries = { ...textsOf(request), ...request.content };
  for (const [name, value] of Object.entries(entries)) {
    const { enum: values, format, pattern, type } = fields[name] ?? {};
    if (NOT_CHANGED.split(' ').includes(name)) continue;
    if (name === 'amount') return withBody(request, { amount: value + 100 });
    if (value?.source !== undefined) {
      return withBody(request, { [name]: { ...value, source: 'campaign' } });
    }
    if (type !== 'string' || pattern) continue;
    const other = values ? values.find((each) => each !== value) : `${value}x`;
    if (other !== undefined && !format) return withText(request, name, other);
    if (format === 'email' && !('repeatEmail' in entries)) {
      return withText(request, name, 'another@example.com');
    }
  }
  return undefined;
}

/** @returns the checks by name and operation; each answers what is wrong, '' when it holds */
export function keyChecks(server, contract) {
  const { send, prepare, prepareFirst, interactions } = server;
  const { balanceOf, call, getRedemption, refreshed } = createTools(server, contract);
  const close = (request) =>
    call('closeRedemption', { token: tokenOf(request), parameters: { key: keyOf(request) } });
  const byKey = (request) => getRedemption(tokenOf(request), keyOf(request));

  /** A check of every operation that takes a key. */
  const ofEachOperation = (name, check) =>
    Object.fromEntries(
      [...contract.operations.keys()].filter(contract.takesKey).map((operation) => [
        `${name}:${operation}`,
        async () => {
          const success = interactions.find(
            ({ description, response }) =>
              description.startsWith(`${operation}: `) && isSuccess(response),
          );
          return check(await prepare(success), operation);
        },
      ]),
    );
  return {
    /** A repeat carries another captcha solution, and a token that was extended meanwhile. */
    ...ofEachOperation('repeat', async (request) => {
      const taken = await send(request);
      const token = tokenOf(request);
      const other = withOtherCaptcha(request);
      const again = await send(token ? withToken(other, await refreshed(token)) : other);
      return unlessTaken(taken) || (isSame(taken, again) ? '' : 'its repeat is answered otherwise');
    }),
    ...ofEachOperation('key-of-another-request', async (request, operation) => {
      const other = otherBody(contract, request, operation);
      if (other === undefined) return '';
      return (
        unlessTaken(await send(request)) ||
        unless(await send(other), [422], 'IDEMPOTENCY_KEY_REUSED')
      );
    }),
    ...ofEachOperation('one-key-at-once', async (request) => {
      const answers = await Promise.all([1, 2, 3].map(() => send(request)));
      const [taken, ...others] = answers.filter(isSuccess);
      return first(
        ...answers
          .filter((answer) => !isSuccess(answer))
          .map((answer) => unless(answer, [409], 'REQUEST_IN_PROGRESS')),
        taken ? '' : 'none of three at once is answered',
        others.every((other) => isSame(other, taken))
          ? ''
          : 'three requests at once with one key get different answers',
      );
    }),
    /** A refusal keeps nothing under the key. */
    ...ofEachOperation('corrected', async (request) => {
      const wrong = { ...request, raw: '{}' };
      return (
        unless(await send(wrong), [400, 422]) ||
        unlessTaken(await send(request), 'the corrected request under its key')
      );
    }),
    /** The shop is refused after the key was looked at, and keeps nothing either. */
    'refusal-after-key:redeemVoucher': async () => {
      const request = await prepareFirst(REDEEMS);
      const before = await balanceOf(tokenOf(request));
      const refused = await send(withBody(request, { shopId: NO_SHOP }));
      const after = await balanceOf(tokenOf(request));
      return first(
        unless(refused, [410], 'SHOP_GONE'),
        differ('the balance after the refusal', after, before),
        unlessTaken(await send(request), 'the corrected request'),
      );
    },
    /** Two vouchers may come with the same key: each is redeemed, and each finds its own order. */
    'key-of-another:redeemVoucher': async () => {
      const own = await prepareFirst(REDEEMS);
      const other = withToken(own, otherTokenOf(own));
      const before = await balanceOf(tokenOf(other));
      const { body } = await send(own);
      const answer = await send(other);
      return first(
        unlessTaken(answer, 'the key of another voucher'),
        answer.body.redeemId === body.redeemId ? 'answers the redemption of another voucher' : '',
        differ(
          'the balance of the other voucher',
          await balanceOf(tokenOf(other)),
          before - own.content.redeemValue,
        ),
        differ('the order by the key', (await byKey(own)).body?.orderNumber, body.orderNumber),
        differ(
          'the order of the other by the key',
          (await byKey(other)).body?.orderNumber,
          answer.body.orderNumber,
        ),
      );
    },
    'key-of-another-operation:createShoppingAccount': async () => {
      const request = await prepareFirst(REDEEMS);
      await send(request);
      const body = { email: 'mia.sommer@example.com', termsAccepted: true };
      const token = tokenOf(request);
      return unless(
        await call('createShoppingAccount', { token, key: keyOf(request), body }),
        [202],
      );
    },
    /** Closing is definite: nothing is redeemed under the key any more. A look-up has no effect. */
    'closed-key:redeemVoucher': async () => {
      const atOnce = await prepareFirst(REDEEMS);
      const [redeemed, closed] = await Promise.all([send(atOnce), close(atOnce)]);
      const looked = await prepareFirst(REDEEMS);
      const found = first(
        closed.status === 204 && isSuccess(redeemed) ? 'redeems under a closed key' : '',
        unless(await byKey(looked), [404], 'ORDER_NOT_FOUND'),
        unlessTaken(await send(looked), 'after a look-up, it'),
        unless(await close(looked), [200]),
      );
      const request = await prepareFirst(REDEEMS);
      return first(
        found,
        unless(await close(request), [204]),
        unless(await send(request), [422], 'IDEMPOTENCY_KEY_REUSED'),
      );
    },
    /** A key belongs to its voucher: nobody else closes it. */
    'key-closed-by-another:redeemVoucher': async () => {
      const request = await prepareFirst(REDEEMS);
      const closed = await close(withToken(request, otherTokenOf(request)));
      return (
        unless(closed, [204]) ||
        unlessTaken(await send(request), 'after another voucher closed its key, it')
      );
    },
    /** One account for a voucher, one gift for an address, whatever the keys. */
    'one-account:createShoppingAccount': async () => {
      const request = await prepareFirst('createShoppingAccount: 202 account');
      const answers = await Promise.all([1, 2, 3].map(() => send(withNewKey(request))));
      const urls = new Set(answers.filter(isSuccess).map(({ body }) => body.accountUrl));
      return differ('the number of accounts of three requests at once', urls.size, 1);
    },
    'one-gift:redeemGiveawayCode': async () => {
      const request = await prepareFirst('redeemGiveawayCode: 200 code-sent');
      const inCapitals = withBody(request, { email: request.content.email.toUpperCase() });
      const sent = [request, request, inCapitals].map((each) => send(withNewKey(each)));
      const codes = (await Promise.all(sent)).filter(isSuccess).length;
      return differ('the number of codes for three requests at once', codes, 1);
    },
  };
}

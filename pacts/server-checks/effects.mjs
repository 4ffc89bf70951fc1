// Checks of several requests: what a request did, not what it answers. The balance is in the payload of a
// refreshed token.
import { isDeepStrictEqual } from 'node:util';
import { otherRequests } from './changes.mjs';
import {
  filledRequest,
  ofKey,
  payloadOf,
  unless,
  withBody,
  withHeader,
  without,
  withNewKey,
  withToken,
} from './server.mjs';
import { createTools, differ, first, perEnding, perPaid, tokenOf } from './tools.mjs';

const REDEEMS = 'redeemVoucher: 201 completed-email';
const LACKS = 'redeemVoucher: 201 payment-required';
const PAID = 'redeemVoucher: 201 completed-screen (with the difference paid)';
const WITH_VOUCHERS = 'redeemVoucher: 201 completed-with-vouchers';
const CHECKED = 'redeemVoucher: 201 fraud-check';
/** A shop that never existed: refused after the key was looked at. */
const NO_SHOP = 2_000_000_000;
/** @returns the checks by name; each answers a text that says what is wrong, '' when it holds */
export function effectChecks(server, contract) {
  const { send, prepare, prepareAs, find } = server;
  const { balanceOf, refreshed } = createTools(server, contract);

  /** A token that only pays is refused by every operation that needs more. */
  async function redeemsNothing(token) {
    for (const operation of contract.operations.keys()) {
      if (!contract.needsRedeemToken(operation)) continue;
      const { request } = find(`${operation}: 2`);
      const found = unless(
        await send(withToken(filledRequest(request), token)),
        [403],
        'TOKEN_PURPOSE',
      );
      if (found) return `${operation} ${found}`;
    }
    return '';
  }

  async function ofAnother(request) {
    const { otherToken } = request.found;
    if (otherToken === undefined) return 'the state answers no otherToken';
    return unless(await send(withNewKey(withToken(request, otherToken))), [404]);
  }

  /** Wrong PINs until it is locked, at most ten; then the right one is refused, too. */
  async function locks(description, lookUp) {
    const request = await prepare(find(description));
    const { pin } = request.content;
    const wrong = withBody(request, { pin: `${pin.slice(0, -1)}${pin.endsWith('0') ? 1 : 0}` });
    let left;
    const { ident } = request.content;
    const { method, path } = contract.operations.get(lookUp);
    for (let tries = 0; tries <= 10; tries += 1) {
      // Opening the link again gives no further tries.
      await send({
        method,
        path,
        headers: { 'Content-Type': 'application/json' },
        content: { ident },
      });
      const answer = await send(withNewKey(wrong));
      if (answer.status !== 422) {
        return (
          unless(answer, [429], 'PIN_LOCKED') ||
          unless(await send(withNewKey(request)), [429], 'PIN_LOCKED') ||
          // The last wrong one may be answered with the lock itself.
          (left === undefined || left <= 1 ? '' : `locks with ${left} attempts left`)
        );
      }
      const { attemptsLeft } = answer.body;
      if (left !== undefined && attemptsLeft !== undefined && attemptsLeft !== left - 1) {
        return `attemptsLeft is ${attemptsLeft} after ${left}`;
      }
      left = attemptsLeft;
    }
    return 'takes more than ten wrong PINs';
  }

  /** A payment that does not count is refused, named, and nothing is redeemed. */
  async function refusesCharge(request) {
    const before = await balanceOf(tokenOf(request));
    const answer = await send(request);
    const isNamed = answer.body?.errors?.some(({ pointer }) => pointer === '/chargeId');
    return first(
      unless(answer, [422], 'VALIDATION_FAILED'),
      isNamed ? '' : 'does not name /chargeId',
      differ('the balance after it', await balanceOf(tokenOf(request)), before),
    );
  }

  return {
    'debited-once:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const before = await balanceOf(tokenOf(request));
      const answer = await send(request);
      const wanted = before - request.content.redeemValue;
      const after = await balanceOf(tokenOf(request));
      await send(request);
      const repeated = await balanceOf(tokenOf(request));
      const again = await send(withToken(request, await refreshed(tokenOf(request))));
      return first(
        unless(answer, [201]),
        differ('the balance after it', after, wanted),
        differ('the balance after a repeat', repeated, wanted),
        isDeepStrictEqual(again.body, answer.body) ? '' : 'a repeat with a new token is another',
        differ(
          'the balance after a repeat with a new token',
          await balanceOf(tokenOf(request)),
          wanted,
        ),
      );
    },
    'amounts:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const before = await balanceOf(tokenOf(request));
      const { body } = await send(request);
      const { redeemValue, currency } = request.content;
      return first(
        differ('the balance of "50 left"', before, 5000),
        differ('redeemedInCent', body.redeemedInCent, redeemValue),
        differ('remainingInCent', body.remainingInCent, before - redeemValue),
        differ('currency', body.currency, currency),
        differ('shopId', body.shopId, request.content.shopId),
        body.orderedVouchers === undefined ? '' : 'has orderedVouchers that nobody ordered',
        differ('expectedBy of what comes by e-mail', body.expectedBy, undefined),
      );
    },
    'one-token-twice:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const before = await balanceOf(tokenOf(request));
      const value = request.content.redeemValue;
      await send(request);
      // The token still names the balance before; what is on the voucher decides.
      const again = await send(withNewKey(request));
      const rest = before - 2 * value;
      const more = { items: [{ valueInCent: value, quantity: 2 }], redeemValue: 2 * value };
      const tooMuch = await send(withNewKey(withBody(request, more)));
      // More than the token names, too: the answer tells what is on the voucher, not in the token.
      const most = Math.floor(before / value) + 1;
      const above = { items: [{ valueInCent: value, quantity: most }], redeemValue: most * value };
      const asked = await send(withNewKey(withBody(request, above)));
      const isRefused =
        unless(tooMuch, [409], 'CREDIT_INSUFFICIENT') === '' ||
        (tooMuch.status === 201 && tooMuch.body.status === 'payment_required');
      return first(
        differ('remainingInCent of the second', again.body.remainingInCent, rest),
        isRefused ? '' : `answers ${tooMuch.status} ${tooMuch.body?.status} to more than there is`,
        asked.body?.balanceInCent === undefined
          ? ''
          : differ('balanceInCent of what it asks to pay', asked.body.balanceInCent, rest),
        differ('the balance after it', await balanceOf(tokenOf(request)), rest),
      );
    },
    'checked-is-set-aside:redeemVoucher': async () => {
      const request = await prepare(find(CHECKED));
      const before = await balanceOf(tokenOf(request));
      const { body } = await send(request);
      return differ(
        'the balance after fraud_check',
        await balanceOf(tokenOf(request)),
        before - body.redeemedInCent,
      );
    },
    'ordered-above-balance:redeemVoucher': async () => {
      const request = await prepare(find(WITH_VOUCHERS));
      const before = await balanceOf(tokenOf(request));
      const { valueInCent } = request.content.items[0];
      // All of it, so that nothing is left for the vouchers.
      const quantity = Math.floor(before / valueInCent);
      const all = { items: [{ valueInCent, quantity }], redeemValue: quantity * valueInCent };
      const { method, path } = contract.operations.get('getPrepaidPackagePromotion');
      const { body: offer } = await send({
        method,
        path,
        headers: { 'x-jwt-token': tokenOf(request) },
      });
      const answer = await send(withBody(request, all));
      const isAsked = answer.status === 201 && answer.body.status === 'payment_required';
      const missing = all.redeemValue + offer.costInCent - before;
      return first(
        isAsked ? '' : `answers ${answer.status} ${answer.body?.status}, not payment_required`,
        isAsked && answer.body.differenceInCent < missing ? `asks for less than ${missing}` : '',
        differ('the balance after it', await balanceOf(tokenOf(request)), before),
      );
    },
    'amounts-of-ordered:redeemVoucher': async () => {
      const request = await prepare(find(WITH_VOUCHERS));
      const before = await balanceOf(tokenOf(request));
      const { body } = await send(request);
      const wanted = before - body.redeemedInCent - body.orderedVouchers?.costInCent;
      return first(
        differ('remainingInCent', body.remainingInCent, wanted),
        differ('the balance after it', await balanceOf(tokenOf(request)), wanted),
      );
    },
    'value-not-offered:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const items = [{ valueInCent: 1, quantity: 1 }];
      const answer = await send(withBody(request, { items, redeemValue: 1 }));
      const isNamed = answer.body?.errors?.some(({ pointer }) => pointer.startsWith('/items'));
      return unless(answer, [422], 'VALIDATION_FAILED') || (isNamed ? '' : 'does not name /items');
    },
    'charge-of-another:redeemVoucher': async () => {
      const request = await prepare(find(PAID));
      const { otherToken } = request.found;
      if (otherToken === undefined) return 'the state answers no otherToken';
      return refusesCharge(withToken(request, otherToken));
    },
    'failed-charge:redeemVoucher': async () => {
      const request = await prepareAs('failed-charge');
      if (request.found.chargeId === undefined) return 'the state answers no chargeId';
      return refusesCharge(request);
    },
    'charge-in-process:redeemVoucher': async () => {
      const request = await prepareAs('charge-in-process');
      if (request.found.chargeId === undefined) return 'the state answers no chargeId';
      return refusesCharge(request);
    },
    'key-of-another:redeemVoucher': async () => {
      const own = await prepare(find(REDEEMS));
      const { otherToken } = own.found;
      if (otherToken === undefined) return 'the state answers no otherToken';
      const other = withToken(own, otherToken);
      const before = await balanceOf(otherToken);
      const { body } = await send(own);
      const answer = await send(other);
      const [ofOwn, ofOther] = [
        await send(ofKey(contract, own)),
        await send(ofKey(contract, other)),
      ];
      return first(
        unless(answer, [201]) && `the key of another voucher ${unless(answer, [201])}`,
        answer.body.redeemId === body.redeemId ? 'answers the redemption of another voucher' : '',
        differ(
          'the balance of the other voucher',
          await balanceOf(otherToken),
          before - own.content.redeemValue,
        ),
        differ('the order of the first by the key', ofOwn.body?.orderNumber, body.orderNumber),
        differ(
          'the order of the other by the key',
          ofOther.body?.orderNumber,
          answer.body.orderNumber,
        ),
      );
    },
    /** The answer that asks for a payment is kept, so its key is good for no other body. */
    'kept-for-payment:redeemVoucher': async () => {
      const request = await prepare(find(LACKS));
      const { body } = await send(request);
      const other = otherRequests(contract, request, 'redeemVoucher').field;
      const answer = await send(other);
      return first(
        differ('status', body.status, 'payment_required'),
        unless(answer, [422], 'IDEMPOTENCY_KEY_REUSED'),
      );
    },
    'nothing-debited:redeemVoucher': async () => {
      const request = await prepare(find(LACKS));
      const before = await balanceOf(tokenOf(request));
      const { body } = await send(request);
      const asked = unless(await send(ofKey(contract, request)), [404], 'ORDER_NOT_FOUND');
      const again = await send(request);
      const isEnough = body.differenceInCent >= request.content.redeemValue - before;
      return first(
        differ('status', body.status, 'payment_required'),
        differ('balanceInCent', body.balanceInCent, before),
        asked,
        isDeepStrictEqual(again.body, body) ? '' : 'asking by its key changes the kept answer',
        isEnough ? '' : 'differenceInCent is less than what is missing',
        differ('the balance after payment_required', await balanceOf(tokenOf(request)), before),
      );
    },
    'refusal-keeps-nothing:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const before = await balanceOf(tokenOf(request));
      const refused = await send(
        withBody(request, { redeemValue: request.content.redeemValue - 1 }),
      );
      const after = await balanceOf(tokenOf(request));
      const corrected = await send(request);
      return first(
        unless(refused, [422]),
        differ('the balance after a refusal', after, before),
        unless(corrected, [201]) && `the corrected request ${unless(corrected, [201])}`,
      );
    },
    'refusal-after-key:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const before = await balanceOf(tokenOf(request));
      const refused = await send(withBody(request, { shopId: NO_SHOP }));
      const after = await balanceOf(tokenOf(request));
      const corrected = unless(await send(request), [201]);
      return first(
        unless(refused, [410], 'SHOP_GONE'),
        differ('the balance after the refusal', after, before),
        corrected && `corrected, it ${corrected}`,
      );
    },
    'at-once:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const before = await balanceOf(tokenOf(request));
      const answers = await Promise.all([send(request), send(request), send(request)]);
      const wrong = answers
        .filter(({ status }) => status !== 201)
        .map((answer) => unless(answer, [409], 'REQUEST_IN_PROGRESS'));
      return first(
        ...wrong,
        answers.some(({ status }) => status === 201) ? '' : 'none of three at once is answered',
        differ(
          'the balance after three at once with one key',
          await balanceOf(tokenOf(request)),
          before - request.content.redeemValue,
        ),
      );
    },
    'overdrawn:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const before = await balanceOf(tokenOf(request));
      const value = request.content.redeemValue;
      const count = Math.floor(before / value) + 1;
      const sent = Array.from({ length: count }, () => send(withNewKey(request)));
      const answers = await Promise.all(sent);
      const redeemed = answers.filter(
        ({ status, body }) => status === 201 && body.status !== 'payment_required',
      ).length;
      return first(
        redeemed < count ? '' : `redeems ${redeemed} times ${value} of ${before}`,
        differ('the balance', await balanceOf(tokenOf(request)), before - redeemed * value),
      );
    },
    ...perEnding('booked-once', async (operation) => {
      const request = await prepare(find(`${operation}: 200 charge-received`));
      const answer = await send(request);
      const again = await send(withNewKey(request));
      return first(
        unless(answer, [200]),
        differ('chargedInCent', answer.body.chargedInCent, request.params.amount),
        differ(
          'the balance after it',
          await balanceOf(answer.body.token),
          answer.body.balanceInCent,
        ),
        differ(
          'balanceInCent under another key',
          again.body.balanceInCent,
          answer.body.balanceInCent,
        ),
      );
    }),
    'booked-once:getCharge': async () => {
      const request = await prepare(find('getCharge: 200 charge-received'));
      const answer = await send(request);
      const again = await send(request);
      const booked = answer.body.balanceInCent;
      return first(
        unless(answer, [200]),
        differ('balanceInCent when it is asked again', again.body.balanceInCent, booked),
        differ('the balance after it', await balanceOf(tokenOf(request)), booked),
      );
    },
    ...perEnding('booked-at-once', async (operation) => {
      const request = await prepare(find(`${operation}: 200 charge-received`));
      const before = await balanceOf(tokenOf(request));
      const sent = [request, request, request].map((each) => send(withNewKey(each)));
      const wrong = (await Promise.all(sent))
        .filter(({ status }) => status !== 200)
        .map((answer) => unless(answer, [409], 'REQUEST_IN_PROGRESS'));
      const after = await balanceOf(tokenOf(request));
      // The provider's notice may have booked it before.
      const isOnce = [before, before + request.params.amount].includes(after);
      return first(
        ...wrong,
        isOnce ? '' : `the balance is ${after} after three at once, and was ${before}`,
      );
    }),
    'amounts:lookUpPrepaidVoucher': async () => {
      const request = await prepare(find('lookUpPrepaidVoucher: 200 prepaid-30'));
      const { body } = await send(request);
      return first(
        differ('currentValueInCent of "30"', body.currentValueInCent, 3000),
        differ('minChargeInCent', body.minChargeInCent, request.params.minChargeInCent),
        differ('maxChargeInCent', body.maxChargeInCent, request.params.maxChargeInCent),
        differ('the balance in the token', payloadOf(body.token)?.voucher?.balanceInCent, 3000),
      );
    },
    /** Tokens as they are answered, tried for what they are not good for. */
    'purpose:lookUpPrepaidVoucher': async () => {
      const { body } = await send(await prepare(find('lookUpPrepaidVoucher: 200 prepaid-30')));
      return redeemsNothing(body.token);
    },
    ...perPaid('purpose', async (operation) => {
      const { body } = await send(await prepare(find(`${operation}: 200 charge-received`)));
      return redeemsNothing(body.token);
    }),
    'purpose:refreshVoucherToken': async () => {
      const request = await prepare(find('getCharge: 200 charge-received'));
      return redeemsNothing(await refreshed(tokenOf(request)));
    },
    /** What belongs to another voucher, address or visitor. */
    'of-another:getRedemption': async () => {
      const request = await prepare(find(REDEEMS));
      const { body } = await send(request);
      const { path } = contract.operations.get('getRedemption');
      const asked = {
        method: 'GET',
        path: path.replace('{redeemId}', body.redeemId),
        headers: without(without(request, 'Idempotency-Key'), 'Content-Type').headers,
      };
      const own = unless(await send(asked), [200]);
      const byKey = { ...ofKey(contract, request), found: request.found };
      return own || (await ofAnother({ ...asked, found: request.found })) || ofAnother(byKey);
    },
    'of-another:getCharge': async () =>
      ofAnother(await prepare(find('getCharge: 200 charge-received'))),
    ...perEnding('of-another', async (operation) =>
      ofAnother(await prepare(find(`${operation}: 200 charge-received`))),
    ),
    'of-another:getOrderStatus': async () => {
      const request = await prepare(find('getOrderStatus: 200 status-sent'));
      const other = withBody(request, { email: 'somebody.else@example.com' });
      return unless(await send(other), [404], 'ORDER_NOT_FOUND');
    },
    'pin-repeat:verifyFraudCheckPin': async () => {
      const request = await prepare(find('verifyFraudCheckPin: 422 pin-invalid'));
      const answer = await send(request);
      const again = await send(request);
      return first(
        unless(again, [422], 'PIN_INVALID'),
        differ('attemptsLeft after a repeat', again.body.attemptsLeft, answer.body.attemptsLeft),
      );
    },
    'pin-lock:downloadVoucherPdf': () =>
      locks('downloadVoucherPdf: 200 document', 'lookUpVoucherPdf'),
    'pin-lock:verifyFraudCheckPin': () => locks('verifyFraudCheckPin: 200', 'lookUpFraudCheck'),
    /** What the visitor asked for. */
    'country:getSiteConfig': async () => {
      const request = await prepare(find('getSiteConfig: 200'));
      const { body } = await send(request);
      return differ('country', body.country, request.params.country.toUpperCase());
    },
    'host:getSiteConfig': async () => {
      await prepare(find('getSiteConfig: 200'));
      const { path, method } = contract.operations.get('getSiteConfig');
      for (const { id, hosts, country } of contract.sites) {
        const asked = {
          method,
          path: path.replace('{country}', country.toLowerCase()),
          headers: {},
        };
        for (const host of hosts) {
          for (const written of [host, host.toUpperCase(), `${host}:443`]) {
            const { body } = await send({ ...asked, host: written });
            const found = differ(`the site of ${written}`, body?.id, id);
            if (found) return found;
          }
        }
      }
      return '';
    },
    'language:listShopCategories': async () => {
      const request = await prepare(find('listShopCategories: 200 categories'));
      const german = await send(request);
      const english = await send(withHeader(request, 'Accept-Language', 'en-GB,en;q=0.9'));
      const isSame = isDeepStrictEqual(german.body, english.body);
      return isSame ? 'the categories are the same in German and in English' : '';
    },
    'fields:getShop': async () => {
      const request = await prepare(find('getShop: 200'));
      const path = `${request.path.split('?')[0]}?fields=name`;
      const { body } = await send({ ...request, path });
      const more = Object.keys(body).filter((name) => name !== 'name' && name !== 'id');
      return first(
        body.name === undefined ? 'name is missing' : '',
        more.length > 0 ? `answers ${more.join(', ')} without being asked` : '',
      );
    },
  };
}

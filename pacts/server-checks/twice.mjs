// Checks of what may happen once: two requests at once with a key and a captcha each, and a second one later.
import { isDeepStrictEqual } from 'node:util';
import { isOfObject, withOtherCaptcha } from './changes.mjs';
import { unless, withBody, withNewKey, withToken } from './server.mjs';
import { createTools, differ, first, tokenOf } from './tools.mjs';

const ACCOUNT = 'createShoppingAccount: 202 account';

/** @returns the checks of requests by name */
export function twiceChecks({ send }, contract) {
  const { rateLimits } = contract;
  return {
    /** What is looked up is as it was, however often it is asked for. */
    'asked-twice': async (request) => {
      if ('Idempotency-Key' in request.headers) return undefined;
      const again = withOtherCaptcha(request);
      if (request.content?.captcha !== undefined && again === request) return undefined;
      const one = await send(request);
      const other = await send(again);
      if (one.status >= 300) return `answers ${one.status}`;
      return one.status === other.status &&
        isDeepStrictEqual(lasting(one.body), lasting(other.body))
        ? ''
        : `is answered otherwise when it is asked again (${other.status})`;
    },
    /** What may be sent once is sent once, also when it is asked for twice at once. */
    'rate-at-once': async (request, operation) => {
      const limit = rateLimits.find(
        ({ per, operations }) => per !== 'link' && operations.includes(operation),
      );
      if (limit === undefined) return undefined;
      const other = withOtherCaptcha(request);
      const sent = Array.from({ length: limit.requests + 1 }, (_, at) =>
        send(withNewKey(at === 0 ? request : other)),
      );
      const taken = (await Promise.all(sent)).filter(({ status }) => status < 300).length;
      return taken <= limit.requests
        ? ''
        : `${taken} at once go through, where ${limit.requests} are allowed`;
    },
    /** A repeat under its key is no further request. */
    'rate-of-repeats': async (request, operation) => {
      const limit = rateLimits.find(
        ({ per, operations }) => per === 'voucher' && operations.includes(operation),
      );
      if (limit === undefined) return undefined;
      for (let count = 0; count <= limit.requests + 1; count += 1) {
        const { status } = await send(request);
        if (status >= 300) return `answers ${status} to repeat ${count}`;
      }
      return '';
    },
    /** What does not fit is not counted. */
    'rate-of-unfit': async (request, operation) => {
      const limit = rateLimits.find(
        ({ per, operations }) => per === 'address' && operations.includes(operation),
      );
      if (limit === undefined || !isOfObject(request)) return undefined;
      for (let count = 0; count <= limit.requests; count += 1) {
        await send(withNewKey({ ...request, content: {} }));
      }
      const { status } = await send(request);
      return status < 300 ? '' : `answers ${status} after ${limit.requests + 1} that do not fit`;
    },
  };
}

/** What stays of an answer: no token, no challenge, and no time, because some count from now. */
function lasting(value, name = '') {
  if (['token', 'parameters', 'signature'].includes(name)) return undefined;
  if (Array.isArray(value)) return value.map((item) => lasting(item));
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? 'a time' : value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([inner, item]) => [inner, lasting(item, inner)]),
  );
}

/** @returns the checks of several requests by name */
export function twiceEffectChecks(server, contract) {
  const { send, prepare, find } = server;
  const { balanceOf, call } = createTools(server, contract);

  /** Two requests at once, each with a key and a captcha of its own. */
  async function atOnce(description) {
    const request = await prepare(find(description));
    if (request.found.otherCaptcha === undefined)
      throw new Error('the state answers no otherCaptcha');
    const answers = await Promise.all([send(request), send(withNewKey(withOtherCaptcha(request)))]);
    return { answers, taken: answers.filter(({ status }) => status < 300).length };
  }

  return {
    'two-messages:sendContactRequest': async () => {
      const request = await prepare(find('sendContactRequest: 202'));
      if (request.found.otherCaptcha === undefined) return 'the state answers no otherCaptcha';
      const [one, other] = [await send(request), await send(withNewKey(withOtherCaptcha(request)))];
      return one.body.ticketNumber === other.body.ticketNumber
        ? 'two messages have the same ticketNumber'
        : '';
    },
    'gift-for-each:redeemGiveawayCode': async () => {
      const request = await prepare(find('redeemGiveawayCode: 200 code-sent'));
      await send(request);
      const [local, domain] = request.content.email.split('@');
      for (const email of [`${local}+2@${domain}`, `${local.replaceAll('.', '')}@${domain}`]) {
        const { status } = await send(withNewKey(withBody(request, { email })));
        if (status >= 300) return `takes ${email} for ${request.content.email}`;
      }
      return '';
    },
    'at-once:requestReactivation': async () => {
      const { answers, taken } = await atOnce('requestReactivation: 202 reactivation-started');
      const refused = answers.find(({ status }) => status >= 300);
      return first(
        differ('the number of reviews for two requests at once', taken, 1),
        refused && ![409].includes(refused.status) ? `the other is answered ${refused.status}` : '',
      );
    },
    'reminded-at-once:createVoucherToken': async () => {
      const { answers } = await atOnce('createVoucherToken: 409 voucher-not-activated');
      const reminded = answers.filter(({ body }) => body?.giverReminded === true).length;
      return differ('the number of reminders for two requests at once', reminded, 1);
    },
    'one-account:createShoppingAccount': async () => {
      const request = await prepare(find(ACCOUNT));
      const { body } = await send(request);
      const again = await send(withNewKey(request));
      const other = withNewKey(withBody(request, { email: 'somebody.else@example.com' }));
      const ofOther = await send(other);
      return first(
        unless(again, [202]) && `a second request ${unless(again, [202])}`,
        differ('accountUrl of a second request', again.body?.accountUrl, body.accountUrl),
        differ('accountUrl for another address', ofOther.body?.accountUrl, body.accountUrl),
      );
    },
    'account-at-once:createShoppingAccount': async () => {
      const request = await prepare(find(ACCOUNT));
      const sent = [1, 2, 3].map(() => send(withNewKey(request)));
      const urls = (await Promise.all(sent))
        .filter(({ status }) => status < 300)
        .map(({ body }) => body.accountUrl);
      return differ('the number of accounts of three requests at once', new Set(urls).size, 1);
    },
    'activated-at-once:activateVouchers': async () => {
      const request = await prepare(find('activateVouchers: 200 activated-all'));
      const answers = await Promise.all([1, 2, 3].map(() => send(withNewKey(request))));
      const activated = answers
        .filter(({ status }) => status !== 409)
        .map(({ body }) => String(body.activated?.toSorted()));
      return new Set(activated).size === 1 ? '' : 'requests at once are answered otherwise';
    },
    'submitted-at-once:submitFraudCheck': async () => {
      const request = await prepare(find('submitFraudCheck: 200 fraud-pin-sent'));
      const answers = await Promise.all([1, 2].map(() => send(withNewKey(request))));
      const wrong = answers.find(({ status }) => ![200, 409].includes(status));
      return wrong ? `answers ${wrong.status} to one of two at once` : '';
    },
    /** A payment is on the voucher once, whichever calls ask for it at once. */
    'booked-at-once:getCharge': async () => {
      const request = await prepare(find('finalizeChargeUnzer: 200 charge-received'));
      const token = tokenOf(request);
      const before = await balanceOf(token);
      const parameters = { chargeId: request.content.chargeId };
      await Promise.all([
        send(request),
        call('getCharge', { token, parameters }),
        call('getCharge', { token, parameters }),
      ]);
      const after = await balanceOf(token);
      return [before, before + request.params.amount].includes(after)
        ? ''
        : `the balance is ${after} after three calls at once, and was ${before}`;
    },
    /** What is named in two redemptions was paid once. */
    'paid-for-two:redeemVoucher': async () => {
      const request = await prepare(
        find('redeemVoucher: 201 completed-screen (with the difference paid)'),
      );
      await send(request);
      const before = await balanceOf(tokenOf(request));
      const { status, body } = await send(withNewKey(request));
      const isRedeemed = status === 201 && body.status !== 'payment_required';
      return differ(
        'the balance after a second redemption with the same payment',
        await balanceOf(tokenOf(request)),
        isRedeemed ? before - request.content.redeemValue : before,
      );
    },
    'debited-at-once:redeemVoucher': async () => {
      const request = await prepare(
        find('redeemVoucher: 201 completed-screen (with the difference paid)'),
      );
      const { chargeId, redeemValue } = request.content;
      const { body } = await call('getCharge', {
        token: tokenOf(request),
        parameters: { chargeId },
      });
      const answers = await Promise.all([1, 2].map(() => send(withNewKey(request))));
      const redeemed = answers.filter(
        (answer) => answer.status === 201 && answer.body.status !== 'payment_required',
      ).length;
      return differ(
        'the balance after two redemptions at once with one payment',
        await balanceOf(tokenOf(request)),
        body.balanceInCent - redeemed * redeemValue,
      );
    },
    /** What one voucher has used up is not used up for another. */
    'rate-of-another:redeemVoucher': async () => {
      const limit = contract.rateLimits.find(
        ({ per, operations }) => per === 'voucher' && operations.includes('redeemVoucher'),
      );
      if (limit === undefined) return undefined;
      const request = await prepare(find('redeemVoucher: 201 completed-email'));
      if (request.found.otherToken === undefined) return 'the state answers no otherToken';
      for (let count = 0; count <= limit.requests; count += 1) await send(withNewKey(request));
      const own = await send(withNewKey(request));
      const other = await send(withNewKey(withToken(request, request.found.otherToken)));
      return first(
        unless(own, [429], 'RATE_LIMITED'),
        other.status === 429 ? 'refuses another voucher, too' : '',
      );
    },
  };
}

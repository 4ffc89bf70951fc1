// Checks of what is good for whom: tokens and their purpose, other people's vouchers, links, PINs, captchas.
import { first, isSuccess, unless, unlessNamed } from './judge.mjs';
import { filledRequest, keyOf, textsOf, withBody, withNewKey, withText } from './requests.mjs';
import { createTools, ENDINGS, per } from './server.mjs';
import { otherTokenOf, payloadOf, tokenOf, withToken } from './tokens.mjs';

const REDEEMS = 'redeemVoucher: 201 completed-email';
/** Ways into something with a PIN: how it is opened, and how it is looked up. */
const PINS = {
  downloadVoucherPdf: ['downloadVoucherPdf: 200 document', 'lookUpVoucherPdf'],
  verifyFraudCheckPin: ['verifyFraudCheckPin: 200', 'lookUpFraudCheck'],
};
const WRONG_TRIES = 10;
const base64 = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that nobody has issued. */
function forgedOf(token) {
  const [head, payload, signature] = token.split('.');
  const said = payloadOf(token);
  const more = { ...said, voucher: { ...said.voucher, balanceInCent: 9_999_900 } };
  return {
    'with another signature': `${head}.${payload}.Zm9yZ2Vk`,
    'without a signature': `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'with a larger balance': `${head}.${base64(more)}.${signature}`,
  };
}

/** @returns the checks by name and operation; each answers what is wrong, '' when it holds */
export function secretChecks(server, contract) {
  const { send, prepare, prepareFirst, interactions } = server;
  const { call, getRedemption, refreshed } = createTools(server, contract);
  const successes = [...contract.operations.keys()].map((operation) => [
    operation,
    interactions.find(
      ({ description, response }) =>
        description.startsWith(`${operation}: `) && isSuccess(response),
    ),
  ]);
  /** A check of every operation that fits. */
  const ofEach = (name, fits, check) =>
    Object.fromEntries(
      successes
        .filter(([operation, success]) => success && fits(operation))
        .map(([operation, success]) => [
          `${name}:${operation}`,
          async () => check(await prepare(success), () => prepare(success)),
        ]),
    );
  const wrongPin = (request) => {
    const { pin } = request.content;
    return withNewKey(
      withBody(request, { pin: `${pin.slice(0, -1)}${pin.endsWith('0') ? 1 : 0}` }),
    );
  };

  /** A token that only pays is refused by every operation that needs more. */
  async function redeemsNothing(token) {
    for (const [operation, success] of successes) {
      if (!success || !contract.needsRedeemToken(operation)) continue;
      const answer = await send(withToken(filledRequest(success.request), token));
      const found = unless(answer, [403], 'TOKEN_PURPOSE');
      if (found) return `${operation} ${found}`;
    }
    return '';
  }
  const ofAnother = async (request) =>
    unless(await send(withNewKey(withToken(request, otherTokenOf(request)))), [404]);

  return {
    ...ofEach('forged-token', contract.needsToken, async (request) => {
      for (const [what, token] of Object.entries(forgedOf(tokenOf(request)))) {
        const found = unless(await send(withToken(request, token)), [401], 'SESSION_EXPIRED');
        if (found) return `a token ${what}: ${found}`;
      }
      return '';
    }),
    /** A token of a serial number only pays, also after it was extended or a payment was made with it. */
    'purpose:lookUpPrepaidVoucher': async () => {
      const { body } = await send(await prepareFirst('lookUpPrepaidVoucher: 200 prepaid-30'));
      return (await redeemsNothing(body.token)) || redeemsNothing(await refreshed(body.token));
    },
    ...per(ENDINGS, 'purpose', async (operation) => {
      const { body } = await send(await prepareFirst(`${operation}: 200 charge-received`));
      return redeemsNothing(body.token);
    }),

    // What belongs to another voucher, address or visitor
    'of-another:getRedemption': async () => {
      const request = await prepareFirst(REDEEMS);
      const { body } = await send(request);
      const other = otherTokenOf(request);
      return first(
        unless(await getRedemption(tokenOf(request), body.redeemId), [200]),
        unless(await getRedemption(other, body.redeemId), [404]),
        unless(await getRedemption(other, keyOf(request)), [404]),
      );
    },
    ...per(ENDINGS, 'of-another', async (operation) =>
      ofAnother(await prepareFirst(`${operation}: 200 charge-received`)),
    ),
    'of-another:getOrderStatus': async () => {
      const request = await prepareFirst('getOrderStatus: 200 status-sent');
      const other = withBody(request, { email: 'somebody.else@example.com' });
      return unless(await send(other), [404], 'ORDER_NOT_FOUND');
    },
    'of-another:redeemGiveawayCode': async () => {
      const request = await prepareFirst('redeemGiveawayCode: 200 code-sent');
      return unlessNamed(await send(withToken(request, otherTokenOf(request))), '/redeemId');
    },
    'of-another:activateVouchers': async () => {
      const request = await prepareFirst('activateVouchers: 200 activated-all');
      for (const name of ['orderReference', 'orderSource']) {
        const other = withNewKey(withBody(request, { [name]: 'another' }));
        const found = unless(await send(other), [404], 'ORDER_NOT_FOUND');
        if (found) return `with another ${name} it ${found}`;
      }
      return '';
    },
    /** A link goes to the address that is stored, whatever a request says. */
    ...per(['resendRedeemLink', 'requestMerchantCodeLink'], 'other-address', async (operation) => {
      const email = 'attacker@attacker.example';
      const request = await prepareFirst(`${operation}: 202`);
      const { body } = await send(withBody(request, { email, to: email }));
      return String(body?.emailMasked).endsWith('@attacker.example')
        ? 'is sent to another address'
        : '';
    }),
    // PINs: wrong ones are counted, also at once, and the right one is refused afterwards.
    ...per(Object.keys(PINS), 'pin-lock', async (operation) => {
      const [description, lookUp] = PINS[operation];
      const request = await prepareFirst(description);
      const { ident } = request.content;
      let left = Infinity;
      for (let tries = 0; tries <= WRONG_TRIES; tries += 1) {
        // Opening the link again gives no further tries.
        await call(lookUp, { body: { ident } });
        const answer = await send(wrongPin(request));
        if (answer.status !== 422) {
          const right = await send(withNewKey(request));
          return unless(answer, [429], 'PIN_LOCKED') || unless(right, [429], 'PIN_LOCKED');
        }
        const { attemptsLeft = left - 1 } = answer.body;
        if (attemptsLeft >= left) return `attemptsLeft is ${attemptsLeft} after ${left}`;
        left = attemptsLeft;
      }
      return `takes more than ${WRONG_TRIES} wrong PINs`;
    }),
    ...per(Object.keys(PINS), 'pin-at-once', async (operation) => {
      const request = await prepareFirst(PINS[operation][0]);
      await Promise.all(Array.from({ length: WRONG_TRIES }, () => send(wrongPin(request))));
      return unless(await send(withNewKey(request)), [429], 'PIN_LOCKED');
    }),
    // Captchas: without one nothing can be guessed, and a solution is good once.
    ...ofEach(
      'captcha',
      (operation) => 'captcha' in contract.fieldsOfBody(operation),
      async (request, again) => {
        // It is optional for the link of a partner.
        if (textsOf(request).captcha === undefined) return '';
        const wrong = await send(withText(request, 'captcha', 'invalid'));
        const missing = await send(withText(request, 'captcha', undefined));
        const prepared = await again();
        const sent = [1, 2, 3].map(() => send(withNewKey(prepared)));
        const taken = (await Promise.all(sent)).filter(isSuccess).length;
        return first(
          unless(wrong, [422], 'CAPTCHA_INVALID'),
          unless(missing, [422], 'CAPTCHA_INVALID'),
          taken <= 1 ? '' : `${taken} of three requests with one solution go through`,
        );
      },
    ),
  };
}

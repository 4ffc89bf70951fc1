// Checks of money: what is debited and booked, once, and which sums and currencies the answers name. The
// balance is in the payload of a refreshed token.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { differ, first, isSame, isSuccess, unless, unlessNamed, unlessTaken } from './judge.mjs';
import { keyOf, withBody, withNewKey } from './requests.mjs';
import { createTools, ENDINGS, per, STARTS } from './server.mjs';
import { otherTokenOf, payloadOf, tokenOf, withToken } from './tokens.mjs';

const REDEEMS = 'redeemVoucher: 201 completed-email';
const SHOWN = 'redeemVoucher: 201 completed-screen';
const PAID = 'redeemVoucher: 201 completed-screen (with the difference paid)';
const WITH_VOUCHERS = 'redeemVoucher: 201 completed-with-vouchers';
const PROVIDERS = Object.keys(STARTS);

/** A redemption of these items. */
const withItems = (request, ...items) =>
  withBody(request, {
    items: items.map(([valueInCent, quantity = 1]) => ({ valueInCent, quantity })),
    redeemValue: items.reduce((sum, [value, quantity = 1]) => sum + value * quantity, 0),
  });
const isRedeemed = (answer) => answer.status === 201 && answer.body.status !== 'payment_required';

/** @returns the checks by name and operation; each answers what is wrong, '' when it holds */
export function moneyChecks(server, contract) {
  const { send, prepare, prepareFirst, prepareAs, interactions } = server;
  const { activityOf, balanceOf, call, getCharge, getRedemption, refreshed } = createTools(
    server,
    contract,
  );
  const balanceIs = async (request, wanted, when = 'after it') =>
    differ(`the balance ${when}`, await balanceOf(tokenOf(request)), wanted);
  const reveal = (redeemLinkToken) => call('revealMerchantCode', { body: { redeemLinkToken } });
  const startOf = (operation) => prepareFirst(STARTS[operation]);
  const receivedOf = (operation) => prepareFirst(`${operation}: 200 charge-received`);

  return {
    // Redeeming
    'debited-once:redeemVoucher': async () => {
      const request = await prepareFirst(REDEEMS);
      const before = await balanceOf(tokenOf(request));
      const wanted = before - request.content.redeemValue;
      await Promise.all([1, 2, 3].map(() => send(request)));
      const after = await balanceIs(request, wanted, 'after three at once with one key');
      await send(request);
      await send(withToken(request, await refreshed(tokenOf(request))));
      return first(
        differ('the balance of "50 left"', before, 5000),
        after,
        await balanceIs(request, wanted, 'after repeats'),
      );
    },
    'overdrawn:redeemVoucher': async () => {
      const request = await prepareFirst(REDEEMS);
      const before = await balanceOf(tokenOf(request));
      const value = request.content.redeemValue;
      const count = Math.floor(before / value) + 1;
      const all = Array.from({ length: count }, () => withNewKey(request));
      // At once one of them is taken, because the others have seen another balance.
      await Promise.all(all.map(send));
      let redeemed = 0;
      for (const each of all) redeemed += isRedeemed(await send(each)) ? 1 : 0;
      return first(
        redeemed < count ? '' : `redeems ${redeemed} times ${value} of ${before}`,
        await balanceIs(request, before - redeemed * value),
      );
    },
    'amounts:redeemVoucher': async () => {
      const request = await prepareFirst(REDEEMS);
      const before = await balanceOf(tokenOf(request));
      const { redeemValue, currency, shopId } = request.content;
      const { body } = await send(request);
      const token = await refreshed(tokenOf(request));
      const order = await getRedemption(token, body.redeemId);
      const byKey = await getRedemption(token, keyOf(request).toUpperCase());
      return first(
        differ('redeemedInCent', body.redeemedInCent, redeemValue),
        differ('remainingInCent', body.remainingInCent, before - redeemValue),
        differ('currency', body.currency, currency),
        differ('shopId', body.shopId, shopId),
        differ('orderedVouchers, which nobody ordered', body.orderedVouchers, undefined),
        unless(order, [200]),
        isSame(order, byKey) ? '' : 'it is another by its key, for a visitor whose answer was lost',
        differ('orderNumber', order.body.orderNumber, body.orderNumber),
        differ('transactionNumber', order.body.transactionNumber, body.transactionNumber),
      );
    },
    /** Whatever a redemption is refused for, nothing is debited. */
    'refused-debits-nothing:redeemVoucher': async () => {
      const refused = interactions.filter(
        ({ description, response: { status } }) =>
          description.startsWith('redeemVoucher: ') && [402, 409, 410, 422].includes(status),
      );
      for (const interaction of refused) {
        const request = await prepare(interaction);
        const before = await balanceOf(tokenOf(request)).catch(() => undefined);
        if (before === undefined) continue;
        await send(request);
        const found = await balanceIs(request, before);
        if (found) return `${interaction.description}: ${found}`;
      }
      return '';
    },
    'wrong-sums:redeemVoucher': async () => {
      const request = await prepareFirst(REDEEMS);
      const { redeemValue, items } = request.content;
      const [item] = items;
      const more = [{ ...item, quantity: item.quantity + 1 }];
      const below = { redeemValue: -redeemValue, items: [{ ...item, quantity: -item.quantity }] };
      const before = await balanceOf(tokenOf(request));
      return first(
        unlessNamed(
          await send(withBody(request, { redeemValue: redeemValue - 1 })),
          '/redeemValue',
        ),
        unlessNamed(await send(withBody(request, { items: more })), '/redeemValue'),
        unless(await send(withBody(request, below)), [422]),
        unlessNamed(await send(withItems(request, [1])), '/items'),
        unlessNamed(await send(withBody(request, { currency: 'CHF' })), '/currency'),
        await balanceIs(request, before),
      );
    },
    /** The difference is exact, at least what a card can be charged with, and refused where it is more. */
    'differences:redeemVoucher': async () => {
      for (const name of ['odd-difference', 'small-difference', 'large-difference']) {
        const request = await prepareAs(name);
        const before = await balanceOf(tokenOf(request));
        const { valueInCent, minChargeInCent, maxChargeInCent } = request.params;
        const answer = await send(withItems(request, [valueInCent]));
        const missing = Math.max(valueInCent - before, minChargeInCent);
        const found = first(
          missing > maxChargeInCent
            ? unless(answer, [409], 'CREDIT_INSUFFICIENT')
            : differ('differenceInCent', answer.body.differenceInCent, missing),
          differ('balanceInCent', answer.body.balanceInCent, before),
          await balanceIs(request, before),
        );
        if (found) return `${name}: ${found}`;
      }
      return '';
    },
    'ordered:redeemVoucher': async () => {
      const request = await prepareFirst(WITH_VOUCHERS);
      const before = await balanceOf(tokenOf(request));
      const unconfirmed = withBody(request, { orderPrepaidVouchersConfirmed: false });
      const refused = unlessNamed(await send(unconfirmed), '/orderPrepaidVouchersConfirmed');
      const { body } = await send(request);
      const wanted = before - body.redeemedInCent - body.orderedVouchers?.costInCent;
      const after = await balanceIs(request, wanted);
      const [{ valueInCent }] = request.content.items;
      const all = withItems(request, [valueInCent, Math.floor(wanted / valueInCent)]);
      const tooMuch = await send(withNewKey(all));
      return first(
        refused,
        differ('remainingInCent', body.remainingInCent, wanted),
        after,
        isRedeemed(tooMuch) ? 'orders vouchers when nothing is left for them' : '',
        await balanceIs(request, wanted, 'when nothing is left for them'),
      );
    },
    /** What is behind the link is worth what was redeemed, however often it is opened. */
    'codes:redeemVoucher': async () => {
      const request = await prepareFirst(SHOWN);
      const [{ valueInCent }] = request.content.items;
      const { body } = await send(withItems(request, [valueInCent, 2]));
      const { body: other } = await send(withNewKey(request));
      const opened = await reveal(body.redeemLinkToken);
      const again = await reveal(body.redeemLinkToken);
      const sum = opened.body.codes?.reduce((total, code) => total + code.valueInCent, 0);
      return first(
        unless(opened, [200]),
        differ('the value of all codes', sum, body.redeemedInCent),
        isDeepStrictEqual(again.body.codes, opened.body.codes)
          ? ''
          : 'the link shows other codes later',
        ...['redeemId', 'orderNumber', 'redeemLinkToken'].map((name) =>
          body[name] === other[name] ? `two redemptions have the same ${name}` : '',
        ),
      );
    },

    // Paying
    ...per(PROVIDERS, 'charge-limits', async (operation) => {
      const { params } = await startOf(operation);
      const tries = [
        [params.minChargeInCent],
        [params.maxChargeInCent],
        [params.minChargeInCent - 1, 'CHARGE_BELOW_MINIMUM'],
        [params.maxChargeInCent + 1, 'CHARGE_ABOVE_MAXIMUM'],
      ];
      for (const [amount, code] of tries) {
        const answer = await send(withBody(await startOf(operation), { amount }));
        const found = code ? unlessNamed(answer, '/amount', code) : unlessTaken(answer);
        if (found) return `an amount of ${amount}: ${found}`;
      }
      return '';
    }),
    /** A start books nothing, and names its amount to the cent. */
    ...per(PROVIDERS, 'started', async (operation) => {
      const request = await startOf(operation);
      const before = await balanceOf(tokenOf(request));
      const token = tokenOf(request);
      const ids = new Set();
      for (const amount of [1507, 1999, 2929]) {
        const { body, ...answer } = await send(withNewKey(withBody(request, { amount })));
        if (!isSuccess(answer)) return `answers ${answer.status} to ${amount}`;
        const sum = /"amount"\s*:\s*"?([\d.,]+)/.exec(body.payload)?.[1];
        const { chargeId } = (await activityOf(token)).charges[0];
        const { body: charge } = await getCharge(token, chargeId);
        await call('cancelCharge', { token, parameters: { chargeId } });
        const found = first(
          differ('chargedInCent', charge.chargedInCent, amount),
          differ('the sum of the wallet', sum ?? '', sum ? (amount / 100).toFixed(2) : ''),
          ids.has(chargeId) ? 'two payments have the same chargeId' : '',
        );
        if (found) return found;
        ids.add(chargeId);
      }
      const foreign = withNewKey(withBody(request, { currency: 'CHF' }));
      return unlessNamed(await send(foreign), '/currency') || balanceIs(request, before);
    }),
    /** A payment leads back to no other website: its address would be handed to others. */
    ...per(PROVIDERS, 'foreign-return-page', async (operation) => {
      const request = await startOf(operation);
      const { host } = new URL(request.content.returnUrl);
      const others = [
        'attacker.example',
        `evil-${host}`,
        `${host}.evil.example`,
        `${host}@evil.example`,
      ];
      for (const other of others) {
        const changed = withNewKey(withBody(request, { returnUrl: `https://${other}/back` }));
        const found = unlessNamed(await send(changed), '/returnUrl');
        if (found) return `https://${other}/back: ${found}`;
      }
      return '';
    }),
    ...per(ENDINGS, 'booked-once', async (operation) => {
      const request = await receivedOf(operation);
      const before = await balanceOf(tokenOf(request));
      const sent = [1, 2, 3].map(() => send(withNewKey(request)));
      const atOnce = (await Promise.all(sent))
        .filter((answer) => !isSuccess(answer) && answer.body.code !== 'CHANGED')
        .map((answer) => unless(answer, [409], 'REQUEST_IN_PROGRESS'));
      const { body } = await send(withNewKey(request));
      // The provider's notice may have booked it before.
      const isOnce = [before, before + request.params.amount].includes(body.balanceInCent);
      return first(
        ...atOnce,
        differ('chargedInCent', body.chargedInCent, request.params.amount),
        isOnce ? '' : `the balance is ${body.balanceInCent}, and was ${before}`,
        await balanceIs(request, body.balanceInCent),
        differ('the balance in the new token', await balanceOf(body.token), body.balanceInCent),
      );
    }),
    /** A payment that is not received leaves the balance as it is. */
    ...per(ENDINGS, 'not-received', async (operation) => {
      const others = ['200 charge-processing', '200 charge-failed', '402 payment-failed'];
      for (const [status, name] of others.map((each) => each.split(' '))) {
        if (operation === 'getCharge' && status === '402') continue;
        const request = await prepareFirst(`${operation}: ${status} ${name}`);
        const before = await balanceOf(tokenOf(request));
        const answer = await send(request);
        await send(withNewKey(request));
        const found = unless(answer, [Number(status)]) || (await balanceIs(request, before));
        if (found) return `${name}: ${found}`;
      }
      return '';
    }),
    /** What is missing is paid, not a cent more. */
    'difference:redeemVoucher': async () => {
      const request = await prepareAs('difference');
      const { body: asked } = await send(request);
      const { returnUrl } = request.params;
      const start = (amount) =>
        call('initChargePaypal', {
          token: tokenOf(request),
          key: randomUUID(),
          body: { amount, currency: 'EUR', returnUrl },
        });
      return first(
        differ('status', asked.status, 'payment_required'),
        unlessNamed(await start(asked.differenceInCent + 1), '/amount'),
        unlessTaken(await start(asked.differenceInCent), 'the difference that was asked for'),
      );
    },
    /** What was paid is on the voucher once, whether a redemption names it, names it again, or does not. */
    'paid-once:redeemVoucher': async () => {
      const request = await prepareFirst(PAID);
      const { chargeId, redeemValue } = request.content;
      await getCharge(tokenOf(request), chargeId);
      const paid = await balanceOf(tokenOf(request));
      const answer = await send(withNewKey(request));
      const after = await balanceIs(request, paid - redeemValue);
      const again = await send(withNewKey(request));
      const wanted = paid - redeemValue * (isRedeemed(again) ? 2 : 1);
      const { body } = await getCharge(tokenOf(request), chargeId);
      return first(
        unlessTaken(answer),
        differ('remainingInCent', answer.body.remainingInCent, paid - redeemValue),
        after,
        await balanceIs(request, wanted, 'after a second redemption with the same payment'),
        differ('balanceInCent of the payment afterwards', body.balanceInCent, wanted),
      );
    },
    /** A payment that does not count is refused by its name, and nothing is redeemed. */
    'wrong-charge:redeemVoucher': async () => {
      const own = await prepareFirst(PAID);
      const wrong = [
        () => withToken(own, otherTokenOf(own)),
        () => prepareAs('failed-charge'),
        () => prepareAs('charge-in-process'),
        async () => withBody(await prepareFirst(REDEEMS), { chargeId: 'chg-of-nobody' }),
      ];
      for (const make of wrong) {
        const request = await make();
        const before = await balanceOf(tokenOf(request));
        const found =
          unlessNamed(await send(request), '/chargeId') || (await balanceIs(request, before));
        if (found) return found;
      }
      return '';
    },

    // Currencies: that of the voucher, in every answer
    ...per(['redeemVoucher', 'initChargePaypal'], 'in-francs', async (operation) => {
      const request = await prepareAs(`in-francs:${operation}`);
      const { currency } = request.params;
      return first(
        unlessNamed(await send(withNewKey(request)), '/currency'),
        unlessTaken(await send(withNewKey(withBody(request, { currency })))),
      );
    }),
    ...per(['lookUpPrepaidVoucher', 'getCharge'], 'in-francs', async (operation) => {
      const request = await prepareAs(`in-francs:${operation}`);
      const { body } = await send(request);
      const said = [body.currency, payloadOf(body.token).voucher.currency].join(' and ');
      return differ('the currency, and that in its token,', said, 'CHF and CHF');
    }),
    'amounts:lookUpPrepaidVoucher': async () => {
      const { params, ...request } = await prepareFirst('lookUpPrepaidVoucher: 200 prepaid-30');
      const { body } = await send(request);
      return first(
        differ('currentValueInCent of "30"', body.currentValueInCent, 3000),
        differ('minChargeInCent', body.minChargeInCent, params.minChargeInCent),
        differ('maxChargeInCent', body.maxChargeInCent, params.maxChargeInCent),
      );
    },
  };
}

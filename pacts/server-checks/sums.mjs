// Checks of sums and currencies: values in steps, amounts that are no whole euros, and vouchers in francs.
import { payloadOf, unless, withBody, withNewKey } from './server.mjs';
import { createTools, differ, first, STARTS, tokenOf, unlessNamed, unlessTaken } from './tools.mjs';

/** @returns the checks by name */
export function sumChecks(server, contract) {
  const { send, prepare, prepareAs, find } = server;
  const { balanceOf, call, refreshed } = createTools(server, contract);
  const redeeming = (request, valueInCent, quantity = 1) =>
    withNewKey(
      withBody(request, {
        items: [{ valueInCent, quantity }],
        redeemValue: valueInCent * quantity,
      }),
    );
  const started = (operation) => prepare(find(STARTS[operation]));

  return {
    'value-range:redeemVoucher': async () => {
      const request = await prepareAs('value-range');
      const { minValueInCent: min, maxValueInCent: max, stepInCent: step } = request.params;
      // Steps begin at the smallest value, which is no multiple of a step here.
      const counted = Math.ceil(min / step) * step;
      const wrong = [min - step, min + 1, counted, min + step - 1, max + step];
      for (const value of wrong) {
        const found = unlessNamed(await send(redeeming(request, value)), '/items');
        if (found) return `a value of ${value} from ${min} to ${max} by ${step} ${found}`;
      }
      for (const value of [min, min + step, max]) {
        const prepared = await prepareAs('value-range');
        const found = unlessTaken(await send(redeeming(prepared, value)));
        if (found) return `a value of ${value} from ${min} to ${max} by ${step}: ${found}`;
      }
      return '';
    },
    'odd-value:redeemVoucher': async () => {
      const request = await prepareAs('odd-value');
      const before = await balanceOf(tokenOf(request));
      const value = request.params.valueInCent;
      const { body } = await send(redeeming(request, value));
      return first(
        differ('redeemedInCent', body.redeemedInCent, value),
        differ('remainingInCent', body.remainingInCent, before - value),
        differ('the balance after it', await balanceOf(tokenOf(request)), before - value),
      );
    },
    'odd-difference:redeemVoucher': async () => {
      const request = await prepareAs('odd-difference');
      const balance = await balanceOf(tokenOf(request));
      const value = request.params.valueInCent;
      const { body } = await send(redeeming(request, value));
      return first(
        differ('status', body.status, 'payment_required'),
        differ('differenceInCent', body.differenceInCent, value - balance),
        differ('balanceInCent', body.balanceInCent, balance),
      );
    },
    'small-difference:redeemVoucher': async () => {
      const request = await prepareAs('small-difference');
      const { body } = await send(redeeming(request, request.params.valueInCent));
      return first(
        differ('status', body.status, 'payment_required'),
        differ('differenceInCent', body.differenceInCent, request.params.minChargeInCent),
      );
    },
    'large-difference:redeemVoucher': async () => {
      const request = await prepareAs('large-difference');
      const balance = await balanceOf(tokenOf(request));
      const answer = await send(redeeming(request, request.params.valueInCent));
      return first(
        unless(answer, [409], 'CREDIT_INSUFFICIENT'),
        differ('the balance after it', await balanceOf(tokenOf(request)), balance),
      );
    },
    /** An offer that costs all that is left is one. */
    'offer-that-fits:getPrepaidPackagePromotion': async () => {
      const request = await prepareAs('offer-that-fits');
      const token = tokenOf(request);
      const { body: offer } = await call('getPrepaidPackagePromotion', { token });
      const { valueInCent } = request.params;
      const {
        orderPrepaidVouchers: _o,
        orderPrepaidVouchersConfirmed: _y,
        ...content
      } = request.content;
      const quantity = ((await balanceOf(token)) - offer.costInCent) / valueInCent;
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > 100) return undefined;
      await send(redeeming({ ...request, content }, valueInCent, quantity));
      const left = await balanceOf(token);
      const asked = await call('getPrepaidPackagePromotion', { token: await refreshed(token) });
      return first(
        differ('the balance', left, offer.costInCent),
        differ('the answer when exactly its cost is left', asked.status, 200),
      );
    },
    'no-receipt:redeemVoucher': async () =>
      unlessNamed(await send(await prepareAs('no-receipt')), '/donationReceipt'),
    'shop-of-another-category:redeemVoucher': async () =>
      unless(await send(await prepareAs('shop-of-another-category')), [410], 'SHOP_GONE'),
    /** Each cent of a payment is booked. */
    ...Object.fromEntries(
      Object.keys(STARTS).map((operation) => [
        `odd-amount:${operation}`,
        async () => {
          const request = await started(operation);
          const before = await balanceOf(tokenOf(request));
          for (const amount of [1507, 1999, 2929]) {
            const { status, body } = await send(withNewKey(withBody(request, { amount })));
            if (status >= 300) return `answers ${status} to ${amount}`;
            if (body.chargeId === undefined) continue;
            const parameters = { chargeId: body.chargeId };
            const asked = await call('getCharge', { token: tokenOf(request), parameters });
            const found = differ('chargedInCent', asked.body.chargedInCent, amount);
            if (found) return found;
          }
          return differ(
            'the balance while payments are on their way',
            await balanceOf(tokenOf(request)),
            before,
          );
        },
      ]),
    ),
    'odd-amount-of-wallet:initChargeAmazonpay': async () => {
      const request = await started('initChargeAmazonpay');
      for (const amount of [1507, 1999, 2000, 2990]) {
        const { body } = await send(withNewKey(withBody(request, { amount })));
        const sum = /"amount"\s*:\s*"?([\d.,]+)/.exec(body.payload)?.[1];
        if (sum === undefined) return undefined;
        const found = differ('the sum of the wallet', sum, (amount / 100).toFixed(2));
        if (found) return found;
      }
      return '';
    },
    /** Currencies: that of the voucher, in every answer. */
    'in-francs:redeemVoucher': async () => {
      const request = await prepareAs('in-francs');
      const { currency } = request.params;
      const inEuros = await send(withNewKey(request));
      const { status, body } = await send(withNewKey(withBody(request, { currency })));
      return first(
        unlessNamed(inEuros, '/currency') &&
          `euros of a voucher in francs ${unlessNamed(inEuros, '/currency')}`,
        status < 300 ? '' : `answers ${status} to the currency of the voucher`,
        differ('currency', body.currency, currency),
        differ(
          'the currency in the token',
          payloadOf(await refreshed(tokenOf(request))).voucher.currency,
          currency,
        ),
      );
    },
    'in-francs:lookUpPrepaidVoucher': async () => {
      const request = await prepareAs('card-in-francs');
      const { body } = await send(request);
      const { currency } = request.params;
      return first(
        differ('currency', body.currency, currency),
        differ('the currency in the token', payloadOf(body.token)?.voucher?.currency, currency),
      );
    },
    'in-francs:initChargePaypal': async () => {
      const request = await prepareAs('payment-in-francs');
      const { currency } = request.params;
      return first(
        unlessNamed(await send(withNewKey(request)), '/currency'),
        unlessTaken(await send(withNewKey(withBody(request, { currency })))),
      );
    },
    'in-francs:getCharge': async () => {
      const request = await prepareAs('charge-in-francs');
      const { body } = await send(request);
      return first(
        differ('currency', body.currency, request.params.currency),
        differ(
          'the currency in the token',
          payloadOf(body.token)?.voucher?.currency,
          request.params.currency,
        ),
      );
    },
  };
}

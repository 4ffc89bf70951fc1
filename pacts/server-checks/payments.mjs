// Checks of payments: their limits, whose they are, and what is on the voucher before and after.
import { payloadOf, unless, withBody, withNewKey, withToken } from './server.mjs';
import {
  createTools,
  differ,
  first,
  perEnding,
  STARTS,
  tokenOf,
  unlessNamed,
  unlessTaken,
} from './tools.mjs';

const PAID = 'redeemVoucher: 201 completed-screen (with the difference paid)';
const perStart = (name, check) =>
  Object.fromEntries(
    Object.entries(STARTS).map(([operation, description]) => [
      `${name}:${operation}`,
      () => check(description, operation),
    ]),
  );

/** @returns the checks by name; each answers a text that says what is wrong, '' when it holds */
export function paymentChecks(server, contract) {
  const { send, prepare, prepareAs, find } = server;
  const { balanceOf, call } = createTools(server, contract);
  const getCharge = (token, chargeId) => call('getCharge', { token, parameters: { chargeId } });

  /** A payment that is not there (any more) leaves the balance as it is. */
  async function leavesBalance(description, statuses) {
    const request = await prepare(find(description));
    const before = await balanceOf(tokenOf(request));
    const answer = await send(request);
    await send(withNewKey(request));
    const { chargeId } = request.found;
    const asked = chargeId === undefined ? undefined : await getCharge(tokenOf(request), chargeId);
    return first(
      unless(answer, statuses),
      differ('the balance after it', await balanceOf(tokenOf(request)), before),
      answer.status === 402 && asked?.status === 200
        ? differ('status of the refused charge', asked.body.status, 'failed')
        : '',
    );
  }

  return {
    ...perStart('charge-limits', async (description) => {
      const { minChargeInCent, maxChargeInCent } = find(description).providerStates[0].params;
      const tries = [
        [minChargeInCent, undefined],
        [maxChargeInCent, undefined],
        [minChargeInCent - 1, 'CHARGE_BELOW_MINIMUM'],
        [maxChargeInCent + 1, 'CHARGE_ABOVE_MAXIMUM'],
      ];
      for (const [amount, code] of tries) {
        const request = await prepare(find(description));
        const answer = await send(withBody(request, { amount }));
        const found =
          code === undefined ? unlessTaken(answer) : unlessNamed(answer, '/amount', code);
        if (found) return `an amount of ${amount}: ${found}`;
        const { minimumInCent = minChargeInCent, maximumInCent = maxChargeInCent } = answer.body;
        const limits = first(
          differ('minimumInCent', minimumInCent, minChargeInCent),
          differ('maximumInCent', maximumInCent, maxChargeInCent),
        );
        if (limits) return limits;
      }
      return '';
    }),
    'full-card:initChargePaypal': async () =>
      unlessNamed(await send(await prepareAs('full-card')), '/amount', 'CHARGE_ABOVE_MAXIMUM'),
    ...perStart('other-currency', async (description) => {
      const request = await prepare(find(description));
      return unlessNamed(await send(withBody(request, { currency: 'CHF' })), '/currency');
    }),
    ...perStart('started', async (description) => {
      const request = await prepare(find(description));
      const { status, body } = await send(request);
      if (body?.chargeId === undefined) return status === 200 ? '' : `answers ${status}`;
      const own = await getCharge(tokenOf(request), body.chargeId);
      const other = await send(withNewKey(request));
      return first(
        unless(own, [200]) && `getCharge ${unless(own, [200])}`,
        differ('chargedInCent', own.body.chargedInCent, request.content.amount),
        other.body?.chargeId === body.chargeId ? 'another payment has the same chargeId' : '',
      );
    }),
    'wallet-sum:initChargeAmazonpay': async () => {
      const request = await prepare(find(STARTS.initChargeAmazonpay));
      const { body } = await send(request);
      const { amount, currencyCode } = payloadAmount(body.payload) ?? {};
      if (amount === undefined) return undefined;
      return first(
        differ('the sum that the wallet shows', Number(amount), request.content.amount / 100),
        differ('its currency', currencyCode, request.content.currency),
      );
    },
    'wallet-answer:finalizeChargeAmazonpay': async () => {
      const request = await prepare(find('finalizeChargeAmazonpay: 200 charge-received'));
      const { amount } = request.content;
      const other = await send(withBody(request, { amount: amount + 100 }));
      const foreign = await send(withNewKey(withBody(request, { currency: 'CHF' })));
      return first(
        unlessNamed(other, '/amount'),
        unlessNamed(foreign, '/currency'),
        unlessTaken(await send(withNewKey(request)), 'what the wallet took'),
      );
    },
    'other-order:finalizeChargePaypal': async () => {
      const request = await prepare(find('finalizeChargePaypal: 200 charge-received'));
      const wrong = withBody(request, { orderId: 'ORDER-OF-NOBODY' });
      return unless(await send(withNewKey(wrong)), [404]);
    },
    ...perEnding('not-received', (operation) =>
      leavesBalance(`${operation}: 200 charge-processing`, [200]),
    ),
    ...perEnding('not-taken', (operation) =>
      leavesBalance(`${operation}: 200 charge-failed`, [200]),
    ),
    ...perEnding('refused', (operation) =>
      leavesBalance(`${operation}: 402 payment-failed`, [402]),
    ),
    'not-received:getCharge': () => leavesBalance('getCharge: 200 charge-processing', [200]),
    'not-taken:getCharge': () => leavesBalance('getCharge: 200 charge-failed', [200]),
    /** What is missing is paid, neither less nor more. */
    'difference:redeemVoucher': async () => {
      const request = await prepareAs('difference');
      const token = tokenOf(request);
      const { body: asked } = await send(request);
      if (asked.status !== 'payment_required') return `answers ${asked.status}`;
      const { content, path, method } = await prepareStart();
      const start = (amount, key) =>
        send(
          withToken(
            { method, path, content: { ...content, amount }, headers: { ...key, ...JSON_TYPE } },
            token,
          ),
        );
      const more = await start(asked.differenceInCent + 1, newKey());
      const exact = await start(asked.differenceInCent, newKey());
      return first(
        unlessTaken(exact, 'the difference that was asked for'),
        unlessNamed(more, '/amount') && `a cent more ${unlessNamed(more, '/amount')}`,
      );
    },
    /** The site knows the balance, and has the difference paid before it asks. */
    'paid-before-asked:initChargePaypal': async () =>
      unless(await send(await prepareAs('paid-before-asked')), [200]),
    /** What was paid is on the voucher, whether a redemption names it or not. */
    'paid-unnamed:redeemVoucher': async () => {
      const request = await prepare(find(PAID));
      const { chargeId, paymentRequired: _paid, ...content } = request.content;
      const { body } = await getCharge(tokenOf(request), chargeId);
      const answer = await send({ ...request, content });
      return first(
        unlessTaken(answer),
        differ('status', answer.body.status, 'completed'),
        differ(
          'the balance after it',
          await balanceOf(tokenOf(request)),
          body.balanceInCent - content.redeemValue,
        ),
      );
    },
    /** The status of a payment comes with the current balance, not with the balance at the time of booking. */
    'balance-of-now:getCharge': async () => {
      const request = await prepare(find(PAID));
      const token = tokenOf(request);
      const { chargeId } = request.content;
      await getCharge(token, chargeId);
      const { status } = await send(request);
      const balance = await balanceOf(token);
      const { body } = await getCharge(token, chargeId);
      return first(
        unless({ status }, [201]),
        differ('balanceInCent after a redemption', body.balanceInCent, balance),
        differ(
          'the balance in its token after a redemption',
          payloadOf(body.token)?.voucher?.balanceInCent,
          balance,
        ),
      );
    },
    /** What was paid is on the voucher once, also when it is named in the redemption. */
    'paid-once:redeemVoucher': async () => {
      const request = await prepare(find(PAID));
      const { chargeId } = request.content;
      await getCharge(tokenOf(request), chargeId);
      const before = await balanceOf(tokenOf(request));
      const answer = await send(request);
      const wanted = before - request.content.redeemValue;
      const after = await balanceOf(tokenOf(request));
      await getCharge(tokenOf(request), chargeId);
      return first(
        unlessTaken(answer),
        differ('remainingInCent', answer.body.remainingInCent, wanted),
        differ('the balance after it', after, wanted),
        differ('the balance after asking once more', await balanceOf(tokenOf(request)), wanted),
      );
    },
  };

  /** The request that starts a payment, for another voucher than that of its state. */
  async function prepareStart() {
    const { request } = find(`${STARTS.initChargePaypal} (of a difference)`);
    const { returnUrl } = contractParams(request);
    return { method: request.method, path: request.path, content: { currency: 'EUR', returnUrl } };
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const contractParams = ({ body }) => body.content;

/** The sum in the payload of Amazon Pay (`paymentDetails.chargeAmount`), where it can be read. */
function payloadAmount(payload) {
  try {
    return JSON.parse(payload).paymentDetails?.chargeAmount;
  } catch {
    return undefined;
  }
}

// Checks of what is known about a voucher, and of the three rules that keep pages from acting on anything else.
import { randomUUID } from 'node:crypto';
import { differ, first, isSame, isSuccess, unless, unlessTaken } from './judge.mjs';
import { keyOf, withHeader, withNewKey } from './requests.mjs';
import { createTools, ENDINGS, per, STARTS } from './server.mjs';
import { otherTokenOf, tokenOf } from './tokens.mjs';

const REDEEMS = 'redeemVoucher: 201 completed-screen';
/** What a request shows where it carries a version, by operation. */
const SHOWING = Object.fromEntries([
  ['redeemVoucher', REDEEMS],
  ...Object.entries(STARTS),
  ...ENDINGS.filter((each) => each !== 'getCharge').map((end) => [
    end,
    `${end}: 200 charge-received`,
  ]),
]);
const seeing = (request, version) => withHeader(request, 'If-Match', version);
const OF_NOBODY = '"of-nobody"';

/** @returns the checks by name and operation; each answers what is wrong, '' when it holds */
export function ledgerChecks(server, contract) {
  const { send, prepareFirst } = server;
  const { activityOf, balanceOf, call, getCharge } = createTools(server, contract);
  const cancel = (token, chargeId) => call('cancelCharge', { token, parameters: { chargeId } });
  const begin = async (operation) => {
    const request = await prepareFirst(STARTS[operation]);
    const answer = await send(request);
    const [charge] = (await activityOf(tokenOf(request))).charges;
    return { request, answer, charge, token: tokenOf(request) };
  };

  return {
    /** Balance, payment and redemption are told, with a version that changes with each; no secret is. */
    'activity:redeemVoucher': async () => {
      const request = await prepareFirst(REDEEMS);
      const token = tokenOf(request);
      const before = await activityOf(token);
      const same = await activityOf(token);
      const { body } = await send(request);
      const after = await activityOf(token);
      const [redeemed] = after.redemptions;
      const secrets = [body.redeemLinkToken, body.orderNumber, request.found.code];
      const other = await activityOf(otherTokenOf(request));
      return first(
        differ('the version, when nothing happened,', same.version, before.version),
        after.version === before.version ? 'a redemption leaves the version as it is' : '',
        differ('the balance', after.balanceInCent, before.balanceInCent - body.redeemedInCent),
        differ('the number of redemptions', after.redemptions.length, 1),
        differ('the key of the redemption', redeemed?.key.toLowerCase(), keyOf(request)),
        differ('the number of redemptions of another voucher', other.redemptions.length, 0),
        secrets.some((secret) => secret && JSON.stringify(after).includes(secret))
          ? 'tells a code, a link or an order'
          : '',
      );
    },
    ...per(Object.keys(STARTS), 'activity', async (operation) => {
      const { request, charge } = await begin(operation);
      return first(
        differ('the key of the payment', charge?.key.toLowerCase(), keyOf(request)),
        differ('its status', charge?.status, 'open'),
        differ('amountInCent', charge?.amountInCent, request.content.amount),
        differ('provider', charge?.provider, operation.replace('initCharge', '').toLowerCase()),
      );
    }),
    /** What was shown is what counts; the stored answer comes first. */
    ...per(Object.keys(SHOWING), 'changed', async (operation) => {
      const request = await prepareFirst(SHOWING[operation]);
      const token = tokenOf(request);
      const before = await balanceOf(token);
      const refused = await send(seeing(request, OF_NOBODY));
      const after = await balanceOf(token);
      const { version } = await activityOf(token);
      const taken = await send(seeing(request, `W/${version.replace(/^W\//, '')}`));
      const again = await send(seeing(request, OF_NOBODY));
      return first(
        unless(refused, [412], 'CHANGED'),
        differ('the balance after it', after, before),
        unlessTaken(taken, 'the version that is known'),
        isSame(taken, again) ? '' : 'its repeat with another version is answered otherwise',
      );
    }),
    /** Another device redeems in between. */
    'changed-meanwhile:redeemVoucher': async () => {
      const request = await prepareFirst(REDEEMS);
      const { version } = await activityOf(tokenOf(request));
      const both = [1, 2].map(() => send(seeing(withNewKey(request), version)));
      const taken = (await Promise.all(both)).filter(isSuccess).length;
      return first(
        differ('the number of redemptions of one version', taken, 1),
        unless(await send(seeing(request, version)), [412], 'CHANGED'),
      );
    },
    ...per(Object.keys(STARTS), 'one-charge', async (operation) => {
      const { request, charge, token } = await begin(operation);
      const second = await send(withNewKey(request));
      const cancelled = await cancel(token, charge?.chargeId);
      const { version } = await activityOf(token);
      const both = [1, 2].map(() => send(seeing(withNewKey(request), version)));
      const sent = await Promise.all(both);
      return first(
        unless(second, [409], 'CHARGE_OPEN'),
        differ('its chargeId', second.body.chargeId, charge?.chargeId),
        differ('the status when it was called off', cancelled.body.status, 'cancelled'),
        differ('the number of payments that two at once begin', sent.filter(isSuccess).length, 1),
      );
    }),
    /** The wallet's end needs what only the wallet knows. */
    ...per(['initChargeUnzer', 'initChargePaypal'], 'cancelled', async (operation) => {
      const { answer, charge, token, request } = await begin(operation);
      const before = await balanceOf(token);
      await cancel(token, charge?.chargeId);
      const { status: _status, ...body } = answer.body;
      const end = operation.replace('init', 'finalize');
      const ended = await call(end, { token, key: randomUUID(), body });
      const looked = await getCharge(token, charge?.chargeId);
      const [known] = (await activityOf(token)).charges;
      const ofOther = await cancel(otherTokenOf(request), charge?.chargeId);
      return first(
        isSuccess(ended) ? differ('the status of its end', ended.body.status, 'failed') : '',
        differ('the status afterwards', looked.body.status, 'failed'),
        differ('what is known of it', known?.status, 'cancelled'),
        differ('the balance', await balanceOf(token), before),
        unless(ofOther, [404]),
      );
    }),
    /** Its value comes back once, and no code of it is shown; one whose code was seen is final. */
    'revoked:revokeRedemption': async () => {
      const redeemed = async () => {
        const request = await prepareFirst('redeemVoucher: 201 completed-revocable');
        const { body } = await send(request);
        const token = tokenOf(request);
        const revoke = () =>
          call('revokeRedemption', { token, parameters: { redeemId: body.redeemId } });
        const reveal = () =>
          call('revealMerchantCode', { body: { redeemLinkToken: body.redeemLinkToken } });
        return {
          token,
          before: request.content.redeemValue + body.remainingInCent,
          revoke,
          reveal,
        };
      };
      const unseen = await redeemed();
      await Promise.all([unseen.revoke(), unseen.revoke()]);
      const again = await unseen.revoke();
      const code = await unseen.reveal();
      const balance = await balanceOf(unseen.token);
      const seen = await redeemed();
      await seen.reveal();
      const late = await seen.revoke();
      return first(
        differ('the status', again.body.status, 'revoked'),
        differ('the balance', balance, unseen.before),
        unless(code, [410], 'REDEMPTION_REVOKED'),
        late.body.status === 'revoked' ? 'one whose code was seen is taken back' : '',
      );
    },
    /** The bank may have taken the money. */
    'not-cancelled:cancelCharge': async () => {
      const request = await prepareFirst('cancelCharge: 200 cannot-be-cancelled');
      await send(request);
      return differ('its status', (await send(request)).body.status, 'processing');
    },
  };
}

// Checks of what is found afterwards: what was answered as done is done.
import { withOtherCaptcha } from './changes.mjs';
import { payloadOf, unless, withBody, withNewKey } from './server.mjs';
import { createTools, differ, first, tokenOf } from './tools.mjs';

const REDEEMS = 'redeemVoucher: 201 completed-email';
const DELAYED = 'redeemVoucher: 201 delayed';
const CHECKED = 'redeemVoucher: 201 fraud-check';
const PARTLY = 'activateVouchers: 200 activated-partly';

/** Milliseconds that clocks, and a slow answer, may differ. */
const NOW_MS = 120_000;
const datedNow = (value, what) =>
  Math.abs(Date.parse(value) - Date.now()) < NOW_MS ? '' : `${what} is ${value}, and not now`;

/** @returns the checks by name */
export function afterwardsChecks(server, contract) {
  const { send, prepare, find } = server;
  const { call, refreshed } = createTools(server, contract);
  const linkOf = ({ content: { orderSource, orderReference, orderHash } }) => ({
    orderSource,
    orderReference,
    orderHash,
  });
  const statesOf = async (request) => {
    const { body } = await call('lookUpActivation', { body: linkOf(request) });
    return new Map(body.vouchers.map(({ id, state }) => [id, state]));
  };
  const lookUpCheck = (ident) => call('lookUpFraudCheck', { body: { ident } });

  return {
    /** One that cannot be activated does not stop the others. */
    'partly-activated:activateVouchers': async () => {
      const request = await prepare(find(PARTLY));
      const { body } = await send(request);
      const states = await statesOf(request);
      const { activated = [], failed = [] } = body;
      return first(
        activated.length > 0 && failed.length > 0 ? '' : 'does not activate a part',
        ...activated.map((id) => differ(`the state of ${id}, activated`, states.get(id), 'active')),
        ...failed.map(({ id }) =>
          differ(`the state of ${id}, which failed`, states.get(id), 'inactive'),
        ),
      );
    },
    'named-and-all:activateVouchers': async () => {
      const request = await prepare(find('activateVouchers: 200 activated-all'));
      const [[id]] = await statesOf(request);
      const before = [...(await statesOf(request)).values()].join();
      const { all: _all, ...content } = request.content;
      const both = { ...request, content: { ...content, all: true, voucherIds: [id] } };
      const answer = await send(both);
      const isNamed = answer.body?.errors?.some(({ pointer }) => pointer.startsWith('/voucherIds'));
      return first(
        unless(answer, [422], 'VALIDATION_FAILED'),
        isNamed ? '' : 'does not name /voucherIds',
        differ('the states after it', [...(await statesOf(request)).values()].join(), before),
      );
    },
    'known-order:getOrderStatus': async () => {
      const request = await prepare(find(REDEEMS));
      const { captcha } = request.found;
      if (captcha === undefined) return 'the state answers no captcha';
      const { body: redeemed } = await send(request);
      const { email } = request.content.customer;
      const order = { orderNumber: redeemed.orderNumber, email, captcha };
      const found = await call('getOrderStatus', { body: order });
      return first(
        unless(found, [200]) && `the order of a redemption ${unless(found, [200])}`,
        differ('transactionNumber', found.body.transactionNumber, redeemed.transactionNumber),
      );
    },
    /** What happens now is dated now, in whatever zone the server is. */
    'dated-now:getRedemption': async () => {
      for (const description of [REDEEMS, DELAYED, CHECKED]) {
        const request = await prepare(find(description));
        const { body: redeemed } = await send(request);
        const parameters = { redeemId: redeemed.redeemId };
        const { body } = await call('getRedemption', { token: tokenOf(request), parameters });
        if (!(body.steps?.length > 0)) return 'a redemption has no steps';
        const wrong = body.steps
          .map(({ name, at }) => datedNow(at, `the step ${name} of a redemption`))
          .find(Boolean);
        if (wrong) return wrong;
      }
      return '';
    },
    'dated-now:requestMerchantCodeLink': async () => {
      const { body } = await send(await prepare(find('requestMerchantCodeLink: 202')));
      return datedNow(body.sentAt, 'sentAt');
    },
    /** A code has one id, however often it is entered, and another voucher another one. */
    'same-id:createVoucherToken': async () => {
      const request = await prepare(find('createVoucherToken: 200 balance-50'));
      const other = withOtherCaptcha(request);
      if (other === request) return 'the state answers no otherCaptcha';
      const [one, again] = [await send(request), await send(other)];
      return differ(
        'the id of the voucher when its code is entered again',
        payloadOf(again.body.token)?.sub,
        payloadOf(one.body.token)?.sub,
      );
    },
    /** A link goes to the address that is stored, whatever a request says. */
    ...Object.fromEntries(
      ['resendRedeemLink', 'requestMerchantCodeLink'].map((operation) => [
        `no-other-address:${operation}`,
        async () => {
          const request = await prepare(find(`${operation}: 202`));
          const email = 'attacker@attacker.example';
          const { status, body } = await send(withBody(request, { email, to: email }));
          return first(
            status < 300 ? '' : `answers ${status} to a field that it does not know`,
            body?.emailMasked?.endsWith('@attacker.example') ? 'is sent to another address' : '',
          );
        },
      ]),
    ),
    /** The document of a redemption is behind its link, once there is a code. */
    'behind-link:downloadMerchantCodePdf': async () => {
      const request = await prepare(find('redeemVoucher: 201 completed-pdf'));
      const { body } = await send(request);
      const { redeemLinkToken } = body;
      const opened = await call('downloadMerchantCodePdf', { body: { redeemLinkToken } });
      const later = await prepare(find('revealMerchantCode: 200 delayed'));
      const none = await call('downloadMerchantCodePdf', { body: later.content });
      return first(
        unless(opened, [200]) && `the document of a redemption ${unless(opened, [200])}`,
        unless(none, [404], 'NOT_FOUND') && `while its code comes later it ${unless(none, [404])}`,
      );
    },
    'known-review:createVoucherToken': async () => {
      const request = await prepare(find('requestReactivation: 202 reactivation-started'));
      const { otherCaptcha: captcha } = request.found;
      if (captcha === undefined) return 'the state answers no otherCaptcha';
      await send(request);
      const body = { code: request.params.voucher, voucherCategory: 1, captcha };
      const found = unless(
        await call('createVoucherToken', { body }),
        [409],
        'REACTIVATION_PENDING',
      );
      return found && `the code under review ${found}`;
    },
    'known-state:submitFraudCheck': async () => {
      const request = await prepare(find('submitFraudCheck: 200 fraud-pin-sent'));
      const { body } = await send(request);
      const found = await lookUpCheck(request.params.ident);
      return differ('the state of the check afterwards', found.body.state, body.state);
    },
    'known-state:verifyFraudCheckPin': async () => {
      const request = await prepare(find('verifyFraudCheckPin: 200'));
      const { body } = await send(request);
      const found = await lookUpCheck(request.content.ident);
      return differ('the state of the check afterwards', found.body.state, body.state);
    },
    'known-tries:verifyFraudCheckPin': async () => {
      const request = await prepare(find('verifyFraudCheckPin: 200'));
      const wrong = withBody(request, { pin: '000000' });
      const { body: one } = await send(withNewKey(wrong));
      const { body: other } = await send(withNewKey(withBody(wrong, { pin: '000001' })));
      return differ('attemptsLeft of the second', other.attemptsLeft, one.attemptsLeft - 1);
    },
    /** A PIN that is missing is no wrong one. */
    'missing-pin-is-no-try:downloadVoucherPdf': async () => {
      const request = await prepare(find('downloadVoucherPdf: 200 document'));
      const { pin: _pin, ...content } = request.content;
      for (let tries = 0; tries < 6; tries += 1) {
        const found = unless(await send({ ...request, content }), [422], 'VALIDATION_FAILED');
        if (found) return `without a PIN it ${found}`;
      }
      return unless(await send(request), [200]);
    },
    /** A new token lives at least as long as the one before. */
    'extended:refreshVoucherToken': async () => {
      const token = tokenOf(await prepare(find('refreshVoucherToken: 200')));
      const again = payloadOf(await refreshed(token));
      return again.exp >= payloadOf(token).exp ? '' : 'the new token ends before the old one';
    },
    /** Who paid with the code of a voucher may redeem with the new token. */
    'purpose-kept:getCharge': async () => {
      const request = await prepare(
        find('redeemVoucher: 201 completed-screen (with the difference paid)'),
      );
      const { chargeId } = request.content;
      const { body } = await call('getCharge', {
        token: tokenOf(request),
        parameters: { chargeId },
      });
      const { purpose = 'redeem' } = payloadOf(body.token) ?? {};
      return differ('the purpose of the new token', purpose, 'redeem');
    },
    'gift-of-another:getActiveGiveaway': async () => {
      const request = await prepare(find('getActiveGiveaway: 200 giveaway'));
      const of = { ...request.content, redeemId: 'rdm-of-nobody' };
      const answer = await send({ ...request, content: of });
      const isNamed = answer.body?.errors?.some(({ pointer }) => pointer === '/redeemId');
      return (
        unless(answer, [422], 'VALIDATION_FAILED') || (isNamed ? '' : 'does not name /redeemId')
      );
    },
    'same-parameter:getParameter': async () => {
      await prepare(find('listParameters: 200'));
      const headers = { 'Accept-Language': 'de' };
      const { body: all } = await call('listParameters', { headers });
      for (const [key, value] of Object.entries(all)) {
        const { status, body } = await call('getParameter', { headers, parameters: { key } });
        if (status !== 200) return `answers ${status} to ${key}, which is listed`;
        const found = differ(
          `the value of ${key}`,
          JSON.stringify(body.value),
          JSON.stringify(value),
        );
        if (found) return found;
      }
      return '';
    },
    'same-shop:getShop': async () => {
      const { body: wall } = await send(await prepare(find('getShopWall: 200 wall')));
      for (const shop of wall.slice(0, 5)) {
        const headers = { 'Accept-Language': 'de' };
        const { status, body } = await call('getShop', { headers, parameters: { id: shop.id } });
        // Of a state for the wall only.
        if (status !== 200) continue;
        for (const name of ['name', 'slug', 'type', 'voucherValues', 'valueRange']) {
          const found = differ(
            `${name} of the shop ${shop.id}`,
            JSON.stringify(body[name]),
            JSON.stringify(shop[name]),
          );
          if (found && name in shop && name in body) return found;
        }
      }
      return '';
    },
    /** Places are inside the circle, and a larger one has no fewer. */
    'circle:listAcceptancePoints': async () => {
      const request = await prepare(find('listAcceptancePoints: 200 around-hamburg'));
      const [address, query] = request.path.split('?');
      const within = async (change) => {
        const search = new URLSearchParams(query);
        for (const [name, value] of Object.entries(change)) search.set(name, value);
        return (await send({ ...request, path: `${address}?${search}` })).body;
      };
      const near = await within({ radiusKm: 1 });
      const far = await within({ radiusKm: 200 });
      const point = { lat: 53.55, lng: 10 };
      const atPoint = await within(point);
      const elsewhere = await within({ ...point, postalCode: '99999' });
      const outside = near.items.find(({ distanceKm }) => distanceKm > 1);
      return first(
        outside === undefined ? '' : `a place is ${outside.distanceKm} km away, within 1 km`,
        far.total >= near.total ? '' : 'a larger circle has fewer places',
        differ('total at a point beside another postal code', elsewhere.total, atPoint.total),
      );
    },
  };
}

// Checks of what is behind links and codes: activations, downloads, identity checks, giveaways, reviews.
import { withPartText } from './form-parts.mjs';
import { unless, withBody, withNewKey, withToken } from './server.mjs';
import { createTools, differ, first, unlessNamed, unlessTaken } from './tools.mjs';

const GIFT = 'redeemGiveawayCode: 200 code-sent';
const ACTIVATES = 'activateVouchers: 200 activated-all';
const PIN = 'verifyFraudCheckPin: 200';

/** @returns the checks by name; each answers what is wrong, '' when it holds, undefined when it does not fit */
export function linkChecks(server, contract) {
  const { send, prepare, prepareAs, find } = server;
  const { call } = createTools(server, contract);

  const linkOf = ({ content: { orderSource, orderReference, orderHash } }) => ({
    orderSource,
    orderReference,
    orderHash,
  });
  const lookUp = async (request) =>
    (await call('lookUpActivation', { body: linkOf(request) })).body.vouchers;

  /** Another order, or another source, under the same secret. */
  async function ofAnotherOrder(description) {
    for (const name of ['orderReference', 'orderSource']) {
      const request = await prepare(find(description));
      const answer = await send(withBody(request, { [name]: 'another' }));
      const found = unless(answer, [404], 'ORDER_NOT_FOUND');
      if (found) return `with another ${name} it ${found}`;
    }
    return '';
  }
  const wrongPin = (pin) => `${pin.slice(0, -1)}${pin.endsWith('0') ? 1 : 0}`;

  /** Ten wrong PINs at once are ten tries. */
  async function locksAtOnce(description) {
    const request = await prepare(find(description));
    const wrong = withBody(request, { pin: wrongPin(request.content.pin) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(withNewKey(wrong))));
    const unexpected = answers.find(({ status }) => ![409, 422, 429].includes(status));
    if (unexpected) return `answers ${unexpected.status} to a wrong PIN`;
    // What was in progress may be tried again: ten tries are all that there are.
    return unless(await send(withNewKey(request)), [429], 'PIN_LOCKED');
  }

  /** Sends a request again with an e-mail address in other letters. */
  const inCapitals = ({ content }) => ({ email: content.email.toUpperCase() });

  return {
    'other-order:lookUpActivation': () =>
      ofAnotherOrder('lookUpActivation: 200 activation-several'),
    'other-order:activateVouchers': () => ofAnotherOrder(ACTIVATES),
    'activated-for-good:activateVouchers': async () => {
      const request = await prepare(find(ACTIVATES));
      const all = (await lookUp(request)).map(({ id }) => id);
      const { body } = await send(request);
      const states = (await lookUp(request)).map(({ state }) => state);
      const { body: again } = await send(withNewKey(request));
      return first(
        differ('activated', String(body.activated.toSorted()), String(all.toSorted())),
        differ('the states after it', String(states), String(states.map(() => 'active'))),
        differ(
          'activated when it is asked again',
          String(again.activated.toSorted()),
          String(all.toSorted()),
        ),
      );
    },
    'only-named:activateVouchers': async () => {
      const request = await prepare(find(ACTIVATES));
      const before = await lookUp(request);
      const inactive = before.filter(({ state }) => state === 'inactive').map(({ id }) => id);
      const { all: _all, ...content } = request.content;
      const named = { ...request, content: { ...content, voucherIds: inactive.slice(0, 1) } };
      const foreign = withBody(named, { voucherIds: [...inactive, 'of-nobody'] });
      const refused = unlessNamed(await send(withNewKey(foreign)), '/voucherIds');
      const after = await lookUp(request);
      const [activated] = inactive;
      const twice = withBody(named, { voucherIds: [activated, activated] });
      const { body } = await send(withNewKey(twice));
      const wanted = before.map(({ id, state }) => (id === activated ? 'active' : state));
      return first(
        refused && `an id of another order ${refused}`,
        differ(
          'what is inactive after a refusal',
          String(after.filter(({ state }) => state === 'inactive').map(({ id }) => id)),
          String(inactive),
        ),
        differ('activated', String(body.activated), activated),
        differ(
          'the states after one was named',
          String((await lookUp(request)).map(({ state }) => state)),
          String(wanted),
        ),
      );
    },
    'format-not-offered:downloadVoucherPdf': async () =>
      unlessNamed(await send(await prepareAs('format-not-offered')), '/format'),
    'pin-as-number:downloadVoucherPdf': async () => {
      const request = await prepare(find('downloadVoucherPdf: 200 document'));
      const { pin } = request.content;
      return unless(await send(withBody(request, { pin: `0${pin}` })), [422], 'PIN_INVALID');
    },
    'pin-at-once:downloadVoucherPdf': () => locksAtOnce('downloadVoucherPdf: 200 document'),
    'pin-at-once:verifyFraudCheckPin': () => locksAtOnce(PIN),
    'pin-before-data:verifyFraudCheckPin': async () =>
      unlessNamed(await send(await prepareAs('pin-before-data')), '/pin'),
    'other-transaction:verifyFraudCheckPin': async () => {
      const request = await prepare(find(PIN));
      const other = withBody(request, { transactionNumber: 'TX-OF-NOBODY' });
      for (let tries = 0; tries < 4; tries += 1) {
        const found = unlessNamed(await send(withNewKey(other)), '/transactionNumber');
        if (found) return found;
      }
      return unlessTaken(await send(withNewKey(request)), 'the right one after four wrong ones');
    },
    'second-submission:submitFraudCheck': async () => {
      const answer = await send(await prepareAs('second-submission'));
      return (
        unless(answer, [200]) || differ('the state of the check', answer.body.state, 'in_review')
      );
    },
    'review-again:requestReactivation': async () => {
      const request = await prepare(find('requestReactivation: 202 reactivation-started'));
      const { otherCaptcha } = request.found;
      if (otherCaptcha === undefined) return 'the state answers no otherCaptcha';
      const { status, body } = await send(request);
      if (status >= 300) return `answers ${status}`;
      const again = withPartText(withNewKey(request), 'captcha', otherCaptcha);
      const answer = await send(again);
      const { availableFrom = body.expectedBy } = answer.body;
      return first(
        unless(answer, [409], 'REACTIVATION_PENDING'),
        Date.parse(availableFrom) === Date.parse(body.expectedBy)
          ? ''
          : `availableFrom is ${availableFrom}, and the first review ends ${body.expectedBy}`,
      );
    },
    /** One code for each address. */
    'gift-once:redeemGiveawayCode': async () => {
      const request = await prepare(find(GIFT));
      const { status } = await send(request);
      const again = withNewKey(request);
      return first(
        status < 300 ? '' : `answers ${status}`,
        unlessNamed(await send(again), '/email'),
        unlessNamed(await send(withNewKey(withBody(again, inCapitals(again)))), '/email') &&
          'sends another code to the address in capitals',
      );
    },
    'gift-at-once:redeemGiveawayCode': async () => {
      const request = await prepare(find(GIFT));
      const answers = await Promise.all([1, 2, 3].map(() => send(withNewKey(request))));
      const sent = answers.filter(({ status }) => status < 300).length;
      return differ('the number of codes for three requests at once', sent, 1);
    },
    'gift-of-another:redeemGiveawayCode': async () => {
      const request = await prepare(find(GIFT));
      const { otherToken } = request.found;
      if (otherToken === undefined) return 'the state answers no otherToken';
      return unlessNamed(await send(withToken(request, otherToken)), '/redeemId');
    },
    'other-gift:redeemGiveawayCode': async () => {
      const request = await prepare(find(GIFT));
      const { id } = request.content;
      return unlessNamed(await send(withBody(request, { id: id + 1000 })), '/id');
    },
    'banner-without-code:redeemGiveawayCode': async () =>
      unlessNamed(await send(await prepareAs('banner-without-code')), '/id'),
    'address-in-capitals:getOrderStatus': async () => {
      const request = await prepare(find('getOrderStatus: 200 status-sent'));
      return unless(await send(withBody(request, inCapitals(request))), [200]);
    },
    'reminded-once:createVoucherToken': async () => {
      const request = await prepare(find('createVoucherToken: 409 voucher-not-activated'));
      const { otherCaptcha } = request.found;
      if (otherCaptcha === undefined) return 'the state answers no otherCaptcha';
      await send(request);
      const { body } = await send(withBody(request, { captcha: otherCaptcha }));
      return body.giverReminded === true ? 'reminds the giver twice' : '';
    },
    'resend-at:resendRedeemLink': async () => {
      const request = await prepare(find('resendRedeemLink: 202 link-resent'));
      const { otherCaptcha } = request.found;
      const { body } = await send(request);
      const again = await send(withNewKey(withBody(request, { captcha: otherCaptcha })));
      const wait = Number(again.headers['retry-after']) * 1000;
      const allowed = Date.parse(body.resendAllowedAt) - Date.now();
      return first(
        unless(again, [429], 'RATE_LIMITED'),
        Math.abs(wait - allowed) < 5000 ? '' : 'Retry-After is another time than resendAllowedAt',
      );
    },
    'unknown-secret:revealMerchantCode': async () => {
      const request = await prepare(find('revealMerchantCode: 200 ready-code128'));
      const { redeemLinkToken } = request.content;
      const other =
        redeemLinkToken.toUpperCase() === redeemLinkToken
          ? redeemLinkToken.toLowerCase()
          : redeemLinkToken.toUpperCase();
      return unless(await send(withBody(request, { redeemLinkToken: other })), [404]);
    },
  };
}

// Checks of redemptions: what the shop offers, what an address needs, and what is found afterwards.
import { isDeepStrictEqual } from 'node:util';
import { ofKey, unless, withBody, withNewKey, withToken } from './server.mjs';
import { createTools, differ, first, tokenOf, unlessNamed, unlessTaken } from './tools.mjs';

const REDEEMS = 'redeemVoucher: 201 completed-email';
const SHOWN = 'redeemVoucher: 201 completed-screen';
const POSTED = 'redeemVoucher: 201 completed-post';
const DONATES = 'redeemVoucher: 201 completed-donation';
const RECEIPT = 'redeemVoucher: 201 completed-donation (with a receipt)';
const WITH_VOUCHERS = 'redeemVoucher: 201 completed-with-vouchers';
const CHECKED = 'redeemVoucher: 201 fraud-check';
const DELAYED = 'redeemVoucher: 201 delayed';
const DELIVERIES = ['email', 'pdf', 'screen', 'post'];

/** A redemption of these items. */
const withItems = (request, items) =>
  withBody(request, {
    items,
    redeemValue: items.reduce((sum, { valueInCent, quantity }) => sum + valueInCent * quantity, 0),
  });

/** @returns the checks by name; each answers what is wrong, '' when it holds, undefined when it does not fit */
export function redemptionChecks(server, contract) {
  const { send, prepare, prepareAs, find } = server;
  const { balanceOf, call, refreshed } = createTools(server, contract);
  const shopOf = async ({ content, headers }) => {
    const { 'Accept-Language': language } = headers;
    const answer = await call('getShop', {
      parameters: { id: content.shopId },
      headers: { 'Accept-Language': language ?? 'de' },
    });
    return answer.body;
  };
  const getRedemption = (token, redeemId) =>
    call('getRedemption', { token, parameters: { redeemId } });
  const reveal = (redeemLinkToken) => call('revealMerchantCode', { body: { redeemLinkToken } });

  return {
    'found-again:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const { body } = await send(request);
      const found = await getRedemption(await refreshed(tokenOf(request)), body.redeemId);
      return first(
        unless(found, [200]),
        differ('orderNumber', found.body.orderNumber, body.orderNumber),
        differ('transactionNumber', found.body.transactionNumber, body.transactionNumber),
      );
    },
    /** What has begun is known where it goes on. */
    'goes-on:redeemVoucher': async () => {
      const checked = await prepare(find(CHECKED));
      const { body } = await send(checked);
      const check = await call('lookUpFraudCheck', { body: { ident: body.fraudIdent } });
      const order = await getRedemption(tokenOf(checked), body.redeemId);
      const delayed = await prepare(find(DELAYED));
      const { body: later } = await send(delayed);
      const orderOfLater = await getRedemption(tokenOf(delayed), later.redeemId);
      return first(
        unless(check, [200]) && `the identity check ${unless(check, [200])}`,
        differ('its transactionNumber', check.body.transactionNumber, body.transactionNumber),
        differ('the state of the check', check.body.state, 'data_required'),
        differ('the status of the order that is checked', order.body.status, 'in_review'),
        differ('the status of the order that comes later', orderOfLater.body.status, 'delayed'),
      );
    },
    'not-ordered:redeemVoucher': async () => {
      const request = await prepare(find(WITH_VOUCHERS));
      const before = await balanceOf(tokenOf(request));
      const { body } = await send(withBody(request, { orderPrepaidVouchers: false }));
      return first(
        body.orderedVouchers === undefined ? '' : 'has orderedVouchers that nobody ordered',
        differ(
          'the balance after it',
          await balanceOf(tokenOf(request)),
          before - request.content.redeemValue,
        ),
      );
    },
    /** Whatever a redemption is refused for, nothing is debited. */
    'refused-debits-nothing:redeemVoucher': async () => {
      const refused = server.interactions.filter(
        ({ description, response: { status } }) =>
          description.startsWith('redeemVoucher: ') && [402, 409, 410, 422].includes(status),
      );
      for (const interaction of refused) {
        const request = await prepare(interaction);
        const before = await balanceOf(tokenOf(request)).catch(() => undefined);
        if (before === undefined) continue;
        await send(request);
        const after = await balanceOf(tokenOf(request));
        const found = differ('the balance after it', after, before);
        if (found) return `${interaction.description}: ${found}`;
      }
      return '';
    },
    'two-redemptions:redeemVoucher': async () => {
      const request = await prepare(find(SHOWN));
      const { body } = await send(request);
      const { body: other } = await send(withNewKey(request));
      const same = ['redeemId', 'orderNumber', 'transactionNumber', 'redeemLinkToken'].filter(
        (name) => body[name] === other[name],
      );
      return same.length === 0 ? '' : `two redemptions have the same ${same.join(', ')}`;
    },
    /** What is behind the link is worth what was redeemed, however often it is opened. */
    'codes:redeemVoucher': async () => {
      const request = await prepare(find(SHOWN));
      const [item] = request.content.items;
      const { body } = await send(withItems(request, [{ ...item, quantity: 2 }]));
      const opened = await reveal(body.redeemLinkToken);
      const values = opened.body.codes?.map(({ valueInCent }) => valueInCent) ?? [];
      if (opened.status !== 200 || opened.body.status === 'delayed') {
        return unless(opened, [200]);
      }
      const sum = values.every((value) => value !== undefined)
        ? values.reduce((total, value) => total + value, 0)
        : body.redeemedInCent;
      const again = await reveal(body.redeemLinkToken);
      return first(
        values.length === 0 ? 'there are no codes behind the link' : '',
        differ('the value of all codes', sum, body.redeemedInCent),
        isDeepStrictEqual(again.body.codes, opened.body.codes)
          ? ''
          : 'the link shows other codes when it is opened again',
      );
    },
    'all-of-it:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const balance = await balanceOf(tokenOf(request));
      const { voucherValues = [] } = await shopOf(request);
      const value = voucherValues
        .map(({ valueInCent }) => valueInCent)
        .find((one) => balance % one === 0 && balance / one <= 100);
      if (value === undefined) return undefined;
      const answer = await send(
        withItems(request, [{ valueInCent: value, quantity: balance / value }]),
      );
      return first(
        unlessTaken(answer, 'all that is on the voucher'),
        differ('status', answer.body.status, 'completed'),
        differ('remainingInCent', answer.body.remainingInCent, 0),
      );
    },
    'several-values:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const balance = await balanceOf(tokenOf(request));
      const { voucherValues = [] } = await shopOf(request);
      const items = voucherValues
        .map(({ valueInCent }) => ({ valueInCent, quantity: 1 }))
        .toSorted((one, other) => one.valueInCent - other.valueInCent)
        .slice(0, 2);
      const mixed = withItems(request, items);
      if (items.length < 2 || mixed.content.redeemValue > balance) return undefined;
      const answer = await send(mixed);
      return first(
        unlessTaken(answer, 'two values in one redemption'),
        differ('redeemedInCent', answer.body.redeemedInCent, mixed.content.redeemValue),
        differ(
          'the balance after it',
          await balanceOf(tokenOf(request)),
          balance - mixed.content.redeemValue,
        ),
      );
    },
    'same-value-twice:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const [item] = request.content.items;
      const twice = withItems(request, [item, item]);
      const balance = await balanceOf(tokenOf(request));
      if (twice.content.redeemValue > balance) return undefined;
      const answer = await send(twice);
      return first(
        unlessTaken(answer, 'one value in two items'),
        differ('redeemedInCent', answer.body.redeemedInCent, twice.content.redeemValue),
        differ(
          'the balance after it',
          await balanceOf(tokenOf(request)),
          balance - twice.content.redeemValue,
        ),
      );
    },
    'unknown-organisation:redeemVoucher': async () => {
      const request = await prepare(find(DONATES));
      const wrong = withBody(request, { donationOrganisationId: 2_000_000_000 });
      return unlessNamed(await send(wrong), '/donationOrganisationId');
    },
    'delivery-not-offered:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const { type, deliveries = [type === 'physical' ? 'post' : 'email'] } = await shopOf(request);
      const delivery = DELIVERIES.find((each) => !deliveries.includes(each));
      if (delivery === undefined) return undefined;
      const { customer } = find(POSTED).request.body.content;
      return unlessNamed(await send(withBody(request, { delivery, customer })), '/delivery');
    },
    'address:redeemVoucher': async () => {
      for (const description of [POSTED, RECEIPT]) {
        for (const country of ['DE', 'AT', 'CH']) {
          const request = await prepare(find(description));
          const { postalCode: _code, city: _city, ...customer } = request.content.customer;
          const answer = await send(withBody(request, { customer: { ...customer, country } }));
          const found = first(
            unlessNamed(answer, '/customer/postalCode'),
            unlessNamed(answer, '/customer/city'),
          );
          if (found) return `an address in ${country} without postal code and town ${found}`;
        }
      }
      return '';
    },
    'donation:redeemVoucher': async () => {
      const request = await prepare(find(DONATES));
      const { body: all } = await call('listDonationOrganisations', {
        parameters: { categoryId: 1 },
        headers: { 'Accept-Language': 'de' },
      });
      const { donationOrganisationId, items } = request.content;
      const organisation = all.find(({ id }) => id === donationOrganisationId);
      if (organisation === undefined)
        return `the organisation ${donationOrganisationId} is not listed`;
      const { minInCent } = organisation;
      const donated = (valueInCent, quantity = 1) =>
        withNewKey(withItems(request, [{ valueInCent, quantity }]));
      const below = minInCent > 1 ? await send(donated(minInCent - 1)) : undefined;
      const twice = await send(donated(items[0].valueInCent, 2));
      const least = await send(donated(minInCent));
      return first(
        below &&
          unlessNamed(below, '/items') &&
          `less than minInCent ${unlessNamed(below, '/items')}`,
        unlessNamed(twice, '/items') && `two donations in one ${unlessNamed(twice, '/items')}`,
        unlessTaken(least, 'the smallest donation'),
        differ('shopId of a donation', least.body.shopId, undefined),
      );
    },
    'unconfirmed-order:redeemVoucher': async () => {
      const request = await prepare(find(WITH_VOUCHERS));
      const { orderPrepaidVouchersConfirmed: _left, ...content } = request.content;
      const pointer = '/orderPrepaidVouchersConfirmed';
      return first(
        unlessNamed(await send({ ...request, content }), pointer),
        unlessNamed(
          await send(withBody(request, { orderPrepaidVouchersConfirmed: false })),
          pointer,
        ),
      );
    },
    'no-offer:redeemVoucher': async () =>
      unlessNamed(await send(await prepareAs('no-offer')), '/orderPrepaidVouchers'),
    /** What costs more than is left is not offered. */
    'offer-covered:getPrepaidPackagePromotion': async () => {
      const request = await prepare(find(WITH_VOUCHERS));
      const token = tokenOf(request);
      const { body: offer } = await call('getPrepaidPackagePromotion', { token });
      const [{ valueInCent }] = request.content.items;
      const {
        orderPrepaidVouchers: _order,
        orderPrepaidVouchersConfirmed: _yes,
        ...content
      } = request.content;
      const quantity = Math.floor((await balanceOf(token)) / valueInCent);
      await send(withItems({ ...request, content }, [{ valueInCent, quantity }]));
      if ((await balanceOf(token)) >= offer.costInCent) return undefined;
      const asked = await call('getPrepaidPackagePromotion', { token: await refreshed(token) });
      return differ('the answer when less is left than the offer costs', asked.status, 204);
    },
    /** A key belongs to its voucher: nobody else closes it. */
    'key-asked-by-another:redeemVoucher': async () => {
      const request = await prepare(find(REDEEMS));
      const { otherToken } = request.found;
      if (otherToken === undefined) return 'the state answers no otherToken';
      const asked = await send(ofKey(contract, withToken(request, otherToken)));
      const answer = await send(request);
      return first(
        unless(asked, [404], 'ORDER_NOT_FOUND'),
        unless(answer, [201]) &&
          `after another voucher asked for its key, it ${unless(answer, [201])}`,
      );
    },
    'key-of-another-operation:createShoppingAccount': async () => {
      const request = await prepare(find(REDEEMS));
      await send(request);
      const before = await balanceOf(tokenOf(request));
      const account = await call('createShoppingAccount', {
        token: tokenOf(request),
        key: request.headers['Idempotency-Key'],
        body: { email: 'mia.sommer@example.com', termsAccepted: true },
      });
      return (
        unless(account, [202]) ||
        differ('the balance after it', await balanceOf(tokenOf(request)), before)
      );
    },
  };
}

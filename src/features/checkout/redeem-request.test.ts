import { expect, test } from 'vitest';
import { zRedeemRequest } from '~generated/client/zod.gen';
import { emptyCheckout } from './checkout-schema';
import { toOrigin, toRedeemRequest } from './redeem-request';

const order = { shopId: 1001, shopName: 'Nordlicht', items: [{ valueInCent: 2500, quantity: 2 }] };
const asked = { newShopCustomer: false, recharge: false, promotion: undefined };
const shopContext = { order, currency: 'EUR', asked } as const;
const values = {
  ...emptyCheckout('DE'),
  salutation: 'none' as const,
  firstName: 'Mia',
  lastName: 'Muster',
  // Typed before the visitor chose to be a person.
  company: 'Frühere AG',
  street: 'Weg',
  email: ' mia@beispiel.de ',
  repeatEmail: 'mia@beispiel.de',
  termsAccepted: true,
};

test('[1.004] [6.005] [3.113] [3.114] [3.120] [3.121] [3.131] is what the contract wants, and no more than was asked', () => {
  const request = toRedeemRequest(values, { ...shopContext, campaign: 'winter' });
  expect(zRedeemRequest.safeParse(request).success).toBe(true);
  expect(request).toEqual({
    shopId: 1001,
    items: order.items,
    redeemValue: 5000,
    currency: 'EUR',
    delivery: 'screen',
    isCompany: false,
    customer: {
      salutation: '',
      firstName: 'Mia',
      lastName: 'Muster',
      email: 'mia@beispiel.de',
      email2: 'mia@beispiel.de',
    },
    campaign: 'winter',
    redeemStartingPoint: { source: 'shop-wall', campaignName: 'winter' },
    termsAccepted: true,
  });
});

test('[6.007] [3.127] [3.129] answers to questions that were not asked are not sent', () => {
  const typed = {
    ...values,
    newShopCustomer: 'new',
    useRecharge: true,
    orderPrepaidVouchers: true,
    orderPrepaidVouchersConfirmed: true,
  };
  const request = toRedeemRequest(typed, shopContext);
  expect(request).not.toHaveProperty('newShopCustomer');
  expect(request).not.toHaveProperty('useRecharge');
  expect(request).not.toHaveProperty('orderPrepaidVouchers');
});

test('[1.005] [3.118] [3.119] sends the address only for post, and the company only for a company', () => {
  const request = toRedeemRequest(
    {
      ...values,
      delivery: 'post',
      streetNumber: '1',
      postalCode: '10115',
      city: 'Berlin',
      customerType: 'company',
      company: 'Muster AG',
    },
    shopContext,
  );
  expect(zRedeemRequest.safeParse(request).success).toBe(true);
  expect(request.isCompany).toBe(true);
  expect(request.customer).toMatchObject({ company: 'Muster AG', street: 'Weg', country: 'DE' });
});

test.each([
  ['mr', 'mr'],
  ['mrs', 'mrs'],
  ['none', ''],
  ['choose', ''],
] as const)('[3.141] the salutation %s is sent as "%s"', (salutation, sent) => {
  const { customer } = toRedeemRequest({ ...values, salutation }, shopContext);
  expect(customer).toMatchObject({ salutation: sent });
});

test('[3.129] what was ordered along is sent where it was offered, and nothing where nothing was typed', () => {
  const offered = { ...asked, promotion: { vouchers: 2 } as never };
  const context = { ...shopContext, asked: offered };
  const confirmed = { orderPrepaidVouchers: true, orderPrepaidVouchersConfirmed: true };
  expect(toRedeemRequest({ ...values, ...confirmed }, context)).toMatchObject(confirmed);
  expect(toRedeemRequest(values, context)).not.toHaveProperty('orderPrepaidVouchers');
  const typed = { ...values, repeatEmail: ' mia@beispiel.de ', phone: '' };
  expect(toRedeemRequest(typed, shopContext).customer).toMatchObject({ email2: 'mia@beispiel.de' });
  const blank = toRedeemRequest({ ...values, repeatEmail: ' ' }, shopContext).customer;
  expect(blank).not.toHaveProperty('email2');
});

test.each([
  [{}, { redeemStartingPoint: { source: 'shop-wall' } }],
  [
    { campaign: 'winter' },
    {
      campaign: 'winter',
      redeemStartingPoint: { source: 'shop-wall', campaignName: 'winter' },
    },
  ],
  [
    { campaign: 'winter', category: 'mode' },
    { campaign: 'winter', redeemStartingPoint: { source: 'category', campaignName: 'mode' } },
  ],
  [
    { category: 'mode', partner: 'Beispielkasse' },
    { redeemStartingPoint: { source: 'partner-link', campaignName: 'Beispielkasse' } },
  ],
  [
    { distribution: 'card' },
    { distribution: 'card', redeemStartingPoint: { source: 'shop-wall' } },
  ],
])('[3.046] [3.132] [3.135] [3.136] the starting point of %o', (context, expected) => {
  expect(toOrigin(context)).toEqual(expected);
});

import { knownBalance } from '~/api/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, test, vi } from 'vitest';
import type { Answer } from '~/api/testing';
import openapi from '~generated/openapi.mock.json';
import { Component as CheckoutPage } from '~/features/checkout/checkout-page';
import { Component as DonationPage } from '~/features/checkout/donation-page';
import { RedeemPage } from '~/features/redeem/redeem-page';
import * as details from '~/features/shops/details/shop-details-page';
import * as wall from '~/features/shops/wall/shops-page';
import { Component as ThankYouPage } from '~/features/thank-you/thank-you-page';
import { expectTranscript, ok, openPages, pick, prepareBrowser, press, put, see } from './testing';
import type { Redemption } from '~/redemption/redemption-state';
import { done, filling, KEY, nordlicht25, redeemedHalf, VOUCHER } from '~/redemption/testing';
import { findErrorSummary } from '~/tests/error-summary';
import { focusedNotice } from '~/tests/focused-notice';

vi.mock('~/ui/live-region', () => import('./said'));

beforeEach(prepareBrowser);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A wall that is short enough to be read. */
const shops: Answer = {
  status: 200,
  raw: JSON.stringify(openapi.components.examples.wall.value.slice(0, 4)),
};
const customer = { email: 'mia@beispiel.de', repeatEmail: 'mia@beispiel.de' };
const voucher = { balanceInCent: 5000 };

test('entering the code', async () => {
  await openPages([{ path: '/', Component: RedeemPage }], {
    answers: {
      getShopWall: shops,
      createVoucherToken: { status: 404, example: 'voucher-not-found' },
    },
  });
  await screen.findByRole('link', { name: 'KINOPOL' });
  await expectTranscript('landing');
  put('Gutscheincode', 'ABCD-1234');
  await press('Guthaben anzeigen');
  await see(/finden wir nicht|nicht gefunden/);
  await expectTranscript('landing-code-not-found');
});

test('the wall and a shop', async () => {
  const key = () => ({ voucherCategory: 1, category: undefined });
  const { router } = await openPages(
    [
      {
        path: '/shops',
        loader: wall.shopsLoader(key),
        Component: wall.Component,
        children: [
          {
            path: ':id/:slug?',
            loader: details.shopDetailsLoader,
            Component: details.Component,
          },
        ],
      },
    ],
    {
      at: '/shops',
      voucher,
      answers: {
        getShopWall: shops,
        listShopCategories: ok('categories'),
        getShop: ok('shop-1001'),
        listDonationOrganisations: ok('organisations'),
      },
    },
  );
  await see('Alle Shops');
  await expectTranscript('wall');
  await router.navigate('/shops/1001/nordlicht');
  await screen.findByRole('dialog', { name: 'Nordlicht' });
  await screen.findAllByRole('radio');
  await expectTranscript('wall-shop');
});

test('the checkout', async () => {
  await openPages([{ path: '/redeem/checkout', Component: CheckoutPage }], {
    at: '/redeem/checkout',
    voucher,
    record: filling(nordlicht25),
    answers: {
      getShop: ok('shop-1001'),
      getPrepaidPackagePromotion: ok('promotion'),
      listDonationOrganisations: ok('organisations'),
    },
  });
  await pick(/dazubestellen/);
  await press(/verbindlich/);
  await findErrorSummary();
  await expectTranscript('checkout-errors');
});

test('a donation', async () => {
  await openPages([{ path: '/redeem/donate', Component: DonationPage }], {
    at: '/redeem/donate',
    voucher,
    record: { form: customer },
    answers: { listDonationOrganisations: ok('organisations') },
  });
  await pick(/Wiesengrund/);
  await pick('Einen Teil davon');
  put('Betrag', '0,10');
  await press(/erbindlich spenden/);
  await findErrorSummary();
  await expectTranscript('donation-errors');
});

const order = { kind: 'shop', id: 'order-1', ...nordlicht25 } as const;
const attempt = {
  order,
  request: {
    shopId: 1001,
    items: nordlicht25.items,
    redeemValue: 2500,
    currency: 'EUR',
    delivery: 'screen',
    customer: { email: 'mia@beispiel.de' },
    termsAccepted: true,
  },
  key: KEY,
  voucherId: VOUCHER,
} as const;
const paid = { chargeId: 'charge-1', amountInCent: 1000, currency: 'EUR' } as const;

test.each<[string, RegExp, Redemption]>([
  ['open-redemption', /noch offen/, { phase: 'uncertain', ...attempt, since: 0 }],
  [
    'paid-but-refused',
    /Zahlung ist sicher/,
    {
      phase: 'paid-but-refused',
      ...attempt,
      paid,
      refusal: { code: 'PARTNER_UNAVAILABLE', status: 409 },
    },
  ],
])('a redemption that has no end yet: %s', async (name, title, redemption) => {
  await openPages([{ path: '/redeem/checkout', Component: CheckoutPage }], {
    at: '/redeem/checkout',
    voucher,
    record: { redemption },
    answers: {},
  });
  await screen.findByRole('heading', { level: 1, name: title });
  await expectTranscript(name);
});

test('an identity check before anything is issued', async () => {
  const { redeemLinkToken: _none, ...result } = redeemedHalf;
  await openPages([{ path: '/thankyou', Component: ThankYouPage }], {
    at: '/thankyou',
    voucher,
    record: done({
      ...result,
      status: 'fraud_check',
      redemptionCompleted: false,
      fraudIdent: 'demo-fraud-data',
    }),
    answers: { getVoucherActivity: knownBalance(2500) },
  });
  await see('Wir müssen noch etwas prüfen');
  await expectTranscript('identity-check-first');
});

test('the end of a redemption', async () => {
  await openPages([{ path: '/thankyou', Component: ThankYouPage }], {
    at: '/thankyou',
    voucher,
    record: done(redeemedHalf, customer),
    answers: {
      getVoucherActivity: knownBalance(2500),
      getActiveGiveaway: ok('giveaway'),
      redeemGiveawayCode: { status: 422, example: 'giveaway-refused' },
      listDonationOrganisations: ok('organisations'),
    },
  });
  await see('Ein kleines Extra für dich');
  await expectTranscript('thank-you');
  await press('Extra per E-Mail schicken');
  await focusedNotice();
  await press('Konto anfordern');
  await expectTranscript('thank-you-errors');
});

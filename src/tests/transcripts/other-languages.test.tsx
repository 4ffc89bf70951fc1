import { knownBalance } from '~/api/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, test, vi } from 'vitest';
import openapi from '~generated/openapi.mock.json';
import { Component as CheckoutPage } from '~/features/checkout/checkout-page';
import { Component as HelpPage } from '~/features/help/help-page';
import { Component as MerchantCodePage } from '~/features/merchant-code/merchant-code-page';
import { Component as TopUpPage } from '~/features/prepaid/prepaid-checkout-page';
import { Component as EnterPage } from '~/features/prepaid/prepaid-enter-page';
import { Component as ReactivationPage } from '~/features/reactivation/reactivation-page';
import { RedeemPage } from '~/features/redeem/redeem-page';
import { Component as ResendPage } from '~/features/resend/resend-page';
import * as details from '~/features/shops/details/shop-details-page';
import * as wall from '~/features/shops/wall/shops-page';
import { Component as ThankYouPage } from '~/features/thank-you/thank-you-page';
import { catalogueFiles } from '~/i18n/catalogues';
import { formatMoney } from '~/i18n/format';
import { createI18n } from '~/i18n/create-i18n';
import { loadMessages } from '~/i18n/messages';
import { done, filling, redeemedHalf } from '~/redemption/testing';
import { findErrorSummary } from '~/tests/error-summary';
import { expectTranscript, ok, openPages, prepareBrowser, press, put, see } from './testing';

vi.mock('~/ui/live-region', () => import('./said'));

beforeEach(prepareBrowser);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const { examples } = openapi.components;
const choiceOf = (shopId: number, shopName: string) => ({
  shopId,
  shopName,
  items: [{ valueInCent: 2500, quantity: 1 }],
});

// The German transcripts hold every screen; these hold the way of most visitors, for native readers.
describe.each([
  {
    locale: 'en-US',
    siteId: 'larkgift-us',
    currency: 'USD' as const,
    shops: examples['wall-english'].value.slice(0, 4),
    choice: choiceOf(2001, 'Northlight'),
  },
  {
    locale: 'fr-FR',
    siteId: 'larkgift-fr',
    currency: 'EUR' as const,
    shops: examples['wall-neutral-fr'].value.slice(0, 4),
    choice: choiceOf(3001, 'Modora'),
  },
])('$locale', ({ locale, siteId, currency, shops, choice }) => {
  const language = locale.slice(0, 2);
  const voucher = { balanceInCent: 5000, currency };
  const options = { locale, siteId, voucher };
  const answers = {
    getShopWall: { status: 200, raw: JSON.stringify(shops) },
    getShop: ok(`shop-${choice.shopId}`),
    listShopCategories: ok(`categories-${language}`),
    listDonationOrganisations: ok('organisations'),
  };
  const amount = formatMoney(2500, currency, locale);
  const transcript = (name: string) => expectTranscript(`${locale}/${name}`);

  async function texts() {
    document.documentElement.lang = locale;
    const i18n = createI18n(locale, await loadMessages(catalogueFiles(siteId, locale)));
    return i18n.getFixedT(locale);
  }

  test('entering the code', async () => {
    const t = await texts();
    await openPages([{ path: '/', Component: RedeemPage }], {
      locale,
      siteId,
      answers: { ...answers, createVoucherToken: { status: 404, example: 'voucher-not-found' } },
    });
    await screen.findByRole('link', { name: shops.at(-1)?.name ?? '' });
    await transcript('landing');
    put(t('redeem.code.label'), 'ABCD-1234');
    await press(t('redeem.code.submit'));
    await see(t('problem.voucher-not-found.title'));
    await transcript('landing-code-not-found');
  });

  test('the wall and a shop', async () => {
    const t = await texts();
    const loader = wall.shopsLoader(() => ({ voucherCategory: 1, category: undefined }));
    const shop = { path: ':id/:slug?', loader: details.shopDetailsLoader };
    const { router } = await openPages(
      [
        {
          path: '/shops',
          loader,
          Component: wall.Component,
          children: [{ ...shop, Component: details.Component }],
        },
      ],
      { ...options, at: '/shops', answers },
    );
    await see(t('shops.section.all'));
    await transcript('wall');
    await router.navigate(`/shops/${choice.shopId}/${shops[0]?.slug}`);
    await screen.findByRole('dialog', { name: choice.shopName });
    await screen.findAllByRole('radio');
    await transcript('wall-shop');
  });

  test('the checkout', async () => {
    const t = await texts();
    await openPages([{ path: '/redeem/checkout', Component: CheckoutPage }], {
      ...options,
      at: '/redeem/checkout',
      record: filling(choice),
      answers: { ...answers, getPrepaidPackagePromotion: { status: 204 } },
    });
    await press(t('checkout.submit', { amount }));
    await findErrorSummary();
    await transcript('checkout-errors');
  });

  test('the end of a redemption, and the code', async () => {
    const t = await texts();
    await openPages([{ path: '/thankyou', Component: ThankYouPage }], {
      ...options,
      at: '/thankyou',
      record: done({ ...redeemedHalf, currency }),
      answers: {
        ...answers,
        getActiveGiveaway: { status: 204 },
        getVoucherActivity: knownBalance(2500, currency),
      },
    });
    await see(t('thank-you.rest.title', { amount }));
    await transcript('thank-you');
    cleanup();
    await openPages([{ path: '/merchantcode/:redeemLinkToken', Component: MerchantCodePage }], {
      ...options,
      at: '/merchantcode/demo',
      answers: { revealMerchantCode: ok('ready-pin') },
    });
    await press(t('code.reveal'));
    await screen.findByRole('button', { name: t('code.copy') });
    await transcript('merchant-code');
  });

  test('sending the link again', async () => {
    const t = await texts();
    await openPages([{ path: '/redeem/resend-link', Component: ResendPage }], {
      locale,
      siteId,
      at: '/redeem/resend-link',
      answers: { resendRedeemLink: { status: 202, example: 'link-resent' } },
    });
    await press(t('resend.submit'));
    await transcript('resend-errors');
    put(t('redeem.code.label'), 'RESEND-DONE');
    await press(t('resend.submit'));
    await see(t('resend.sent.title'));
    await transcript('resend-sent');
  });

  test('reactivating', async () => {
    const t = await texts();
    await openPages([{ path: '/reactivate', Component: ReactivationPage }], {
      locale,
      siteId,
      at: '/reactivate',
      answers: { requestReactivation: { status: 202, example: 'reactivation-started' } },
    });
    await press(t('reactivation.submit'));
    await findErrorSummary();
    await transcript('reactivation-errors');
    put(t('redeem.code.label'), 'OLD-FORMAT');
    put(t('checkout.email'), 'ada@example.com');
    put(t('checkout.repeat-email'), 'ada@example.com');
    await press(t('reactivation.submit'));
    await see(t('reactivation.review.title'));
    await transcript('reactivation-pending');
  });

  test('a top-up', async () => {
    const t = await texts();
    const routes = [
      { path: '/prepaid', Component: EnterPage },
      { path: '/prepaid/checkout', Component: TopUpPage },
    ];
    await openPages(routes, {
      locale,
      siteId,
      site: {
        paymentOptions: [
          { name: 'paypal', clientId: 'client' },
          { name: 'unzer', publicKey: 'key' },
        ],
      },
      at: '/prepaid',
      answers: { lookUpPrepaidVoucher: ok('prepaid-30') },
    });
    await press(t('prepaid.submit'));
    await transcript('prepaid-errors');
    put(t('payment.serial.label'), '123456789');
    await press(t('prepaid.submit'));
    await see(t('prepaid.amount.title'));
    await press(t('prepaid.amount.next'));
    await transcript('prepaid-amount-missing');
  });

  test('help', async () => {
    await texts();
    await openPages([{ path: '/help/:tab?', Component: HelpPage }], {
      locale,
      siteId,
      at: '/help/code-not-received',
    });
    await transcript('help-topic');
  });
});

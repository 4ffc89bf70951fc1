import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { Component as CheckoutPage } from '~/features/checkout/checkout-page';
import { Component as FraudPage } from '~/features/fraud-prevention/fraud-prevention-page';
import { Component as MerchantCodePage } from '~/features/merchant-code/merchant-code-page';
import { Component as PrepaidPage } from '~/features/prepaid/prepaid-enter-page';
import { Component as ThankYouPage } from '~/features/thank-you/thank-you-page';
import { Component as PdfPage } from '~/features/voucher-pdf/voucher-pdf-page';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { paymentStorage, writePayment } from '~/payment/payment-storage';
import { cardAttempt as attempt } from '~/payment/testing';
import { cleanCode } from '~/voucher/clean-code';
import { done, KEY, nordlicht25, VOUCHER } from '~/redemption/testing';
import {
  expectHarmless,
  expectRefused,
  fitting,
  ok,
  press,
  put,
  quiet,
  refused,
  send,
} from './testing';

// Forms that take only some texts: a text that fits is sent as it was typed, any other stays in its
// field, named as wrong, and costs neither a call nor an attempt.

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

interface Form {
  Page: React.ComponentType;
  at: string;
  path?: string;
  answers?: Record<string, Answer>;
  options?: RenderOptions;
  /** Comes to the field. */
  reach?: () => Promise<unknown>;
  label: string;
  button: string;
  operationId: string;
  /** The value that is sent for a text; undefined if the form refuses it. */
  sends: (text: string) => object | undefined;
}

const codeIn = (text: string) => (cleanCode(text) ? { code: cleanCode(text) } : undefined);
const pinIn = (text: string) => {
  const pin = cleanCode(text);
  return /^[0-9A-Za-z]{4,12}$/.test(pin) ? { pin } : undefined;
};
const digitsIn = (text: string) => cleanCode(text).replace(/[^\p{L}\p{N}]/gu, '');
/** None of the list is an address. */
const addressIn = () => undefined;

const thanks: RenderOptions = {
  voucher: { balanceInCent: 5000 },
  record: done(),
};

const order = {
  flow: 'redeem',
  amountInCent: 2500,
  currency: 'EUR',
  redeemValue: 5500,
  orderKey: KEY,
} as const;
const forms: [name: string, form: Form][] = [
  [
    'features/voucher-pdf/download-form: PIN',
    {
      Page: PdfPage,
      at: '/voucher-pdf/demo-pdf',
      path: '/voucher-pdf/:ident',
      answers: { lookUpVoucherPdf: ok('pdf-single') },
      label: 'PIN',
      button: 'Herunterladen',
      operationId: 'downloadVoucherPdf',
      sends: pinIn,
    },
  ],
  [
    'features/fraud-prevention/pin-form: PIN',
    {
      Page: FraudPage,
      at: '/fraud-prevention/demo-fraud-pin',
      path: '/fraud-prevention/:ident',
      answers: { lookUpFraudCheck: ok('fraud-pin-sent') },
      label: 'PIN aus dem Brief',
      button: 'PIN bestätigen',
      operationId: 'verifyFraudCheckPin',
      sends: pinIn,
    },
  ],
  [
    'features/thank-you/giveaway-offer: address',
    {
      Page: ThankYouPage,
      at: '/thankyou',
      answers: { getActiveGiveaway: ok('giveaway') },
      options: { ...thanks, site: { shoppingAccountUrl: '' } },
      label: 'E-Mail-Adresse',
      button: 'Extra per E-Mail schicken',
      operationId: 'redeemGiveawayCode',
      sends: addressIn,
    },
  ],
  [
    'features/thank-you/account-offer: address',
    {
      Page: ThankYouPage,
      at: '/thankyou',
      answers: { getActiveGiveaway: { status: 204 } },
      options: thanks,
      reach: async () =>
        fireEvent.click(await screen.findByLabelText(/Bedingungen des Shopping-Kontos/)),
      label: 'E-Mail-Adresse für das Konto',
      button: 'Konto anfordern',
      operationId: 'createShoppingAccount',
      sends: addressIn,
    },
  ],
  [
    'features/merchant-code/new-link: code',
    {
      Page: MerchantCodePage,
      at: '/merchantcode/demo-expired',
      path: '/merchantcode/:redeemLinkToken',
      answers: { revealMerchantCode: { status: 410, example: 'redeem-link-expired' } },
      reach: () => press('Code aufdecken'),
      label: 'Gutscheincode',
      button: 'Mit dem Code anfordern',
      operationId: 'requestMerchantCodeLink',
      sends: codeIn,
    },
  ],
  [
    'features/prepaid/prepaid-enter-page: serial number',
    {
      Page: PrepaidPage,
      at: '/prepaid',
      label: 'Seriennummer',
      button: 'Gutscheinkarte prüfen',
      operationId: 'lookUpPrepaidVoucher',
      sends: (text) =>
        /^\d{9}$/.test(digitsIn(text)) ? { serialNumber: digitsIn(text) } : undefined,
    },
  ],
  [
    'payment/identify-form: code',
    {
      Page: CheckoutPage,
      at: '/redeem/checkout',
      answers: { getShop: ok('shop-1001') },
      options: {
        record: {
          redemption: {
            phase: 'paying',
            order: {
              kind: 'shop',
              id: 'order-1',
              ...nordlicht25,
              items: [{ valueInCent: 5500, quantity: 1 }],
            },
            key: KEY,
            voucherId: VOUCHER,
            request: {
              shopId: 1001,
              items: [{ valueInCent: 5500, quantity: 1 }],
              redeemValue: 5500,
              currency: 'EUR',
              delivery: 'screen',
              isCompany: false,
              customer: { email: 'mia@beispiel.de' },
              termsAccepted: true,
            },
          },
        },
      },
      label: 'Gutscheincode',
      button: 'Zahlung prüfen',
      operationId: 'createVoucherToken',
      sends: codeIn,
    },
  ],
];

test.each(forms)('%s', async (_name, form) => {
  const { Page, at, path = at, answers, options, label, button, operationId, sends } = form;
  if (operationId === 'createVoucherToken') {
    writePayment(paymentStorage, 'schenkwerk-de', { order, attempt });
  }
  const calls = answerCalls({ [operationId]: refused, ...answers });
  await renderRoutes([{ path, Component: Page }], {
    at,
    ...options,
    site: { ...quiet, ...options?.site },
  });
  await form.reach?.();
  const field = await screen.findByLabelText(label);
  const sent = () => calls.filter((call) => call.operationId === operationId).length;
  const texts = fitting(100);
  for (const text of texts) {
    const body = sends(text);
    put(label, text);
    if (body) {
      expect(await send(button, calls, operationId)).toMatchObject(body);
    } else {
      const before = sent();
      await expectRefused(button, field);
      expect(sent()).toBe(before);
    }
    expect(field).toHaveValue(text);
  }
  expectHarmless(texts);
});

// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { Component as ActivationPage } from '~/features/activation/activation-page';
import { Component as CheckoutPage } from '~/features/checkout/checkout-page';
import { Component as DonationPage } from '~/features/checkout/donation-page';
import { Component as FraudPage } from '~/features/fraud-prevention/fraud-prevention-page';
import { Component as MerchantCodePage } from '~/features/merchant-code/merchant-code-page';
import { Component as PrepaidAmountPage } from '~/features/prepaid/prepaid-checkout-page';
import { Component as PrepaidPage } from '~/features/prepaid/prepaid-enter-page';
import { Component as ShopsPage, shopsLoader } from '~/features/shops/wall/shops-page';
import { Component as ThankYouPage } from '~/features/thank-you/thank-you-page';
import { Component as PartnerPage } from '~/features/third-party-redeem/third-party-page';
import { Component as PdfPage } from '~/features/voucher-pdf/voucher-pdf-page';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { writePayment } from '~/payment/payment-storage';
import { paymentStorage } from '~/payment/use-payment';
import { cardAttempt as attempt } from '~/payment/testing';
import { cleanCode } from '~/voucher/clean-code';
import {
  buttonNamed,
  expectHarmless,
  expectRefused,
  fitting,
  put,
  quiet,
  refused,
  send,
} from './testing';
import { done, KEY, nordlicht25, VOUCHER } from '~/redemption/testing';

// Forms that take only some texts: what fits is sent as it was typed, what does not stays in its
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
  /** What is sent for a text; undefined where the form refuses it. */
  sends: (text: string) => object | undefined;
}

const ok = (example: string): Answer => ({ status: 200, example });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

const codeIn = (text: string) => (cleanCode(text) ? { code: cleanCode(text) } : undefined);
const pinIn = (text: string) => {
  const pin = cleanCode(text);
  return /^[0-9A-Za-z]{4,12}$/.test(pin) ? { pin } : undefined;
};
const digitsIn = (text: string) => text.replace(/[\s\u200b.\-–/]/gu, '');
/** None of the list is an address. */
const addressIn = () => undefined;

const thanks: RenderOptions = {
  voucher: { balanceInCent: 5000 },
  record: done(),
};

const order = { flow: 'redeem', amountInCent: 2500, currency: 'EUR', redeemValue: 5500 } as const;
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
      reach: () => press('Code anzeigen'),
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
      button: 'Karte prüfen',
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
    writePayment(paymentStorage, 'schenkwerk-de', {
      order,
      state: { phase: 'signed-out', attempt },
    });
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

test('features/prepaid/amount-form: the amount', async () => {
  answerCalls({ lookUpPrepaidVoucher: ok('prepaid-30') });
  const { router } = await renderRoutes(
    [
      { path: '/prepaid', Component: PrepaidPage },
      { path: '/prepaid/checkout', Component: PrepaidAmountPage },
    ],
    { at: '/prepaid', site: quiet },
  );
  put('Seriennummer', '123456789');
  await press('Karte prüfen');
  fireEvent.click(await screen.findByRole('radio', { name: /Anderer Betrag/ }));
  const field = screen.getByLabelText('Dein Betrag');
  // What reads as an amount within the limits goes on, as it should.
  const texts = fitting(100).filter(
    (text) => !/^\D?(1[5-9]|[2-9]\d|1[0-4]\d|150)([.,]00?)?\D?$/.test(text),
  );
  for (const text of texts) {
    put('Dein Betrag', text);
    await expectRefused('Weiter zur Zahlung', field);
    expect(field).toHaveValue(text);
  }
  expect(router.state.location.pathname).toBe('/prepaid/checkout');
  expectHarmless(texts);
});

test('features/checkout/donation-form: amount, name and address', async () => {
  const calls = answerCalls({
    listDonationOrganisations: ok('organisations'),
    redeemVoucher: { status: 422, example: 'validation-failed' },
  });
  await renderRoutes([{ path: '/redeem/donate', Component: DonationPage }], {
    at: '/redeem/donate',
    voucher: { balanceInCent: 5000 },
    record: {
      form: { email: 'mia@beispiel.de', repeatEmail: 'mia@beispiel.de', salutation: 'mrs' },
    },
  });
  fireEvent.click(await screen.findByLabelText(/Wiesengrund/));
  fireEvent.click(screen.getByLabelText(/Spendenquittung/));
  fireEvent.click(screen.getByLabelText('Einen Teil davon'));
  fireEvent.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  const names = fitting(100);
  const numbers = fitting(12);
  const text = (index: number) => names[(index * 7) % names.length] ?? '';
  for (let round = 0; round < 4; round += 1) {
    const [firstName, lastName, street, city] = [0, 1, 2, 3].map((part) => text(round * 4 + part));
    const number = numbers[(round * 3) % numbers.length] ?? '';
    put('Vorname', firstName ?? '');
    put('Nachname', lastName ?? '');
    put('Straße', street ?? '');
    put('Ort', city ?? '');
    put('Hausnummer', number);
    put('Postleitzahl', number);
    put('Betrag', '12,50');
    const address = { street, streetNumber: number, postalCode: number, city };
    expect(await send(/erbindlich spenden/, calls, 'redeemVoucher')).toMatchObject({
      customer: { firstName, lastName, ...address },
    });
  }
  const sent = calls.length;
  const amounts = numbers.filter((typed) => !/^\d+$/.test(typed));
  for (const typed of amounts) {
    put('Betrag', typed);
    fireEvent.click(buttonNamed(/erbindlich spenden/));
    await waitFor(() => expect(screen.getByLabelText('Betrag')).toBeInvalid());
    expect(screen.getByLabelText('Betrag')).toHaveValue(typed);
  }
  expect(calls).toHaveLength(sent);
  expectHarmless([]);
});

test('features/shops/wall/filter-bar: the name of a shop', async () => {
  answerCalls({
    getShopWall: ok('wall'),
    listShopCategories: ok('categories'),
  });
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const wall = { voucherCategory: 1, category: undefined };
  const { router } = await renderRoutes(
    [{ path: '/shops', loader: shopsLoader(() => wall), Component: ShopsPage }],
    { at: '/shops' },
  );
  await screen.findByLabelText('Shop oder Stichwort suchen');
  const names = fitting(100);
  for (const name of names) {
    put('Shop oder Stichwort suchen', name);
    expect(screen.getByLabelText('Shop oder Stichwort suchen')).toHaveValue(name);
  }
  await waitFor(() => expect(router.state.location.search).not.toBe(''));
  expectHarmless(names);
});

const links: [string, string, React.ComponentType, string, string][] = [
  ['/activate/shop/A-1/', ':orderHash', ActivationPage, 'lookUpActivation', 'orderHash'],
  ['/activate/shop/', ':orderReference/x', ActivationPage, 'lookUpActivation', 'orderReference'],
  ['/tpr/', ':ident', PartnerPage, 'createThirdPartyRedeemToken', 'ident'],
  ['/voucher-pdf/', ':ident', PdfPage, 'lookUpVoucherPdf', 'ident'],
  ['/fraud-prevention/', ':ident', FraudPage, 'lookUpFraudCheck', 'ident'],
];
test.each(links)(
  'a link with a text in it: %s%s',
  async (start, rest, Page, operationId, field) => {
    const calls = answerCalls({ [operationId]: { status: 404 } });
    const { router } = await renderRoutes(
      [{ path: start.replace('shop/', ':orderSource/') + rest, Component: Page }],
      { site: quiet },
    );
    const texts = fitting(100).filter((text) => text.isWellFormed() && !/^\.+$/.test(text));
    for (const text of texts) {
      await router.navigate(start + rest.replace(/:\w+/, encodeURIComponent(text)));
      await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ [field]: text }), {
        interval: 4,
      });
    }
    expectHarmless(texts);
  },
);

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '~/api/testing';
import { Component as ActivationPage } from '~/features/activation/activation-page';
import { Component as DonationPage } from '~/features/checkout/donation-page';
import { Component as FraudPage } from '~/features/fraud-prevention/fraud-prevention-page';
import { Component as PrepaidAmountPage } from '~/features/prepaid/prepaid-checkout-page';
import { Component as PrepaidPage } from '~/features/prepaid/prepaid-enter-page';
import { Component as ShopsPage, shopsLoader } from '~/features/shops/wall/shops-page';
import { Component as PartnerPage } from '~/features/third-party-redeem/third-party-page';
import { Component as PdfPage } from '~/features/voucher-pdf/voucher-pdf-page';
import { renderRoutes } from '~/tests/render-routes';
import {
  buttonNamed,
  expectHarmless,
  expectRefused,
  fitting,
  ok,
  press,
  put,
  quiet,
  send,
} from './testing';

// Fields that no table of forms describes: amounts, the filters of the wall, and the texts in addresses.

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
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
  await press('Gutscheinkarte prüfen');
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
    await screen.findByLabelText('Straße');
    put('Straße', street ?? '');
    put('Ort', city ?? '');
    put(/^Hausnummer/, number);
    put('Postleitzahl', '10115');
    put('Betrag', '12,50');
    const address = { street, streetNumber: number, postalCode: '10115', city };
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

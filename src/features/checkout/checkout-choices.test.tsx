import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Answer } from '~/api/testing';
import type { RenderOptions } from '~/tests/render-routes';
import { filling, nordlicht25 } from '~/redemption/testing';
import { acceptTerms, filled, open, promotion, redeemed, submit } from './testing';

afterEach(cleanup);

/** The form for the shop that an example of an answer names. */
const filledFor = (shopId: number) => filling({ ...nordlicht25, shopId }, filled.form);

test.each([
  ['1.019', 'email', /Per E-Mail/, 1008],
  ['1.020', 'pdf', /Als PDF/, 1001],
  ['1.021', 'screen', /Direkt auf dem Bildschirm/, 1001],
])('[%s] the code comes as %s', async (_, delivery, label, shopId) => {
  const { user, router, redemptions } = await open(
    { status: 201, example: `completed-${delivery}` },
    { record: filledFor(shopId) },
  );
  await user.click(await screen.findByLabelText(label));
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(redemptions()[0]?.body).toMatchObject({ delivery });
});

test('a shop that cannot be asked sends an e-mail', async () => {
  await open(redeemed, {}, { getShop: { status: 500, example: 'unknown' } });
  const ways = screen.getByRole('radiogroup', { name: /Shopcode bekommen/ });
  await waitFor(() => expect(within(ways).getByLabelText(/Per E-Mail/)).toBeChecked());
  expect(within(ways).getAllByRole('radio')).toHaveLength(1);
});

test('[1.022] [3.100] a physical voucher comes by post, so its address is asked for', async () => {
  const physical = { id: 1008, slug: 'nordlicht', name: 'Nordlicht', type: 'physical' };
  const { user, redemptions, router } = await open(
    { status: 201, example: 'completed-post' },
    { record: filledFor(1008) },
    { getShop: { status: 200, raw: JSON.stringify(physical) } },
  );
  await user.selectOptions(await screen.findByLabelText('Land'), 'Vereinigte Staaten');
  const ways = screen.getByRole('radiogroup', { name: /Shopcode bekommen/ });
  expect(within(ways).getAllByRole('radio')).toHaveLength(1);
  expect(within(ways).getByLabelText(/Per Post/)).toBeChecked();
  await user.type(screen.getByLabelText('Straße und Hausnummer'), '548 Market St');
  await user.type(screen.getByLabelText('Ort'), 'San Francisco');
  await user.type(screen.getByLabelText('Postleitzahl'), '94104');
  await acceptTerms(user);
  await submit(user);
  const summary = await screen.findByRole('link', { name: /^Bundesstaat/ });
  expect(summary).toHaveAttribute('href', '#administrativeArea');
  await user.selectOptions(screen.getByLabelText('Bundesstaat'), 'California');
  expect(
    screen.getByText('548 Market St, San Francisco, CA 94104, Vereinigte Staaten'),
  ).toBeVisible();
  await submit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(redemptions()[0]?.body).toMatchObject({
    delivery: 'post',
    customer: { street: '548 Market St', administrativeArea: 'CA', country: 'US' },
  });
});

test('[6.006] [3.111] a company needs its name', async () => {
  const { user, redemptions } = await open(redeemed, { record: filled });
  await user.click(screen.getByLabelText('Im Namen einer Firma'));
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByRole('link', { name: /^Firma/ })).toHaveAttribute('href', '#company');
  expect(redemptions()).toEqual([]);
});

test('[3.134] bonus points are asked for where the site collects them', async () => {
  const { user, redemptions, router } = await open(redeemed, { record: filled });
  await user.click(screen.getByText('Weitere Angaben (optional)'));
  await user.click(screen.getByLabelText('Ich sammle PAYBACK-Punkte'));
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(redemptions()[0]?.body).toMatchObject({ isPaybackCustomer: true });
  cleanup();
  await open(redeemed, { site: { showPaybackInquiry: false } });
  expect(screen.queryByLabelText('Ich sammle PAYBACK-Punkte')).toBeNull();
});

test.each([
  ['3.057', 'showCustomerInquiry', 'Bist du neu bei Nordlicht?'],
  ['3.066', 'showUseDataConfirmation', /meine Angaben für diese Einlösung/],
  ['3.069', 'showInfoBeforeRedeemButton', /gilt nur bei dem Shop/],
  ['3.070', 'showInfoAfterRedeemButton', /^Du bekommst eine Bestätigung per E-Mail/],
] as const)('[%s] %s decides what the form shows', async (_, toggle, text) => {
  const asking: Record<string, Answer> = { getShop: { status: 200, example: 'shop-1005' } };
  await open(redeemed, { site: { [toggle]: true } }, asking);
  expect(await screen.findByText(text)).toBeVisible();
  cleanup();
  const { calls } = await open(redeemed, { site: { [toggle]: false } }, asking);
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(screen.queryByText(text)).toBeNull();
});

test('[3.076] [3.064] [3.127] only what is left on a prepaid voucher can be topped up later', async () => {
  const options = { record: filled, site: { showRechargeCheckbox: true } };
  const { user, redemptions, redemption } = await open(redeemed, {
    ...options,
    voucher: { balanceInCent: 5000, isPrepaid: true },
  });
  await user.click(await screen.findByLabelText(/später wieder aufladen/));
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(redemptions()[0]?.body).toMatchObject({ useRecharge: true }));
  await waitFor(() =>
    expect(redemption.getState()).toMatchObject({ phase: 'done', order: { wantsTopUp: true } }),
  );
  cleanup();
  await open(redeemed, options);
  expect(screen.queryByLabelText(/später wieder aufladen/)).toBeNull();
});

test.each([
  ['6.007', 'Ja, ich bin neu', true],
  ['6.008', 'Nein', false],
])(
  '[3.096] [3.125] [%s] says whether the visitor is new at the shop: %s',
  async (_, answer, isNew) => {
    const asking: Record<string, Answer> = { getShop: { status: 200, example: 'shop-1005' } };
    const options = { record: filled, site: { showCustomerInquiry: true } };
    const { user, router, redemptions } = await open(redeemed, options, asking);
    const question = await screen.findByRole('radiogroup', { name: 'Bist du neu bei Nordlicht?' });
    await user.click(within(question).getByLabelText(new RegExp(`^${answer}`)));
    await acceptTerms(user);
    await submit(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
    expect(redemptions()[0]?.body).toMatchObject({ newShopCustomer: isNew });
  },
);

test('[1.039] [3.129] [3.130] [3.168] [3.169] [3.170] [9.049] three top-up vouchers are ordered after a confirmation', async () => {
  const ordered = { status: 201, example: 'completed-with-vouchers' };
  const { user, router, redemptions } = await open(ordered, { record: filled }, promotion);
  expect(await screen.findByText('3 aufladbare Gutscheine dazu')).toBeVisible();
  expect(screen.getByText(/3 aufladbare Gutscheine zu je 10,00\s€/)).toBeVisible();
  expect(screen.getByText(/5,00\s€ vom Wert schenken/)).toBeVisible();
  await user.click(screen.getByLabelText(/Per E-Mail/));
  await user.click(screen.getByLabelText(/^Ja, für 25,00\s€ dazubestellen/));
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByRole('link', { name: /^Bestätigung der/ })).toBeVisible();
  expect(redemptions()).toEqual([]);
  await user.click(screen.getByLabelText(/^Ich bestätige: 25,00\s€/));
  await submit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(redemptions()[0]?.body).toMatchObject({
    orderPrepaidVouchers: true,
    orderPrepaidVouchersConfirmed: true,
    redeemValue: 2500,
  });
});

test.each<[string, RenderOptions, Record<string, Answer>, number]>([
  ['where the server has none', {}, { getPrepaidPackagePromotion: { status: 204 } }, 1],
  ['that costs more than is left', { voucher: { balanceInCent: 4900 } }, promotion, 1],
  [
    'where the site has none',
    { site: { showChargeableVoucherOrder: false, flags: [] } },
    promotion,
    0,
  ],
])('[1.039] [3.031] [3.056] no offer %s', async (_, options, answers, asked) => {
  const { calls } = await open(redeemed, { record: filled, ...options }, answers);
  await screen.findByLabelText(/Per E-Mail/);
  const promotions = () =>
    calls.filter((call) => call.operationId === 'getPrepaidPackagePromotion');
  await waitFor(() => expect(promotions()).toHaveLength(asked));
  expect(screen.queryByText(/aufladbare Gutscheine dazu/)).toBeNull();
});

test('[3.122] what nobody has to say is folded until it was said or is refused', async () => {
  const refused: Answer = {
    status: 422,
    raw: JSON.stringify({
      type: 'about:blank',
      title: 'Unprocessable',
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: [{ pointer: '/customer/phone', code: 'invalid' }],
    }),
  };
  const { user } = await open(refused, { record: filled });
  const phone = screen.getByLabelText(/^Telefon/);
  expect(phone).not.toBeVisible();
  await acceptTerms(user);
  await submit(user);
  await screen.findByRole('link', { name: /^Telefon/ });
  expect(phone).toBeVisible();
});

test('receipt, notice, consent and button follow one another, the consent right before the button', async () => {
  await open(redeemed, { record: filled });
  const last = screen.getByRole('button', { name: /verbindlich/ });
  const order = [
    screen.getByLabelText('Nachname'),
    screen.getByRole('region', { name: 'Bitte noch einmal prüfen' }),
    screen.getByText(/lässt sich der Shop nicht mehr wechseln/),
    screen.getByLabelText(/Einlösebedingungen gelesen/),
    last,
  ];
  for (const [index, element] of order.slice(1).entries()) {
    expect(order[index]!.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(last.previousElementSibling).toContainElement(order[3]!);
});

test.each([
  ['a PDF that this site does not offer', ['pdf']],
  ['donations only', ['donation']],
  ['no way', []],
])(
  '[1.019] where a shop delivers by %s, nothing that it does not have is sent',
  async (_, deliveries) => {
    const shop = { id: 1001, slug: 'nordlicht', name: 'Nordlicht', type: 'other', deliveries };
    const site = { showMerchantCodePdfDownload: false };
    const getShop: Answer = { status: 200, raw: JSON.stringify(shop) };
    const { user, redemptions } = await open(redeemed, { record: filled, site }, { getShop });
    expect(await screen.findByText('Hier ist gerade keine Lieferung möglich')).toBeVisible();
    const leave = screen.getByRole('link', { name: 'Shop aussuchen' });
    expect(leave).toBeVisible();
    await acceptTerms(user);
    await submit(user);
    expect(redemptions()).toEqual([]);
    const item = screen.getByRole('link', {
      name: /^Wie möchtest du den Shopcode bekommen\?.*Hier ist gerade keine Lieferung möglich/,
    });
    expect(document.querySelector(item.getAttribute('href')!)).toContainElement(leave);
  },
);

test('[4.069] a value that another tab has made too dear is not paid without a word', async () => {
  await open(redeemed, {
    voucher: { balanceInCent: 500 },
    record: filling({ ...nordlicht25, balanceInCent: 5000 }),
  });
  expect(screen.getByRole('heading', { name: /weniger als vorhin/ })).toBeVisible();
  expect(screen.getByText(/Das Guthaben beträgt jetzt 5,00\s€\./)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Weiter: 20,00\s€ bezahlen/ })).toBeVisible();
});

test('[4.062] a payment that arrives in the meantime, and makes the form change, is told', async () => {
  await open(redeemed, {
    voucher: { balanceInCent: 15000 },
    record: filling({ ...nordlicht25, balanceInCent: 1000 }),
  });
  expect(screen.getByRole('heading', { name: /mehr als vorhin/ })).toBeVisible();
  expect(screen.getByText(/Das Guthaben beträgt jetzt 150,00\s€\./)).toBeVisible();
});

test('[4.069] a difference that was chosen is no surprise', async () => {
  await open(redeemed, {
    voucher: { balanceInCent: 500 },
    record: filling({ ...nordlicht25, balanceInCent: 500 }),
  });
  expect(screen.getByRole('button', { name: /^Weiter: 20,00\s€ bezahlen/ })).toBeVisible();
  expect(screen.queryByText(/weniger als vorhin/)).not.toBeInTheDocument();
});

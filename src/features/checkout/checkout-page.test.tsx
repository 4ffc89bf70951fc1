// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answerCalls, renderRoutes, type Answer, type RenderOptions } from '~/form/testing';
import { Component } from './checkout-page';

afterEach(cleanup);

const choice = { shopId: 1001, shopName: 'Nordlicht', items: [{ valueInCent: 2500, quantity: 1 }] };
const shop: Answer = { status: 200, example: 'shop-1001' };
const redeemed: Answer = { status: 201, example: 'completed-screen' };

async function open(
  redeemVoucher: Answer | Answer[],
  options: RenderOptions = {},
  answers: Record<string, Answer> = {},
) {
  const calls = answerCalls({ getShop: shop, redeemVoucher, ...answers });
  const page = await renderRoutes([{ path: '/redeem/checkout', Component }], {
    at: '/redeem/checkout',
    voucher: { balanceInCent: 5000 },
    draft: { choice },
    ...options,
  });
  return {
    ...page,
    calls,
    redemptions: () => calls.filter((call) => call.operationId === 'redeemVoucher'),
  };
}

/** What the visitor typed before; only the terms have to be accepted anew. */
const filled = {
  choice,
  customer: {
    salutation: 'mrs',
    firstName: 'Mia',
    lastName: 'Muster',
    email: 'mia@beispiel.de',
    repeatEmail: 'mia@beispiel.de',
  },
};

const acceptTerms = (user: UserEvent) =>
  user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: /verbindlich/ }));

test('[5.007] [5.012] [5.020] names every error once at the top and at its field', async () => {
  const { user, redemptions } = await open(redeemed);
  await submit(user);
  const summary = await screen.findByRole('alert');
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#salutation',
    '#firstName',
    '#lastName',
    '#email',
    '#repeatEmail',
    '#termsAccepted',
  ]);
  expect(screen.getByLabelText('Vorname')).toHaveAccessibleDescription('Feld bitte ausfüllen.');
  expect(screen.getByLabelText('Vorname')).toBeInvalid();
  expect(redemptions()).toEqual([]);
});

test('[1.018] redeems and goes to the thank-you page', async () => {
  const { user, router, draft, redemptions } = await open(redeemed, { draft: filled });
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(redemptions()).toHaveLength(1);
  expect(redemptions()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(redemptions()[0]?.headers.get('x-jwt-token')).toBeTruthy();
  expect(draft.get()).toMatchObject({ result: { shopName: 'Nordlicht', status: 'completed' } });
  expect(draft.get().choice).toBeUndefined();
});

test('two clicks redeem once', async () => {
  const { user, router, redemptions } = await open(redeemed, { draft: filled });
  await acceptTerms(user);
  const button = screen.getByRole('button', { name: /verbindlich/ });
  await user.dblClick(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(redemptions()).toHaveLength(1);
});

test('a lost answer is repeated as it was sent, under the same key', async () => {
  const { user, router, redemptions } = await open([{ status: 0, raw: 'lost' }, redeemed], {
    draft: filled,
  });
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByText('Die Antwort ist unterwegs verloren gegangen')).toBeVisible();
  expect(screen.getByLabelText('Vorname')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Einlösung abschließen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  const [first, second] = redemptions();
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
});

test('after a definite refusal the data can be corrected, as a new redemption', async () => {
  const { user, router, redemptions } = await open(
    [{ status: 422, example: 'customer-validation-failed' }, redeemed],
    { draft: filled },
  );
  await acceptTerms(user);
  await submit(user);
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Vorname')).toBeEnabled();
  await submit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  const [first, second] = redemptions();
  expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
});

test('[4.070] [8.033] an expired session keeps what was typed and asks for the code', async () => {
  const { user, session } = await open(
    { status: 401, example: 'session-expired' },
    { draft: filled },
  );
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(session.getState()).toEqual({ status: 'expired' }));
  expect(screen.getByLabelText('Vorname')).toHaveValue('Mia');
  expect(screen.getAllByRole('link', { name: 'Code eingeben' })[0]).toHaveAttribute('href', '/');
});

test('[8.036] a shop that is gone leads back to the wall', async () => {
  const { user } = await open({ status: 410, example: 'shop-gone' }, { draft: filled });
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByRole('link', { name: 'Shop aussuchen' })).toHaveAttribute(
    'href',
    '/shops',
  );
});

test('[1.022] post asks for the address', async () => {
  const { user } = await open(redeemed);
  expect(screen.queryByLabelText('Straße')).toBeNull();
  await user.click(await screen.findByLabelText(/Per Post/));
  expect(screen.getByLabelText('Straße')).toHaveAttribute('autocomplete', 'address-line1');
});

test('[5.011] warns about addresses ending in .ru', async () => {
  const { user } = await open(redeemed);
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'mia@beispiel.ru');
  expect(await screen.findByText(/kommen zurzeit oft nicht an/)).toBeVisible();
});

test('what was typed survives leaving the page', async () => {
  const { user, draft } = await open(redeemed);
  await user.type(screen.getByLabelText('Vorname'), 'Mia');
  expect(draft.get().customer).toMatchObject({ firstName: 'Mia', termsAccepted: false });
});

test('leads to the shops when nothing was chosen', async () => {
  await open(redeemed, { draft: {} });
  expect(screen.getByRole('link', { name: 'Shop aussuchen' })).toHaveAttribute('href', '/shops');
});

test.each([
  ['1.019', 'email', /Per E-Mail/],
  ['1.020', 'pdf', /Als PDF/],
  ['1.021', 'screen', /Sofort auf dem Bildschirm/],
])('[%s] the code comes as %s', async (_, delivery, label) => {
  const { user, router, redemptions } = await open(redeemed, { draft: filled });
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

test('[6.006] [3.111] a company needs its name', async () => {
  const { user, redemptions } = await open(redeemed, { draft: filled });
  await user.click(screen.getByLabelText('Firma'));
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByRole('link', { name: /^Firma/ })).toHaveAttribute('href', '#company');
  expect(redemptions()).toEqual([]);
});

test('[3.134] bonus points are asked for where the site collects them', async () => {
  const { user, redemptions, router } = await open(redeemed, { draft: filled });
  await user.click(screen.getByLabelText('Ich sammle Payback-Punkte'));
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(redemptions()[0]?.body).toMatchObject({ isPaybackCustomer: true });
  cleanup();
  await open(redeemed, { site: { showPaybackInquiry: false } });
  expect(screen.queryByLabelText('Ich sammle Payback-Punkte')).toBeNull();
});

test.each([
  ['3.057', 'showCustomerInquiry', 'Bist du neu bei Nordlicht?'],
  ['3.064', 'showRechargeCheckbox', /Restguthaben später aufladen/],
  ['3.066', 'showUseDataConfirmation', /meine Angaben für diese Einlösung/],
  ['3.069', 'showInfoBeforeRedeemButton', /gilt nur bei dem Shop/],
  ['3.070', 'showInfoAfterRedeemButton', /sofort eine Bestätigung per E-Mail/],
] as const)('[%s] %s decides what the form shows', async (_, toggle, text) => {
  const asking: Record<string, Answer> = { getShop: { status: 200, example: 'shop-1005' } };
  await open(redeemed, { site: { [toggle]: true } }, asking);
  expect(await screen.findByText(text)).toBeVisible();
  cleanup();
  const { calls } = await open(redeemed, { site: { [toggle]: false } }, asking);
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(screen.queryByText(text)).toBeNull();
});

test.each([
  ['6.007', 'Ja, ich bin neu', true],
  ['6.008', 'Nein', false],
])('[3.125] [%s] says whether the visitor is new at the shop: %s', async (_, answer, isNew) => {
  const asking: Record<string, Answer> = { getShop: { status: 200, example: 'shop-1005' } };
  const options = { draft: filled, site: { showCustomerInquiry: true } };
  const { user, router, redemptions } = await open(redeemed, options, asking);
  const question = await screen.findByRole('radiogroup', { name: 'Bist du neu bei Nordlicht?' });
  await user.click(within(question).getByLabelText(new RegExp(`^${answer}`)));
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  expect(redemptions()[0]?.body).toMatchObject({ newShopCustomer: isNew });
});

const promotion = {
  getPrepaidPackagePromotion: { status: 200, example: 'promotion' } as Answer,
};

test('[1.039] [3.129] [3.130] [3.168] [3.169] [3.170] [9.049] three top-up vouchers are ordered after a confirmation', async () => {
  const { user, router, redemptions } = await open(redeemed, { draft: filled }, promotion);
  expect(await screen.findByText('3 aufladbare Gutscheine dazu')).toBeVisible();
  expect(
    screen.getByText(/3 aufladbare Gutscheine zu je 10\s€.*5\s€ davon schenken/),
  ).toBeVisible();
  await user.click(screen.getByLabelText(/^Ja, für 25\s€ dazubestellen/));
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByRole('link', { name: /^Bestätigung der/ })).toBeVisible();
  expect(redemptions()).toEqual([]);
  await user.click(screen.getByLabelText(/^Ich bestätige: 25\s€/));
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
  const { calls } = await open(redeemed, { draft: filled, ...options }, answers);
  await screen.findByLabelText(/Per E-Mail/);
  const promotions = () =>
    calls.filter((call) => call.operationId === 'getPrepaidPackagePromotion');
  await waitFor(() => expect(promotions()).toHaveLength(asked));
  expect(screen.queryByText(/aufladbare Gutscheine dazu/)).toBeNull();
});

test('[1.023] leads to a donation where there is somebody to donate to', async () => {
  await open(
    redeemed,
    {},
    { listDonationOrganisations: { status: 200, example: 'organisations' } },
  );
  expect(await screen.findByRole('link', { name: /spenden/ })).toHaveAttribute(
    'href',
    '/redeem/donate',
  );
});

test('a donation that may have happened is finished first', async () => {
  const body = {
    items: [{ valueInCent: 2500, quantity: 1 }],
    redeemValue: 2500,
    delivery: 'donation' as const,
    customer: { email: 'mia@beispiel.de' },
    termsAccepted: true as const,
  };
  const { router } = await open(redeemed, {
    draft: { choice, unsettled: { idempotencyKey: 'k', body } },
  });
  expect(router.state.location.pathname).toBe('/redeem/donate');
});

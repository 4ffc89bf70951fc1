import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, knownBalance, type Answer } from '~/api/testing';
import { acceptTerms, filled, submit } from '~/features/checkout/testing';
import { Component as Checkout } from '~/features/checkout/checkout-page';
import { Component as ThankYou } from '~/features/thank-you/thank-you-page';
import { renderRoutes } from '~/tests/render-routes';
import { filling, nordlicht25, redeemedHalf } from '~/redemption/testing';

// 25 € at Nordlicht are asked for, on the screen, with a voucher of 50 € (docs/decisions/asked-and-answered.md).

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(cleanup);

const json = { 'Content-Type': 'application/json' };
const answerOf = (body: unknown, status = 201): Answer => ({
  status,
  raw: JSON.stringify(body),
  headers: json,
});
const complete = { ...redeemedHalf, redeemLinkToken: 'nFy3Wq8ZkT5vLr2XbS9dHc6M' };

/** Redeems. @param leftInCent what the server says is on the voucher afterwards */
async function redeem(
  body: object,
  leftInCent = 2500,
  answers: Record<string, Answer | Answer[]> = {},
) {
  let balanceInCent = 5000;
  const calls = answerCalls({
    getShop: { status: 200, example: 'shop-1001' },
    getActiveGiveaway: { status: 204 },
    getVoucherActivity: () => knownBalance(balanceInCent),
    redeemVoucher: () => {
      balanceInCent = leftInCent;
      return answerOf({ ...complete, ...body });
    },
    ...answers,
  });
  const routes = [
    { path: '/redeem/checkout', Component: Checkout },
    { path: '/thankyou', Component: ThankYou },
  ];
  const page = await renderRoutes(routes, {
    at: '/redeem/checkout',
    voucher: { balanceInCent: 5000 },
    record: filling({ ...nordlicht25, balanceInCent: 5000 }, filled.form),
  });
  await acceptTerms(page.user);
  await submit(page.user);
  return { ...page, calls };
}

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['email', 'Er kommt per E-Mail.'],
  ['pdf', 'Er kommt als PDF.'],
])('[1.018] [2.011] a code that comes another way is a success: %s', async (delivery, text) => {
  await redeem({ delivery });
  expect(await heading(/Viel Freude bei Nordlicht/)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test.each<[string, object]>([
  ['an empty survey', { surveyUrl: '' }],
  ['a survey without TLS', { surveyUrl: 'http://survey.example' }],
  ['null for what is missing', { expectedBy: null, surveyUrl: null, orderedVouchers: null }],
  ['a link that is too short', { redeemLinkToken: 'abc' }],
])('[2.011] %s costs no confirmation', async (_, body) => {
  await redeem(body);
  expect(await heading(/Viel Freude bei Nordlicht/)).toBeVisible();
});

test.each(['screen', 'pdf'])(
  'without a link to the code it says where to look: %s',
  async (delivery) => {
    const { router, user } = await redeem({ delivery, redeemLinkToken: null });
    expect(await screen.findByText(/Der Link zum Code fehlt hier noch/)).toBeVisible();
    expect(screen.queryByText(/ist bereit/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Stand der Bestellung ansehen' }));
    expect(router.state.location.state).toEqual({ orderNumber: 'EL-1' });
  },
);

test('by e-mail without a link nothing is promised here', async () => {
  await redeem({ delivery: 'email', redeemLinkToken: null });
  expect(
    await screen.findByText('Der Code kommt per E-Mail, meist innerhalb einer Stunde.'),
  ).toBeVisible();
  expect(screen.queryByText(/gleich hier ansehen/)).toBeNull();
});

test('less than asked is said in words', async () => {
  await redeem({ redeemedInCent: 1500, remainingInCent: 3500 }, 3500);
  expect(await screen.findByText(/15,00\s€ statt 25,00\s€ eingelöst/)).toBeVisible();
});

test('what is left is asked for again', async () => {
  await redeem({ remainingInCent: 9999 });
  await heading(/Viel Freude bei Nordlicht/);
  expect(await screen.findByText(/25,00\s€ bleiben auf deinem Gutschein/)).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveTextContent('99,99'));
});

test('vouchers that nobody ordered are not shown as ordered', async () => {
  const ordered = { vouchers: 3, valuePerVoucherInCent: 1000, costInCent: 2500 };
  await redeem({ orderedVouchers: { ...ordered, currency: 'EUR', delivery: 'email' } });
  expect(await heading(/Viel Freude bei Nordlicht/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/sind bestellt/);
});

test.each<[string, object]>([
  ['99 € for 25 €', { redeemedInCent: 9900 }],
  ['another currency', { currency: 'CHF' }],
  ['another shop', { shopId: 7 }],
  ['an amount that is a text', { redeemedInCent: '25,00' }],
  ['an unknown status', { status: 'queued' }],
  ['nothing but a number', { status: null, redeemedInCent: null, currency: null }],
])('[4.070] %s is no success and not lost: it says what is known', async (_, body) => {
  const { user, router, redemption } = await redeem(body);
  expect(await heading(/^Die Bestätigung ist noch unklar$/)).toBeVisible();
  expect(screen.queryByText(/verloren gegangen/)).toBeNull();
  expect(screen.getByText('EL-1')).toBeVisible();
  expect(screen.getByText('Nordlicht')).toBeVisible();
  expect(document.body).not.toHaveTextContent('99,00');
  const balance = await screen.findByText('Guthaben laut neuer Abfrage');
  expect(balance.nextElementSibling ?? balance.parentElement).toHaveTextContent(/25,00\s€/);
  expect(screen.getByRole('link', { name: 'Stand der Bestellung ansehen' })).toBeVisible();
  // The kept answer does not change: there is a way out all the same.
  await user.click(screen.getByRole('button', { name: 'Noch einmal nachsehen' }));
  expect(await heading(/^Die Bestätigung ist noch unklar$/)).toBeVisible();
  await user.click(screen.getByText('Ist das geklärt?'));
  expect(screen.getByText(/vergisst dieser Browser die offene Einlösung/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Geklärt: Code noch einmal eingeben' }));
  expect(redemption.getState().phase).toBe('choosing');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('[4.070] an unclear redemption stays known while its voucher is not held', async () => {
  const { redemption, session } = await redeem({ currency: 'CHF' });
  await heading(/^Die Bestätigung ist noch unklar$/);
  act(() => session.remove());
  expect(screen.getByRole('link', { name: 'Code eingeben' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: /^Geklärt/ })).toBeNull();
  expect(redemption.getState()).toMatchObject({ unclear: { orderNumber: 'EL-1' } });
});

test('the unclear answer is known after a reload, and help gets the order number', async () => {
  const { user, router, redemption } = await redeem({ currency: 'CHF' });
  await heading(/^Die Bestätigung ist noch unklar$/);
  expect(redemption.getState()).toMatchObject({ unclear: { orderNumber: 'EL-1' } });
  await user.click(screen.getByRole('link', { name: 'Kundenservice kontaktieren' }));
  expect(router.state.location.state).toEqual({ orderNumber: 'EL-1' });
});

test.each<[string, number, string]>([
  ['untouched', 5000, 'Von deinem Guthaben ist bisher nichts abgegangen'],
  ['less', 2500, 'Vielleicht ist der Gutschein schon eingelöst'],
])('beside a balance that is %s, what is probable is said', async (_, balanceInCent, title) => {
  await redeem({ redeemedInCent: 9900 }, balanceInCent);
  await screen.findByText('Guthaben laut neuer Abfrage');
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

const unknownRefusal: Answer = {
  status: 409,
  raw: JSON.stringify({
    type: 'urn:problem:brand-new',
    title: 'A reason of tomorrow',
    status: 409,
    code: 'BRAND_NEW',
  }),
  headers: { 'Content-Type': 'application/problem+json' },
};

test('[4.070] a reason that nobody knows is no refusal: the server is asked, and what it knows stays open', async () => {
  const { calls, redemption, user } = await redeem({}, 2500, {
    redeemVoucher: [unknownRefusal, answerOf(complete)],
    closeRedemption: answerOf(complete, 200),
  });
  expect(await heading(/^Ob deine Einlösung geklappt hat, ist noch offen$/)).toBeVisible();
  await waitFor(() =>
    expect(calls.filter(({ operationId }) => operationId === 'closeRedemption')).toHaveLength(1),
  );
  expect(redemption.getState().phase).toBe('uncertain');
  await user.click(screen.getByRole('button', { name: 'Einlösung abschließen' }));
  expect(await heading(/Viel Freude bei Nordlicht/)).toBeVisible();
  const keys = calls
    .filter(({ operationId }) => operationId === 'redeemVoucher')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('[4.070] what the server does not know after such a reason can be sent anew', async () => {
  const { redemption } = await redeem({}, 2500, {
    redeemVoucher: unknownRefusal,
    closeRedemption: { status: 204 },
  });
  expect(await screen.findByText('Diese Einlösung ist nicht bei uns angekommen')).toBeVisible();
  expect(redemption.getState()).toMatchObject({ phase: 'filling', isUnknown: true });
});

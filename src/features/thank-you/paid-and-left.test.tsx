import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerCalls, knownBalance } from '~/api/testing';
import { paymentStorage, writePayment } from '~/payment/payment-storage';
import { done, KEY, nordlicht25, redeemedHalf, VOUCHER } from '~/redemption/testing';
import { renderRoutes } from '~/tests/render-routes';
import { focusedNotice } from '~/tests/focused-notice';
import { decodeToken } from '~/voucher/decode-token';
import { Component } from './thank-you-page';
import { none, offered, openThankYou } from './testing';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const organisations = { listDonationOrganisations: { status: 200, example: 'organisations' } };

const account = { createShoppingAccount: { status: 202, example: 'account' } };

// The sums of a confirmation: paid beside the voucher, and left on it.

test('[4.069] tells what was paid beside the voucher, also after a reload', async () => {
  answerCalls(none);
  const order = { kind: 'shop', id: 'order-1', ...nordlicht25 } as const;
  const paid = { chargeId: 'chg-1', amountInCent: 1500, currency: 'EUR' } as const;
  const confirmation = { key: KEY, order, result: redeemedHalf, voucherId: VOUCHER, paid };
  await renderRoutes([{ path: '/thankyou', Component }], {
    at: '/thankyou',
    record: { ...done(), confirmation },
  });
  expect(screen.getByText('Bezahlt').parentElement).toHaveTextContent(/^Bezahlt15,00\s€$/);
});

test('names all that arrived for the order, a payment that had been called off as well', async () => {
  const order = { kind: 'shop', id: 'order-1', ...nordlicht25 } as const;
  const paid = { chargeId: 'chg-1', amountInCent: 1500, currency: 'EUR' } as const;
  const orderKey = crypto.randomUUID();
  const charge = { ...paid, provider: 'paypal', status: 'received', orderKey };
  const charges = [
    charge,
    { ...charge, chargeId: 'chg-2', amountInCent: 1200 },
    { ...charge, chargeId: 'chg-3', orderKey: crypto.randomUUID() },
    { ...charge, chargeId: 'chg-4', status: 'cancelled' },
  ].map((each) => ({ ...each, key: crypto.randomUUID(), createdAt: '2026-11-21T12:00:00Z' }));
  const raw = JSON.stringify({ balanceInCent: 3700, currency: 'EUR', charges, redemptions: [] });
  answerCalls({ ...none, getVoucherActivity: { ...knownBalance(3700), raw } });
  await renderRoutes([{ path: '/thankyou', Component }], {
    at: '/thankyou',
    voucher: { balanceInCent: 5000 },
    record: {
      ...done(),
      confirmation: { key: KEY, order, result: redeemedHalf, voucherId: VOUCHER, paid },
    },
  });
  expect(await screen.findByText(/37,00\s€ bleiben/)).toBeVisible();
  expect(screen.getByText('Bezahlt').parentElement).toHaveTextContent(/^Bezahlt27,00\s€$/);
});

test('names what arrived for the redemption, also if it was sent without naming a payment', async () => {
  const charge = { chargeId: 'chg-1', provider: 'paypal', amountInCent: 1500, currency: 'EUR' };
  const createdAt = '2026-11-21T12:00:00Z';
  const charges = [
    { ...charge, key: crypto.randomUUID(), orderKey: KEY, status: 'received', createdAt },
    { ...charge, key: crypto.randomUUID(), status: 'received', createdAt },
  ];
  const raw = JSON.stringify({ balanceInCent: 3700, currency: 'EUR', charges, redemptions: [] });
  answerCalls({ ...none, getVoucherActivity: { ...knownBalance(3700), raw } });
  const voucher = { balanceInCent: 5000 };
  const routes = [{ path: '/thankyou', Component }];
  await renderRoutes(routes, { at: '/thankyou', voucher, record: done() });
  expect((await screen.findByText('Bezahlt')).parentElement).toHaveTextContent(/^Bezahlt15,00\s€$/);
});

test('[4.061] a payment that was begun and not used is named on the confirmation, with its exit', async () => {
  const charge = { chargeId: 'chg-1', provider: 'paypal', amountInCent: 10_000, currency: 'EUR' };
  const startKey = crypto.randomUUID();
  const open = { ...charge, key: startKey, status: 'open', createdAt: '2026-11-21T12:00:00Z' };
  const raw = JSON.stringify({
    balanceInCent: 2500,
    currency: 'EUR',
    charges: [open],
    redemptions: [],
  });
  writePayment(paymentStorage, 'schenkwerk-de', {
    order: { flow: 'redeem', amountInCent: 10_000, currency: 'EUR', orderKey: 'another' },
    attempt: { provider: 'paypal', startKey, createdAt: 1 },
  });
  await openThankYou({ ...none, getVoucherActivity: { ...knownBalance(2500), raw } });
  expect(await screen.findByText(/^PayPal: 100,00\s€\. Begonnen: /)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zahlung abbrechen' })).toBeVisible();
});

test('[1.038] [9.059] keeps the rest in a shopping account, once, though the session is over', async () => {
  const { user, session, calls } = await openThankYou({ ...none, ...account });
  expect(
    await screen.findByRole('link', { name: /Bedingungen des Shopping-Kontos lesen/ }),
  ).toHaveAttribute('target', '_blank');
  await waitFor(() => expect(session.getState()).toEqual({ status: 'none' }));
  await user.click(screen.getByRole('heading', { name: 'Rest im Shopping-Konto behalten' }));
  expect(screen.getByText(/länger als drei Jahre/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Konto anfordern' }));
  expect(screen.getByText('Bitte stimme den Bedingungen zu.')).toBeVisible();
  await user.click(screen.getByLabelText(/Bedingungen des Shopping-Kontos/));
  await user.dblClick(screen.getByRole('button', { name: 'Konto anfordern' }));
  expect(await screen.findByRole('link', { name: /Zum Shopping-Konto/ })).toHaveAttribute(
    'href',
    'https://konto.example/willkommen',
  );
  expect(screen.getByRole('group', { name: 'Dein Konto wird eingerichtet' })).toHaveFocus();
  const sent = calls.filter(({ operationId }) => operationId === 'createShoppingAccount');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ email: 'mia@beispiel.de', termsAccepted: true });
  expect(decodeToken(sent[0]?.headers.get('x-jwt-token') ?? '')?.sub).toBe(VOUCHER);
});

test('[1.038] an account that cannot be opened says why and keeps the address', async () => {
  const { user } = await openThankYou({
    ...none,
    createShoppingAccount: { status: 409, example: 'contact-support' },
  });
  await user.click(await screen.findByRole('heading', { name: 'Rest im Shopping-Konto behalten' }));
  await user.click(screen.getByLabelText(/Bedingungen des Shopping-Kontos/));
  await user.click(screen.getByRole('button', { name: 'Konto anfordern' }));
  expect(await focusedNotice()).toBeVisible();
  expect(screen.getByLabelText('E-Mail-Adresse für das Konto')).toHaveValue('mia@beispiel.de');
});

test.each([
  ['where the site offers none', { shoppingAccountUrl: undefined }, {}],
  ['when nothing is left', {}, { remainingInCent: 0 }],
])('[1.038] there is no account %s', async (_, site, change) => {
  const { session } = await openThankYou(none, site, change);
  await waitFor(() => expect(session.getState()).toEqual({ status: 'none' }));
  expect(screen.queryByRole('button', { name: 'Konto anfordern' })).toBeNull();
});

test('the rest comes with shops that take it, before the extra and the folded parts', async () => {
  const facets = { categories: [], redeemable: [], keywords: [], allowNameFullTextSearch: true };
  const wall = [
    { id: 1, name: 'Teuer', voucherValues: [{ valueInCent: 9000 }] },
    { id: 2, name: 'Passend', voucherValues: [{ valueInCent: 2500 }] },
  ].map((shop) => ({
    ...shop,
    slug: 's',
    logo: '/l.svg',
    type: 'other',
    position: 'S',
    ...facets,
  }));
  await openThankYou({ ...offered, getShopWall: { status: 200, raw: JSON.stringify(wall) } });
  const shops = await screen.findByRole('list', { name: 'Hier passt dein Rest' });
  expect(
    within(shops)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/shops/2/s']);
  await screen.findByRole('heading', { name: 'Ein kleines Extra für dich' });
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual([
    expect.stringMatching(/25,00\s€/),
    'Ein kleines Extra für dich',
    'Rest im Shopping-Konto behalten',
    'Wie war’s?',
  ]);
});

test('[1.023] [4.068] the rest can be donated where an organisation takes so little', async () => {
  await openThankYou({ ...none, ...organisations });
  expect(await screen.findByRole('link', { name: 'Rest spenden' })).toHaveAttribute(
    'href',
    '/redeem/donate',
  );
  cleanup();
  await openThankYou({ ...none, ...organisations }, {}, { remainingInCent: 499 });
  await waitFor(() => expect(screen.getByText(/4,99\s€ bleiben/)).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Rest spenden' })).toBeNull();
});

test('[4.068] the rest is the balance that the server tells afterwards', async () => {
  const { redemption } = await openThankYou({ ...none, getVoucherActivity: knownBalance(1500) });
  expect(await screen.findByRole('heading', { name: /15,00\s€/ })).toBeVisible();
  expect(redemption.getRecord().confirmation?.result.remainingInCent).toBe(1500);
});

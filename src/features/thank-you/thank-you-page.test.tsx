import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerCalls, knownBalance } from '~/api/testing';
import { done, nordlicht25, redeemedHalf, VOUCHER } from '~/redemption/testing';
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

test('[2.011] [3.155] [3.156] [4.068] tells order, transaction and what is left', async () => {
  await openThankYou(none);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Viel Freude bei Nordlicht!');
  expect(screen.getByText('EL-1')).toBeVisible();
  expect(screen.getByText('TX-1')).toBeVisible();
  expect(screen.getByText(/25,00\s€ bleiben auf deinem Gutschein/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shopcode anzeigen' })).toHaveAttribute(
    'href',
    '/merchantcode/demo-code128',
  );
});

test('[4.069] tells what was paid beside the voucher, also after a reload', async () => {
  answerCalls(none);
  const order = { kind: 'shop', id: 'order-1', ...nordlicht25 } as const;
  const paid = { chargeId: 'chg-1', amountInCent: 1500, currency: 'EUR' } as const;
  const confirmation = { order, result: redeemedHalf, voucherId: VOUCHER, paid };
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
    record: { ...done(), confirmation: { order, result: redeemedHalf, voucherId: VOUCHER, paid } },
  });
  expect(await screen.findByText(/37,00\s€ bleiben/)).toBeVisible();
  expect(screen.getByText('Bezahlt').parentElement).toHaveTextContent(/^Bezahlt27,00\s€$/);
});

test('[3.064] [3.127] who wants to top up later is told how, also after a reload', async () => {
  answerCalls(none);
  const record = done();
  const order = { kind: 'shop', id: 'order-1', ...nordlicht25, wantsTopUp: true } as const;
  const confirmation = { order, result: redeemedHalf, voucherId: VOUCHER };
  await renderRoutes([{ path: '/thankyou', Component }], {
    at: '/thankyou',
    record: { ...record, confirmation },
  });
  expect(screen.getByText(/^Zum Aufladen deiner Gutscheinkarte/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gutscheinkarte aufladen' })).toHaveAttribute(
    'href',
    '/prepaid',
  );
  cleanup();
  await openThankYou(none);
  expect(screen.queryByRole('link', { name: 'Gutscheinkarte aufladen' })).toBeNull();
});

const account = { createShoppingAccount: { status: 202, example: 'account' } };

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

test('without a redemption the heading says so, with two ways on', async () => {
  answerCalls({});
  await renderRoutes([{ path: '/thankyou', Component }], { at: '/thankyou' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Hier ist gerade nichts zu sehen',
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/redeem/resend-link',
  ]);
});

test('[3.036] the site adds words of its own', async () => {
  await openThankYou(none, { thankYouText: 'Viel Freude mit deiner Prämie.' });
  expect(screen.getByText('Viel Freude mit deiner Prämie.')).toBeVisible();
});

test('[3.024] the buttons of rating sites open them in a new tab', async () => {
  await openThankYou(none);
  const link = screen.getByRole('link', { name: /Bewertungsportal/ });
  expect(link).toHaveAttribute('href', 'https://ratings.example/schenkwerk');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('[2.061] [1.043] [3.058] [9.057] [9.058] invites to the survey with its prize, in the currency of the site', async () => {
  const { user } = await openThankYou(none);
  expect(screen.getByText(/drei Gutscheine zu je 25,00\s€/)).not.toBeVisible();
  await user.click(screen.getByRole('heading', { name: 'Wie war’s?' }));
  expect(screen.getByText(/drei Gutscheine zu je 25,00\s€/)).toBeVisible();
  cleanup();
  await openThankYou(none, { currency: 'CHF' });
  expect(screen.getByText(/drei Gutscheine zu je 30.00\sCHF/)).toBeInTheDocument();
  cleanup();
  await openThankYou(none, { showCustomerSurvey: false });
  expect(screen.queryByText(/drei Gutscheine/)).toBeNull();
});

test('[8.040] says until when a delayed code is expected', async () => {
  await openThankYou(none, {}, { status: 'delayed', expectedBy: '2099-11-22T12:00:00Z' });
  expect(screen.getByText('Unterwegs')).toBeVisible();
  expect(screen.getByText(/22\. November 2099/)).toBeVisible();
});

test('leads on when nothing was redeemed in this tab', async () => {
  answerCalls({});
  await renderRoutes([{ path: '/thankyou', Component }], { at: '/thankyou' });
  expect(screen.getByRole('link', { name: 'Code eingeben' })).toHaveAttribute('href', '/');
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

test('[1.023] [3.124] thanks for a donation and tells of the receipt', async () => {
  answerCalls(none);
  const { redeemLinkToken: _none, ...result } = { ...redeemedHalf, delivery: 'donation' as const };
  const order = {
    kind: 'donation',
    organisationName: 'Wiesengrund',
    hasReceipt: true,
  } as const;
  await renderRoutes([{ path: '/thankyou', Component }], {
    at: '/thankyou',
    record: { confirmation: { order, result, voucherId: VOUCHER } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Danke für deine Spende!');
  expect(screen.getAllByText(/Danke für deine Spende/)).toHaveLength(1);
  expect(screen.getByText(/^Deine Spendenquittung schicken wir/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Shopcode anzeigen' })).toBeNull();
});

test('[1.022] tells until when the post is there', async () => {
  await openThankYou(none, {}, { delivery: 'post', expectedBy: '2026-11-25T12:00:00Z' });
  expect(screen.getByText('25.11.2026')).toBeVisible();
});

test('[1.040] [2.011] an identity check is the first thing to do, and nothing is called ready', async () => {
  const { session } = await openThankYou(
    offered,
    {},
    { status: 'fraud_check', fraudIdent: 'demo-fraud-data' },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Wir müssen noch etwas prüfen',
  );
  expect(screen.getByRole('link', { name: 'Zur Prüfung' })).toHaveAttribute(
    'href',
    '/fraud-prevention/demo-fraud-data',
  );
  expect(screen.queryByText('Eingelöst')).toBeNull();
  expect(screen.queryByText(/ist bereit/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Ein kleines Extra für dich' })).toBeNull();
  expect(session.getState().status).toBe('active');
});

test('[4.059] a code that comes later is not called ready', async () => {
  await openThankYou(none, {}, { status: 'delayed', expectedBy: '2099-11-22T13:00:00Z' });
  expect(screen.queryByText('Das dauert länger als erwartet')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Dein Shopcode für Nordlicht ist unterwegs',
  );
  expect(screen.queryByText('Eingelöst')).toBeNull();
  // One way to where it stands.
  expect(screen.getByRole('link', { name: 'Stand ansehen' })).toHaveAttribute(
    'href',
    expect.stringContaining('/merchantcode/'),
  );
  expect(screen.queryByRole('link', { name: 'Stand der Bestellung ansehen' })).toBeNull();
});

test('[4.059] a code that is later than promised says what to do now', async () => {
  await openThankYou(none, {}, { status: 'delayed', expectedBy: '2026-01-01T13:00:00Z' });
  expect(screen.getByText('Das dauert länger als erwartet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kundenservice kontaktieren' })).toHaveAttribute(
    'href',
    '/help/code-not-received',
  );
});

test('[3.129] [3.130] ordered vouchers stand on the confirmation with their cost and their way', async () => {
  const orderedVouchers = {
    vouchers: 3,
    valuePerVoucherInCent: 1000,
    costInCent: 2500,
    currency: 'EUR',
    delivery: 'email',
  };
  await openThankYou(none, {}, { orderedVouchers });
  expect(screen.getByText('3 aufladbare Gutscheine sind bestellt')).toBeVisible();
  expect(
    screen.getByText(/25,00\s€ von deinem Guthaben abgezogen/).parentElement,
  ).toHaveTextContent(/per E-Mail/);
});

test('[2.011] a check that comes first is no success in the title, and the rest is named', async () => {
  const check = { status: 'fraud_check', fraudIdent: 'demo-fraud-data', remainingInCent: 2000 };
  await openThankYou(offered, {}, check);
  expect(document.title).toMatch(/^Wir müssen noch etwas prüfen/);
  expect(screen.getByText(/20,00\s€ bleiben auf deinem Gutschein/)).toBeVisible();
});

test('[4.068] the rest is the balance that the server tells afterwards', async () => {
  const { redemption } = await openThankYou({ ...none, getVoucherActivity: knownBalance(1500) });
  expect(await screen.findByRole('heading', { name: /15,00\s€/ })).toBeVisible();
  expect(redemption.getRecord().confirmation?.result.remainingInCent).toBe(1500);
});

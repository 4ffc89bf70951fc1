import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerCalls } from '~/api/testing';
import { done, KEY, nordlicht25, redeemedHalf, VOUCHER } from '~/redemption/testing';
import { renderRoutes } from '~/tests/render-routes';
import { Component } from './thank-you-page';
import { none, offered, openThankYou } from './testing';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test('[2.011] [3.155] [3.156] [4.068] tells order, transaction and what is left', async () => {
  await openThankYou(none);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Viel Freude bei Nordlicht!');
  expect(screen.getByText('EL-1')).toBeVisible();
  expect(screen.getByText('TX-1')).toBeVisible();
  expect(screen.getByText(/25,00\s€ bleiben auf deinem Gutschein/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Code aufdecken' })).toBeVisible();
});

test('paper has the ticket, and nothing that is for the screen', async () => {
  await openThankYou(none);
  const onPaper = (text: RegExp) => screen.getByText(text).closest('[data-print=hide]') === null;
  expect(onPaper(/^EL-1$/)).toBe(true);
  expect(onPaper(/25,00\s€ bleiben auf deinem Gutschein/)).toBe(false);
});

test('[3.064] [3.127] who wants to top up later is told how, also after a reload', async () => {
  answerCalls(none);
  const record = done();
  const order = { kind: 'shop', id: 'order-1', ...nordlicht25, wantsTopUp: true } as const;
  const confirmation = { key: KEY, order, result: redeemedHalf, voucherId: VOUCHER };
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

test('[1.023] [3.124] thanks for a donation and tells of the receipt', async () => {
  answerCalls(none);
  const { redeemLinkToken: _none, ...result } = { ...redeemedHalf, delivery: 'donation' as const };
  const order = {
    kind: 'donation',
    organisationName: 'Wiesengrund',
    organisationLogo: '/wiesengrund.svg',
    hasReceipt: true,
  } as const;
  const { container } = await renderRoutes([{ path: '/thankyou', Component }], {
    at: '/thankyou',
    record: { confirmation: { key: KEY, order, result, voucherId: VOUCHER } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Danke! Deine Spende geht an Wiesengrund',
  );
  expect(container.querySelector('img[src*="donation"]')).not.toBeNull();
  expect(container.querySelector('img[src="/wiesengrund.svg"]')).not.toBeNull();
  expect(screen.getByText(/^Deine Spendenquittung schicken wir/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Code aufdecken' })).toBeNull();
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

test('the confirmation repeats what the giver wrote, and offers to thank them', async () => {
  const greeting = { name: 'Oma Gerda', text: 'Alles Gute!' };
  await openThankYou(offered, {}, {}, { greeting });
  expect(screen.getByText('Alles Gute!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Danke sagen' })).toBeVisible();
});

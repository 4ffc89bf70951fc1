import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '~/api/testing';
import { answersOf, createLedger, type Ledger } from '~/payment/testing';
import type { Redemption } from '~/redemption/redemption-state';
import { done, filling, KEY, nordlicht25 } from '~/redemption/testing';
import {
  acceptTerms,
  begun,
  costlyForm,
  filled,
  ledger as openLedger,
  open,
  openPayment,
  promotion,
  redeemed,
  submit,
} from './testing';

// A redemption, and what the server knows of its voucher.

const lost: Answer = { status: 0, raw: 'lost' };
const ASKED = 'getVoucherActivity';
const CHANGED = 'Der Stand deines Gutscheins hat sich geändert';
/** The form of the next redemption. */
const again = { ...filling(nordlicht25).redemption, key: crypto.randomUUID() } as Redemption;
const OTHER = 'Eine andere Einlösung ist noch offen';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Opens the form of a voucher of 50 € with its ledger. */
async function openWith(ledger: Ledger, redeemVoucher: Answer | Answer[] = redeemed) {
  const page = await open(redeemVoucher, { record: filled }, answersOf(ledger));
  const send = async () => {
    await acceptTerms(page.user);
    await submit(page.user);
  };
  return { ...page, send };
}

test('a redemption carries the version of the voucher that the page has shown', async () => {
  const ledger = createLedger();
  ledger.set(5000);
  const { send, redemptions } = await openWith(ledger);
  await send();
  await waitFor(() => expect(redemptions()).toHaveLength(1));
  expect(redemptions()[0]?.headers.get('If-Match')).toBe('"1"');
});

test('nothing is sent where another device has redeemed meanwhile, and the balance of now is shown', async () => {
  const ledger = createLedger();
  const { send, calls, redemptions } = await openWith(ledger);
  await waitFor(() => expect(calls.map(({ operationId }) => operationId)).toContain(ASKED));
  expect(await screen.findByText(/25,00\s€ bleiben/)).toBeVisible();
  ledger.set(4000);
  await send();
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(redemptions()).toEqual([]);
  expect(screen.getByText(/15,00\s€ bleiben/)).toBeVisible();
  expect(screen.getByLabelText('Vorname')).toHaveValue('Mia');
  // Another balance is agreed to anew.
  expect(screen.getByLabelText(/Einlösebedingungen gelesen/)).not.toBeChecked();
  await send();
  await waitFor(() => expect(redemptions()).toHaveLength(1));
});

test('a server that has seen a change redeems nothing; the next request is another one', async () => {
  const { send, redemptions } = await openWith(createLedger(), [
    { status: 412, example: 'changed' },
    redeemed,
  ]);
  await send();
  expect(await screen.findByText(CHANGED)).toBeVisible();
  await send();
  await waitFor(() => expect(redemptions()).toHaveLength(2));
  const keys = redemptions().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

test('what could not be asked for is not sent: the form stays, under its key', async () => {
  const { user, redemptions, redemption } = await open(
    redeemed,
    { record: filled },
    { getVoucherActivity: lost },
  );
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByText('Gerade keine Verbindung')).toBeVisible();
  expect(redemptions()).toEqual([]);
  expect(redemption.getState()).toMatchObject({ phase: 'filling', key: KEY });
});

test('[4.070] a lost answer of a redemption that the server lists is asked for again by itself', async () => {
  const ledger = createLedger();
  const { send, router, redemptions } = await openWith(ledger, [lost, redeemed]);
  const createdAt = '2026-11-21T12:00:00Z';
  ledger.redemptions.push({ key: KEY, status: 'ready', createdAt });
  await send();
  await waitFor(() => expect(router.state.location.pathname).toBe('/thankyou'));
  const keys = redemptions().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([KEY, KEY]);
});

test('[4.070] it is asked for once by itself, then by the visitor', async () => {
  const ledger = createLedger();
  const { send, redemptions } = await openWith(ledger, lost);
  ledger.redemptions.push({ key: KEY, status: 'ready', createdAt: '2026-11-21T12:00:00Z' });
  await send();
  await waitFor(() => expect(redemptions()).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Einlösung abschließen' })).toBeVisible();
  expect(await screen.findByText('Deine Einlösung ist bei uns angekommen')).toBeVisible();
  expect(screen.queryByText(/verloren gegangen/)).toBeNull();
  expect(redemptions()).toHaveLength(2);
});

test('an order of another device whose code comes later is named with its time and its exits', async () => {
  const ledger = createLedger();
  const createdAt = '2026-11-21T12:00:00Z';
  ledger.redemptions.push({ key: crypto.randomUUID(), status: 'delayed', createdAt });
  await openWith(ledger);
  expect(await screen.findByRole('heading', { name: OTHER })).toBeVisible();
  expect(
    screen.getByText(/^Abgeschickt: 21\. November 2026, .* zeigt der Stand der Bestellung/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stand der Bestellung ansehen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
});

test('an own order whose confirmation this tab has is not told as another one', async () => {
  const ledger = createLedger();
  const createdAt = '2026-11-21T12:00:00Z';
  ledger.redemptions.push({ key: KEY, status: 'delayed', createdAt });
  ledger.book();
  await open(redeemed, { record: { ...done(), ...filled, redemption: again } }, answersOf(ledger));
  await screen.findByRole('button', { name: 'Zahlung abbrechen' });
  expect(screen.queryByRole('heading', { name: OTHER })).toBeNull();
});

test.each(['ready', 'sent', 'failed'] as const)(
  'an order of another device that is %s is over',
  async (status) => {
    const ledger = createLedger();
    const createdAt = '2026-11-21T12:00:00Z';
    ledger.redemptions.push({ key: crypto.randomUUID(), status, createdAt });
    ledger.book();
    await openWith(ledger);
    await screen.findByRole('button', { name: 'Zahlung abbrechen' });
    expect(screen.queryByRole('heading', { name: OTHER })).toBeNull();
  },
);

test('[4.061] a payment of another device is named beside the form, and can be called off', async () => {
  const ledger = createLedger();
  ledger.book();
  const { user } = await openWith(ledger);
  expect(await screen.findByText(/^PayPal: 25,00\s€\. Begonnen: /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zahlung abbrechen' }));
  await waitFor(() => expect(screen.queryByText(/^PayPal: 25,00\s€/)).toBeNull());
  expect(ledger.charges[0]).toMatchObject({ status: 'cancelled' });
});

test('[4.061] an own payment that is open is named beside the form, and can be called off', async () => {
  const { user } = await openPayment({}, { record: filling(nordlicht25, costlyForm) }, () =>
    begun('open', { hasAgreed: true }),
  );
  expect(await screen.findByText(/^Kreditkarte: 25,00\s€\. Begonnen: /)).toBeVisible();
  expect(screen.getByText(/^Beim Bezahlen geht sie weiter/)).toBeVisible();
  expect(screen.queryByText(/anderen Tab/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zahlung abbrechen' }));
  await waitFor(() => expect(screen.queryByText(/^Kreditkarte: 25,00/)).toBeNull());
  expect(openLedger().charges[0]).toMatchObject({ status: 'cancelled' });
});

test('[4.061] beside the form nothing is promised of an own payment that cannot be asked about', async () => {
  await openPayment({ [ASKED]: lost }, { record: filling(nordlicht25, costlyForm) }, () =>
    begun('received'),
  );
  expect(await screen.findByText('Ob die Zahlung geklappt hat, ist noch offen')).toBeVisible();
});

test('[4.070] what the server refuses and lists all the same keeps its key, and is not sent anew', async () => {
  const ledger = createLedger();
  const { send, redemption } = await openWith(ledger, { status: 412, example: 'changed' });
  ledger.redemptions.push({ key: KEY, status: 'ready', createdAt: '2026-11-21T12:00:00Z' });
  await send();
  expect(await screen.findByText(/Bestätigung ist noch unklar/)).toBeVisible();
  expect(redemption.getState()).toMatchObject({ phase: 'uncertain', key: KEY });
});

test('[4.070] an attempt that is listed as failed is not sent again by itself', async () => {
  const ledger = createLedger();
  const { send, redemptions } = await openWith(ledger, [lost, redeemed]);
  ledger.redemptions.push({ key: KEY, status: 'failed', createdAt: '2026-11-21T12:00:00Z' });
  ledger.redemptions.push({
    key: crypto.randomUUID(),
    status: 'delayed',
    createdAt: '2026-11-21T12:00:00Z',
  });
  await send();
  expect(await screen.findByText(/verloren gegangen/)).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByText(/bei uns angekommen/)).toBeNull());
  expect(redemptions()).toHaveLength(1);
});

test('[4.070] a key that a copy of this tab has closed has redeemed nothing: the form opens again', async () => {
  const answers = { closeRedemption: { status: 204 }, ...answersOf(createLedger()) };
  const reused: Answer = { status: 422, example: 'idempotency-key-reused' };
  const { user, redemption } = await open(reused, { record: filled }, answers);
  await acceptTerms(user);
  await submit(user);
  await waitFor(() => expect(redemption.getState()).toHaveProperty('isUnknown', true));
  expect(screen.getByLabelText('Vorname')).toHaveValue('Mia');
});

test('[4.070] a session that ends behind a lost answer is told, with the way to its code', async () => {
  const ledger = createLedger();
  const redeemVoucher = () => {
    ledger.signOut();
    return lost;
  };
  const answers = { ...answersOf(ledger), redeemVoucher };
  const { user } = await open(redeemed, { record: filled }, answers);
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByText(/^Deine Sitzung ist beendet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Code eingeben' })).toBeVisible();
});

test('a lost order names the vouchers that are ordered with it', async () => {
  const answers = { ...answersOf(createLedger()), ...promotion };
  const { user } = await open(lost, { record: filled }, answers);
  await user.click(await screen.findByLabelText(/^Ja, für 25,00\s€ dazubestellen/));
  await user.click(screen.getByLabelText(/^Ich bestätige: 25,00\s€/));
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByText('Aufladbare Gutscheine')).toBeVisible();
});

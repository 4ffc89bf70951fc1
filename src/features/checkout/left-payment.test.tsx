import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOpenPayment, noteAway } from '~/payment/open-payments';
import { cardAttempt as attempt } from '~/payment/testing';
import { VOUCHER } from '~/redemption/testing';
import { openPayment, paid, paying, received, receivedWith, redeemed } from './testing';

// A payment whose provider the visitor has left, or is at in another tab.

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test('[4.061] a wallet that was left is asked about before another payment begins', async () => {
  const processing = { status: 200, example: 'charge-processing' };
  paid({
    phase: 'choosing',
    interruption: 'left',
    attempt: { ...attempt, provider: 'amazonpay' },
  });
  const { user, redemption } = await openPayment({
    getCharge: [processing, processing, received],
    redeemVoucher: redeemed,
  });
  await screen.findByRole('heading', { name: 'Hast du bei Amazon Pay schon zugestimmt?' });
  const again = screen.getByRole('button', { name: 'Noch einmal nachsehen' });
  await user.click(again);
  expect(await screen.findByText(/^Bis jetzt ist nichts angekommen/)).toBeVisible();
  await user.click(again);
  await waitFor(() => expect(redemption.getState().phase).toBe('done'));
});

test('[4.061] a payment that another tab has at its provider is named', async () => {
  noteAway({
    order: { flow: 'redeem', voucherId: VOUCHER, amountInCent: 2500, currency: 'EUR' },
    attempt: { ...attempt, provider: 'amazonpay', startKey: 'other', createdAt: Date.now() },
  });
  await openPayment({});
  expect(await screen.findByText('Du bezahlst gerade in einem anderen Tab')).toBeVisible();
  // The other tab may be closed, so nothing is locked.
  expect(await screen.findByRole('heading', { name: 'Amazon Pay' })).toBeVisible();
});

test('[4.061] a wallet that cannot be asked about is not said to have brought nothing', async () => {
  paid({ phase: 'choosing', interruption: 'left', attempt: { ...attempt, provider: 'amazonpay' } });
  const { user } = await openPayment({ getCharge: { status: 0, raw: 'lost' } });
  await user.click(await screen.findByRole('button', { name: 'Noch einmal nachsehen' }));
  expect(await screen.findByText(/lässt sich gerade nicht abfragen/)).toBeVisible();
  expect(screen.queryByText(/nichts angekommen/)).toBeNull();
});

test('[4.061] a wallet that was left is named after the details were changed', async () => {
  paid({ phase: 'choosing', interruption: 'left', attempt: { ...attempt, provider: 'amazonpay' } });
  const { user } = await openPayment({ getCharge: { status: 200, example: 'charge-processing' } });
  await user.click(await screen.findByRole('button', { name: 'Angaben ändern' }));
  await user.click(screen.getByLabelText(/Einlösebedingungen gelesen/));
  await user.click(screen.getByRole('button', { name: /^Weiter: 25,00/ }));
  await screen.findByRole('heading', { name: 'Hast du bei Amazon Pay schon zugestimmt?' });
});

/** A card was charged in a tab that is closed now. */
function keepCardOfClosedTab() {
  keepOpenPayment({
    order: {
      flow: 'redeem',
      voucherId: VOUCHER,
      orderId: 'of-the-closed-tab',
      amountInCent: 2500,
      currency: 'EUR',
    },
    attempt: { ...attempt, startKey: 'other', createdAt: Date.now() },
  });
}

test('[4.061] a card of a closed tab is gone on with before this order can be paid', async () => {
  keepCardOfClosedTab();
  const { of } = await openPayment({
    getCharge: [{ status: 200, example: 'charge-processing' }, receivedWith(4500)],
    redeemVoucher: redeemed,
  });
  await screen.findByRole('heading', {
    name: /^Ob eine frühere Zahlung von 25,00\s€ geklappt hat/,
  });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Deine Zahlung wird bearbeitet' })).toBeVisible();
  // It is on the voucher, and redeems nothing that was not agreed to.
  await screen.findByRole(
    'heading',
    { name: 'Eine frühere Zahlung ist eingegangen' },
    { timeout: 8_000 },
  );
  expect(of('redeemVoucher')).toEqual([]);
});

test('[4.061] a card of a closed tab that fails is told as an earlier payment', async () => {
  keepCardOfClosedTab();
  await openPayment({ getCharge: { status: 200, example: 'charge-failed' } });
  const failed = await screen.findByRole('heading', {
    name: /^Eine frühere Zahlung von 25,00\s€ hat nicht geklappt/,
  });
  expect(failed).toBeVisible();
  expect(screen.queryByText('Die Zahlung hat nicht geklappt')).toBeNull();
  expect(screen.getByText(/^Es wurde nichts abgebucht/)).toBeVisible();
});

test('[4.061] [5.030] another tab’s payment that covers the value leads back to the form', async () => {
  keepCardOfClosedTab();
  const { redemption } = await openPayment({ getCharge: receivedWith(5500) });
  await waitFor(() => expect(redemption.getState().phase).toBe('filling'));
  expect(screen.getByRole('button', { name: /verbindlich/ })).toBeVisible();
  expect(screen.getAllByText(/^55,00\s€/)).not.toEqual([]);
});

test('[4.061] [5.030] another tab’s payment leaves less to pay at once', async () => {
  keepCardOfClosedTab();
  await openPayment({ getCharge: receivedWith(4500) });
  await screen.findByRole('heading', { name: 'Eine frühere Zahlung ist eingegangen' });
  expect(screen.getAllByText(/^10,00\s€/)).not.toEqual([]);
  expect(screen.getByText(/^−\s?45,00\s€/)).toBeVisible();
});

test('[4.061] [5.030] it leaves less of a difference that the server has named', async () => {
  keepCardOfClosedTab();
  const { redemption: state } = paying;
  if (state?.phase !== 'paying') throw new Error('Nothing is being paid');
  const due = { differenceInCent: 3500, balanceInCent: 2000 };
  await openPayment(
    { getCharge: receivedWith(4500) },
    { record: { ...paying, redemption: { ...state, due } } },
  );
  await screen.findByRole('heading', { name: 'Eine frühere Zahlung ist eingegangen' });
  expect(screen.getAllByText(/^10,00\s€/)).not.toEqual([]);
});

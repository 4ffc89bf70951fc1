import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '~/api/testing';
import { aroundPayments, balanceOf, choosePaypal, press, received } from './testing';

aroundPayments();

describe('a payment that the visitor wants to forget', () => {
  test('[4.061] is asked about first', async () => {
    const { user, count } = await choosePaypal({
      finalizeChargePaypal: { status: 0, raw: 'lost' },
      getCharge: [{ status: 404, example: 'not-found' }, received],
    });
    await press('onApprove');
    await user.click(await screen.findByText('Ist das geklärt?'));
    await user.click(screen.getByRole('button', { name: 'Nichts abgebucht? Neu bezahlen' }));
    await screen.findByRole('heading', { name: 'Deine Gutscheinkarte ist aufgeladen' });
    expect(count('initChargePaypal')).toBe(1);
  });

  test('[4.061] goes in two steps where the server does not know it', async () => {
    const { user, count } = await choosePaypal({
      finalizeChargePaypal: { status: 200, example: 'charge-processing' },
      getCharge: { status: 404, example: 'not-found' },
      refreshVoucherToken: balanceOf(3000),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await press('onApprove');
      while (count('getCharge') < 10) await act(() => vi.advanceTimersByTimeAsync(60_000));
    } finally {
      vi.useRealTimers();
    }
    const title = 'Ob die Zahlung geklappt hat, ist noch offen';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await user.click(await screen.findByText('Ist das geklärt?'));
    await user.click(screen.getByRole('button', { name: 'Nichts abgebucht? Neu bezahlen' }));
    expect(await screen.findByRole('radio', { name: /PayPal/ })).toBeVisible();
  });

  test.each<[string, Record<string, Answer>, RegExp]>([
    [
      'the balance',
      {
        getCharge: { status: 404, example: 'not-found' },
        refreshVoucherToken: { status: 503, example: 'temporary-failure' },
      },
      /Guthaben lässt sich gerade nicht abfragen/,
    ],
    [
      'the payment',
      { getCharge: { status: 0, raw: 'lost' }, refreshVoucherToken: balanceOf(3000) },
      /Zahlung lässt sich gerade nicht abfragen/,
    ],
  ])('[4.061] is not forgotten at once where %s cannot be asked for', async (_, answers, text) => {
    const { user } = await choosePaypal({
      finalizeChargePaypal: { status: 0, raw: 'lost' },
      ...answers,
    });
    await press('onApprove');
    await user.click(await screen.findByText('Ist das geklärt?'));
    const forget = screen.getByRole('button', { name: 'Nichts abgebucht? Neu bezahlen' });
    await user.click(forget);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(forget);
    expect(await screen.findByRole('radio', { name: /PayPal/ })).toBeVisible();
  });

  test('[4.061] goes in two steps where nobody can tell its end, and only then another begins', async () => {
    const { user, count, router } = await choosePaypal({
      finalizeChargePaypal: { status: 0, raw: 'lost' },
      // It was booked: 25 € more than before.
      refreshVoucherToken: [balanceOf(3000), balanceOf(3000), balanceOf(5500)],
    });
    await press('onApprove');
    await user.click(await screen.findByRole('button', { name: 'Noch einmal nachsehen' }));
    await waitFor(() => expect(count('finalizeChargePaypal')).toBe(2));
    expect(await screen.findByText(/dabei wird nichts neu bezahlt/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toHaveAttribute('href', '/help/other');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByText('Ist das geklärt?'));
    expect(screen.getByText(/wird sonst doppelt bezahlt/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nichts abgebucht? Neu bezahlen' }));
    // It speaks for the payment, also after the balance was told before.
    expect(
      await screen.findByText(/jetzt 55,00\s€: Die Zahlung von 25,00\s€ ist wahrscheinlich/),
    ).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await act(() => router.navigate('/prepaid'));
    expect(screen.getByLabelText('Seriennummer')).toBeVisible();
    await act(() => router.navigate('/prepaid/checkout'));
    await user.click(await screen.findByText('Ist das geklärt?'));
    await user.click(screen.getByRole('button', { name: 'Nichts abgebucht? Neu bezahlen' }));
    expect(
      await screen.findByText(/jetzt 55,00\s€: Die Zahlung von 25,00\s€ ist wahrscheinlich/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mit diesem Guthaben weitermachen' }));
    const title = 'Wie viel möchtest du aufladen?';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(/55,00\s€/)).toBeVisible();
    // Also by itself, when the page was opened again.
    expect(count('finalizeChargePaypal')).toBe(3);
  });
});

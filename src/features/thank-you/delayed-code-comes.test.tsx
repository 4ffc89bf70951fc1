import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '~/api/testing';
import { announce } from '~/ui/live-region';
import { offered, openThankYou } from './testing';

// The confirmation of a code that comes later, while the page is open.

vi.mock('~/ui/live-region', async (original) => ({ ...(await original()), announce: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T12:00:00Z') });
  vi.mocked(announce).mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const ok = (example: string): Answer => ({ status: 200, example });
const heading = () => screen.getByRole('heading', { level: 1 });

/** Opens the confirmation of a delayed code, and waits until the server says that it has changed. */
async function open(later: string, change = {}) {
  const getRedemption = [ok('status-delayed'), ok(later)];
  const delayed = { status: 'delayed', redemptionCompleted: false, ...change };
  await openThankYou({ ...offered, getRedemption }, {}, delayed);
  await screen.findByRole('list', { name: 'Verlauf deiner Bestellung' });
  expect(heading()).toHaveTextContent('Dein Shopcode für Nordlicht ist unterwegs');
  expect(screen.getByText('Voraussichtlich bereit')).toBeVisible();
  return () => act(() => vi.advanceTimersByTimeAsync(6_000));
}

test.each(['status-ready', 'status-sent'])(
  '[4.059] [4.060] the whole page says that the code is there: %s',
  async (later) => {
    const wait = await open(later);
    const link = screen.getByRole('link', { name: 'Stand ansehen' });
    link.focus();
    await wait();
    expect(heading()).toHaveTextContent('Viel Freude bei Nordlicht!');
    expect(screen.getByText('Eingelöst')).toBeVisible();
    expect(screen.getByText(/^Dein Shopcode ist bereit\. Du bekommst/)).toBeVisible();
    expect(screen.queryByText(/unterwegs/i)).toBeNull();
    expect(screen.queryByText('Voraussichtlich bereit')).toBeNull();
    expect(screen.queryByText(/braucht noch etwas Zeit/)).toBeNull();
    // The same link with other words: who stands on it stays there.
    expect(screen.getByRole('link', { name: 'Shopcode anzeigen' })).toBe(link);
    expect(link).toHaveFocus();
    expect(announce).toHaveBeenCalledTimes(1);
  },
);

test('[4.059] a code that came late is not late any more', async () => {
  const wait = await open('status-ready', { expectedBy: '2026-11-20T12:00:00Z' });
  vi.setSystemTime('2026-11-25T12:00:00Z');
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.getByText('Das dauert länger als erwartet')).toBeVisible();
  await wait();
  expect(screen.queryByText('Das dauert länger als erwartet')).toBeNull();
});

test('[4.059] a code that is there without a link has the ways to it, once', async () => {
  const wait = await open('status-ready', { redeemLinkToken: undefined });
  expect(screen.getByRole('link', { name: 'Stand der Bestellung ansehen' })).toBeVisible();
  await wait();
  await waitFor(() => expect(heading()).toHaveTextContent('Viel Freude bei Nordlicht!'));
  expect(screen.getAllByRole('link', { name: 'Stand der Bestellung ansehen' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'E-Mail noch einmal senden' })).toBeVisible();
});

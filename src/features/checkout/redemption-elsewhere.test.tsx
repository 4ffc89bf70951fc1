import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answer } from '~/api/testing';
import { tokenFor } from '~/voucher/testing';
import { acceptTerms, filled, open, redeemed, submit } from './testing';

// What another tab has sent with this voucher.

const another = { ...filled, redemption: { ...filled.redemption, key: crypto.randomUUID() } };
const lost: Answer = { status: 0, raw: 'lost' };
const balance: Answer = {
  status: 200,
  raw: JSON.stringify({ token: tokenFor(undefined, { balanceInCent: 2500 }) }),
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Redeems in one tab, and opens the form in another one. */
async function openAfter(answer: Answer, answers: Record<string, Answer> = {}) {
  vi.stubGlobal('scrollTo', () => undefined);
  const first = await open(answer, { record: filled });
  await acceptTerms(first.user);
  await submit(first.user);
  await waitFor(() => expect(first.redemption.getState().phase).not.toBe('sending'));
  expect(first.redemption.getState().phase).not.toBe('filling');
  cleanup();
  return open(redeemed, { record: another }, answers);
}

test('a redemption that has no answer there is named, and looked up before the next one', async () => {
  const { user } = await openAfter(lost, {
    closeRedemption: { status: 200, example: 'status-processing' },
    refreshVoucherToken: balance,
  });
  const title = 'Eine andere Einlösung ist noch offen';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(/^Nordlicht, 25,00\s€: abgeschickt in einem anderen Tab/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Hilfe' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nachsehen, ob eingelöst wurde' }));
  const known = 'Deine Einlösung ist bei uns angekommen';
  const told = await screen.findByRole('group', { name: known });
  expect(told).toHaveFocus();
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test('a redemption that the server does not know is no longer named', async () => {
  const { user } = await openAfter(lost, {
    closeRedemption: { status: 204 },
  });
  await user.click(await screen.findByRole('button', { name: 'Nachsehen, ob eingelöst wurde' }));
  expect(await screen.findByRole('heading', { name: 'Es wurde nichts eingelöst' })).toBeVisible();
});

test('a redemption that cannot be looked up stays named', async () => {
  const { user } = await openAfter(lost, { closeRedemption: lost });
  const look = await screen.findByRole('button', { name: 'Nachsehen, ob eingelöst wurde' });
  await user.click(look);
  expect(await screen.findByRole('heading', { name: 'Gerade keine Verbindung' })).toBeVisible();
  expect(look).toBeVisible();
});

test('a redemption that the other tab has finished since is no longer named', async () => {
  await openAfter(lost);
  await screen.findByRole('heading', { name: /^Eine andere Einlösung/ });
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('redeeming:'));
  localStorage.removeItem(key);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(screen.queryByRole('heading', { name: /^Eine andere Einlösung/ })).toBeNull();
});

test('a redemption that was answered is not named', async () => {
  await openAfter(redeemed);
  expect(await screen.findByRole('textbox', { name: 'Vorname' })).toHaveValue('Mia');
  expect(screen.queryByRole('heading', { name: /^Eine andere Einlösung/ })).toBeNull();
});

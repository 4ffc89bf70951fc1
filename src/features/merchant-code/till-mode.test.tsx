import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { open } from './testing';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(cleanup);

test('at the till the code alone fills the screen, which stays on until it is closed', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const { user, reveal } = await open({
    revealMerchantCode: { status: 200, example: 'ready-pin' },
  });
  await reveal();
  await user.click(await screen.findByRole('button', { name: 'An der Kasse zeigen' }));
  const till = await screen.findByRole('dialog');
  expect(within(till).getByText('PIN')).toBeVisible();
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  // Coming back to the tab asks for the lock again.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(2);
  await user.click(within(till).getByRole('button', { name: 'Zurück zum Code' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(release).toHaveBeenCalled());
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test.each([
  ['Back', (page: Awaited<ReturnType<typeof open>>) => page.router.navigate(-1)],
  ['Escape', (page: Awaited<ReturnType<typeof open>>) => page.user.keyboard('{Escape}{Escape}')],
])('%s closes the till and leads nowhere else', async (_, close) => {
  const page = await open({ revealMerchantCode: { status: 200, example: 'ready-pin' } });
  await act(() => page.router.navigate('/merchantcode/demo-own', { state: { reveals: true } }));
  const toTill = await screen.findByRole('button', { name: 'An der Kasse zeigen' });
  const before = page.router.state.location.key;
  await page.user.click(toTill);
  await screen.findByRole('dialog');
  await act(async () => close(page));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(toTill).toHaveFocus());
  expect(page.router.state.location.key).toBe(before);
});

test('a page that is opened again at the till covers the code, and leaves that step', async () => {
  const page = await open({ revealMerchantCode: { status: 200, example: 'ready-pin' } });
  await page.reveal();
  const toTill = await screen.findByRole('button', { name: 'An der Kasse zeigen' });
  const before = page.router.state.location.key;
  await page.user.click(toTill);
  await screen.findByRole('dialog');
  await act(() => page.router.navigate('/elsewhere'));
  await act(() => page.router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'Code aufdecken' })).toBeVisible();
  await waitFor(() => expect(page.router.state.location.key).toBe(before));
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import { announce } from '~/ui/live-region';
import { OfflineStrip } from './offline-strip';

vi.mock('~/ui/live-region', () => ({ announce: vi.fn<typeof announce>() }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('says that there is no connection, until there is one', async () => {
  await renderRoutes([{ path: '/', element: <OfflineStrip /> }]);
  expect(screen.queryByText(/offline/)).toBeNull();
  connect(false);
  expect(screen.getByText('Du bist offline.')).toBeVisible();
  expect(announce).toHaveBeenLastCalledWith('Du bist offline.');
  connect(true);
  expect(screen.queryByText(/offline/)).toBeNull();
});

test('says that the balance is safe where a voucher is held', async () => {
  await renderRoutes([{ path: '/', element: <OfflineStrip /> }], { voucher: {} });
  connect(false);
  const text = 'Du bist offline. Dein Guthaben ist sicher.';
  expect(screen.getByText(text)).toBeVisible();
  expect(announce).toHaveBeenLastCalledWith(text);
});

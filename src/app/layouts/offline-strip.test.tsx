// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '~/tests/render-routes';
import { OfflineStrip } from './offline-strip';

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
  expect(screen.queryByRole('status')).toBeNull();
  connect(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^Du bist offline\.$/);
  connect(true);
  expect(screen.queryByRole('status')).toBeNull();
});

test('says that the balance is safe where a voucher is held', async () => {
  await renderRoutes([{ path: '/', element: <OfflineStrip /> }], { voucher: {} });
  connect(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Du bist offline. Dein Guthaben ist sicher.',
  );
});

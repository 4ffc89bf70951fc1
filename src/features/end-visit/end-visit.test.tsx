import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filling, KEY, nordlicht25, VOUCHER } from '~/redemption/testing';
import { renderRoutes, type RenderOptions } from '~/tests/render-routes';
import { clearVisit } from './clear-visit';
import { EndVisit } from './end-visit';

vi.mock(import('./clear-visit'), () => ({ clearVisit: vi.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(clearVisit).mockClear();
});
afterEach(cleanup);

const open = (options: RenderOptions = {}) =>
  renderRoutes([{ path: '/', Component: EndVisit }], options);

test('a visit in which nothing is open is cleared at once', async () => {
  const { user } = await open({ record: filling(nordlicht25, { firstName: 'Ada' }) });
  await user.click(screen.getByRole('button', { name: 'Besuch beenden, Daten löschen' }));
  expect(clearVisit).toHaveBeenCalledOnce();
});

test('the box explains what happens, the line only asks', async () => {
  await renderRoutes([{ path: '/', element: <EndVisit /> }]);
  expect(screen.getByText(/Was auf dem Gutschein noch übrig ist, bleibt dort/)).toBeVisible();
  cleanup();
  await renderRoutes([{ path: '/', element: <EndVisit isBrief /> }]);
  expect(
    screen.getByText('Nicht dein eigenes Gerät? Dein Guthaben bleibt erhalten.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Besuch beenden, Daten löschen' })).toBeVisible();
  cleanup();
  await renderRoutes([{ path: '/', element: <EndVisit isBrief hasVoucher={false} /> }]);
  expect(screen.getByText(/^Nicht dein eigenes Gerät\?/)).not.toHaveTextContent(
    /Guthaben|Gutschein/,
  );
});

test('the page asks about unfinished redemptions and payments first', async () => {
  const { user } = await open({
    record: {
      redemption: {
        phase: 'uncertain',
        order: { kind: 'shop', id: 'order-1', ...nordlicht25 },
        request: {
          delivery: 'email',
          redeemValue: 2500,
          currency: 'EUR',
          customer: { email: 'ada@example.com' },
        } as never,
        key: KEY,
        voucherId: VOUCHER,
        since: 0,
      },
    },
  });
  const end = () => screen.getByRole('button', { name: 'Besuch beenden, Daten löschen' });
  await user.click(end());
  expect(screen.getByRole('alert')).toHaveTextContent('Etwas ist noch nicht fertig');
  expect(clearVisit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Noch nicht löschen' }));
  await user.click(end());
  await user.click(screen.getByRole('button', { name: 'Trotzdem löschen' }));
  expect(clearVisit).toHaveBeenCalledOnce();
});

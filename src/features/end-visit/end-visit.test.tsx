import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '~/api';
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

const end = () => screen.getByRole('button', { name: 'Besuch beenden, Daten löschen' });

test('a visit in which nothing is open or typed is cleared at once', async () => {
  const { user } = await open({ record: filling(nordlicht25) });
  await user.click(end());
  expect(clearVisit).toHaveBeenCalledOnce();
});

test.each<[string, RenderOptions, ReactNode]>([
  ['in another page', { record: filling(nordlicht25, { firstName: 'Ada' }) }, null],
  ['in this page', {}, <input key="name" aria-label="Name" defaultValue="Ada" />],
])('the page asks once about what was typed %s, with the focus', async (_, options, field) => {
  const page = (
    <>
      <main>{field}</main>
      <EndVisit />
    </>
  );
  const { user } = await renderRoutes([{ path: '/', element: page }], options);
  await user.click(end());
  expect(await screen.findByRole('group', { name: 'Deine Angaben löschen?' })).toHaveFocus();
  expect(clearVisit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Noch nicht löschen' }));
  expect(end()).toHaveFocus();
  await user.click(end());
  await user.click(await screen.findByRole('button', { name: 'Trotzdem löschen' }));
  expect(clearVisit).toHaveBeenCalledOnce();
});

test('a payment that can still take money is named before the end', async () => {
  const { user } = await open({ voucher: { balanceInCent: 5000 } });
  const known = { charges: [{ status: 'processing' }] };
  queryClient.setQueryData(['activity', VOUCHER], known);
  await user.click(end());
  expect(await screen.findByRole('group', { name: 'Etwas ist noch nicht fertig' })).toHaveFocus();
  expect(clearVisit).not.toHaveBeenCalled();
});

test('words of a search and boxes that are ticked are no loss', async () => {
  const page = (
    <>
      <main>
        <input type="search" aria-label="Suche" defaultValue="buch" />
        <input type="checkbox" aria-label="Online" defaultChecked />
      </main>
      <EndVisit />
    </>
  );
  const { user } = await renderRoutes([{ path: '/', element: page }]);
  await user.click(end());
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
  await user.click(end());
  expect(await screen.findByRole('group', { name: 'Etwas ist noch nicht fertig' })).toHaveFocus();
  expect(clearVisit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Noch nicht löschen' }));
  await user.click(end());
  await user.click(screen.getByRole('button', { name: 'Trotzdem löschen' }));
  expect(clearVisit).toHaveBeenCalledOnce();
});

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '~/api';
import { answerCalls, knownBalance } from '~/api/testing';
import { renderRoutes } from '~/tests/render-routes';
import { tokenFor } from './testing';
import { useActivity } from './use-activity';

afterEach(cleanup);

function Balance() {
  return <p>{useActivity('voucher-1')?.balanceInCent ?? 'asking'}</p>;
}

test('the balance of a voucher is not given to another one that is held by then', async () => {
  let balanceInCent = 2500;
  answerCalls({ getVoucherActivity: () => knownBalance(balanceInCent) });
  const { session } = await renderRoutes([{ path: '/', element: <Balance /> }], {
    voucher: { balanceInCent: 5000 },
  });
  expect(await screen.findByText('2500')).toBeVisible();
  expect(session.getState()).toHaveProperty('voucher.balanceInCent', 2500);
  act(() => void session.start(tokenFor(undefined, { balanceInCent: 9000 }, { sub: 'voucher-2' })));
  balanceInCent = 1000;
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText('1000')).toBeVisible();
  expect(session.getState()).toHaveProperty('voucher.balanceInCent', 9000);
});

test('a session that begins after the server has refused an earlier one goes on', async () => {
  let isOver = true;
  answerCalls({
    getVoucherActivity: () =>
      isOver ? { status: 401, example: 'session-expired' } : knownBalance(2500),
  });
  const { session } = await renderRoutes([{ path: '/', element: <Balance /> }], {
    voucher: { balanceInCent: 5000 },
  });
  await vi.waitFor(() => expect(session.getState().status).toBe('expired'));
  isOver = false;
  act(() => void session.start(tokenFor(undefined, { balanceInCent: 4000 })));
  expect(await screen.findByText('2500')).toBeVisible();
  expect(session.getState().status).toBe('active');
});

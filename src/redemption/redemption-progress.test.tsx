import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Answer } from '~/api/testing';
import { renderRoutes } from '~/tests/render-routes';
import { LiveRegions } from '~/ui/live-region';
import { decodeToken } from '~/voucher/decode-token';
import { RedemptionProgress } from './redemption-progress';
import { VOUCHER } from './testing';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ok = (example: string): Answer => ({ status: 200, example });
const heading = () => screen.getByRole('heading', { level: 2 });
/** Longer than every pause between two questions, in ms. */
const LONG = 10 * 60_000;

async function open(answers: Answer[], { holdsVoucher = true } = {}) {
  const calls = answerCalls({ getRedemption: answers });
  const element = (
    <>
      <LiveRegions />
      <RedemptionProgress redeemId="r-1" orderNumber="EL-1" />
    </>
  );
  const page = await renderRoutes([{ path: '/', element }], holdsVoucher ? { voucher: {} } : {});
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...page, calls, wait };
}

test.each(['processing', 'delayed', 'in-review', 'ready', 'sent', 'failed'])(
  '[4.059] shows the steps of a redemption: %s',
  async (status) => {
    const { calls } = await open([ok(`status-${status}`)]);
    const list = await screen.findByRole('list', { name: 'Verlauf deiner Bestellung' });
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Gutschein eingelöst');
    expect(calls[0]?.operationId).toBe('getRedemption');
    expect(decodeToken(calls[0]?.headers.get('x-jwt-token') ?? '')?.sub).toBe(VOUCHER);
  },
);

test('[4.060] asks again while the code is delayed, says when it is there, and stops', async () => {
  const { calls, wait } = await open([
    ok('status-delayed'),
    ok('status-delayed'),
    ok('status-ready'),
  ]);
  await waitFor(() => expect(heading()).toHaveTextContent('Dein Shopcode ist noch unterwegs'));
  await wait(LONG);
  expect(heading()).toHaveTextContent('Dein Shopcode ist bereit');
  expect(calls).toHaveLength(3);
  await wait(LONG);
  expect(calls).toHaveLength(3);
});

test.each([
  ['address_refused', 'Kundenservice kontaktieren', '/help/code-not-received'],
  ['mailbox_full', 'E-Mail noch einmal senden', '/redeem/resend-link'],
])('an e-mail that did not come (%s) leads to "%s"', async (mailProblem, name, href) => {
  const order = { orderNumber: 'EL-1', transactionNumber: 'TX-1', steps: [] };
  await open([{ status: 200, raw: JSON.stringify({ ...order, status: 'sent', mailProblem }) }]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(heading()).toHaveTextContent('Die E-Mail kam nicht an');
});

test('[4.060] a change is announced', async () => {
  const { wait } = await open([ok('status-delayed'), ok('status-ready')]);
  await waitFor(() => expect(heading()).toHaveTextContent('Dein Shopcode ist noch unterwegs'));
  await wait(5_500);
  expect(screen.getByRole('status')).toHaveTextContent('Dein Shopcode ist bereit');
});

test('[4.060] a lost answer keeps what is known, and the next one follows', async () => {
  const { wait } = await open([
    ok('status-delayed'),
    ...Array.from({ length: 3 }, (): Answer => ({ status: 0, raw: 'lost' })),
    ok('status-sent'),
  ]);
  await waitFor(() => expect(heading()).toHaveTextContent('Dein Shopcode ist noch unterwegs'));
  await wait(6_000);
  expect(heading()).toHaveTextContent('Dein Shopcode ist noch unterwegs');
  await wait(LONG);
  expect(heading()).toHaveTextContent(/ist verschickt/);
});

test('asks for nothing without a session, nor after its end, and leads to the order status', async () => {
  const { calls, session, wait, user, router } = await open([ok('status-delayed')]);
  await waitFor(() => expect(heading()).toHaveTextContent('Dein Shopcode ist noch unterwegs'));
  act(() => session.remove());
  const before = calls.length;
  await wait(LONG);
  expect(calls).toHaveLength(before);
  expect(heading()).toHaveTextContent('Dein Shopcode ist noch unterwegs');
  vi.useRealTimers();
  await user.click(screen.getByRole('link', { name: 'Stand der Bestellung ansehen' }));
  expect(router.state.location).toMatchObject({
    pathname: '/redeem/status',
    state: { orderNumber: 'EL-1' },
  });
});

test('without a session there is the way to the order status alone', async () => {
  const { calls, wait } = await open([ok('status-delayed')], { holdsVoucher: false });
  await wait(LONG);
  expect(heading()).toHaveTextContent('Stand deiner Bestellung');
  expect(screen.getByRole('link', { name: 'Stand der Bestellung ansehen' })).toBeVisible();
  expect(calls).toEqual([]);
});

test.each<[string, Answer]>([
  ['the session is over', { status: 401, example: 'session-expired' }],
  ['there is no such redemption', { status: 404, example: 'order-not-found' }],
  ['the status is unknown', { status: 409, example: 'order-status-unknown' }],
])('stops where %s', async (_name, answer) => {
  const { calls, wait } = await open([answer]);
  await waitFor(() => expect(calls).toHaveLength(1));
  await wait(LONG);
  expect(calls).toHaveLength(1);
});

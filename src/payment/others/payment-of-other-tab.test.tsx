import { expect, test, vi } from 'vitest';
import { keepOpenPayment, openPaymentsOf } from '~/payment/open-payments';
import { cardAttempt } from '~/payment/testing';
import {
  balanceOf,
  changeTab,
  charge,
  leavePage,
  openPayment,
  order,
  providersOf,
} from './testing';

const balance = { refreshVoucherToken: balanceOf(5000) };
const shared = () => openPaymentsOf('voucher-1').map(({ attempt }) => attempt.provider);

/** The payment of a tab that has opened after the last one was closed. */
function openNewTab(answers: Parameters<typeof openPayment>[0] = {}) {
  changeTab();
  const opened = openPayment({ ...balance, ...answers });
  opened.payment.adopt();
  return opened;
}

test('[4.061] a card that may be taken is gone on with in another tab, and nothing else begins', async () => {
  const { payment } = openPayment(balance);
  await payment.begin(order, 'unzer', 'card-1');
  const next = openNewTab();
  expect(next.payment.getState()).toMatchObject({
    phase: 'processing',
    attempt: { provider: 'unzer', chargeId: 'chg-unzer' },
  });
  expect(next.payment.getOrder()).toEqual({ ...order, isOfOtherTab: true });
  await expect(next.payment.begin(order, 'paypal')).rejects.toThrow();
  expect(next.started).toEqual([]);
});

test('[4.061] the start of a card that got no answer is repeated as it was in another tab', async () => {
  const { payment } = openPayment(balance, 'processing', { isStartLost: true });
  await expect(payment.begin(order, 'unzer', 'card-1')).rejects.toThrow();
  const [open] = openPaymentsOf('voucher-1');
  const next = openNewTab();
  expect(next.payment.getState()).toMatchObject({ phase: 'start-lost', attempt: open?.attempt });
  next.payment.repeat();
  await vi.waitFor(() => expect(next.started).toEqual(['unzer']));
});

test('[4.061] a wallet that was left is asked about in another tab before anything begins', async () => {
  const { payment } = openPayment(balance);
  await payment.begin(order, 'amazonpay');
  leavePage();
  const next = openNewTab({
    getCharge: [charge('processing'), charge('received')],
  });
  expect(providersOf(next.payment)).toEqual(['amazonpay']);
  await expect(next.payment.begin(order, 'paypal')).rejects.toThrow();
  expect(next.started).toEqual([]);
  expect(next.payment.getState()).toMatchObject({ phase: 'received' });
  expect(shared()).toEqual([]);
});

test('[4.061] a window that was agreed to, and whose end was sent, is ended under the same key', async () => {
  const { payment, ended } = openPayment(balance);
  const { startKey } = await payment.begin(order, 'paypal');
  payment.approve(startKey);
  await vi.waitFor(() => expect(ended).toEqual(['paypal']));
  const next = openNewTab({ getCharge: charge('processing', 'chg-paypal') });
  await vi.waitFor(() => expect(next.ended).toEqual(['paypal']));
});

test('[4.061] a payment that is decided is not known to other tabs any more', async () => {
  const { payment, ended } = openPayment(balance, 'received');
  const { startKey } = await payment.begin(order, 'paypal');
  expect(shared()).toEqual(['paypal']);
  payment.approve(startKey);
  await vi.waitFor(() => expect(ended).toEqual(['paypal']));
  await vi.waitFor(() => expect(shared()).toEqual([]));

  changeTab();
  const other = openPayment({ ...balance, getCharge: charge('failed', 'chg-unzer') });
  await other.payment.begin(order, 'unzer', 'card-1');
  expect(shared()).toEqual(['unzer']);
  other.payment.interrupt('left');
  await vi.waitFor(() => expect(shared()).toEqual([]), { timeout: 5_000 });
});

test('[4.061] a payment of another voucher is not taken over', async () => {
  const attempt = { ...cardAttempt, createdAt: Date.now() };
  keepOpenPayment({ order: { ...order, voucherId: 'voucher-2' }, attempt });
  expect(openNewTab().payment.getState()).toEqual({ phase: 'choosing' });
});

test('[4.061] a top-up of the same voucher is gone on with where a difference is paid', async () => {
  const attempt = { ...cardAttempt, createdAt: Date.now() };
  keepOpenPayment({ order: { ...order, flow: 'prepaid' }, attempt });
  const { payment } = openNewTab();
  expect(payment.getState()).toMatchObject({ phase: 'processing', attempt: { startKey: 'key' } });
  expect(payment.getOrder()).toMatchObject({ flow: 'redeem', isOfOtherTab: true });
});

test('[4.061] a window whose end got no answer is ended under the same key', async () => {
  const attempt = {
    ...cardAttempt,
    provider: 'paypal',
    isEndLost: true,
    createdAt: Date.now(),
  } as const;
  keepOpenPayment({ order, attempt });
  const { ended } = openNewTab();
  await vi.waitFor(() => expect(ended).toEqual(['paypal']));
});

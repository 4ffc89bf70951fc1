import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, knownBalance } from '~/api/testing';
import { done, VOUCHER } from '~/redemption/testing';
import type { TabRecord } from '~/redemption/redemption-storage';
import { renderRoutes } from '~/tests/render-routes';
import { tokenFor } from '~/voucher/testing';
import { heldVoucher } from '~/voucher/voucher-session';
import { Component } from './thank-you-page';
import { none } from './testing';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const form = { firstName: 'Mia', email: 'mia@beispiel.de' };

/** The confirmation of the first of two vouchers. @param exp the end of the other one's time, in seconds */
async function open(record: Partial<TabRecord> = {}, exp?: number) {
  answerCalls({ ...none, getVoucherActivity: knownBalance(0) });
  const page = await renderRoutes([{ path: '/thankyou', Component }], {
    at: '/about-to-see',
    voucher: { balanceInCent: 5000 },
    record: { ...done(undefined, form), ...record },
  });
  page.session.start(tokenFor(undefined, { balanceInCent: 5000 }));
  page.session.putAside();
  page.session.start(tokenFor(exp, { balanceInCent: 3000 }, { sub: 'voucher-2' }));
  page.session.takeUp(VOUCHER);
  page.session.spend();
  await page.router.navigate('/thankyou');
  return page;
}

test('the next voucher goes on at the same shop, with the same form, and its session stays', async () => {
  const { user, router, session, redemption } = await open();
  expect(
    await screen.findByRole('heading', { name: /^Dein nächster Gutschein: 30,00/ }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Noch einmal bei Nordlicht' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shops/1001'));
  expect(heldVoucher(session.getState())).toMatchObject({
    id: 'voucher-2',
    voucher: { balanceInCent: 3000 },
  });
  expect(redemption.getRecord()).toMatchObject({ redemption: { phase: 'choosing' }, form });
});

test('the vouchers after the next one are named, each with its sum', async () => {
  const page = await open();
  act(() => {
    page.session.start(tokenFor(undefined, { balanceInCent: 1500 }, { sub: 'voucher-3' }));
    page.session.putAside();
  });
  const next = await screen.findByRole('region', { name: /^Dein nächster Gutschein: 30,00/ });
  expect(within(next).getByText(/^Auch dabei: 15,00\s€$/)).toBeVisible();
});

test('what was redeemed before in this visit is named, with the way to each code', async () => {
  const { confirmation } = done();
  if (!confirmation) throw new Error('nothing is confirmed');
  const { redeemLinkToken: _token, ...byMail } = confirmation.result as { redeemLinkToken: string };
  const mailed = {
    ...confirmation,
    key: crypto.randomUUID(),
    result: { ...byMail, remainingInCent: 1500, orderNumber: 'EL-2' },
  };
  const left = { ...confirmation.result, remainingInCent: 1500 };
  const other = { ...confirmation, voucherId: 'voucher-3', result: left };
  await open({ earlier: [other, mailed as never] });
  expect(await screen.findByRole('heading', { name: /^In diesem Besuch/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Code für Nordlicht' })).toHaveAttribute(
    'href',
    '/merchantcode/demo-code128',
  );
  expect(screen.getByRole('link', { name: 'Bestellung EL-2' })).toBeVisible();
  // Of a voucher that was used again since, the last result says the rest.
  const rests = within(screen.getByRole('region', { name: /^In diesem Besuch/ }));
  expect(rests.getAllByText(/^15,00\s€ bleiben/)).toHaveLength(1);
});

test('a voucher whose time is over asks for its code again', async () => {
  const soon = Math.ceil(Date.now() / 1000) + 3600;
  const { user, router, session } = await open({}, soon);
  const link = await screen.findByRole('link', { name: 'Noch einmal bei Nordlicht' });
  vi.setSystemTime(soon * 1000);
  await user.click(link);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Die Zeit für diesen Gutschein/);
  expect(router.state.location.pathname).toBe('/thankyou');
  expect(heldVoucher(session.getState())?.id).not.toBe('voucher-2');
});

test('a voucher whose redemption is open is told with it, not as the next one with its old sum', async () => {
  const customer = { email: 'mia@beispiel.de' };
  const { confirmation } = done();
  const unanswered = {
    phase: 'uncertain',
    order: confirmation?.order,
    request: { redeemValue: 1000, currency: 'EUR', delivery: 'screen', customer },
    key: crypto.randomUUID(),
    voucherId: 'voucher-2',
    since: 1,
  };
  await open({ others: [unanswered as never] });
  expect(await screen.findByRole('heading', { name: /^Eine andere Einlösung/ })).toBeVisible();
  expect(screen.queryByText(/^Dein nächster Gutschein/)).toBeNull();
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCallContext } from '~/api/call-context';
import { answerCalls } from '~/api/testing';
import { ErrorPage } from '~/app/error-page';
import { Component as CheckoutPage } from '~/features/checkout/checkout-page';
import { acceptTerms, filled, redeemed, submit } from '~/features/checkout/testing';
import { compareResult } from '~/redemption/compare-result';
import { redemptionReducer } from '~/redemption/redemption-reducer';
import { heldVoucher } from '~/voucher/voucher-session';
import { renderRoutes } from './render-routes';

// An exception of our own code, wherever it is thrown: the page says whose mistake it is, and the visit goes on.

vi.mock(import('~/redemption/compare-result'), { spy: true });
vi.mock(import('~/redemption/redemption-reducer'), { spy: true });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

function fail(): never {
  throw new TypeError('undefined is not a function');
}

const Broken = () => fail();

/** Opens the checkout with a filled form, below the error page of the application. */
async function open(Component: () => React.ReactNode = CheckoutPage) {
  answerCalls({ getShop: { status: 200, example: 'shop-1001' }, redeemVoucher: redeemed });
  return renderRoutes(
    [{ ErrorBoundary: ErrorPage, children: [{ path: '/redeem/checkout', Component }] }],
    { at: '/redeem/checkout', voucher: { balanceInCent: 5000 }, record: filled },
  );
}

test.each<[string, () => void]>([
  [
    'before the request leaves',
    () => setCallContext({ acceptLanguage: fail, voucherToken: () => undefined }),
  ],
  ['in a check of the answer', () => vi.mocked(compareResult).mockImplementation(fail)],
  ['in a reducer', () => vi.mocked(redemptionReducer).mockImplementation(fail)],
])('[4.070] an exception %s is called our mistake, and the voucher stays', async (_, plant) => {
  const { user, session } = await open();
  plant();
  await acceptTerms(user);
  await submit(user);
  expect(await screen.findByText(/Der Fehler liegt bei uns/)).toBeVisible();
  expect(screen.queryByText(/Verbindung|nicht erreichbar/)).toBeNull();
  expect(heldVoucher(session.getState())?.voucher.balanceInCent).toBe(5000);
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), expect.any(Error));
});

test('an exception of a component is called our mistake, also without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { session } = await open(Broken);
  expect(await screen.findByText(/Der Fehler liegt bei uns/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Diese Seite ließ sich nicht anzeigen',
  );
  expect(heldVoucher(session.getState())?.voucher.balanceInCent).toBe(5000);
});

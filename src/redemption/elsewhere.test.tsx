import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerCalls, knownBalance } from '~/api/testing';
import { renderRoutes } from '~/tests/render-routes';
import { tokenFor } from '~/voucher/testing';
import { heldVoucher } from '~/voucher/voucher-session';
import { OpenRedemptionNotice } from './open-redemption-notice';
import type { ShopRequest } from './redemption-state';
import type { OpenRedemption } from './redemption-storage';
import { done, filling, KEY, nordlicht25, redeemedHalf, VOUCHER } from './testing';

// A redemption, seen from the landing page and the wall.

afterEach(cleanup);

const request: ShopRequest = {
  shopId: 1001,
  items: [{ valueInCent: 2500, quantity: 1 }],
  redeemValue: 2500,
  currency: 'EUR',
  delivery: 'screen',
  customer: { email: 'mia@beispiel.de' },
  termsAccepted: true,
};
const redeemed = { ...redeemedHalf, redeemLinkToken: 'nFy3Wq8ZkT5vLr2XbS9dHc6M' };
const order = { kind: 'shop', id: 'order-1', ...nordlicht25 } as const;
const uncertain: OpenRedemption = {
  phase: 'uncertain',
  order,
  request,
  key: KEY,
  voucherId: VOUCHER,
  since: 1,
};

test('the last redemption of the tab is one press away, also after its session', async () => {
  answerCalls({});
  await renderRoutes([{ path: '/', Component: OpenRedemptionNotice }], { record: done() });
  expect(await screen.findByRole('link', { name: 'Zum Ergebnis' })).toHaveAttribute(
    'href',
    '/thankyou',
  );
});

test('a request that is out is told, then its result', async () => {
  let answer = (): void => undefined;
  const raw = new ReadableStream<Uint8Array>({
    start: (controller) => {
      answer = () => {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(redeemed)));
        controller.close();
      };
    },
  });
  answerCalls({
    getVoucherActivity: knownBalance(5000),
    redeemVoucher: { status: 201, raw },
  });
  const { redemption } = await renderRoutes([{ path: '/', Component: OpenRedemptionNotice }], {
    voucher: { balanceInCent: 5000 },
    record: filling(nordlicht25),
  });
  redemption.submit(request);
  expect(
    await screen.findByRole('heading', { name: 'Deine Einlösung läuft gerade' }),
  ).toBeVisible();
  await waitFor(() => expect(redemption.getState()).toHaveProperty('version'));
  answer();
  expect(
    await screen.findByRole('heading', { name: 'Deine Einlösung hat geklappt' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Ergebnis' })).toHaveAttribute('href', '/thankyou');
});

test('what is paid and refused is not told as a redemption that may have worked', async () => {
  const paid = { chargeId: 'chg-1', amountInCent: 500, currency: 'EUR' } as const;
  const refusal = { code: 'PARTNER_UNAVAILABLE' } as const;
  await renderRoutes([{ path: '/', Component: OpenRedemptionNotice }], {
    voucher: { balanceInCent: 5000 },
    record: {
      redemption: {
        phase: 'paid-but-refused',
        order,
        request,
        key: KEY,
        voucherId: VOUCHER,
        paid,
        refusal,
      },
    },
  });
  const title = 'Deine Einlösung ist noch nicht zu Ende';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText(/geklappt hat|nicht mehr aktuell/)).toBeNull();
});

test('the voucher of an open redemption that waits is taken up, and no code is asked for', async () => {
  const { user, router, session, redemption } = await renderRoutes(
    [{ path: '/', Component: OpenRedemptionNotice }],
    { voucher: { balanceInCent: 5000 }, record: { redemption: uncertain } },
  );
  session.putAside();
  session.start(tokenFor(undefined, { balanceInCent: 3000 }, { sub: 'voucher-2' }));
  expect(await screen.findByText(/^Nordlicht: 25,00/)).toBeVisible();
  expect(screen.queryByText(/Gib den Code/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^50,00\s€ benutzen$/ }));
  expect(heldVoucher(session.getState())?.id).toBe(VOUCHER);
  expect(redemption.getState()).toMatchObject({ phase: 'uncertain', key: KEY });
  await waitFor(() => expect(router.state.location.pathname).toBe('/redeem/checkout'));
});

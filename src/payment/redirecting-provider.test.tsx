import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { finalizeChargePaypal, initChargePaypal } from '~/api';
import { answerCalls } from '~/api/testing';
import { renderRoutes } from '~/tests/render-routes';
import { heldVoucher } from '~/voucher/voucher-session';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import { PaymentPanel } from './payment-panel';
import { sentWith } from './providers/call';
import type { PaymentAdapter } from './providers/payment-adapter';
import type { Provider } from './providers/provider';
import type * as registry from './providers/providers';
import { answersOf, createLedger } from './testing';
import { usePayment } from './use-payment';

// A provider without script and button of its own: our button, then its page. No registered one is of this kind.

vi.mock('./providers/providers', async (importActual) => {
  const actual = await importActual<typeof registry>();
  const paypal: Provider = {
    name: () => 'Bankpay',
    hint: () => 'Du bezahlst auf den Seiten von Bankpay.',
    control: 'redirect',
    takesMoneyAt: 'end',
    isOffered: () => true,
    loadAdapter: () => Promise.resolve({ createAdapter: () => adapter }),
    readReturn: () => ({}),
  };
  return { ...actual, providers: Object.assign(actual.providers, { paypal }) };
});

/** Its page: in a test only this one can be gone to. */
const bank = (): string => new URL('#bank', location.href).href;

const adapter: PaymentAdapter = {
  async start(order, _attempt, call) {
    const body = {
      amount: order.amountInCent,
      currency: order.currency,
      returnUrl: location.origin,
    };
    const { data } = await initChargePaypal({ body, ...sentWith(call) });
    return { started: { chargeId: data.chargeId, redirectUrl: bank() } };
  },
  async finalize({ chargeId = '' }, _order, call) {
    const { data } = await finalizeChargePaypal({
      body: { chargeId, orderId: '' },
      ...sentWith(call),
    });
    return data;
  },
};

function Page() {
  const session = useVoucherSession();
  const order = { flow: 'redeem', amountInCent: 2500, currency: 'EUR' } as const;
  const [payment, view] = usePayment({
    flow: 'redeem',
    payer: () => heldVoucher(session.getState()),
  });
  return <PaymentPanel {...{ payment, view, order }} offered={['paypal']} outcome={undefined} />;
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  location.hash = '';
});

test('[1.024] our button leads to the page of a provider that redirects, and back it is found again', async () => {
  const ledger = createLedger();
  answerCalls(answersOf(ledger));
  const open = () =>
    renderRoutes([{ path: '/', element: <Page /> }], { voucher: { balanceInCent: 5000 } });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^25,00\s€ bezahlen$/ }));
  await vi.waitFor(() => expect(location.hash).toBe('#bank'));
  location.hash = '';
  expect(document.querySelector('script[src]')).toBeNull();
  cleanup();
  const again = await open();
  expect(await screen.findByText('Bankpay: Die Zahlung ist noch nicht fertig')).toBeVisible();
  expect(screen.queryByText(/Bank bittet/)).toBeNull();
  await again.user.click(screen.getByRole('button', { name: 'Weiter zu Bankpay' }));
  expect(location.hash).toBe('#bank');
  await again.user.click(screen.getByRole('button', { name: 'Zahlung abbrechen' }));
  await vi.waitFor(() => expect(ledger.charges).toMatchObject([{ status: 'cancelled' }]));
});

import { finalizeChargePaypal, initChargePaypal } from '~/api';
import { paths } from '~/lib/paths';
import { ScriptError } from './load-script';
import { sentWith } from './call';
import type { PaymentAdapter } from './payment-adapter';
import { returnUrl } from './return-url';
import { titleFrames } from './title-frames';

/** The part of the payment button's script that is used. */
interface Paypal {
  Buttons: (options: {
    style: { layout: 'vertical'; shape: 'pill'; height: number };
    createOrder: () => Promise<string>;
    onApprove: () => void;
    onCancel: () => void;
    onError: (error: unknown) => void;
  }) => { render: (host: HTMLElement) => Promise<void>; close: () => Promise<void> };
}

const script = () => (globalThis as { paypal?: Paypal }).paypal;

/** The payment button: it opens a window for the order that the server created, and the payment is finished in the page (7.030). */
export function createAdapter(): PaymentAdapter {
  return {
    isLoaded: () => script()?.Buttons !== undefined,
    async render(host, { start, approve, interrupt, titles }) {
      const paypal = script();
      if (!paypal) throw new ScriptError('The payment button did not come');
      const stopTitles = titleFrames(host, titles.provider);
      let startKey = '';
      const buttons = paypal.Buttons({
        style: { layout: 'vertical', shape: 'pill', height: 48 },
        createOrder: async () => {
          const begun = await start();
          startKey = begun.startKey;
          return begun.started.orderId ?? '';
        },
        onApprove: () => approve(startKey),
        onCancel: () => interrupt('cancelled'),
        onError: () => interrupt('provider-failed'),
      });
      await buttons.render(host);
      return {
        remove() {
          stopTitles();
          void buttons.close().catch(() => undefined);
          host.replaceChildren();
        },
      };
    },
    async start(order, _attempt, call) {
      const { data } = await initChargePaypal({
        body: {
          amount: order.amountInCent,
          currency: order.currency,
          // Ends in the page; the address is for the provider's records.
          returnUrl: returnUrl(
            order.flow === 'prepaid' ? paths.prepaidCheckout() : paths.checkout(),
            order,
          ),
          ...(order.orderKey !== undefined && { orderKey: order.orderKey }),
        },
        ...sentWith(call),
      });
      return { started: { chargeId: data.chargeId, orderId: data.orderId } };
    },
    async finalize({ chargeId = '', orderId = '' }, _order, call) {
      const { data } = await finalizeChargePaypal({
        body: { chargeId, orderId },
        ...sentWith(call),
      });
      return data;
    },
  };
}

import { finalizeChargeAmazonpay, initChargeAmazonpay } from '~/api';
import { paths } from '~/lib/paths';
import { ScriptError } from './load-script';
import { sentWith } from './call';
import type { PaymentAdapter } from './payment-adapter';
import type { PaymentSite } from './provider';
import { returnUrl } from './return-url';
import { titleFrames } from './title-frames';

/** The part of the wallet's script that is used. */
interface AmazonPay {
  Pay: {
    renderButton: (
      selector: string,
      options: {
        merchantId: string;
        publicKeyId: string;
        ledgerCurrency: string;
        checkoutLanguage: string;
        productType: string;
        placement: 'Checkout';
        buttonColor: 'Gold';
        createCheckoutSessionConfig: { payloadJSON: string; signature: string };
      },
    ) => unknown;
  };
}

const HOST_ID = 'amazonpay-button';

const script = () => (globalThis as { amazon?: AmazonPay }).amazon;

/** The wallet: the server signs a pay button, which leads to the wallet's pages and back (7.016). */
export function createAdapter({ amazonPay }: PaymentSite): PaymentAdapter {
  const { language = '', ledgerCurrency = '' } = amazonPay ?? {};
  return {
    isLoaded: () => script()?.Pay !== undefined,
    async render(host, { start, titles }) {
      const { button } = await start();
      const pay = script()?.Pay;
      if (!button || !pay) throw new ScriptError('The wallet has no button');
      const inner = document.createElement('div');
      inner.id = HOST_ID;
      host.replaceChildren(inner);
      const stopTitles = titleFrames(host, titles.provider);
      pay.renderButton(`#${HOST_ID}`, {
        merchantId: button.merchantId,
        publicKeyId: button.publicKeyId,
        ledgerCurrency,
        checkoutLanguage: language,
        productType: button.productType,
        placement: 'Checkout',
        buttonColor: 'Gold',
        createCheckoutSessionConfig: {
          payloadJSON: button.payload,
          signature: button.buttonSignature,
        },
      });
      return {
        remove() {
          stopTitles();
          inner.remove();
        },
      };
    },
    async start(order, _attempt, call) {
      const { data } = await initChargeAmazonpay({
        body: {
          amount: order.amountInCent,
          currency: order.currency,
          returnUrl: returnUrl(paths.paymentReturn('amazonpay'), order),
          ...(order.orderKey !== undefined && { orderKey: order.orderKey }),
        },
        ...sentWith(call),
      });
      const { chargeId } = data;
      return { started: chargeId === undefined ? {} : { chargeId }, button: data };
    },
    async finalize(attempt, order, call) {
      const { data } = await finalizeChargeAmazonpay({
        body: {
          checkoutSessionId: attempt.checkoutSessionId ?? '',
          amount: order.amountInCent,
          currency: order.currency,
          ...(order.redeemValue !== undefined && { redeemValue: order.redeemValue }),
        },
        ...sentWith(call),
      });
      return data;
    },
  };
}

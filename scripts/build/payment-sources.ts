import { NO_SOURCES, type Sources } from './content-policy.ts';
import type { SiteConfig } from '../../src/sites/site-config.ts';

type PaymentSite = Pick<SiteConfig, 'amazonPay' | 'paymentOptions'>;

const paypal: Sources = {
  script: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
  connect: ['https://www.paypal.com'],
  frame: ['https://www.paypal.com'],
  formAction: [],
};

const unzer: Sources = {
  script: ['https://static.unzer.com'],
  connect: ['https://*.unzer.com'],
  frame: ['https://*.unzer.com'],
  formAction: [],
};

const wallet: Sources = {
  script: ['https://*.payments-amazon.com'],
  connect: ['https://*.payments-amazon.com', 'https://payments.amazon.com'],
  frame: ['https://*.payments-amazon.com'],
  formAction: ['https://payments.amazon.com', 'https://*.amazon.com'],
};

/**
 * What the payment providers of a site need, and nothing on sites without them. The local file names
 * the providers; the server's configuration brings the keys without which none of them is offered.
 */
export function paymentSources({ amazonPay, paymentOptions = [] }: PaymentSite): Sources {
  const has = (wanted: string) => paymentOptions.some(({ name }) => name === wanted);
  const used = [
    ...(has('unzer') ? [unzer] : []),
    ...(has('paypal') ? [paypal] : []),
    ...(amazonPay?.ledgerCurrency ? [wallet] : []),
  ];
  return used.reduce(
    (sum, { script, connect, frame, formAction }) => ({
      script: [...sum.script, ...script],
      connect: [...sum.connect, ...connect],
      frame: [...sum.frame, ...frame],
      formAction: [...sum.formAction, ...formAction],
    }),
    NO_SOURCES,
  );
}

import type { PaymentSite, PolicySources, Provider } from './provider';

/** Id of the site at the payment button's provider. */
const clientIdOf = ({ paymentOptions = [] }: PaymentSite): string | undefined =>
  paymentOptions.find(({ name }) => name === 'paypal')?.clientId;

/** The payment button (requirement 3.048): the visitor pays in a window of the provider. */
export const paypal: Provider = {
  name: () => 'PayPal',
  hint: (t) => t('payment.window.hint'),
  control: 'button',
  takesMoneyAt: 'end',
  isOffered: (site) => Boolean(clientIdOf(site)),
  script(site, { currency, locale }) {
    const query = new URLSearchParams({
      'client-id': clientIdOf(site) ?? '',
      currency,
      intent: 'capture',
      components: 'buttons',
      locale: locale.replace('-', '_'),
    });
    return `https://www.paypal.com/sdk/js?${query}`;
  },
  loadAdapter: () => import('./paypal-adapter'),
};

export const paypalSources: PolicySources = {
  script: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
  connect: ['https://www.paypal.com'],
  frame: ['https://www.paypal.com'],
  formAction: [],
};

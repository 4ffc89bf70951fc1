import type { PolicySources, ReturningProvider } from './provider';

/** Regions of the wallet by the currency of its account (requirement 3.009). */
const regions: Readonly<Record<string, string>> = { USD: 'na', CAD: 'na', JPY: 'fe' };

/** The wallet: the visitor pays on its pages. Its account takes one currency (requirement 3.009). */
export const amazonpay: ReturningProvider = {
  name: () => 'Amazon Pay',
  hint: (t) => t('payment.account.hint', { account: 'Amazon' }),
  control: 'signed-button',
  takesMoneyAt: 'end',
  isOffered: ({ amazonPay }, currency) =>
    Boolean(amazonPay?.language) && amazonPay?.ledgerCurrency === currency,
  script({ amazonPay }) {
    const region = regions[amazonPay?.ledgerCurrency ?? ''] ?? 'eu';
    return `https://static-${region}.payments-amazon.com/checkout.js`;
  },
  loadAdapter: () => import('./amazonpay-adapter'),
  readReturn(search) {
    const checkoutSessionId = search.get('amazonCheckoutSessionId');
    return checkoutSessionId ? { checkoutSessionId } : {};
  },
};

export const amazonpaySources: PolicySources = {
  script: ['https://*.payments-amazon.com'],
  connect: ['https://*.payments-amazon.com', 'https://payments.amazon.com'],
  frame: ['https://*.payments-amazon.com'],
  formAction: ['https://payments.amazon.com', 'https://*.amazon.com'],
};

import type { PaymentSite, PolicySources, ReturningProvider } from './provider';

/** Key of the site at the card provider. */
export const publicKeyOf = ({ paymentOptions = [] }: PaymentSite): string | undefined =>
  paymentOptions.find(({ name }) => name === 'unzer')?.publicKey;

/** The card (requirement 3.049); its bank may ask for a confirmation on a page of its own. */
export const unzer: ReturningProvider = {
  name: (t) => t('payment.card'),
  hint: (t) => t('payment.card.hint'),
  control: 'card-fields',
  takesMoneyAt: 'start',
  isOffered: (site) => Boolean(publicKeyOf(site)),
  script: () => 'https://static.unzer.com/v1/unzer.js',
  loadAdapter: () => import('./unzer-adapter'),
  readReturn(search) {
    const chargeId = search.get('chargeId');
    return chargeId ? { chargeId } : {};
  },
};

export const unzerSources: PolicySources = {
  script: ['https://static.unzer.com'],
  connect: ['https://*.unzer.com'],
  frame: ['https://*.unzer.com'],
  formAction: [],
};

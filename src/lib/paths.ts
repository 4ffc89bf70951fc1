/**
 * Every address that the application links to, in one place (requirements 2.002 to 2.027).
 * Features link through these functions, so they need not know one another.
 */
export const paths = {
  redeem: (categoryUrl?: string) => (categoryUrl ? `/${encodeURIComponent(categoryUrl)}` : '/'),
  shops: (search = '') => `/shops${search}`,
  shop: (id: string | number, slug?: string, search = '') =>
    `/shops/${encodeURIComponent(String(id))}${slug ? `/${encodeURIComponent(slug)}` : ''}${search}`,
  checkout: () => '/redeem/checkout',
  donate: () => '/redeem/donate',
  thankYou: () => '/thankyou',
  merchantCode: (redeemLinkToken: string) => `/merchantcode/${encodeURIComponent(redeemLinkToken)}`,
  fraudPrevention: (ident: string) => `/fraud-prevention/${encodeURIComponent(ident)}`,
  resendLink: () => '/redeem/resend-link',
  /** Links bring the order number along as their `state`; the page asks for the rest. */
  orderStatus: () => '/redeem/status',
  reactivate: () => '/reactivate',
  /** @param problem the failure to look into; its name is no secret */
  diagnosis: (problem?: string) =>
    `/redeem/diagnosis${problem ? `?problem=${encodeURIComponent(problem)}` : ''}`,
  prepaid: () => '/prepaid',
  prepaidCheckout: () => '/prepaid/checkout',
  prepaidFinalized: () => '/prepaid/finalized',
  /** Where a provider sends the visitor back to. */
  paymentReturn: (provider: PaymentReturn) => `/payment/${provider}`,
  help: (tab?: HelpTab) => (tab ? `/help/${tab}` : '/help'),
  legal: (page: LegalPage) => (page.startsWith('us/') ? `/${page}` : `/legal/${page}`),
  gallery: () => '/ui',
} as const;

/** The shop's id in an address, or undefined if it cannot be one. */
export function readShopId(text: string | undefined): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Payment providers that send the visitor back to a page of their own (requirements 2.008, 2.009). */
export const PAYMENT_RETURNS = ['amazonpay', 'unzer'] as const;

export type PaymentReturn = (typeof PAYMENT_RETURNS)[number];

/** Help topics (requirements 2.075 to 2.079). */
export const HELP_TABS = [
  'code-not-received',
  'code-obsolete',
  'code-unreadable',
  'other',
  'business',
] as const;

export type HelpTab = (typeof HELP_TABS)[number];

/** Legal pages of a site (requirements 2.083 to 2.086), and those of the US sites (2.022 to 2.024). */
export const LEGAL_PAGES = [
  'terms',
  'privacy',
  'imprint',
  'redemption-conditions',
  'accessibility',
  'us/terms-and-conditions',
  'us/privacy-policy',
  'us/legal-notice',
] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];

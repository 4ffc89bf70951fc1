import type { HelpTab } from '~/lib/paths';
import { LEGAL_PAGES, paths } from '~/lib/paths';

/**
 * A page as it is prerendered for every site and locale: everything that does not depend on the
 * visitor. It stands until the application has the page ready.
 */
export interface FrameEntry {
  /** File of the page below `pages/<site>/<locale>/`, without its ending. */
  readonly file: string;
  /** Path of the route table, or an address that one of its paths with a parameter stands for. */
  readonly route: string;
  /** Source of the page, for its scripts, styles and texts. */
  readonly source: string;
  /**
   * What stands in for the page's own component: `shops` for the wall, which has no shops yet, and
   * `waiting` for a page that says something else depending on what the tab holds.
   */
  readonly content?: 'shops' | 'waiting';
}

const HELP_TABS: readonly HelpTab[] = [
  'code-not-received',
  'code-obsolete',
  'code-unreadable',
  'other',
  'business',
];

const feature = (name: string) => `src/features/${name}.tsx`;
const help = feature('help/help-page');
const wall = feature('shops/wall/shops-page');

/**
 * Every page but the landing page, which is prerendered whole and hydrated, and the addresses that only
 * a server knows. The first entry that matches an address decides.
 */
export const FRAMES: readonly FrameEntry[] = [
  { file: 'shops', route: 'shops', source: wall, content: 'shops' },
  { file: 'shop', route: 'shops/:id/:slug?', source: wall, content: 'shops' },
  {
    file: 'checkout',
    route: 'redeem/checkout',
    source: feature('checkout/checkout-page'),
    content: 'waiting',
  },
  {
    file: 'donate',
    route: 'redeem/donate',
    source: feature('checkout/donation-page'),
    content: 'waiting',
  },
  {
    file: 'thankyou',
    route: 'thankyou',
    source: feature('thank-you/thank-you-page'),
    content: 'waiting',
  },
  {
    file: 'merchantcode',
    route: 'merchantcode/:redeemLinkToken',
    source: feature('merchant-code/merchant-code-page'),
  },
  { file: 'resend', route: 'redeem/resend-link', source: feature('resend/resend-page') },
  { file: 'status', route: 'redeem/status', source: feature('order-status/order-status-page') },
  { file: 'reactivate', route: 'reactivate', source: feature('reactivation/reactivation-page') },
  {
    file: 'activate',
    route: 'activate/:orderSource/:orderReference/:orderHash',
    source: feature('activation/activation-page'),
  },
  { file: 'pdf', route: 'voucher-pdf/:ident', source: feature('voucher-pdf/voucher-pdf-page') },
  { file: 'tpr', route: 'tpr/:ident', source: feature('third-party-redeem/third-party-page') },
  { file: 'diagnosis', route: 'redeem/diagnosis', source: feature('diagnosis/diagnosis-page') },
  { file: 'prepaid', route: 'prepaid', source: feature('prepaid/prepaid-enter-page') },
  {
    file: 'topup',
    route: 'prepaid/checkout',
    source: feature('prepaid/prepaid-checkout-page'),
    content: 'waiting',
  },
  {
    file: 'topped',
    route: 'prepaid/finalized',
    source: feature('prepaid/prepaid-finalized-page'),
    content: 'waiting',
  },
  {
    file: 'amazonpay',
    route: 'payment/amazonpay',
    source: feature('payment-return/amazonpay-return-page'),
    content: 'waiting',
  },
  {
    file: 'unzer',
    route: 'payment/unzer',
    source: feature('payment-return/unzer-return-page'),
    content: 'waiting',
  },
  ...HELP_TABS.map((tab) => ({
    file: `help-${tab}`,
    route: paths.help(tab).slice(1),
    source: help,
  })),
  { file: 'help', route: 'help/:tab?', source: help },
  {
    file: 'check',
    route: 'fraud-prevention/:ident',
    source: feature('fraud-prevention/fraud-prevention-page'),
  },
  ...LEGAL_PAGES.map((id) => ({
    file: id.replace('/', '-'),
    route: paths.legal(id).slice(1),
    source: feature('legal/legal-page'),
  })),
  { file: 'region', route: 'region', source: 'src/app/region-frame.tsx' },
];

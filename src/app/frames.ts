import { messageKey } from '~/i18n/message-key';
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
  /** Sources of the page and of what it stands in, for scripts, styles and texts; its own is the last. */
  readonly sources: readonly string[];
  /** What stands in for a page that depends on what only the visitor's tab or a server knows. */
  readonly standIn?: StandIn;
}

/** The wall without shops, a shop without its facts, or the place of a page with the title that it will have. */
interface StandIn {
  readonly content: 'shops' | 'shop' | 'waiting';
  readonly title: ReturnType<typeof messageKey>;
}

const HELP_TABS: readonly HelpTab[] = [
  'code-not-received',
  'code-obsolete',
  'code-unreadable',
  'other',
  'business',
];

const feature = (name: string) => `src/features/${name}.tsx`;
const waiting = (title: StandIn['title']): StandIn => ({ content: 'waiting', title });
const help = feature('help/help-page');
const wall = feature('shops/wall/shops-page');

/**
 * Every page but the landing page, which is prerendered whole and hydrated, and the addresses that only
 * a server knows. The first entry that matches an address decides.
 */
export const FRAMES: readonly FrameEntry[] = [
  {
    file: 'shops',
    route: 'shops',
    sources: [wall],
    standIn: { content: 'shops', title: messageKey('shops.title') },
  },
  {
    file: 'shop',
    route: 'shops/:id/:slug?',
    sources: [wall, feature('shops/details/shop-details-page')],
    standIn: { content: 'shop', title: messageKey('shops.details.title') },
  },
  {
    file: 'checkout',
    route: 'redeem/checkout',
    sources: [feature('checkout/checkout-page')],
    standIn: waiting(messageKey('checkout.title')),
  },
  {
    file: 'donate',
    route: 'redeem/donate',
    sources: [feature('checkout/donation-page')],
    standIn: waiting(messageKey('donation.title')),
  },
  {
    file: 'thankyou',
    route: 'thankyou',
    sources: [feature('thank-you/thank-you-page')],
    standIn: waiting(messageKey('thank-you.title')),
  },
  {
    file: 'merchantcode',
    route: 'merchantcode/:redeemLinkToken',
    sources: [feature('merchant-code/merchant-code-page')],
  },
  {
    file: 'resend',
    route: 'redeem/resend-link',
    sources: [feature('resend/resend-page')],
  },
  {
    file: 'status',
    route: 'redeem/status',
    sources: [feature('order-status/order-status-page')],
  },
  {
    file: 'reactivate',
    route: 'reactivate',
    sources: [feature('reactivation/reactivation-page')],
  },
  {
    file: 'activate',
    route: 'activate/:orderSource/:orderReference/:orderHash',
    sources: [feature('activation/activation-page')],
  },
  { file: 'pdf', route: 'voucher-pdf/:ident', sources: [feature('voucher-pdf/voucher-pdf-page')] },
  { file: 'tpr', route: 'tpr/:ident', sources: [feature('third-party-redeem/third-party-page')] },
  { file: 'diagnosis', route: 'redeem/diagnosis', sources: [feature('diagnosis/diagnosis-page')] },
  {
    file: 'prepaid',
    route: 'prepaid',
    sources: [feature('prepaid/prepaid-enter-page')],
  },
  {
    file: 'topup',
    route: 'prepaid/checkout',
    sources: [feature('prepaid/prepaid-checkout-page')],
    standIn: waiting(messageKey('prepaid.amount.title')),
  },
  {
    file: 'topped',
    route: 'prepaid/finalized',
    sources: [feature('prepaid/prepaid-finalized-page')],
    standIn: waiting(messageKey('payment.return.title')),
  },
  {
    file: 'amazonpay',
    route: 'payment/amazonpay',
    sources: [feature('payment-return/amazonpay-return-page')],
    standIn: waiting(messageKey('payment.return.title')),
  },
  {
    file: 'unzer',
    route: 'payment/unzer',
    sources: [feature('payment-return/unzer-return-page')],
    standIn: waiting(messageKey('payment.return.title')),
  },
  ...HELP_TABS.map((tab) => ({
    file: `help-${tab}`,
    route: paths.help(tab).slice(1),
    sources: [help],
  })),
  { file: 'help', route: 'help/:tab?', sources: [help] },
  {
    file: 'check',
    route: 'fraud-prevention/:ident',
    sources: [feature('fraud-prevention/fraud-prevention-page')],
  },
  ...LEGAL_PAGES.map((id) => ({
    file: id.replace('/', '-'),
    route: paths.legal(id).slice(1),
    sources: [feature('legal/legal-page')],
  })),
  { file: 'region', route: 'region', sources: ['src/app/region-frame.tsx'] },
];

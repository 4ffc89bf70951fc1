// oxlint-disable import/no-relative-parent-imports, no-restricted-imports -- scripts run this file in Node, which knows no alias
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { SiteStore } from '~/sites/site-store';
import { messageKey } from '../i18n/message-key.ts';
import { HELP_TABS, LEGAL_PAGES, PAYMENT_RETURNS, paths } from '../lib/paths.ts';
import type { RouteHandle } from './route-handle';

/** The exports of a page's module. */
interface PageModule {
  Component: ComponentType;
  /** Makes the loader of the page, which never fails: the page shows failures itself. */
  createLoader?: (siteStore: SiteStore) => LoaderFunction;
}

/** A page of the application: everything that the router, the build and a server must know about it. */
export interface PageRow {
  /** As the router writes it, without a slash at the beginning. */
  readonly path: string;
  readonly load: () => Promise<PageModule>;
  /** Path of the page over which this one lies. */
  readonly over?: string;
  /** Addresses of a path with a parameter that have a prerendered page of their own. */
  readonly addresses?: readonly string[];
  /** The build renders this if the page depends on the visitor's tab or a server. */
  readonly placeholder?: Placeholder;
  /** Differences from the layout's defaults. */
  readonly handle?: Partial<RouteHandle>;
  /**
   * The address or the screen holds a secret, or money moves: no third-party script runs there, no cache
   * keeps the page, and no log names the rest of the address. The same for every address that begins like it.
   */
  readonly isPrivate?: true;
  /** Payments begin or end there: a private page whose document may use the sources of payment providers. */
  readonly isPaying?: true;
  /** Visitors begin there, so the budgets of first pages hold. */
  readonly isFirst?: true;
}

/** Prerendered stand-in: wall without shops, shop without details, or an empty page with its final title. */
export interface Placeholder {
  readonly content: 'shops' | 'shop' | 'waiting';
  readonly title: ReturnType<typeof messageKey>;
}

const waiting = (title: Placeholder['title']): Placeholder => ({ content: 'waiting', title });

/** A variation's address is a landing page to everything around it, too (2.004, 2.005, 2.038). */
export const LANDING_HANDLE: Partial<RouteHandle> = { name: 'redeem', keepScroll: true };

/** Every page that the build renders. */
export const PAGES: readonly PageRow[] = [
  {
    path: '',
    load: async () => {
      const [{ RedeemPage }, { preloadRichText }] = await Promise.all([
        import('~/features/redeem/redeem-page'),
        import('~/ui/rich-text'),
      ]);
      const createLoader = (siteStore: SiteStore) => async () => {
        // The plain address takes a variation back (4.033).
        await siteStore.applyVariation(undefined);
        const { heading, text } = siteStore.getState().site;
        if (heading ?? text) await preloadRichText();
        return null;
      };
      return { Component: RedeemPage, createLoader };
    },
    handle: LANDING_HANDLE,
    isFirst: true,
  },
  {
    path: 'shops',
    load: async () => {
      const { Component, shopsLoader } = await import('~/features/shops/wall/shops-page');
      const createLoader = (siteStore: SiteStore) =>
        shopsLoader(() => {
          const { site, category } = siteStore.getState();
          return { voucherCategory: site.voucherCategory, category };
        });
      return { Component, createLoader };
    },
    placeholder: { content: 'shops', title: messageKey('shops.title') },
    handle: {
      name: 'shops',
      keepScroll: true,
      group: 'shops',
      step: 'shop',
      task: messageKey('shell.skip-list'),
    },
    isFirst: true,
  },
  {
    path: 'shops/:id/:slug?',
    load: async () => {
      const { Component, shopDetailsLoader } =
        await import('~/features/shops/details/shop-details-page');
      return { Component, createLoader: () => shopDetailsLoader };
    },
    over: 'shops',
    placeholder: { content: 'shop', title: messageKey('shops.details.title') },
    handle: { name: 'shopDetails', keepScroll: true, group: 'shops', step: 'shop' },
    isFirst: true,
  },
  {
    path: 'redeem/checkout',
    load: () => import('~/features/checkout/checkout-page'),
    placeholder: waiting(messageKey('checkout.title')),
    handle: { step: 'details', task: messageKey('shell.skip-review') },
    isPrivate: true,
    isPaying: true,
  },
  {
    path: 'redeem/donate',
    load: () => import('~/features/checkout/donation-page'),
    placeholder: waiting(messageKey('donation.title')),
    handle: { task: messageKey('shell.skip-review') },
    isPrivate: true,
  },
  {
    path: 'thankyou',
    load: () => import('~/features/thank-you/thank-you-page'),
    placeholder: waiting(messageKey('thank-you.title')),
    handle: { step: 'done' },
    isPrivate: true,
  },
  {
    path: 'merchantcode/:redeemLinkToken',
    load: () => import('~/features/merchant-code/merchant-code-page'),
    handle: { step: 'done' },
    isPrivate: true,
    isFirst: true,
  },
  {
    path: 'redeem/resend-link',
    load: () => import('~/features/resend/resend-page'),
    isFirst: true,
  },
  { path: 'redeem/status', load: () => import('~/features/order-status/order-status-page') },
  { path: 'reactivate', load: () => import('~/features/reactivation/reactivation-page') },
  {
    path: 'activate/:orderSource/:orderReference/:orderHash',
    load: () => import('~/features/activation/activation-page'),
    isPrivate: true,
  },
  {
    path: 'voucher-pdf/:ident',
    load: () => import('~/features/voucher-pdf/voucher-pdf-page'),
    isPrivate: true,
  },
  {
    path: 'tpr/:ident',
    load: () => import('~/features/third-party-redeem/third-party-page'),
    isPrivate: true,
  },
  { path: 'redeem/diagnosis', load: () => import('~/features/diagnosis/diagnosis-page') },
  {
    path: 'prepaid',
    load: () => import('~/features/prepaid/prepaid-enter-page'),
    handle: { name: 'prepaidEnter' },
    isFirst: true,
  },
  {
    path: 'prepaid/checkout',
    load: () => import('~/features/prepaid/prepaid-checkout-page'),
    // The payment has a document of its own; the amount before it seldom begins one.
    placeholder: waiting(messageKey('prepaid.pay.title')),
    isPrivate: true,
    isPaying: true,
  },
  {
    path: 'prepaid/finalized',
    load: () => import('~/features/prepaid/prepaid-finalized-page'),
    placeholder: waiting(messageKey('payment.return.title')),
    isPrivate: true,
  },
  ...PAYMENT_RETURNS.map((provider): PageRow => ({
    path: paths.paymentReturn(provider).slice(1),
    load: () => import('~/features/payment-return/return-page'),
    placeholder: waiting(messageKey('payment.return.title')),
    // The navigation bar knows that of the wallet (2.041).
    ...(provider === 'amazonpay' && { handle: { name: 'walletReturn' } }),
    isPrivate: true,
    isPaying: true,
  })),
  {
    path: 'help/:tab?',
    load: () => import('~/features/help/help-page'),
    addresses: HELP_TABS.map((tab) => paths.help(tab).slice(1)),
    handle: { name: 'help', task: messageKey('shell.skip-message') },
    isFirst: true,
  },
  {
    path: 'fraud-prevention/:ident',
    load: () => import('~/features/fraud-prevention/fraud-prevention-page'),
    handle: { showNavBar: false },
    isPrivate: true,
  },
  ...LEGAL_PAGES.map((id) => ({
    path: paths.legal(id).slice(1),
    load: () => import('~/features/legal/legal-page'),
  })),
  { path: 'region', load: () => import('./region-frame'), isFirst: true },
];

/** A page that is prerendered for every site and locale. */
export interface PrerenderedRoute {
  readonly row: PageRow;
  /** Path of the page, or one address of it. */
  readonly route: string;
  /** File of the page below `pages/<site>/<locale>/`, without its ending. */
  readonly file: string;
}

/** All of them. The first that matches an address decides. */
export const PRERENDERED: readonly PrerenderedRoute[] = /* @__PURE__ */ PAGES.flatMap((row) =>
  [...(row.addresses ?? []), row.path].map((route) => ({ row, route, file: fileOf(route) })),
);

/** `shops/:id/:slug?` is `shops-id-slug`, and the landing page is `index`. */
function fileOf(route: string): string {
  return (route || 'index').toLowerCase().replaceAll(/[:?]/g, '').replaceAll('/', '-');
}

/** The beginning of a page's addresses. */
const beginning = ({ path }: PageRow): string => path.replace(/\/:.*/, '');

/** Beginnings of the addresses of private pages, without a slash at the beginning. */
export const PRIVATE_ADDRESSES: readonly string[] = PAGES.filter(({ isPrivate }) => isPrivate).map(
  beginning,
);

const patternOf = (addresses: readonly string[]) =>
  new RegExp(`^/(?:${addresses.join('|')})(?:/|$)`, 'i');

const privatePattern = patternOf(PRIVATE_ADDRESSES);
const payingPattern = patternOf(PAGES.filter(({ isPaying }) => isPaying).map(beginning));

/** Whether a page is private. @param path beginning with a slash */
export const isPrivateAddress = (path: string): boolean => privatePattern.test(path);

/** Whether payments begin or end on a page. @param path beginning with a slash */
export const isPayingAddress = (path: string): boolean => payingPattern.test(path);

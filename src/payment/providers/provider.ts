import type { TFunction } from 'i18next';
import type { SiteConfig } from '~/sites/site-config';
import type { Attempt } from './attempt';
import type { PaymentAdapter } from './payment-adapter';

/** The parts of a site's configuration that say which providers it has, and with which keys. */
export type PaymentSite = Pick<SiteConfig, 'amazonPay' | 'paymentOptions'>;

/**
 * The application's knowledge of a payment provider before it is chosen. This is loaded with the first page
 * that asks whether something can be paid, so its code for paying is a module of its own.
 */
export type Provider = Drawn | Redirecting;

interface Known {
  /** Name of the way to pay, as visitors know it. */
  name: (t: TFunction) => string;
  /** Hint for visitors before they choose it. */
  hint: (t: TFunction) => string;
  /** The call that may take money: a payment that takes it at its end can be left for another one before. */
  takesMoneyAt: 'start' | 'end';
  /** Whether the site has what the provider needs, for a payment in this currency. */
  isOffered: (site: PaymentSite, currency: string) => boolean;
  /** Loads our code for it. */
  loadAdapter: () => Promise<{ createAdapter: (site: PaymentSite) => PaymentAdapter }>;
  /**
   * What it adds to the address of its return page (`PAYMENT_RETURNS` in `src/lib/paths.ts`): the id of
   * the payment, unless it was cancelled. Without it the payment ends in the page where it began.
   */
  readReturn?: (search: URLSearchParams) => Pick<Attempt, 'checkoutSessionId' | 'chargeId'>;
}

interface Drawn extends Known {
  /**
   * The control that is shown once it is chosen: the fields of a card with our button below them, the provider's own
   * button, or a button that the server signs, so that choosing it starts the payment.
   */
  control: 'card-fields' | 'button' | 'signed-button';
  /** Address of the provider's own script. */
  script: (site: PaymentSite, page: { currency: string; locale: string }) => string;
}

/** Our button starts the payment, and the server's answer names the provider's page (`redirectUrl`). */
interface Redirecting extends Known {
  readReturn: NonNullable<Known['readReturn']>;
  control: 'redirect';
  script?: never;
}

/** A provider that sends the visitor to pages of its own, or of a bank, and back. */
export type ReturningProvider = Provider & Required<Pick<Provider, 'readReturn'>>;

/** Hosts that a page needs for a provider, by the directive of its content security policy. */
export interface PolicySources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly formAction: readonly string[];
}

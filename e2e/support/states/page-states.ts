import { checkoutStates, confirmationStates } from './checkout-states.ts';
import { generalStates } from './general-states.ts';
import { landingStates } from './landing-states.ts';
import { merchantCodeStates } from './merchant-code-states.ts';
import { paymentStates } from './payment-states.ts';
import { shopStates } from './shop-states.ts';
import { supportStates } from './support-states.ts';
import { voucherLifeStates } from './voucher-life-states.ts';
import type { PageState } from './page-state.ts';

/**
 * Every state that a page can be in, in the order of a visit. Tests of accessibility, reflow and layout
 * go through all of them.
 */
export const pageStates: readonly PageState[] = [
  ...landingStates,
  ...shopStates,
  ...checkoutStates,
  ...confirmationStates,
  ...merchantCodeStates,
  ...voucherLifeStates,
  ...paymentStates,
  ...supportStates,
  ...generalStates,
];

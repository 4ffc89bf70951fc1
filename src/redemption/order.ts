import type { RedeemItem } from '~/api';

/** A shop and the values that the visitor chose there; sums are in cents. */
export interface ShopChoice {
  shopId: number;
  shopName: string;
  shopSlug?: string;
  shopLogo?: string;
  items: RedeemItem[];
}

/** The agreed values at a shop. The page shows it, and the request is made of it. */
export interface ShopOrder extends ShopChoice {
  kind: 'shop';
  /** Ties a payment to the order that it is for. */
  id: string;
  /** The balance when the values were chosen, in cents; undefined without a voucher. */
  balanceInCent?: number;
  /** Once it is redeemed: the visitor wants to top up later what stays on the card (requirement 3.127). */
  wantsTopUp?: true;
}

/** The agreed donation and its recipient. */
export interface DonationOrder {
  kind: 'donation';
  organisationName: string;
  organisationLogo?: string;
  hasReceipt: boolean;
}

export type Order = ShopOrder | DonationOrder;

/** The shop, or the organisation that receives the donation. */
export const recipientOf = (order: Order): string =>
  order.kind === 'shop' ? order.shopName : order.organisationName;

/** The sum of the chosen values in cents. */
export const sumOfItems = (items: readonly RedeemItem[]): number =>
  items.reduce((sum, { valueInCent, quantity }) => sum + valueInCent * quantity, 0);

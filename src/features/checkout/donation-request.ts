import type { Currency, DonationOrganisation, DonationRequest } from '~/api';
import { wantsReceipt, type DonationValues } from './donation-schema';
import { toOrigin, toPostalCustomer, type RequestContext } from './redeem-request';

interface DonationContext extends RequestContext {
  organisations: readonly DonationOrganisation[];
  /** The donated amount in cents. */
  amountInCent: number;
  currency: Currency;
}

/**
 * A donation is a redemption without a shop (requirement 1.023). Name and address go along only for
 * the receipt, whatever was typed before.
 */
export function toDonationRequest(
  values: DonationValues,
  { organisations, amountInCent, currency, ...context }: DonationContext,
): DonationRequest {
  const common = {
    items: [{ valueInCent: amountInCent, quantity: 1 }],
    redeemValue: amountInCent,
    currency,
    delivery: 'donation' as const,
    donationOrganisationId: Number(values.organisation),
    ...toOrigin(context),
    termsAccepted: true as const,
  } satisfies Partial<DonationRequest>;
  const customer = toPostalCustomer(values);
  if (wantsReceipt(values, organisations)) {
    const isCompany = values.customerType === 'company';
    return { ...common, donationReceipt: true, isCompany, customer };
  }
  const { email, email2 } = customer;
  return {
    ...common,
    donationReceipt: false,
    isCompany: false,
    customer: { email, ...(email2 !== undefined && { email2 }) },
  };
}

import type { DonationOrganisation, RedeemRequest } from '~/api';
import { wantsReceipt, type DonationValues } from './donation-schema';
import { toCustomer, toOrigin, type RequestContext } from './redeem-request';

interface DonationContext extends RequestContext {
  organisations: readonly DonationOrganisation[];
  /** What is donated in cents. */
  amountInCent: number;
}

/**
 * A donation is a redemption without a shop (requirement 1.023). Name and address go along only for
 * the receipt, whatever was typed before.
 */
export function toDonationRequest(
  values: DonationValues,
  { organisations, amountInCent, ...context }: DonationContext,
): RedeemRequest {
  const hasReceipt = wantsReceipt(values, organisations);
  const { email, email2, ...person } = toCustomer(values, { hasAddress: true });
  return {
    items: [{ valueInCent: amountInCent, quantity: 1 }],
    redeemValue: amountInCent,
    delivery: 'donation',
    donationOrganisationId: Number(values.organisation),
    donationReceipt: hasReceipt,
    isCompany: hasReceipt && values.customerType === 'company',
    customer: { email, ...(email2 !== undefined && { email2 }), ...(hasReceipt && person) },
    ...toOrigin(context),
    termsAccepted: true,
  };
}

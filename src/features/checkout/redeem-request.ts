import type { RedeemRequest } from '~/api';
import { sumOfItems, type ShopChoice } from '~/voucher/redemption-draft';
import type { CheckoutValues } from './checkout-schema';
import type { PersonValues } from './customer-rules';

/** What surrounds every redemption. */
export interface RequestContext {
  /** The campaign of the site, sent along with every redemption (requirement 3.132). */
  campaign?: string | undefined;
  /** The partner whose link opened the voucher. */
  partner?: string | undefined;
  /** Address of the category or variation that the visitor came through. */
  category?: string | undefined;
  /** Channel of the voucher, opaque and sent back as it came (requirements 3.046, 3.077). */
  distribution?: string | undefined;
}

/** The contract's request for what was chosen and typed. Fields that nobody filled in are left out. */
export function toRedeemRequest(
  values: CheckoutValues,
  { choice, ...context }: RequestContext & { choice: ShopChoice },
): RedeemRequest {
  return {
    shopId: choice.shopId,
    items: choice.items,
    redeemValue: sumOfItems(choice.items),
    delivery: values.delivery,
    isCompany: values.customerType === 'company',
    customer: toCustomer(values, { hasAddress: values.delivery === 'post' }),
    ...(values.newShopCustomer && { newShopCustomer: values.newShopCustomer === 'new' }),
    ...(values.useDataConfirmation && { useDataConfirmation: true }),
    ...(values.useRecharge && { useRecharge: true }),
    ...(values.isPaybackCustomer && { isPaybackCustomer: true }),
    ...(values.orderPrepaidVouchers && {
      orderPrepaidVouchers: true,
      orderPrepaidVouchersConfirmed: values.orderPrepaidVouchersConfirmed,
    }),
    ...toOrigin(context),
    termsAccepted: true,
  };
}

/** Who redeems or donates. The postal address is sent only where it is needed. */
export function toCustomer(
  values: PersonValues,
  { hasAddress }: { hasAddress: boolean },
): RedeemRequest['customer'] {
  const customer: RedeemRequest['customer'] = {
    company: values.customerType === 'company' ? values.company : '',
    firstName: values.firstName,
    lastName: values.lastName,
    ...(hasAddress && {
      street: values.street,
      streetNumber: values.streetNumber,
      additionalAddress: values.additionalAddress,
      postalCode: values.postalCode,
      city: values.city,
      country: values.country,
    }),
    phone: values.phone,
    salutation: salutation(values.salutation),
    email: values.email.trim(),
    email2: values.repeatEmail.trim(),
  };
  return withoutEmpty(customer);
}

/** Channel, campaign and starting point (requirements 3.132, 3.135, 3.136): the narrowest that is known. */
export function toOrigin({
  campaign,
  partner,
  category,
  distribution,
}: RequestContext): Pick<RedeemRequest, 'campaign' | 'distribution' | 'redeemStartingPoint'> {
  const startingPoint = partner
    ? { source: 'partner-link', campaignName: partner }
    : category
      ? { source: 'category', campaignName: category }
      : { source: 'shop-wall', ...(campaign && { campaignName: campaign }) };
  return {
    ...(campaign && { campaign }),
    ...(distribution && { distribution }),
    redeemStartingPoint: startingPoint,
  };
}

/** `none` is the contract's empty value: the visitor does not want to say. */
const salutation = (value: PersonValues['salutation']) =>
  value === 'mr' || value === 'mrs' ? value : ('' as const);

function withoutEmpty(customer: RedeemRequest['customer']): RedeemRequest['customer'] {
  const entries = Object.entries(customer).filter(([key, value]) => value || key === 'salutation');
  return Object.fromEntries(entries) as RedeemRequest['customer'];
}

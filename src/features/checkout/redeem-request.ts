import type { RedeemRequest } from '~/api';
import { sumOfItems, type ShopChoice } from '~/voucher/redemption-draft';
import type { CheckoutValues } from './checkout-schema';

interface RequestContext {
  choice: ShopChoice;
  /** The campaign of the site, sent along with every redemption. */
  campaign?: string | undefined;
}

/** The contract's request for what was chosen and typed. Fields that nobody filled in are left out. */
export function toRedeemRequest(
  values: CheckoutValues,
  { choice, campaign }: RequestContext,
): RedeemRequest {
  const isCompany = values.customerType === 'company';
  const needsAddress = values.delivery === 'post';
  return {
    shopId: choice.shopId,
    items: choice.items,
    redeemValue: sumOfItems(choice.items),
    delivery: values.delivery,
    isCompany,
    customer: withoutEmpty({
      company: isCompany ? values.company : '',
      firstName: values.firstName,
      lastName: values.lastName,
      ...(needsAddress && {
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
    }),
    ...(values.newShopCustomer && { newShopCustomer: values.newShopCustomer === 'new' }),
    ...(values.useDataConfirmation && { useDataConfirmation: true }),
    ...(values.useRecharge && { useRecharge: true }),
    ...(values.isPaybackCustomer && { isPaybackCustomer: true }),
    ...(campaign && { campaign }),
    redeemStartingPoint: {
      source: 'shop-wall',
      ...(campaign && { campaignName: campaign }),
    },
    termsAccepted: true,
  };
}

/** `none` is the contract's empty value: the visitor does not want to say. */
const salutation = (value: CheckoutValues['salutation']) =>
  value === 'mr' || value === 'mrs' ? value : ('' as const);

function withoutEmpty(customer: RedeemRequest['customer']): RedeemRequest['customer'] {
  const entries = Object.entries(customer).filter(([key, value]) => value || key === 'salutation');
  return Object.fromEntries(entries) as RedeemRequest['customer'];
}

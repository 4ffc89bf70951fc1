import type {
  Currency,
  Customer,
  PostalCustomer,
  PrepaidPackagePromotion,
  RedeemBase,
} from '~/api';
import { toPostalAddress } from '~/form/address/address-values';
import { sumOfItems, type ShopChoice } from '~/redemption/order';
import type { ShopRequest } from '~/redemption/redemption-state';
import type { CheckoutValues } from './checkout-schema';
import type { PersonValues } from './person';

/** Data that every redemption is sent with. */
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

/** Additional questions that the form asked: only their answers are sent. */
export interface AskedQuestions {
  newShopCustomer: boolean;
  recharge: boolean;
  /** The offer of top-up vouchers, if there is one. */
  promotion: PrepaidPackagePromotion | undefined;
}

interface ShopContext extends RequestContext {
  order: ShopChoice;
  currency: Currency;
  asked: AskedQuestions;
}

/** The contract's request for the visitor's choice and input. Empty fields are left out. */
export function toRedeemRequest(
  values: CheckoutValues,
  { order, currency, asked, ...context }: ShopContext,
): ShopRequest {
  const common = {
    shopId: order.shopId,
    items: order.items,
    redeemValue: sumOfItems(order.items),
    currency,
    isCompany: values.customerType === 'company',
    ...(asked.newShopCustomer && { newShopCustomer: values.newShopCustomer === 'new' }),
    ...(values.useDataConfirmation && { useDataConfirmation: true }),
    ...(asked.recharge && values.useRecharge && { useRecharge: true }),
    ...(values.isPaybackCustomer && { isPaybackCustomer: true }),
    ...(asked.promotion &&
      values.orderPrepaidVouchers && {
        orderPrepaidVouchers: true,
        orderPrepaidVouchersConfirmed: values.orderPrepaidVouchersConfirmed,
      }),
    ...toOrigin(context),
    termsAccepted: true,
  } as const;
  return values.delivery === 'post'
    ? { ...common, delivery: 'post', customer: toPostalCustomer(values) }
    : { ...common, delivery: values.delivery, customer: toCustomer(values) };
}

/** Who redeems, without a postal address: it is sent only if it is needed. */
const toCustomer = (values: PersonValues): Customer => ({
  ...withoutEmpty({
    company: values.customerType === 'company' ? values.company : '',
    firstName: values.firstName,
    lastName: values.lastName,
    phone: values.phone,
    email2: values.repeatEmail.trim(),
  }),
  salutation: salutation(values.salutation),
  email: values.email.trim(),
});

/** Who redeems, with the address that a letter goes to. */
export const toPostalCustomer = (values: PersonValues): PostalCustomer => ({
  ...toCustomer(values),
  firstName: values.firstName,
  lastName: values.lastName,
  ...toPostalAddress(values),
});

/** Channel, campaign and starting point (requirements 3.132, 3.135, 3.136): the narrowest that is known. */
export function toOrigin({
  campaign,
  partner,
  category,
  distribution,
}: RequestContext): Pick<RedeemBase, 'campaign' | 'distribution' | 'redeemStartingPoint'> {
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

/** Not chosen and `none` are the contract's empty value: the visitor does not want to say. */
const salutation = (value: PersonValues['salutation']) =>
  value === 'mr' || value === 'mrs' ? value : ('' as const);

const withoutEmpty = <Key extends string>(
  values: Readonly<Record<Key, string>>,
): Partial<Record<Key, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<
    Record<Key, string>
  >;

import * as z from 'zod/mini';
import { addressLengths, type AddressValues } from '~/form/address/address-values';
import { checkAddress } from '~/form/address/check-address';
import {
  accepted,
  alwaysRun,
  choose,
  email,
  phone,
  repeatedEmail,
  required,
  requiredText,
  sameEmail,
  text,
} from '~/form/rules';
import { messageKey } from '~/i18n/message-key';
import { emptyPerson, SALUTATIONS } from './person';

/** Rules of the site and of the shop that the form depends on. */
export interface CheckoutRules {
  /** Addresses ending in .ru are refused instead of discouraged. */
  refusesRu: boolean;
  /** The visitor must say whether they are new at the shop. */
  asksNewShopCustomer: boolean;
  asksDataConfirmation: boolean;
}

/** Fields that the rules about several fields look at. */
type FormShape = AddressValues &
  Record<'customerType' | 'company' | 'delivery' | 'newShopCustomer', string> &
  Record<'useDataConfirmation' | 'orderPrepaidVouchers' | 'orderPrepaidVouchersConfirmed', boolean>;

export const DELIVERIES = ['screen', 'email', 'pdf', 'post'] as const;

/**
 * The customer form (requirements 3.111 to 3.143, 5.007 to 5.012, 5.020). A company needs its name,
 * delivery by post its address; everything else beyond name and e-mail is optional.
 */
export const checkoutSchema = (rules: CheckoutRules) =>
  z
    .object({
      // Empty only if the shop offers no way; one is chosen by default.
      delivery: z.enum(DELIVERIES, messageKey('checkout.delivery.none-title')),
      customerType: z.enum(['private', 'company']),
      company: text(200),
      salutation: z.enum(SALUTATIONS),
      firstName: requiredText(100),
      lastName: requiredText(100),
      ...addressLengths,
      email: email(rules.refusesRu),
      repeatEmail: repeatedEmail,
      phone,
      newShopCustomer: z.string(),
      useDataConfirmation: z.boolean(),
      useRecharge: z.boolean(),
      isPaybackCustomer: z.boolean(),
      orderPrepaidVouchers: z.boolean(),
      orderPrepaidVouchersConfirmed: z.boolean(),
      termsAccepted: accepted(messageKey('checkout.terms.required')),
    })
    .check(
      sameEmail,
      z.check<FormShape>(async (payload) => {
        const { value, issues } = payload;
        const refuse = (path: keyof typeof value, message: string) =>
          issues.push({ code: 'custom', input: value[path], path: [path], message });
        if (value.customerType === 'company' && !value.company) refuse('company', required);
        if (value.delivery === 'post') await checkAddress(payload);
        if (rules.asksNewShopCustomer && !value.newShopCustomer) refuse('newShopCustomer', choose);
        if (rules.asksDataConfirmation && !value.useDataConfirmation) {
          refuse('useDataConfirmation', messageKey('checkout.data-confirmation.required'));
        }
        if (value.orderPrepaidVouchers && !value.orderPrepaidVouchersConfirmed) {
          refuse('orderPrepaidVouchersConfirmed', messageKey('promotion.confirm.required'));
        }
      }, alwaysRun),
    );

export type CheckoutValues = z.infer<ReturnType<typeof checkoutSchema>>;

/** An empty form. */
export const emptyCheckout = (country: string): CheckoutValues => ({
  ...emptyPerson(country),
  delivery: 'screen',
  newShopCustomer: '',
  useDataConfirmation: false,
  useRecharge: false,
  isPaybackCustomer: false,
  orderPrepaidVouchers: false,
  orderPrepaidVouchersConfirmed: false,
});

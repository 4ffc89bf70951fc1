import { emptyAddress } from '~/form/address/address-values';
import type { PointerMap } from '~/form/submit-errors';

/** Values of the select for the salutation: `choose` is disabled, `none` is the empty value (3.138 to 3.141). */
export const SALUTATIONS = ['choose', 'mr', 'mrs', 'none'] as const;

/** Nothing typed yet about who redeems or donates. */
export const emptyPerson = (country: string) => ({
  customerType: 'private' as 'private' | 'company',
  company: '',
  salutation: 'choose' as (typeof SALUTATIONS)[number],
  firstName: '',
  lastName: '',
  ...emptyAddress(country),
  email: '',
  repeatEmail: '',
  phone: '',
  termsAccepted: false,
});

/** Fields about the person that both forms share. */
export type PersonValues = ReturnType<typeof emptyPerson>;

/** Fields of a person that are not named as in the contract. */
export const personPointers = {
  '/customer/email2': 'repeatEmail',
} as const satisfies PointerMap<PersonValues>;

/** Values of the select for the salutation: `choose` is disabled, `none` is the empty value (3.138 to 3.141). */
export const SALUTATIONS = ['choose', 'mr', 'mrs', 'none'] as const;

/** Nothing typed yet about who redeems or donates. */
export const emptyPerson = (country: string) => ({
  customerType: 'private' as 'private' | 'company',
  company: '',
  salutation: 'choose' as (typeof SALUTATIONS)[number],
  firstName: '',
  lastName: '',
  street: '',
  streetNumber: '',
  additionalAddress: '',
  postalCode: '',
  city: '',
  country,
  email: '',
  repeatEmail: '',
  phone: '',
  termsAccepted: false,
});

/** What both forms know about who redeems or donates. */
export type PersonValues = ReturnType<typeof emptyPerson>;

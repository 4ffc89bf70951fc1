import { expect, test } from 'vitest';
import {
  checkoutSchema,
  emptyCheckout,
  type CheckoutRules,
  type CheckoutValues,
} from './checkout-schema';

const noRules: CheckoutRules = {
  refusesRu: false,
  asksNewShopCustomer: false,
  asksDataConfirmation: false,
};

const filled: CheckoutValues = {
  ...emptyCheckout('DE'),
  salutation: 'mrs',
  firstName: 'Mia',
  lastName: 'Muster',
  email: 'mia@beispiel.de',
  repeatEmail: 'mia@beispiel.de',
  termsAccepted: true,
};

async function errorsOf(values: Partial<CheckoutValues>, rules: Partial<CheckoutRules> = {}) {
  const result = await checkoutSchema({ ...noRules, ...rules }).safeParseAsync({
    ...filled,
    ...values,
  });
  // The form shows the first error of a field.
  const issues = (result.error?.issues ?? []).toReversed();
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('a filled form has no errors', async () => {
  expect(await errorsOf({})).toEqual({});
});

test.each<[string, string, Partial<CheckoutValues>, Record<string, string>]>([
  ['5.007', 'a missing first name', { firstName: ' ' }, { firstName: 'form.required' }],
  [
    '5.007',
    'a missing e-mail',
    { email: '', repeatEmail: '' },
    { email: 'form.required', repeatEmail: 'form.required' },
  ],
  [
    '5.009',
    'an invalid e-mail',
    { email: 'mia@', repeatEmail: 'mia@' },
    { email: 'form.email-invalid' },
  ],
  [
    '5.010',
    'a different repeated e-mail',
    { repeatEmail: 'mai@beispiel.de' },
    { repeatEmail: 'form.email-different' },
  ],
  [
    '3.143',
    'a company without its name',
    { customerType: 'company' },
    { company: 'form.required' },
  ],
  [
    '5.020',
    'terms that were not accepted',
    { termsAccepted: false },
    { termsAccepted: 'checkout.terms.required' },
  ],
  [
    '1.022',
    'post without an address',
    { delivery: 'post' },
    {
      street: 'form.required',
      streetNumber: 'form.required',
      postalCode: 'form.required',
      city: 'form.required',
    },
  ],
])('[%s] refuses %s', async (_id, _, values, errors) => {
  expect(await errorsOf(values)).toEqual(errors);
});

test.each<[string, Partial<CheckoutValues>]>([
  ['3.138', { salutation: 'choose' }],
  ['3.141', { salutation: 'none' }],
  ['3.123', { phone: '' }],
  ['5.010', { repeatEmail: ' mia@BEISPIEL.de ' }],
  [
    '3.112',
    { delivery: 'post', street: 'Weg', streetNumber: '1a', postalCode: '10115', city: 'Berlin' },
  ],
])('[%s] accepts %j', async (_, values) => {
  expect(await errorsOf(values)).toEqual({});
});

test('[5.011] discourages .ru by default and refuses it where the site says so', async () => {
  const values = { email: 'mia@beispiel.ru', repeatEmail: 'mia@beispiel.ru' };
  expect(await errorsOf(values)).toEqual({});
  expect(await errorsOf(values, { refusesRu: true })).toEqual({ email: 'form.email-refused' });
});

test('[3.125] [3.126] asks what the shop and the site want to know', async () => {
  const rules = { asksNewShopCustomer: true, asksDataConfirmation: true };
  expect(await errorsOf({}, rules)).toEqual({
    newShopCustomer: 'form.choose',
    useDataConfirmation: 'checkout.data-confirmation.required',
  });
});

test('[3.122] tells errors of single fields and of several together', async () => {
  const values = {
    lastName: ' ',
    customerType: 'company',
    repeatEmail: 'ida@beispiel.de',
    termsAccepted: false,
  } as const;
  expect(await errorsOf(values)).toEqual({
    lastName: 'form.required',
    company: 'form.required',
    repeatEmail: 'form.email-different',
    termsAccepted: 'checkout.terms.required',
  });
});

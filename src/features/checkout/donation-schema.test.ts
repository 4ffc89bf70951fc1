import { expect, test } from 'vitest';
import { zRedeemRequest } from '~generated/client/zod.gen';
import { toDonationRequest } from './donation-request';
import { donationSchema, emptyDonation, type DonationValues } from './donation-schema';

const organisations = [
  {
    id: 1,
    name: 'Wiese',
    description: '',
    receiptPossible: true,
    minInCent: 500,
    currency: 'EUR' as const,
  },
  {
    id: 3,
    name: 'Küste',
    description: '',
    receiptPossible: false,
    minInCent: 1000,
    currency: 'EUR' as const,
  },
];

const filled: DonationValues = {
  ...emptyDonation('DE'),
  organisation: '1',
  email: 'mia@beispiel.de',
  repeatEmail: 'mia@beispiel.de',
  termsAccepted: true,
};

const named: Partial<DonationValues> = {
  donationReceipt: true,
  salutation: 'mrs',
  firstName: 'Mia',
  lastName: 'Muster',
  street: 'Weg',
  streetNumber: '1',
  postalCode: '10115',
  city: 'Berlin',
};

async function errorsOf(change: Partial<DonationValues>, balanceInCent: number | undefined = 5000) {
  const schema = donationSchema({ organisations, balanceInCent, currency: 'EUR', refusesRu: true });
  const issues = (await schema.safeParseAsync({ ...filled, ...change })).error?.issues ?? [];
  return issues.map(({ path }) => path.join('.'));
}

test.each<[string, Partial<DonationValues>, string[]]>([
  ['[1.023] the whole balance needs no name', {}, []],
  ['[3.160] an organisation', { organisation: '' }, ['organisation']],
  ['a part that is covered', { share: 'part', amount: '12,50' }, []],
  ['a part above the balance', { share: 'part', amount: '50,01' }, ['amount']],
  ['exactly the minimum', { share: 'part', amount: '5,00' }, []],
  ['exactly the balance', { share: 'part', amount: '50,00' }, []],
  ['a part below the minimum', { share: 'part', amount: '4,99' }, ['amount']],
  ['a part that is no amount', { share: 'part', amount: 'viel' }, ['amount']],
  [
    '[3.124] a receipt needs its fields',
    { donationReceipt: true },
    ['firstName', 'lastName', 'street', 'city', 'postalCode', 'streetNumber'],
  ],
  ['[3.124] a receipt with its fields', named, []],
  [
    '[3.124] a company’s receipt needs the company',
    { ...named, customerType: 'company' },
    ['company'],
  ],
  [
    'where no receipt is written none is asked for',
    { donationReceipt: true, organisation: '3' },
    [],
  ],
  ['[5.010] another address', { repeatEmail: 'ida@beispiel.de' }, ['repeatEmail']],
  ['[5.011] .ru', { email: 'a@b.ru', repeatEmail: 'a@b.ru' }, ['email']],
  ['[5.020] the conditions', { termsAccepted: false }, ['termsAccepted']],
])('%s', async (_, change, expected) => {
  expect(await errorsOf(change)).toEqual(expected);
});

test('without a session the server judges the amount, once it can be read', async () => {
  const judge = (change: Partial<DonationValues>) => {
    const rules = { organisations, balanceInCent: undefined, currency: 'EUR', refusesRu: true };
    return donationSchema(rules).safeParseAsync({ ...filled, ...change });
  };
  expect((await judge({})).success).toBe(true);
  expect((await judge({ share: 'part', amount: '900,00' })).success).toBe(true);
  expect((await judge({ share: 'part', amount: 'viel' })).success).toBe(false);
});

test('a part is suggested where one was chosen before, and no receipt is asked for', () => {
  expect(emptyDonation('DE')).toMatchObject({ share: 'all', amount: '', donationReceipt: false });
  expect(emptyDonation('DE', '12,50')).toMatchObject({ share: 'part', amount: '12,50' });
});

test('a balance below the minimum of the organisation is refused at the choice', async () => {
  expect(await errorsOf({ organisation: '3' }, 900)).toEqual(['share']);
});

const email2 = 'mia@beispiel.de';
const person = { ...named, email: email2, email2 };
delete person.donationReceipt;

test.each<[string, Partial<DonationValues>, object]>([
  [
    'without a receipt no name is sent',
    {},
    { donationReceipt: false, isCompany: false, customer: { email: email2, email2 } },
  ],
  [
    'an address that was not repeated is not sent twice',
    { repeatEmail: '' },
    { donationReceipt: false, isCompany: false, customer: { email: email2 } },
  ],
  [
    'without a receipt it does not matter who gives',
    { customerType: 'company', company: 'Muster AG' },
    { donationReceipt: false, isCompany: false, customer: { email: email2, email2 } },
  ],
  [
    '[3.124] with one, the whole address',
    { donationReceipt: true },
    { donationReceipt: true, isCompany: false, customer: { ...person, country: 'DE' } },
  ],
  [
    '[3.124] a company gives',
    { donationReceipt: true, customerType: 'company', company: 'Muster AG' },
    {
      donationReceipt: true,
      isCompany: true,
      customer: { ...person, country: 'DE', company: 'Muster AG' },
    },
  ],
])('%s', (_, change, sent) => {
  const values = { ...filled, ...named, donationReceipt: false, ...change };
  const request = toDonationRequest(values, {
    organisations,
    amountInCent: 1250,
    currency: 'EUR',
  });
  expect(zRedeemRequest.safeParse(request).success).toBe(true);
  expect(request).toEqual({
    delivery: 'donation',
    donationOrganisationId: 1,
    redeemValue: 1250,
    items: [{ valueInCent: 1250, quantity: 1 }],
    currency: 'EUR',
    redeemStartingPoint: { source: 'shop-wall' },
    termsAccepted: true,
    ...sent,
  });
});

test.each([
  [5000, { share: 'part', amount: '4,99' }, 'donation.amount.error'],
  [300, { share: 'part', amount: '3,00' }, 'donation.amount.too-small-balance'],
  [300, { share: 'all' }, 'donation.amount.too-small-balance'],
  [500, { share: 'part', amount: '4,99' }, 'donation.amount.error'],
] as const)('with a balance of %i cents the error of %j is %s', async (balance, change, key) => {
  const schema = donationSchema({
    organisations,
    balanceInCent: balance,
    currency: 'EUR',
    refusesRu: false,
  });
  const { error } = await schema.safeParseAsync({ ...filled, ...change });
  expect(error?.issues.map(({ message }) => message)).toEqual([key]);
});

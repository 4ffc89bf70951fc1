import * as z from 'zod/mini';
import type { DonationOrganisation } from '~/api';
import { addressLengths, type AddressValues } from '~/form/address/address-values';
import { checkAddress } from '~/form/address/check-address';
import { parseAmount } from '~/form/parse-amount';
import {
  accepted,
  alwaysRun,
  chosen,
  email,
  phone,
  required,
  repeatedEmail,
  sameEmail,
  text,
} from '~/form/rules';
import { messageKey } from '~/i18n/message-key';
import { emptyPerson, SALUTATIONS } from './person';

/** Data that the form depends on. */
export interface DonationRules {
  organisations: readonly DonationOrganisation[];
  /** Undefined when the session ran out; the server judges the amount then. */
  balanceInCent: number | undefined;
  /** Of the balance, ISO 4217. */
  currency: string;
  /** Addresses ending in .ru are refused instead of discouraged. */
  refusesRu: boolean;
}

const NAME = ['firstName', 'lastName'] as const;

/** Fields that the rules about several fields look at. */
type FormShape = AddressValues &
  Record<
    | (typeof NAME)[number]
    | 'organisation'
    | 'share'
    | 'amount'
    | 'customerType'
    | 'company'
    | 'salutation',
    string
  > & { donationReceipt: boolean };

/**
 * The form of a donation (requirements 1.023, 3.124, 3.160). Who donates is asked only for a
 * receipt, which must name a person or a company with the postal address.
 */
export const donationSchema = (rules: DonationRules) =>
  z
    .object({
      organisation: chosen,
      share: z.enum(['all', 'part']),
      amount: text(20),
      donationReceipt: z.boolean(),
      customerType: z.enum(['private', 'company']),
      company: text(200),
      salutation: z.enum(SALUTATIONS),
      firstName: text(100),
      lastName: text(100),
      ...addressLengths,
      email: email(rules.refusesRu),
      repeatEmail: repeatedEmail,
      phone,
      termsAccepted: accepted(messageKey('checkout.terms.required')),
    })
    .check(
      sameEmail,
      z.check<FormShape>(async (payload) => {
        const { value, issues } = payload;
        const refuse = (path: keyof typeof value, message: string) =>
          issues.push({ code: 'custom', input: value[path], path: [path], message });
        if (!isAmountPossible(value, rules)) {
          const key = canGive(value, rules)
            ? messageKey('donation.amount.error')
            : messageKey('donation.amount.too-small-balance');
          refuse(value.share === 'all' ? 'share' : 'amount', key);
        }
        if (wantsReceipt(value, rules.organisations)) {
          if (value.customerType === 'company' && !value.company) refuse('company', required);
          for (const path of NAME) if (!value[path]) refuse(path, required);
          await checkAddress(payload);
        }
      }, alwaysRun),
    );

export type DonationValues = z.infer<ReturnType<typeof donationSchema>>;

type Amount = Pick<FormShape, 'share' | 'amount' | 'organisation'>;

/** The donated amount in cents; undefined if it cannot be read. */
export const donatedInCent = (
  { share, amount }: Pick<FormShape, 'share' | 'amount'>,
  { balanceInCent, currency }: Pick<DonationRules, 'balanceInCent' | 'currency'>,
): number | undefined => (share === 'all' ? balanceInCent : parseAmount(amount, currency));

function isAmountPossible(value: Amount, rules: DonationRules): boolean {
  const { organisations, balanceInCent } = rules;
  const cents = donatedInCent(value, rules);
  // Without a session the whole balance is not known, and nothing can be sent either.
  if (balanceInCent === undefined) return value.share === 'all' || cents !== undefined;
  const smallest = smallestOf(value, organisations);
  return cents !== undefined && cents >= smallest && cents <= balanceInCent;
}

/** Whether the balance, if it is known, covers the smallest donation. */
const canGive = (value: Amount, { organisations, balanceInCent = Infinity }: DonationRules) =>
  smallestOf(value, organisations) <= balanceInCent;

/** The smallest donation to the organisation that was picked, in cents. */
export const smallestOf = (
  { organisation }: Pick<FormShape, 'organisation'>,
  organisations: readonly DonationOrganisation[],
): number => findOrganisation(organisations, organisation)?.minInCent ?? 1;

/** The organisation that was picked. */
export const findOrganisation = (
  organisations: readonly DonationOrganisation[],
  id: string,
): DonationOrganisation | undefined =>
  organisations.find((organisation) => String(organisation.id) === id);

/** Whether a receipt is requested and the organisation issues them. */
export const wantsReceipt = (
  { donationReceipt, organisation }: Pick<FormShape, 'donationReceipt' | 'organisation'>,
  organisations: readonly DonationOrganisation[],
): boolean =>
  donationReceipt && findOrganisation(organisations, organisation)?.receiptPossible === true;

/** An empty form. @param part the amount that is suggested, as it is typed; without it everything is given */
export const emptyDonation = (country: string, part?: string): DonationValues => ({
  organisation: '',
  share: part === undefined ? 'all' : 'part',
  amount: part ?? '',
  donationReceipt: false,
  ...emptyPerson(country),
});

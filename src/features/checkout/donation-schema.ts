import * as z from 'zod/mini';
import type { DonationOrganisation } from '~/api';
import { isSameEmail, isUndeliverable } from '~/form/email-rules';
import { parseAmount } from '~/form/parse-amount';
import { messageKey } from '~/i18n/message-key';
import {
  alwaysRun,
  choose,
  emailText,
  emptyPerson,
  required,
  requiredText,
  SALUTATIONS,
  text,
} from './customer-rules';

/** What the form depends on. */
export interface DonationRules {
  organisations: readonly DonationOrganisation[];
  /** Undefined when the session ran out; the server judges the amount then. */
  balanceInCent: number | undefined;
  /** Addresses ending in .ru are refused instead of discouraged. */
  refusesRu: boolean;
}

const PERSON = ['firstName', 'lastName', 'street', 'streetNumber', 'postalCode', 'city'] as const;

/** What the rules about several fields look at. */
type FormShape = Record<
  | (typeof PERSON)[number]
  | 'organisation'
  | 'share'
  | 'amount'
  | 'customerType'
  | 'company'
  | 'salutation'
  | 'email'
  | 'repeatEmail',
  string
> & { donationReceipt: boolean };

/**
 * The form of a donation (requirements 1.023, 3.124, 3.160). Who donates is asked only for a
 * receipt, which has to name a person or a company with the postal address.
 */
export const donationSchema = (rules: DonationRules) =>
  z
    .object({
      organisation: z.string().check(z.minLength(1, choose)),
      share: z.enum(['all', 'part']),
      amount: text(20),
      donationReceipt: z.boolean(),
      customerType: z.enum(['private', 'company']),
      company: text(200),
      salutation: z.enum(SALUTATIONS),
      firstName: text(100),
      lastName: text(100),
      street: text(200),
      streetNumber: text(20),
      additionalAddress: text(200),
      postalCode: text(12),
      city: text(100),
      country: text(2),
      email: emailText,
      repeatEmail: requiredText(320),
      phone: text(40),
      termsAccepted: z.boolean().check(z.refine(Boolean, messageKey('checkout.terms.required'))),
    })
    .check(
      z.check<FormShape>((payload) => {
        const { value, issues } = payload;
        const refuse = (path: keyof typeof value, message: string) =>
          issues.push({ code: 'custom', input: value[path], path: [path], message });
        if (!isAmountPossible(value, rules)) {
          refuse(value.share === 'all' ? 'share' : 'amount', messageKey('donation.amount.error'));
        }
        if (wantsReceipt(value, rules.organisations)) {
          if (value.customerType === 'company' && !value.company) refuse('company', required);
          if (value.salutation === 'choose') refuse('salutation', choose);
          for (const path of PERSON) if (!value[path]) refuse(path, required);
        }
        if (value.repeatEmail && !isSameEmail(value.email, value.repeatEmail)) {
          refuse('repeatEmail', messageKey('form.email-different'));
        }
        if (rules.refusesRu && isUndeliverable(value.email)) {
          refuse('email', messageKey('form.email-refused'));
        }
      }, alwaysRun),
    );

export type DonationValues = z.infer<ReturnType<typeof donationSchema>>;

type Amount = Pick<FormShape, 'share' | 'amount' | 'organisation'>;

/** What is donated in cents; undefined when that cannot be read. */
export const donatedInCent = (
  { share, amount }: Pick<FormShape, 'share' | 'amount'>,
  balanceInCent: number | undefined,
): number | undefined => (share === 'all' ? balanceInCent : parseAmount(amount));

function isAmountPossible(value: Amount, { organisations, balanceInCent }: DonationRules): boolean {
  const cents = donatedInCent(value, balanceInCent);
  // Without a session the whole balance is not known, and nothing can be sent either.
  if (balanceInCent === undefined) return value.share === 'all' || cents !== undefined;
  const smallest = findOrganisation(organisations, value.organisation)?.minInCent ?? 1;
  return cents !== undefined && cents >= smallest && cents <= balanceInCent;
}

/** The organisation that was picked. */
export const findOrganisation = (
  organisations: readonly DonationOrganisation[],
  id: string,
): DonationOrganisation | undefined =>
  organisations.find((organisation) => String(organisation.id) === id);

/** Whether a receipt is wanted and the organisation writes any. */
export const wantsReceipt = (
  { donationReceipt, organisation }: Pick<FormShape, 'donationReceipt' | 'organisation'>,
  organisations: readonly DonationOrganisation[],
): boolean =>
  donationReceipt && findOrganisation(organisations, organisation)?.receiptPossible === true;

/** An empty form. */
export const emptyDonation = (country: string): DonationValues => ({
  organisation: '',
  share: 'all',
  amount: '',
  donationReceipt: false,
  ...emptyPerson(country),
});

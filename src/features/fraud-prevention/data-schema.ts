import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  ADDRESS_PARTS,
  addressLengths,
  emptyAddress,
  type AddressValues,
} from '~/form/address/address-values';
import { checkAddress } from '~/form/address/check-address';
import { isRealDate, isWholeDate } from '~/form/date-parts';
import { accepted, alwaysRun, chosen, email, phone, required, requiredText } from '~/form/rules';
import { uploadsRule } from '~/form/upload/upload-rules';
import { messageKey } from '~/i18n/message-key';

/** Boxes that must all be accepted (requirements 5.023 to 5.029). */
export const ACCEPTANCES = [
  'acceptsRegisteredAddress',
  'acceptsConditions',
  'acceptsDataForwarding',
  'acceptsGiftReceived',
  'acceptsPersonalUse',
  'acceptsOwnAccount',
  'acceptsTruthfulData',
] as const;

/** Earliest day of birth of anybody alive. */
const EARLIEST = '1900-01-01';

const acceptance = accepted(messageKey('fraud.accept.required'));

/**
 * Everything that the check asks.
 * @param refusesRu whether addresses ending in .ru are refused instead of discouraged
 */
export const dataSchema = (refusesRu: boolean) =>
  z
    .object({
      salutation: z.enum(['', 'mr', 'mrs']),
      firstName: requiredText(100),
      lastName: requiredText(100),
      birthDate: z.string().check(
        z.minLength(1, { error: required, abort: true }),
        z.refine(isWholeDate, { error: messageKey('form.date.incomplete'), abort: true }),
        z.refine(isRealDate, { error: messageKey('form.date.unreal'), abort: true }),
        z.refine((day) => day >= EARLIEST && day <= new Date().toISOString().slice(0, 10), {
          error: messageKey('fraud.birth-date.invalid'),
        }),
      ),
      ...addressLengths,
      email: email(refusesRu),
      phone,
      documentKind: chosen,
      /** Problems of the files. */
      documents: uploadsRule,
      acceptsRegisteredAddress: acceptance,
      acceptsConditions: acceptance,
      acceptsDataForwarding: acceptance,
      acceptsGiftReceived: acceptance,
      acceptsPersonalUse: acceptance,
      acceptsOwnAccount: acceptance,
      acceptsTruthfulData: acceptance,
    })
    .check(z.check<AddressValues>(checkAddress, alwaysRun));

export type DataValues = z.infer<ReturnType<typeof dataSchema>>;

export type DataField = keyof DataValues;

/** The fields of every step, in the order of the page. */
export const STEP_FIELDS: readonly (readonly DataField[])[] = [
  ['salutation', 'firstName', 'lastName', 'birthDate'],
  [...ADDRESS_PARTS, 'email', 'phone'],
  ['documentKind', 'documents'],
  ACCEPTANCES,
];

/** Checks the fields of one step; those of the others are not on the page. */
export function stepResolver(
  names: readonly DataField[],
  refusesRu: boolean,
): Resolver<DataValues> {
  const check = zodResolver(dataSchema(refusesRu));
  return async (values, context, options) => {
    const result = await check(values, context, options);
    const isRight = Object.keys(result.errors).length === 0;
    return isRight || names.some((name) => name in result.errors) ? result : { values, errors: {} };
  };
}

/** An empty form. */
export const emptyData = (country: string): DataValues => ({
  salutation: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  ...emptyAddress(country),
  email: '',
  phone: '',
  documentKind: '',
  documents: '',
  acceptsRegisteredAddress: false,
  acceptsConditions: false,
  acceptsDataForwarding: false,
  acceptsGiftReceived: false,
  acceptsPersonalUse: false,
  acceptsOwnAccount: false,
  acceptsTruthfulData: false,
});

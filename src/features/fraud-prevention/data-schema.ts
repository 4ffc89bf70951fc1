import * as z from 'zod/mini';
import { accepted, address, chosen, email, phone, required, requiredText } from '~/form/rules';
import { uploadsRule } from '~/form/upload/upload-rules';
import { messageKey } from '~/i18n/message-key';

/** What has to be accepted, all of it (requirements 5.023 to 5.029). */
export const ACCEPTANCES = [
  'acceptsRegisteredAddress',
  'acceptsConditions',
  'acceptsDataForwarding',
  'acceptsGiftReceived',
  'acceptsPersonalUse',
  'acceptsOwnAccount',
  'acceptsTruthfulData',
] as const;

export type Acceptance = (typeof ACCEPTANCES)[number];

/** Earliest day of birth of anybody alive. */
const EARLIEST = '1900-01-01';

const person = z.object({
  salutation: z.enum(['', 'mr', 'mrs']),
  firstName: requiredText(100),
  lastName: requiredText(100),
  birthDate: z.string().check(
    z.minLength(1, required),
    z.refine((day) => day > EARLIEST && day <= new Date().toISOString().slice(0, 10), {
      error: messageKey('fraud.birth-date.invalid'),
    }),
  ),
});

const contact = (refusesRu: boolean) =>
  z.object({ ...address(requiredText), email: email(refusesRu), phone });

const documents = z.object({
  documentKind: chosen,
  /** What is wrong with the files. */
  documents: uploadsRule,
});

const acceptance = accepted(messageKey('fraud.accept.required'));

const acceptances = z.object({
  acceptsRegisteredAddress: acceptance,
  acceptsConditions: acceptance,
  acceptsDataForwarding: acceptance,
  acceptsGiftReceived: acceptance,
  acceptsPersonalUse: acceptance,
  acceptsOwnAccount: acceptance,
  acceptsTruthfulData: acceptance,
});

/** One question group per step; each is checked when the visitor leaves it. */
export const stepSchemas = (refusesRu: boolean) =>
  [person, contact(refusesRu), documents, acceptances] as const;

export type DataValues = z.infer<typeof person> &
  z.infer<ReturnType<typeof contact>> &
  z.infer<typeof documents> &
  z.infer<typeof acceptances>;

export type DataField = keyof DataValues;

/** The fields of every step, in the order of the page. */
export const STEP_FIELDS: readonly (readonly DataField[])[] = [
  ['salutation', 'firstName', 'lastName', 'birthDate'],
  [
    'street',
    'streetNumber',
    'additionalAddress',
    'postalCode',
    'city',
    'country',
    'email',
    'phone',
  ],
  ['documentKind', 'documents'],
  ACCEPTANCES,
];

/** An empty form. */
export const emptyData = (country: string): DataValues => ({
  salutation: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  street: '',
  streetNumber: '',
  additionalAddress: '',
  postalCode: '',
  city: '',
  country,
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

import * as z from 'zod/mini';
import { isUndeliverable } from '~/form/email-rules';
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

const required = messageKey('form.required');
const tooLong = messageKey('form.too-long');
const text = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, required), z.maxLength(max, tooLong));
const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max, tooLong));
const accepted = z.boolean().check(z.refine(Boolean, messageKey('fraud.accept.required')));

/** Earliest day of birth of anybody alive. */
const EARLIEST = '1900-01-01';

const person = z.object({
  salutation: z.enum(['', 'mr', 'mrs']),
  firstName: text(100),
  lastName: text(100),
  birthDate: z.string().check(
    z.minLength(1, required),
    z.refine((day) => day > EARLIEST && day <= new Date().toISOString().slice(0, 10), {
      error: messageKey('fraud.birth-date.invalid'),
    }),
  ),
});

const address = (refusesRu: boolean) =>
  z.object({
    street: text(200),
    streetNumber: text(20),
    additionalAddress: optional(200),
    postalCode: text(12),
    city: text(100),
    country: text(2),
    email: z.string().check(
      z.trim(),
      z.minLength(1, required),
      z.email(messageKey('form.email-invalid')),
      z.maxLength(320, tooLong),
      z.refine((email) => !refusesRu || !isUndeliverable(email), {
        error: messageKey('form.email-refused'),
      }),
    ),
    phone: optional(40),
  });

const documents = z.object({
  documentKind: z.string().check(z.minLength(1, messageKey('form.choose'))),
  /** What is wrong with the files. */
  documents: uploadsRule,
});

const acceptances = z.object({
  acceptsRegisteredAddress: accepted,
  acceptsConditions: accepted,
  acceptsDataForwarding: accepted,
  acceptsGiftReceived: accepted,
  acceptsPersonalUse: accepted,
  acceptsOwnAccount: accepted,
  acceptsTruthfulData: accepted,
});

/** One question group per step; each is checked when the visitor leaves it. */
export const stepSchemas = (refusesRu: boolean) =>
  [person, address(refusesRu), documents, acceptances] as const;

export type DataValues = z.infer<typeof person> &
  z.infer<ReturnType<typeof address>> &
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

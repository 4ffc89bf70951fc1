import { useState } from 'react';
import {
  submitFraudCheck,
  type ApiError,
  type FraudCheck,
  type FraudCheckSubmission,
  type FraudDocumentKind,
} from '~/api';
import { uploadOptions, type UploadProgress } from '~/api/upload-options';
import { toPostalAddress } from '~/form/address/address-values';
import { applySubmitErrors, fieldOfPointer, type Refusable } from '~/form/submit-errors';
import { refuseUploads } from '~/form/upload/refuse-uploads';
import type { Uploads } from '~/form/upload/use-uploads';
import { useSubmit } from '~/form/use-submit';
import { useTransfer } from '~/form/use-transfer';
import { STEP_FIELDS, type DataField, type DataValues } from './data-schema';

interface SubmitDataOptions {
  ident: string;
  form: Refusable<DataValues>;
  uploads: Uploads;
  showStep: (index: number) => Promise<void>;
}

/** Sends everything once; a refused field leads back to its step. */
export function useSubmitData({ ident, form, uploads, showStep }: SubmitDataOptions) {
  const transfer = useTransfer<UploadProgress>();
  const [failedStep, setFailedStep] = useState(0);
  const { sending, submit } = useSubmit(
    async (body: FraudCheckSubmission, attempt) => {
      const { data } = await transfer.run(({ signal, onProgress }) =>
        submitFraudCheck({
          body,
          headers: { 'Idempotency-Key': attempt.idempotencyKey },
          throwOnError: true,
          signal,
          ...uploadOptions(onProgress),
        }),
      );
      return data;
    },
    {
      async place(error) {
        const isFile = refuseUploads(error, uploads);
        const field = isFile ? 'documents' : firstField(error, form);
        const step = STEP_FIELDS.findIndex((names) => field && names.includes(field));
        setFailedStep(step >= 0 ? step : STEP_FIELDS.length - 1);
        if (step >= 0) await showStep(step);
        if (isFile) return undefined;
        return applySubmitErrors(
          error,
          form,
          {},
          (name) => STEP_FIELDS[step]?.includes(name) === true,
        );
      },
    },
  );
  return {
    sending: transfer.isCancelled ? { ...sending, failure: undefined } : sending,
    /** The step that shows errors without a field. */
    failedStep,
    transfer,
    submit: (values: DataValues, onSubmitted: (check: FraudCheck) => void) =>
      submit(toSubmission(ident, values, uploads.files), onSubmitted),
  };
}

function firstField({ problem }: ApiError, form: Refusable<DataValues>): DataField | undefined {
  const found = problem?.errors?.map(({ pointer }) => fieldOfPointer(pointer, form));
  return found?.find((name) => name !== undefined);
}

/** Without empty fields. */
function toSubmission(ident: string, values: DataValues, documents: File[]): FraudCheckSubmission {
  const { firstName, lastName, birthDate, email, documentKind, salutation, phone } = values;
  return {
    ident,
    firstName,
    lastName,
    birthDate,
    ...toPostalAddress(values),
    email,
    documents,
    acceptsRegisteredAddress: true,
    acceptsConditions: true,
    acceptsDataForwarding: true,
    acceptsGiftReceived: true,
    acceptsPersonalUse: true,
    acceptsOwnAccount: true,
    acceptsTruthfulData: true,
    documentKind: documentKind as FraudDocumentKind,
    ...(salutation && { salutation }),
    ...(phone && { phone }),
  };
}

import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { submitFraudCheck, type ApiError, type FraudCheck, type FraudCheckSubmission } from '~/api';
import { applySubmitErrors, type PointerMap } from '~/form/submit-errors';
import { refuseUploads } from '~/form/upload/refuse-uploads';
import { useTransfer } from '~/form/upload/use-transfer';
import type { Uploads } from '~/form/upload/use-uploads';
import { useSubmit } from '~/form/use-submit';
import { STEP_FIELDS, type DataField, type DataValues } from './data-schema';

const pointers: PointerMap<DataValues> = Object.fromEntries(
  STEP_FIELDS.flat().map((name) => [`/${name}`, name]),
);

interface SubmitDataOptions {
  ident: string;
  form: UseFormReturn<DataValues>;
  uploads: Uploads;
  showStep: (index: number) => Promise<void>;
}

/** Sends everything once; what the server refuses leads back to the step where it was asked. */
export function useSubmitData({ ident, form, uploads, showStep }: SubmitDataOptions) {
  const transfer = useTransfer();
  const [failedStep, setFailedStep] = useState(0);
  const { state, submit } = useSubmit(
    async (body: FraudCheckSubmission, attempt) => {
      const { data } = await transfer.run((options) =>
        submitFraudCheck({
          body,
          headers: { 'Idempotency-Key': attempt.idempotencyKey },
          throwOnError: true,
          ...options,
        }),
      );
      return data;
    },
    undefined,
    async (error) => {
      const isFile = refuseUploads(error, uploads);
      const field = isFile ? 'documents' : firstField(error);
      const step = STEP_FIELDS.findIndex((names) => field && names.includes(field));
      setFailedStep(step >= 0 ? step : STEP_FIELDS.length - 1);
      if (step >= 0) await showStep(step);
      if (isFile) return undefined;
      return applySubmitErrors(
        error,
        pointers,
        form.setError,
        (name) => STEP_FIELDS[step]?.includes(name as DataField) === true,
      );
    },
  );
  const isShown = state.status === 'failed' && !transfer.isCancelled;
  return {
    state,
    /** What does not stand at a field already, and the step that shows it. */
    failure: isShown ? state.notice : undefined,
    failedStep,
    transfer,
    submit: (onSubmitted: (check: FraudCheck) => void) =>
      submit(toSubmission(ident, form.getValues(), uploads.files), onSubmitted),
  };
}

function firstField({ problem }: ApiError): DataField | undefined {
  const found = problem?.errors?.map(({ pointer = '' }) => pointers[pointer]);
  return found?.find((name) => name !== undefined);
}

/** Without what was left empty; texts without the room around them. */
function toSubmission(
  ident: string,
  { documentKind, salutation, ...values }: DataValues,
  documents: File[],
): FraudCheckSubmission {
  const { additionalAddress, phone, ...data } = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as typeof values;
  return {
    ...data,
    ident,
    documents,
    acceptsRegisteredAddress: true,
    acceptsConditions: true,
    acceptsDataForwarding: true,
    acceptsGiftReceived: true,
    acceptsPersonalUse: true,
    acceptsOwnAccount: true,
    acceptsTruthfulData: true,
    documentKind: documentKind as FraudCheckSubmission['documentKind'],
    ...(salutation && { salutation }),
    ...(additionalAddress && { additionalAddress }),
    ...(phone && { phone }),
  };
}

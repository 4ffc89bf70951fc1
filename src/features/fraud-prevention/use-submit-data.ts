import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { submitFraudCheck, toApiError, type FraudCheck, type FraudCheckSubmission } from '~/api';
import { refuseUploads } from '~/form/refuse-uploads';
import { applySubmitErrors, type PointerMap } from '~/form/submit-errors';
import { useSubmit } from '~/form/use-submit';
import { useTransfer } from '~/form/use-transfer';
import type { Uploads } from '~/form/use-uploads';
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
  const [isPlaced, setPlaced] = useState(false);
  const { state, submit } = useSubmit(async (body: FraudCheckSubmission, attempt) => {
    try {
      const { data } = await transfer.run((options) =>
        submitFraudCheck({
          body,
          headers: { 'Idempotency-Key': attempt.idempotencyKey },
          throwOnError: true,
          ...options,
        }),
      );
      return data;
    } catch (cause) {
      const error = toApiError(cause);
      const isFile = refuseUploads(error, uploads);
      const field = isFile ? 'documents' : firstField(error.problem?.errors);
      if (field) await showStep(STEP_FIELDS.findIndex((names) => names.includes(field)));
      setPlaced(isFile || applySubmitErrors(error, pointers, form.setError));
      throw error;
    }
  });
  const isShown = state.status === 'failed' && !transfer.isCancelled && !isPlaced;
  return {
    state,
    /** What does not stand at a field already. */
    failure: isShown ? state.error : undefined,
    transfer,
    submit: (onSubmitted: (check: FraudCheck) => void) =>
      submit(toSubmission(ident, form.getValues(), uploads.files), onSubmitted),
  };
}

function firstField(errors: unknown): DataField | undefined {
  if (!Array.isArray(errors)) return undefined;
  const found = (errors as { pointer?: string }[]).map(({ pointer = '' }) => pointers[pointer]);
  return found.find((name) => name !== undefined);
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

import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ApiError } from '~/api/errors';
import { applySubmitErrors, type PointerMap } from '~/form/submit-errors';
import { useSchemaForm } from '~/form/use-schema-form';
import type { Redemption } from '~/redemption/redemption-state';
import { useRedemption, useRedemptionStore } from '~/redemption/use-redemption';

/** Fields that must be accepted again after every visit of the page. */
const notAccepted = { termsAccepted: false, orderPrepaidVouchersConfirmed: false };

/**
 * The form of a redemption or a donation: what is typed is kept for this tab with every key, and the
 * redemption of the tab tells how sending goes.
 * @param empty the values of a form in which nothing was typed yet
 * @param pointers the fields that are not named as in the contract
 */
export function useRedemptionForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  empty: Values,
  pointers: PointerMap<Values>,
) {
  const store = useRedemptionStore();
  const redemption = useRedemption();
  const form = useSchemaForm<Values>(schema, { ...empty, ...store.getRecord().form });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => store.setForm({ ...values, ...notAccepted }),
      }),
    [form, store],
  );

  const [refusal, setRefusal] = useState(() => errorOf(store.getState()));
  const apply = useEffectEvent((error: ApiError | undefined) => {
    // Another balance is something else to agree to.
    if (error?.code === 'CHANGED') form.reset({ ...form.getValues(), ...notAccepted });
    setRefusal(error && applySubmitErrors(error, form, pointers));
  });
  useEffect(() => {
    let last = errorOf(store.getState());
    // The fields of a form that opens with a refusal are there in a moment.
    if (last) queueMicrotask(() => apply(last));
    return store.subscribe(() => {
      const error = errorOf(store.getState());
      const isNew = error !== last;
      // What is applied is kept, too, and so comes back here.
      last = error;
      if (isNew) apply(error);
    });
  }, [store]);

  const isPending = redemption.phase === 'sending' || redemption.phase === 'done';
  // The page says itself that the session is over.
  const isShown = !isPending && refusal?.code !== 'SESSION_EXPIRED';
  return {
    form,
    sending: { isPending, failure: isShown ? refusal : undefined },
    /** An attempt without an answer turned out not to have reached the server. */
    isUnknown: 'isUnknown' in redemption && redemption.isUnknown === true,
  };
}

const errorOf = (redemption: Redemption): ApiError | undefined =>
  redemption.phase === 'filling' || redemption.phase === 'donating' ? redemption.error : undefined;

import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '~/api/errors';
import { applySubmitErrors, type PointerMap } from '~/form/submit-errors';
import type { Redemption } from '~/redemption/redemption-state';
import { useRedemptionStore } from '~/redemption/use-redemption';

/**
 * Puts what the server refused at the fields of the page.
 * @returns what no field shows, to be shown as a whole
 */
export function useRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  pointers: PointerMap<Values>,
): ApiError | undefined {
  const store = useRedemptionStore();
  const [rest, setRest] = useState(() => errorOf(store.getState()));
  const apply = useEffectEvent((error: ApiError | undefined) =>
    setRest(error && applySubmitErrors(error, pointers, form.setError)),
  );
  useEffect(() => {
    let last = errorOf(store.getState());
    // The fields of a form that opens with a refusal are there in a moment.
    if (last) queueMicrotask(() => apply(last));
    return store.subscribe(() => {
      const error = errorOf(store.getState());
      if (error !== last) apply(error);
      last = error;
    });
  }, [store]);
  return rest;
}

const errorOf = (redemption: Redemption): ApiError | undefined =>
  redemption.phase === 'filling' || redemption.phase === 'donating' ? redemption.error : undefined;

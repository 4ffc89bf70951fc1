import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStep } from '~/form/use-step';
import { useRedemptionStore } from '~/redemption/use-redemption';

/**
 * The payment of a difference as an entry of the history: Back leads to the form, as "Angaben ändern" does.
 * @param key the redemption that is paid for
 * @param isBusy a call is out: Back waits for its answer, which may send the redemption
 * @returns the way to the form
 */
export function usePaymentEntry(key: string, isBusy: boolean): () => void {
  const { leavePayment } = useRedemptionStore();
  const [step, goTo] = useStep<{ paying: string }>();
  const navigate = useNavigate();
  const entry = useRef<'asked for' | 'there'>(undefined);
  const isEntry = step?.paying === key;
  useEffect(() => {
    if (isEntry) entry.current = 'there';
    else if (isBusy) return;
    else if (entry.current === 'there') leavePayment();
    else if (!entry.current) {
      entry.current = 'asked for';
      void goTo({ paying: key });
    }
  }, [isEntry, isBusy, key, goTo, leavePayment]);
  return () => (isEntry ? void navigate(-1) : leavePayment());
}

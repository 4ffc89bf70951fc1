import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A later step of a page, such as the result of a form, as an entry of the history: Back leads to the
 * form as it was, a reload shows the step again. Holds nothing secret.
 * @returns the step, undefined on the page's first one, and the way there
 */
export function useStep<Step extends object>(): [Step | undefined, (step: Step) => Promise<void>] {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const go = useCallback(
    async (step: Step) => {
      await navigate('.', { state: { step } });
    },
    [navigate],
  );
  const isStep = typeof state === 'object' && state !== null && 'step' in state;
  return [isStep ? (state.step as Step) : undefined, go];
}

import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStep } from '~/form/use-step';

/** Goes back from the step that showed the code at the till: a page that is loaded there covers it. */
export function useLeaveTillStep(): void {
  const navigate = useNavigate();
  const [step] = useStep();
  const goBack = useEffectEvent(() => {
    if (step) void navigate(-1);
  });
  useEffect(() => goBack(), []);
}

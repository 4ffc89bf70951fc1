import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '~/ui/live-region';
import { Steps } from '~/ui/steps';
import { useHeldVoucher } from '~/voucher/use-voucher-session';

/** The steps from the voucher code to the shop's code, by the page that they happen on. */
export type RedemptionStep = 'shop' | 'details' | 'pay' | 'done';

/** Its place in the line, from 0; the first is the code's. A difference is paid in place of the details. */
const PLACES: Record<RedemptionStep, number> = { shop: 1, details: 2, pay: 2, done: 3 };

/** Where a redemption is: a line below the header, from the wall to the page after redeeming. The next step is said. */
export function RedemptionSteps({ step }: { step: RedemptionStep }) {
  const { t } = useTranslation();
  const lacksCode = useHeldVoucher() === undefined && step === 'shop';
  const third = step === 'pay' ? t('prepaid.pay.title') : t('steps.details');
  const steps = [t('steps.code'), t('steps.shop'), third, t('steps.shop-code')];
  const current = PLACES[step];
  const place = t('steps.current', {
    number: current + 1,
    count: steps.length,
    name: steps[current],
  });
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) announce(place);
    shown.current = step;
  }, [step, place]);
  return (
    <Steps
      label={t('steps.label')}
      steps={steps}
      current={current}
      open={lacksCode ? 0 : undefined}
      doneLabel={t('steps.done')}
      isPlace={typeof document === 'undefined'}
      // The shops begin higher, and the heading says what to do.
      isPlain={step === 'shop'}
    />
  );
}

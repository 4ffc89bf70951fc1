import { useTranslation } from 'react-i18next';
import { Steps } from '~/ui/steps';
import { useHeldVoucher } from '~/voucher/use-voucher-session';

/** The steps from the voucher code to the shop's code, by the page that they happen on. */
export type RedemptionStep = 'shop' | 'details' | 'done';

const ORDER: readonly RedemptionStep[] = ['shop', 'details', 'done'];

/** Where a redemption is: a line below the header, from the wall to the page after redeeming. */
export function RedemptionSteps({ step }: { step: RedemptionStep }) {
  const { t } = useTranslation();
  const lacksCode = useHeldVoucher() === undefined && step === 'shop';
  return (
    <Steps
      label={t('steps.label')}
      steps={[t('steps.code'), t('steps.shop'), t('steps.details'), t('steps.shop-code')]}
      current={ORDER.indexOf(step) + 1}
      open={lacksCode ? 0 : undefined}
      doneLabel={t('steps.done')}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { Steps } from '~/ui/steps';

/** Where a top-up is: card, amount, payment. @param current index of the step, from 0 */
export function PrepaidSteps({ current }: { current: number }) {
  const { t } = useTranslation();
  return (
    <Steps
      label={t('prepaid.steps.label')}
      steps={[t('prepaid.steps.card'), t('prepaid.steps.amount'), t('prepaid.pay.title')]}
      current={current}
      doneLabel={t('steps.done')}
    />
  );
}

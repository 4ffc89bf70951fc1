import { useTranslation } from 'react-i18next';
import type { MerchantCodeSheet } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { Badge } from '~/ui/badge';
import { Page } from '~/ui/page';
import { Timeline } from '~/ui/timeline';

/** The shop has not delivered yet: where the code stands and until when it is expected (4.059). */
export function DelayedCode({ sheet }: { sheet: MerchantCodeSheet }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Page
      isStep
      eyebrow={
        <Badge tone="warning" icon="clock" size="m">
          {t('code.delayed.badge')}
        </Badge>
      }
      title={t('code.delayed.title')}
      lead={t('code.delayed.lead')}
      width="form"
    >
      {sheet.expectedBy && (
        <p>
          <strong>{t('code.delayed.expected', { when: format.dateTime(sheet.expectedBy) })}</strong>
        </p>
      )}
      <Timeline
        label={t('code.steps.label')}
        stateLabels={{
          done: t('code.state.done'),
          current: t('code.state.current'),
          next: t('code.state.next'),
          failed: t('code.state.failed'),
        }}
        items={[
          { title: t('code.steps.redeemed'), state: 'done' },
          { title: t('code.steps.requested'), state: 'current' },
          { title: t('code.steps.ready'), state: 'next' },
        ]}
      />
      <p>{t('code.delayed.close')}</p>
    </Page>
  );
}

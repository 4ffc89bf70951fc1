import { useTranslation } from 'react-i18next';
import type { MerchantCodeSheet } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import type { LinkedOrder } from '~/problem/use-linked-order';
import { useIsPast } from '~/redemption/use-is-past';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { drawings } from '~/ui/drawings';
import { Notice } from '~/ui/notice';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { Timeline } from '~/ui/timeline';

/** The shop has not delivered yet: where the code stands, until when it is expected, who helps (4.059). */
export function DelayedCode({ sheet }: { sheet: MerchantCodeSheet }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { expectedBy, orderNumber } = sheet;
  const isOverdue = useIsPast(expectedBy);
  const linked: LinkedOrder | undefined = orderNumber === undefined ? undefined : { orderNumber };
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
    >
      {expectedBy &&
        (isOverdue ? (
          <Notice tone="warning" title={t('order.overdue.title')}>
            <p>{t('order.overdue.text', { when: format.dateTime(expectedBy) })}</p>
          </Notice>
        ) : (
          <p>
            <strong>{t('code.delayed.expected', { when: format.dateTime(expectedBy) })}</strong>
          </p>
        ))}
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
      {orderNumber && <p>{t('order.number', { number: orderNumber })}</p>}
      <p>{t('code.delayed.close')}</p>
      <Stack direction="row" gap={3}>
        <ButtonLink href={paths.orderStatus()} state={linked} iconStart={drawings.parcel}>
          {t('order.link')}
        </ButtonLink>
        <ButtonLink
          href={paths.help('code-not-received')}
          state={linked}
          variant={isOverdue ? 'primary' : 'quiet'}
          iconStart={drawings.mail}
        >
          {t('problem.way.contact')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}

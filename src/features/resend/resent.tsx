import { useTranslation } from 'react-i18next';
import type { ResendResult } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { useSecondsUntil } from '~/lib/use-seconds-until';
import { RetryButton } from '~/problem/retry-button';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { drawings } from '~/ui/drawings';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import styles from './resend.module.css';

/** In seconds: a longer wait is told as a time, a shorter one is counted. */
const AN_HOUR = 3600;

/** The e-mail was sent: to which address, the next step when it does not come, and when another can be sent. */
export function Resent({ result }: { result: ResendResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const allowedAt = Date.parse(result.resendAllowedAt);
  const seconds = useSecondsUntil(allowedAt);
  return (
    <Page
      isStep
      eyebrow={
        <Badge tone="success" icon={drawings.mail} size="m">
          {t('resend.sent.step')}
        </Badge>
      }
      title={t('resend.sent.title')}
      lead={t('resend.sent.lead', { email: result.emailMasked })}
    >
      <Card>
        <ul className={styles.advice}>
          <li>{t('resend.sent.when')}</li>
          <li>{t('resend.sent.spam')}</li>
          <li>{t('resend.sent.newest')}</li>
        </ul>
      </Card>
      {seconds >= AN_HOUR && (
        <p key="at" className={styles.note}>
          {t('resend.sent.again-at', { when: format.dateTime(result.resendAllowedAt) })}
        </p>
      )}
      {seconds === 0 && (
        <p key="now" className={styles.note} role="status">
          {t('resend.sent.again-now')}
        </p>
      )}
      <Stack direction="row" gap={3}>
        {seconds > 0 && seconds < AN_HOUR && <RetryButton variant="primary" retryAt={allowedAt} />}
        {seconds === 0 && (
          <ButtonLink href={paths.resendLink()} variant="primary" iconStart="refresh">
            {t('resend.again')}
          </ButtonLink>
        )}
        <ButtonLink href={paths.orderStatus()} iconStart={drawings.parcel}>
          {t('order.link')}
        </ButtonLink>
        <ButtonLink href={paths.help('code-not-received')} iconStart={drawings.help}>
          {t('resend.sent.help')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import { Card } from '~/ui/card';
import { announce } from '~/ui/live-region';
import { Page } from '~/ui/page';
import { Stack } from '~/ui/stack';
import { useRedeemPath } from '~/sites/use-redeem-path';
import styles from './help-page.module.css';

/** A message that has arrived. */
export interface SentMessage {
  /** The number to quote. */
  ticketNumber: string;
}

/** The number of the message, and its next steps. */
export function MessageSent({ sent }: { sent: SentMessage }) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const said = t('form.summary-item', {
    label: t('help.sent.number'),
    message: sent.ticketNumber,
  });
  useEffect(() => announce(said), [said]);
  return (
    <Page title={t('help.sent.title')} lead={t('help.sent.lead')} isStep>
      <Card variant="raised">
        <p>{t('help.sent.number')}</p>
        <p className={styles.ticket}>{sent.ticketNumber}</p>
      </Card>
      <p>{t('help.sent.text')}</p>
      <Stack direction="row" gap={3}>
        <ButtonLink href={redeemPath} variant="primary">
          {t('problem.way.enter-code')}
        </ButtonLink>
        <ButtonLink href={paths.help()}>{t('help.sent.more')}</ButtonLink>
      </Stack>
    </Page>
  );
}

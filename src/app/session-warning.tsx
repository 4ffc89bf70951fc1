import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { useSecondsUntil } from '~/lib/use-seconds-until';
import { AlertDialog } from '~/ui/alert-dialog';
import { Button } from '~/ui/button';
import { announce } from '~/ui/live-region';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import { EXPIRY_MARGIN } from '~/voucher/voucher-session';

interface SessionWarningProps {
  /** Epoch ms at which the token ends. */
  expiresAt: number;
}

/** Warns two minutes before the session ends and offers to extend it (WCAG 2.2.1). */
export function SessionWarning({ expiresAt }: SessionWarningProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const session = useVoucherSession();
  const [isOpen, setOpen] = useState(true);
  const [status, setStatus] = useState<'idle' | 'pending' | 'failed'>('idle');
  const seconds = useSecondsUntil(expiresAt - EXPIRY_MARGIN);

  async function stay() {
    setStatus('pending');
    const isExtended = await session.extend();
    setStatus(isExtended ? 'idle' : 'failed');
    if (isExtended) announce(t('session.warning.extended'));
  }

  return (
    <AlertDialog
      title={t('session.warning.title')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      actions={
        <>
          {status !== 'failed' && (
            <Button
              variant="primary"
              isPending={status === 'pending'}
              pendingLabel={t('shell.loading')}
              onClick={() => void stay()}
            >
              {t('session.warning.stay')}
            </Button>
          )}
          <Button onClick={() => (status === 'failed' ? setOpen(false) : session.expire())}>
            {status === 'failed' ? t('session.warning.close') : t('session.warning.end')}
          </Button>
        </>
      }
    >
      <p>{t('session.warning.text', { wait: format.wait(seconds) })}</p>
      {status === 'failed' && <p role="alert">{t('session.warning.failed')}</p>}
    </AlertDialog>
  );
}

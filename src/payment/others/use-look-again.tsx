import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';

/**
 * A button that asks again for the state of payments, with a message if there is nothing new.
 * @param ask resolves to whether the server told how all of them stand
 * @param isNoneReceived false where "nothing has come" would contradict the page
 */
export function useLookAgain(
  ask: () => Promise<boolean>,
  isNoneReceived = true,
): { button: ReactNode; said: ReactNode } {
  const { t } = useTranslation();
  const [looks, setLooks] = useState<'none' | 'asking' | 'nothing' | 'unknown'>('none');

  async function look(): Promise<void> {
    setLooks('asking');
    setLooks((await ask()) ? 'nothing' : 'unknown');
  }

  return {
    button: (
      <Button
        iconStart="refresh"
        isPending={looks === 'asking'}
        pendingLabel={t('payment.checking')}
        onClick={() => void look()}
      >
        {t('payment.look-again')}
      </Button>
    ),
    said: (
      <>
        {looks === 'nothing' && isNoneReceived && <p>{t('payment.left.nothing')}</p>}
        {looks === 'unknown' && <p>{t('payment.unanswered.no-payment')}</p>}
      </>
    ),
  };
}

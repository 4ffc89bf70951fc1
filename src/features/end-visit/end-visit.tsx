import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadRedemption } from '~/redemption/use-redemption';
import { Button } from '~/ui/button';
import { drawings } from '~/ui/drawings';
import { Notice } from '~/ui/notice';
import { clearVisit } from './clear-visit';
import styles from './end-visit.module.css';

/**
 * Ends the visit before somebody else uses this device: nothing of it is left in the tab. What has no end
 * yet would be lost with it, so that is asked first.
 * `isBrief`: one line instead of a box that explains it.
 */
export function EndVisit({ isBrief = false }: { isBrief?: boolean }) {
  const { t } = useTranslation();
  const loadRedemption = useLoadRedemption();
  const [isAsking, setAsking] = useState(false);

  async function end() {
    const store = await loadRedemption().catch(() => undefined);
    const isOpen = store?.getState().phase === 'sending' || (store?.getOpen().length ?? 0) > 0;
    if (isOpen) setAsking(true);
    else clearVisit();
  }

  return (
    <section
      className={styles.end}
      aria-label={t('visit.end.action')}
      data-brief={(isBrief && !isAsking) || undefined}
      data-print="hide"
    >
      {isAsking ? (
        <Notice
          tone="warning"
          role="alert"
          title={t('visit.end.open-title')}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('visit.end.back')}</Button>
              <Button variant="danger" onClick={clearVisit}>
                {t('visit.end.anyway')}
              </Button>
            </>
          }
        >
          <p>{t('visit.end.open')}</p>
        </Notice>
      ) : (
        <>
          <p>{isBrief ? t('visit.end.question') : t('visit.end.text')}</p>
          <Button
            variant={isBrief ? 'plain' : 'quiet'}
            iconStart={isBrief ? undefined : drawings.lock}
            onClick={() => void end()}
          >
            {t('visit.end.action')}
          </Button>
        </>
      )}
    </section>
  );
}

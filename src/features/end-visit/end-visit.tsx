import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadRedemption } from '~/redemption/use-redemption';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { clearVisit } from './clear-visit';
import styles from './end-visit.module.css';

interface EndVisitProps {
  /** Leaves out the consequences for the data on this page. */
  isBrief?: boolean;
  /** A voucher was entered in this tab, so its balance is named. */
  hasVoucher?: boolean;
}

/**
 * Ends the visit before somebody else uses this device: nothing of it is left in the tab. What has no end
 * yet would be lost with it, so that is asked first.
 */
export function EndVisit({ isBrief = false, hasVoucher = true }: EndVisitProps) {
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
    <section className={styles.end} aria-label={t('visit.end.action')} data-print="hide">
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
        <div className={styles.line}>
          <p>
            {!hasVoucher
              ? t('visit.end.neutral')
              : isBrief
                ? t('visit.end.question')
                : t('visit.end.text')}
          </p>
          <Button variant="plain" onClick={() => void end()}>
            {t('visit.end.action')}
          </Button>
        </div>
      )}
    </section>
  );
}

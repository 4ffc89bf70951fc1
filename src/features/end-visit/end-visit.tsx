import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedemptionStore } from '~/redemption/redemption-store';
import { useLoadRedemption } from '~/redemption/use-redemption';
import { Button } from '~/ui/button';
import { FocusNotice } from '~/ui/focus-notice';
import { isUnderWay, type Known } from '~/voucher/activity';
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
 * yet, and what was typed, would be lost with it, so that is asked first.
 */
export function EndVisit({ isBrief = false, hasVoucher = true }: EndVisitProps) {
  const { t } = useTranslation();
  const loadRedemption = useLoadRedemption();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'open' | 'typed' | 'answered'>();

  async function end() {
    const store = await loadRedemption().catch(() => undefined);
    const isPaying = client
      .getQueriesData<Known>({ queryKey: ['activity'] })
      .some(([, known]) => known?.charges.some(isUnderWay));
    const isSending = store?.getState().phase === 'sending';
    const isOpen = isPaying || isSending || (store?.getOpen().length ?? 0) > 0;
    if (isOpen) setAsked('open');
    else if (isTyped() || isFormKept(store)) setAsked('typed');
    else clearVisit();
  }

  return (
    <section className={styles.end} aria-label={t('visit.end.action')} data-print="hide">
      {asked === 'open' || asked === 'typed' ? (
        <FocusNotice
          tone="warning"
          title={asked === 'open' ? t('visit.end.open-title') : t('visit.end.typed-title')}
          actions={
            <>
              <Button variant="primary" onClick={() => setAsked('answered')}>
                {t('visit.end.back')}
              </Button>
              <Button onClick={clearVisit}>{t('visit.end.anyway')}</Button>
            </>
          }
        >
          <p>{asked === 'open' ? t('visit.end.open') : t('visit.end.typed')}</p>
        </FocusNotice>
      ) : (
        <div className={styles.line}>
          <p>
            {!hasVoucher
              ? t('visit.end.neutral')
              : isBrief
                ? t('visit.end.question')
                : t('visit.end.text')}
          </p>
          <Button
            variant="plain"
            ref={asked === 'answered' ? takeFocus : undefined}
            onClick={() => void end()}
          >
            {t('visit.end.action')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Whether the form of a redemption that is not done holds something, shown or not. */
function isFormKept(store: RedemptionStore | undefined): boolean {
  const { redemption, form = {} } = store?.getRecord() ?? {};
  return redemption?.phase !== 'done' && Object.keys(form).length > 0;
}

/** Whether a text stands in a field of the page; the words of a search are no loss. */
const isTyped = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'main :is(textarea, input:not([type="checkbox"], [type="radio"], [type="search"]))',
    ),
  ].some(({ value }) => value.trim() !== '');

/** The button comes back in place of the answer that was pressed. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

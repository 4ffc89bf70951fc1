import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { Button } from '~/ui/button';
import { useTakeUp } from './use-take-up';
import { useWaitingVouchers } from './use-voucher-session';
import styles from './waiting-list.module.css';

/** The other vouchers of this visit, each with its sum, its date and a button that goes on with it. */
export function WaitingList() {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const takeUp = useTakeUp();
  const waiting = useWaitingVouchers();
  const [isOver, setOver] = useState(false);
  return (
    <>
      <p role="alert" className={styles.over}>
        {isOver && t('voucher.waiting.over')}
      </p>
      {waiting.length > 0 && (
        <section aria-labelledby={id} className={styles.waiting}>
          <h2 id={id}>{t('voucher.waiting.title')}</h2>
          <p>{t('voucher.waiting.turn')}</p>
          <ul>
            {waiting.map(({ id: voucherId, voucher: { balanceInCent, currency, validUntil } }) => (
              <li key={voucherId}>
                <Button onClick={() => setOver(!takeUp(voucherId))}>
                  {t('voucher.waiting.use', { amount: format.money(balanceInCent, currency) })}
                </Button>
                {validUntil && (
                  <span>{t('voucher.valid-until', { date: format.date(validUntil) })}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

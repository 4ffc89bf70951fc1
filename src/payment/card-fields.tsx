import { useTranslation } from 'react-i18next';
import { CARD_FIELDS, cardFieldId } from './providers/card-field-id';
import styles from './payment.module.css';

/** Containers for the card provider's frames, with visible labels. */
export function CardFields() {
  const { t } = useTranslation();
  const labels = {
    number: t('payment.card.number'),
    expiry: t('payment.card.expiry'),
    cvc: t('payment.card.cvc'),
  };
  return (
    <div className={styles.card}>
      {CARD_FIELDS.map((field) => (
        <div key={field} className={styles.field} data-field={field}>
          {/* The frame brings its own name; this is for the eye. */}
          <span className={styles.label} aria-hidden="true">
            {labels[field]}
          </span>
          <div id={cardFieldId(field)} className={styles.frame} />
        </div>
      ))}
    </div>
  );
}

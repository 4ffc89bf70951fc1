import { useTranslation } from 'react-i18next';
import { FieldError } from '~/ui/field-parts';
import { CARD_FIELDS, cardFieldId, type CardField } from './providers/card-field-id';
import styles from './payment.module.css';

/** The names of the fields of a card. */
function useCardLabels(): Readonly<Record<CardField, string>> {
  const { t } = useTranslation();
  return {
    number: t('payment.card.number'),
    expiry: t('payment.card.expiry'),
    cvc: t('payment.card.cvc'),
  };
}

/** Advice for a card field that is empty or wrong; the provider does not tell which. */
export function useCardErrors(): Readonly<Record<CardField, string>> {
  const { t } = useTranslation();
  return {
    number: t('payment.card.number-wrong'),
    expiry: t('payment.card.expiry-wrong'),
    cvc: t('payment.card.cvc-wrong'),
  };
}

/** Containers for the card provider's frames, with visible labels. */
export function CardFields({ wrong }: { wrong: readonly CardField[] }) {
  const labels = useCardLabels();
  const errors = useCardErrors();
  return (
    <div className={styles.card}>
      {CARD_FIELDS.map((field) => (
        <div
          key={field}
          className={styles.field}
          data-field={field}
          data-invalid={wrong.includes(field) || undefined}
        >
          {/* The frame brings its own name; this is for the eye. */}
          <span className={styles.label} aria-hidden="true">
            {labels[field]}
          </span>
          <div id={cardFieldId(field)} className={styles.frame} />
          {wrong.includes(field) && (
            <FieldError id={`${cardFieldId(field)}-error`}>{errors[field]}</FieldError>
          )}
        </div>
      ))}
    </div>
  );
}

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon';
import styles from './value-choice.module.css';

interface QuantityStepperProps {
  label: string;
  quantity: number;
  /** As many as the balance covers. */
  most: number;
  onChange: (quantity: number) => void;
}

/** How many of one value. The buttons keep the focus at their ends; the sum is announced. */
export function QuantityStepper({ label, quantity, most, onChange }: QuantityStepperProps) {
  const { t } = useTranslation();
  const id = useId();
  const step = (next: number) => ({
    type: 'button' as const,
    className: styles.step,
    'aria-disabled': next < 1 || next > most,
    onClick: () => onChange(Math.min(most, Math.max(1, next))),
  });
  return (
    <div role="group" aria-labelledby={id} className={styles.stepper}>
      <span id={id}>{label}</span>
      <div>
        <button {...step(quantity - 1)} aria-label={t('shops.quantity.less')}>
          <Icon name="minus" />
        </button>
        <span className={styles.quantity}>{quantity}</span>
        <button {...step(quantity + 1)} aria-label={t('shops.quantity.more')}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}

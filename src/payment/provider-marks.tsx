import type { PaymentProvider } from '~/api';
import styles from './payment.module.css';

/** Words in neutral frames: the providers' own marks are licensed. */
const marks: Readonly<Record<PaymentProvider, readonly string[]>> = {
  unzer: ['Visa', 'MC', 'Amex'],
  paypal: ['PayPal'],
  amazonpay: ['pay'],
};

/** What a provider takes, for the eye: its name and its hint say it. */
export function ProviderMarks({ provider }: { provider: PaymentProvider }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {marks[provider].map((mark) => (
        <span key={mark} className={styles.mark} data-mark={mark} />
      ))}
    </span>
  );
}

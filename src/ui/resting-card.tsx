import styles from './resting-card.module.css';
import { VoucherCard, type VoucherCardProps } from './voucher-card';

/** The card of the brand, laid aside: nothing can be done at the moment. */
export const RestingCard = (props: Pick<VoucherCardProps, 'brandName' | 'label'>) => (
  <div className={styles.card}>
    <VoucherCard {...props} isDecorative />
  </div>
);

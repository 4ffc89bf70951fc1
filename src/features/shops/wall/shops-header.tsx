import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shops-page.module.css';

interface ShopsHeaderProps {
  hasVoucher?: boolean;
  /** While a shop is open, its heading is the heading of the page. */
  isPageHeading?: boolean;
  /** Beside the heading. */
  children?: ReactNode;
}

/** What the wall is for. */
export function ShopsHeader({
  hasVoucher = false,
  isPageHeading = true,
  children,
}: ShopsHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 tabIndex={-1} data-page-heading={isPageHeading ? '' : undefined}>
          {t('shops.heading')}
        </h1>
        <p className={styles.lead}>{hasVoucher ? t('shops.lead-voucher') : t('shops.lead')}</p>
      </div>
      {children}
    </header>
  );
}

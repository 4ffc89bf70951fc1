import { useTranslation } from 'react-i18next';
import { isValueChoosable } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import styles from './shops-page.module.css';

interface ShopsHeaderProps {
  /** Of the visitor's voucher, if there is one. With nothing on it no sentence about its value is true. */
  balanceInCent?: number | undefined;
  /** In the prerendered page nobody knows whether there is one. */
  isFrame?: boolean;
  /** While a shop is open, its heading is the heading of the page. */
  isPageHeading?: boolean;
}

/** The purpose of the wall. */
export function ShopsHeader({ balanceInCent, isFrame, isPageHeading = true }: ShopsHeaderProps) {
  const { t } = useTranslation();
  const held = isValueChoosable(useSite()) ? t('shops.lead-voucher') : t('shops.lead-fixed');
  return (
    <header className={styles.header}>
      <h1 tabIndex={-1} data-page-heading={isPageHeading ? '' : undefined}>
        {t('shops.heading')}
      </h1>
      {balanceInCent !== 0 && (
        <p
          className={styles.lead}
          data-held={balanceInCent ? '' : undefined}
          data-frame={isFrame || undefined}
        >
          {balanceInCent ? held : t('shops.lead')}
        </p>
      )}
    </header>
  );
}

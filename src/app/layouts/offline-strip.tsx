import { useTranslation } from 'react-i18next';
import { useOffline } from '~/ui/use-offline';
import { Icon } from '~/ui/icon';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import styles from './offline-strip.module.css';

/** Below the header while there is no connection: names the cause of what fails meanwhile. */
export function OfflineStrip() {
  const { t } = useTranslation();
  const isOffline = useOffline();
  const hasVoucher = useHeldVoucher() !== undefined;
  return (
    isOffline && (
      <div className={styles.place}>
        <p className={styles.strip} role="status">
          <Icon name="warning" size="s" />
          <span>{hasVoucher ? t('shell.offline-safe') : t('shell.offline')}</span>
        </p>
      </div>
    )
  );
}

import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon';
import { useAnnouncedChange } from '~/ui/use-announced';
import { useOffline } from '~/ui/use-offline';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import styles from './offline-strip.module.css';

/** Stands below the header while there is no connection, and so explains the failures of that time. */
export function OfflineStrip() {
  const { t } = useTranslation();
  const isOffline = useOffline();
  const hasVoucher = useHeldVoucher() !== undefined;
  const text = hasVoucher ? t('shell.offline-safe') : t('shell.offline');
  useAnnouncedChange(isOffline ? text : undefined);
  return (
    isOffline && (
      <p className={styles.strip}>
        <Icon name="warning" size="s" />
        <span>{text}</span>
      </p>
    )
  );
}

import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon';
import { Link } from '~/ui/link';
import { useRedeemPath } from '~/sites/use-redeem-path';
import styles from './invitation.module.css';

/**
 * The way to a voucher, for visitors without one. In a frame, which does not know the tab's storage, it is seen
 * once the inline script has found no voucher.
 */
export function Invitation({ isFrame = false }: { isFrame?: boolean }) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  return (
    <div className={styles.invitation} data-frame={isFrame || undefined}>
      <p>
        <Icon name="card" />
        <span>
          <span>{t('shops.bar.invitation')}</span>{' '}
          <Link href={redeemPath}>{t('shops.bar.enter-code')}</Link>
        </span>
      </p>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Icon } from '~/ui/icon';
import { Link } from '~/ui/link';
import { useRedeemPath } from '~/sites/use-redeem-path';
import styles from './invitation.module.css';

interface InvitationProps {
  isFrame?: boolean;
  /** The sums of the vouchers of this visit that wait. */
  waiting?: readonly string[];
}

/**
 * The way to a voucher, for visitors without one. In a frame, which does not know the tab's storage, it is seen
 * once the inline script has found no voucher.
 */
export function Invitation({ isFrame = false, waiting = [] }: InvitationProps) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const hasOthers = waiting.length > 0;
  const text = hasOthers
    ? t('shops.bar.waiting', { amounts: waiting.join(' + ') })
    : t('shops.bar.invitation');
  return (
    <div className={styles.invitation} data-frame={isFrame || undefined}>
      <p>
        <Icon name="card" />
        <span>
          <span>{text}</span>{' '}
          <Link href={redeemPath}>
            {hasOthers ? t('shops.bar.switch') : t('shops.bar.enter-code')}
          </Link>
        </span>
      </p>
    </div>
  );
}

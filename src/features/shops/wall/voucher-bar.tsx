import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { lazyOptional } from '~/lib/lazy-optional';
import { hasFlag } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import { BalanceBar } from '~/ui/balance-bar';
import { Link } from '~/ui/link';
import { rememberCode } from '~/voucher/remembered-code';
import { useSaidBalance } from '~/voucher/use-said-balance';
import { useVoucherSession, useVoucherState } from '~/voucher/use-voucher-session';
import { useWaitingAmounts } from '~/voucher/use-waiting-amounts';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { Invitation } from './invitation';
import styles from './voucher-bar.module.css';
import { VoucherInfo } from './voucher-info';

/** Most visitors never see it. */
const SessionOver = lazyOptional(async () => (await import('~/voucher/session-over')).SessionOver);

/**
 * The visitor's voucher, in sight while the wall scrolls, with the brand if the site names it
 * (requirement 3.055); without a voucher, the way to one.
 */
export function VoucherBar({ voucher }: { voucher: Voucher | undefined }) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const format = useFormat();
  const session = useVoucherSession();
  const site = useSite();
  const { brand, showBrandInVault } = site;
  const { status } = useVoucherState();
  const waiting = useWaitingAmounts();
  useSaidBalance(voucher);
  if (!voucher && status === 'expired') {
    return (
      <div className={styles.over}>
        <SessionOver missing={null} />
      </div>
    );
  }
  if (!voucher) return <Invitation waiting={waiting} />;
  const { balanceInCent, currency, validUntil } = voucher;
  return (
    <BalanceBar
      label={showBrandInVault ? t('voucher.balance-at', { brand }) : t('voucher.balance')}
      isLabelShown={showBrandInVault}
      amount={format.money(balanceInCent, currency)}
      validity={validUntil && t('voucher.valid-until', { date: format.date(validUntil) })}
      others={
        waiting.length > 0 ? t('shops.bar.waiting', { amounts: waiting.join(' + ') }) : undefined
      }
      info={hasFlag(site, 'showVoucherInfoModal') ? <VoucherInfo voucher={voucher} /> : undefined}
      action={
        waiting.length > 0 ? (
          <Link href={redeemPath}>{t('shops.bar.switch')}</Link>
        ) : (
          <Link
            href={redeemPath}
            onClick={() => {
              rememberCode('');
              session.remove();
            }}
          >
            {t('shops.bar.other-code')}
          </Link>
        )
      }
    />
  );
}

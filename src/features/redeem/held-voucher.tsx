import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { lazyOptional } from '~/lib/lazy-optional';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { VoucherCard } from '~/ui/voucher-card';
import { rememberCode } from '~/voucher/remembered-code';
import { useVoucherSession } from '~/voucher/use-voucher-session';
import styles from './held-voucher.module.css';

const OpenRedemption = lazyOptional(
  async () => (await import('~/redemption/open-redemption-notice')).OpenRedemptionNotice,
);

/** The visitor's current voucher: its balance, and the actions "choose a shop" and "enter another code". */
export function HeldVoucher({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation();
  const format = useFormat();
  const site = useSite();
  const session = useVoucherSession();
  return (
    <section aria-labelledby="held-voucher" className={styles.held}>
      <h2 id="held-voucher" className={styles.title}>
        {t('redeem.held.title')}
      </h2>
      <VoucherCard
        brandName={site.brand}
        label={t('voucher.balance')}
        amount={format.money(voucher.balanceInCent, voucher.currency)}
        footStart={
          voucher.validUntil && t('voucher.valid-until', { date: format.date(voucher.validUntil) })
        }
      />
      <OpenRedemption missing={null} />
      <ButtonLink href={paths.shops()} variant="primary" size="l" isFullWidth iconEnd="arrow-right">
        {t('redeem.held.choose')}
      </ButtonLink>
      <Button
        isFullWidth
        onClick={() => {
          rememberCode('');
          session.remove();
        }}
      >
        {t('voucher.other-code')}
      </Button>
    </section>
  );
}

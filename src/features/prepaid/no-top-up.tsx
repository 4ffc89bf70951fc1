import { useTranslation } from 'react-i18next';
import { lazyOptional } from '~/lib/lazy-optional';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { Page } from '~/ui/page';
import styles from './no-top-up.module.css';

/** Only if no card can be topped up; the others have no use for it. */
const VoucherCard = lazyOptional(async () => (await import('~/ui/voucher-card')).VoucherCard);

/** The site takes no payments for cards: its card as a picture, and the way on. */
export function NoTopUp() {
  const { t } = useTranslation();
  const { brand } = useSite();
  return (
    <Page title={t('prepaid.title')} lead={t('prepaid.impossible')}>
      <div className={styles.card} aria-hidden="true">
        <VoucherCard brandName={brand} label={t('prepaid.title')} isDecorative />
      </div>
      <div className={styles.ways}>
        <ButtonLink href={paths.help()} variant="primary">
          {t('problem.way.help')}
        </ButtonLink>
        <ButtonLink href={paths.shops()}>{t('not-found.shops')}</ButtonLink>
      </div>
    </Page>
  );
}

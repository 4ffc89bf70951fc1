import { useTranslation } from 'react-i18next';
import type { DetailedShop } from '~/features/shops/shop-queries';
import { Badge } from '~/ui/badge';
import { drawings } from '~/ui/drawings';
import { Link } from '~/ui/link';
import { Notice } from '~/ui/notice';
import { RichText } from '~/ui/rich-text';
import { useHeldVoucher } from '~/voucher/use-voucher-session';
import styles from './shop-details-view.module.css';
import { ShopFacts } from './shop-facts';
import { useHeadingLevel } from './use-heading-level';
import { ValueChoice } from './value-choice';
import { ValuePreview } from './value-preview';

/** Everything about a shop; conditions of redeeming come before the button. */
export function ShopDetailsView({ shop }: { shop: DetailedShop }) {
  const { t } = useTranslation();
  const voucher = useHeldVoucher()?.voucher;
  const level = useHeadingLevel();
  const { redeemable = [] } = shop;
  return (
    <div className={styles.details}>
      <div className={styles.about}>
        <div className={styles.plate}>
          {shop.logo && <img src={shop.logo} alt="" width={240} height={120} />}
        </div>
        <p className={styles.badges}>
          {redeemable.includes('online') && (
            <Badge icon={drawings.globe}>{t('shops.details.online')}</Badge>
          )}{' '}
          {redeemable.includes('branch') && (
            <Badge icon={drawings.store}>{t('shops.details.branch')}</Badge>
          )}{' '}
          {shop.type === 'physical' && (
            <Badge icon={drawings.mail}>{t('shops.details.physical')}</Badge>
          )}
        </p>
        <div className={styles.text}>
          {shop.description && <RichText html={shop.description} />}
        </div>
        {shop.redeemWarnings && (
          <Notice
            tone="info"
            level={level}
            title={t('shops.details.warnings')}
            html={shop.redeemWarnings}
          />
        )}
      </div>
      {voucher ? <ValueChoice shop={shop} voucher={voucher} /> : <ValuePreview shop={shop} />}
      <div className={styles.more}>
        <ShopFacts shop={shop} />
        {shop.link && (
          <p>
            <Link href={shop.link} newTab externalText={t('shops.details.new-tab')}>
              {t('shops.details.website', { shop: shop.name })}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

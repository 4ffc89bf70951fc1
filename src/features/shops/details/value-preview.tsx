import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailedShop } from '~/features/shops/shop-queries';
import { useFormat } from '~/i18n/use-format';
import { useIsWide } from '~/features/shops/use-is-wide';
import { useSite } from '~/sites/use-site';
import { lazyOptional } from '~/lib/lazy-optional';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { Ticket } from '~/ui/ticket';
import { useVoucherState } from '~/voucher/use-voucher-session';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { NoValues } from './no-values';
import { useHeadingLevel } from './use-heading-level';
import styles from './value-choice.module.css';
import { rememberWantedShop } from './wanted-shop';

const SessionOver = lazyOptional(async () => (await import('~/voucher/session-over')).SessionOver);

interface PreviewPanelProps {
  /** The values, as far as they are known. */
  children: ReactNode;
  /** The way on. */
  foot?: ReactNode;
  /** Of its heading. */
  level: 2 | 3;
}

/** Surroundings of a shop's values before a voucher is there. */
export function PreviewPanel({ children, foot, level }: PreviewPanelProps) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  return (
    <Ticket as="section" aria-labelledby="shop-values" foot={foot}>
      <div className={styles.panel}>
        <Heading id="shop-values" className={styles.title}>
          {t('shops.preview.title')}
        </Heading>
        {children}
        <p className={styles.hint}>{t('shops.preview.hint')}</p>
      </div>
    </Ticket>
  );
}

/** The values of a shop before a voucher is there; the code leads back to this shop. */
export function ValuePreview({ shop }: { shop: DetailedShop }) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const format = useFormat();
  const { currency } = useSite();
  const money = (cents: number) => format.money(cents, currency);
  const { valueRange: range } = shop;
  const level = useHeadingLevel();
  const { status } = useVoucherState();
  const isWide = useIsWide();
  if (!range && shop.voucherValues.length === 0) return <NoValues />;
  return (
    <>
      {/* On phones the bar above the shop says it. */}
      {status === 'expired' && isWide && <SessionOver />}
      <PreviewPanel
        level={level}
        foot={
          <ButtonLink
            href={redeemPath}
            variant="primary"
            size="l"
            isFullWidth
            onClick={() => rememberWantedShop({ id: shop.id, slug: shop.slug })}
          >
            {t('shops.preview.enter-code')}
          </ButtonLink>
        }
      >
        {range && (
          <p>
            {t('shops.preview.range', {
              from: money(range.minInCent),
              to: money(range.maxInCent),
            })}
          </p>
        )}
        {shop.voucherValues.length > 0 && (
          <ul className={styles.values}>
            {shop.voucherValues.map(({ valueInCent }) => (
              <li key={valueInCent}>
                <Badge size="m">{money(valueInCent)}</Badge>
              </li>
            ))}
          </ul>
        )}
      </PreviewPanel>
    </>
  );
}

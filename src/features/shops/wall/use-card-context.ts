import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopWallItem } from '~/api';
import { createValueList } from '~/features/shops/offers/value-list';
import { useSite } from '~/sites/use-site';
import type { CardContext } from './shop-card';

/** Texts and rules of all cards, made once per language, currency and voucher. */
export function useCardContext(
  currency: string,
  fits: ((shop: ShopWallItem) => boolean) | undefined,
): CardContext {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const showName = useSite().showShopNameOnShopWall !== false;
  return useMemo(
    () => ({
      values: createValueList(currency, locale, (from, to) => t('shops.values', { from, to })),
      fits,
      showName,
      texts: { fits: t('shops.fits'), online: t('shops.online'), branch: t('shops.branch') },
    }),
    [currency, locale, fits, showName, t],
  );
}

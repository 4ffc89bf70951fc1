import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createValueList } from '~/features/shops/offers/value-list';
import type { WallUse } from '~/features/shops/search/balance-use';
import { useFormat } from '~/i18n/use-format';
import { differenceInCent } from '~/redemption/difference';
import { useSite } from '~/sites/use-site';
import type { CardContext } from './shop-card';

/** Texts and rules of all cards, made once per language, currency and voucher. */
export function useCardContext(
  currency: string,
  use: WallUse | undefined,
  isPrepaid: boolean,
  /** Only shops that fit are shown: it need not be said of each. */
  isFitting: boolean,
): CardContext {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const format = useFormat();
  const { showShopNameOnShopWall, paymentOptions = [] } = useSite();
  const showName = showShopNameOnShopWall !== false;
  const canPay = paymentOptions.length > 0;
  return useMemo(
    () => ({
      values: createValueList(currency, locale, (from, to) => t('shops.values', { from, to })),
      use: (shop) => {
        if (!use) return undefined;
        const { remainsInCent = 0, missingInCent = 0 } = use.of(shop) ?? {};
        if (use.rank(shop) === 0) {
          return isFitting ? undefined : { isExact: true, text: t('shops.fits') };
        }
        if (use.isBest(shop) && !use.distinguishes) return undefined;
        if (missingInCent > 0 && !canPay) return undefined;
        const toPay = differenceInCent(missingInCent, { balanceInCent: 0, isPrepaid });
        const amount = format.money(remainsInCent || toPay, currency);
        const text = remainsInCent
          ? t('shops.value.remains', { amount })
          : t('shops.value.pay-more', { amount });
        return { isExact: false, text };
      },
      showName,
      texts: { online: t('shops.online'), branch: t('shops.branch') },
    }),
    [currency, locale, use, isPrepaid, isFitting, showName, canPay, format, t],
  );
}

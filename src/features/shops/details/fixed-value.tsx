import { useTranslation } from 'react-i18next';
import type { Voucher } from '~/api';
import type { ValueOption } from '~/features/shops/offers/value-options';
import { useFormat } from '~/i18n/use-format';
import { differenceInCent } from '~/redemption/difference';
import { useHeadingLevel } from './use-heading-level';
import styles from './value-choice.module.css';

interface FixedValueProps {
  option: ValueOption | undefined;
  voucher: Voucher;
}

/** The value where visitors do not choose one (toggle redeemValueChooseable off, 3.068). */
export function FixedValue({ option, voucher }: FixedValueProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const Heading = `h${useHeadingLevel()}` as const;
  if (!option) return null;
  const money = (cents: number) => format.money(cents, voucher.currency);
  const missing = differenceInCent(option.valueInCent, voucher);
  return (
    <div className={styles.fixed}>
      <Heading className={styles.title}>{t('shops.value.fixed')}</Heading>
      <p>
        <strong>{money(option.valueInCent)}</strong>
      </p>
      <p className={styles.hint}>
        {missing > 0
          ? t('shops.value.pay-more', { amount: money(missing) })
          : option.remainsInCent > 0
            ? t('shops.value.fixed-rest')
            : t('shops.value.fixed-all')}
      </p>
    </div>
  );
}

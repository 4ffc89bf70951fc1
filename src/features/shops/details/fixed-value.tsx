import { useTranslation } from 'react-i18next';
import type { ValueOption } from '~/features/shops/offers/value-options';
import { useFormat } from '~/i18n/use-format';
import { useHeadingLevel } from './use-heading-level';
import styles from './value-choice.module.css';

interface FixedValueProps {
  option: ValueOption | undefined;
  currency: string;
}

/** The value where visitors do not choose one (toggle redeemValueChooseable off, 3.068). */
export function FixedValue({ option, currency }: FixedValueProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const Heading = `h${useHeadingLevel()}` as const;
  if (!option) return null;
  return (
    <div className={styles.fixed}>
      <Heading className={styles.title}>{t('shops.value.fixed')}</Heading>
      <p>
        <strong>{format.money(option.valueInCent, currency)}</strong>
      </p>
      <p className={styles.hint}>
        {option.missingInCent > 0
          ? t('shops.value.pay-more', { amount: format.money(option.missingInCent, currency) })
          : option.remainsInCent > 0
            ? t('shops.value.fixed-rest')
            : t('shops.value.fixed-all')}
      </p>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import { rememberedCode } from '~/voucher/remembered-code';
import styles from './thank-you-page.module.css';

interface RemainderProps {
  remainingInCent: number;
  currency: string;
}

/**
 * What is left stays on the card and can be redeemed again (requirement 4.068). The code is still in
 * memory when the visitor goes on at once; otherwise the code page asks for it.
 */
export function Remainder({ remainingInCent, currency }: RemainderProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className={styles.remainder} aria-labelledby="remainder">
      <div>
        <h2 id="remainder">
          {t('thank-you.rest.title', { amount: format.money(remainingInCent, currency) })}
        </h2>
        <p>{rememberedCode() ? t('thank-you.rest.text') : t('thank-you.rest.text-code')}</p>
      </div>
      <ButtonLink href={paths.redeem()} variant="quiet">
        {t('thank-you.rest.action')}
      </ButtonLink>
    </section>
  );
}

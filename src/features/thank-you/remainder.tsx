import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listDonationOrganisationsOptions } from '~/api';
import { useFormat } from '~/i18n/use-format';
import { paths } from '~/lib/paths';
import { useSite } from '~/sites/use-site';
import { ButtonLink } from '~/ui/button-link';
import { rememberedCode } from '~/voucher/remembered-code';
import { useRedeemPath } from '~/sites/use-redeem-path';
import { RestShops } from './rest-shops';
import styles from './thank-you-page.module.css';

interface RemainderProps {
  remainingInCent: number;
  currency: string;
  /** The visitor wants to top it up later (requirements 3.064, 3.127). */
  wantsTopUp: boolean;
}

/**
 * What is left stays on the card and can be redeemed again (requirement 4.068). The code is still in
 * memory when the visitor goes on at once; otherwise the code page asks for it.
 */
export function Remainder({ remainingInCent, currency, wantsTopUp }: RemainderProps) {
  const redeemPath = useRedeemPath();
  const { t } = useTranslation();
  const format = useFormat();
  const { voucherCategory } = useSite();
  const { data: organisations = [] } = useQuery(
    listDonationOrganisationsOptions({ path: { categoryId: voucherCategory } }),
  );
  // Less than every organisation takes is no donation.
  const canDonate = organisations.some(({ minInCent }) => minInCent <= remainingInCent);
  return (
    <section className={styles.remainder} aria-labelledby="remainder">
      <div>
        <h2 id="remainder">
          {t('thank-you.rest.title', { amount: format.money(remainingInCent, currency) })}
        </h2>
        <p>{rememberedCode() ? t('thank-you.rest.text') : t('thank-you.rest.text-code')}</p>
        {wantsTopUp && <p>{t('thank-you.rest.top-up-text')}</p>}
      </div>
      <div className={styles.ways}>
        <ButtonLink href={redeemPath} state={{ isForRest: true }} variant="tinted">
          {t('thank-you.rest.action')}
        </ButtonLink>
        {wantsTopUp && (
          <ButtonLink href={paths.prepaid()} variant="plain">
            {t('thank-you.rest.top-up')}
          </ButtonLink>
        )}
        {canDonate && (
          <ButtonLink href={paths.donate()} variant="plain">
            {t('thank-you.rest.donate')}
          </ButtonLink>
        )}
      </div>
      <RestShops restInCent={remainingInCent} />
    </section>
  );
}

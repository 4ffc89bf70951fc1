import { useTranslation } from 'react-i18next';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button-link';
import { Stack } from '~/ui/stack';
import { useHeldVoucher } from '~/voucher/use-voucher-session';

/** The part below the heading of a shop that the site does not have: nothing failed, and other shops are one press away (8.036). */
export function ShopGone() {
  const { t } = useTranslation();
  const isHeld = useHeldVoucher() !== undefined;
  return (
    <Stack gap={5} align="start">
      {isHeld && <p>{t('problem.shop-gone.text')}</p>}
      <ButtonLink variant="primary" href={paths.shops()}>
        {t('problem.way.choose-shop')}
      </ButtonLink>
    </Stack>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listDonationOrganisationsOptions } from '~/api';
import { paths } from '~/lib/paths';
import { Link } from '~/ui/link';
import { useVoucherCategory } from '~/voucher/use-voucher-category';
import styles from './checkout-form.module.css';

/** The way to a donation, if the site offers any. */
export function DonationLink() {
  const { t } = useTranslation();
  const categoryId = useVoucherCategory();
  const { data = [] } = useQuery(listDonationOrganisationsOptions({ path: { categoryId } }));
  if (data.length === 0) return null;
  return (
    <p className={styles.note}>
      <span>{t('donation.instead')}</span>{' '}
      <Link href={paths.donate()}>{t('donation.instead-link')}</Link>
    </p>
  );
}

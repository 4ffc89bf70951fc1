import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listDonationOrganisationsOptions, type Voucher } from '~/api';
import { paths } from '~/lib/paths';
import { Link } from '~/ui/link';
import { useVoucherCategory } from '~/voucher/use-voucher-category';

/** The other use of a voucher, if an organisation accepts its value (1.023, 3.160). */
export function DonationHint({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation();
  const categoryId = useVoucherCategory();
  const { data = [] } = useQuery(listDonationOrganisationsOptions({ path: { categoryId } }));
  if (!data.some(({ minInCent }) => minInCent <= voucher.balanceInCent)) return null;
  return <Link href={paths.donate()}>{t('donation.instead-link')}</Link>;
}

import { useTranslation } from 'react-i18next';
import { useFieldLabels } from './use-field-labels';

/** Fields that a donation does not have. */
const ownOfCheckout: readonly string[] = [
  'delivery',
  'newShopCustomer',
  'useDataConfirmation',
  'orderPrepaidVouchersConfirmed',
];

/** The fields of a donation in the order of the page, with the labels of the error summary. */
export function useDonationLabels(country: string): { name: string; label: string }[] {
  const { t } = useTranslation();
  const shared = useFieldLabels(country).filter(({ name }) => !ownOfCheckout.includes(name));
  return [
    { name: 'organisation', label: t('donation.organisation') },
    { name: 'share', label: t('donation.share.label') },
    { name: 'amount', label: t('donation.amount.label') },
    ...shared,
  ];
}

import { useTranslation } from 'react-i18next';
import { ADDRESS_PARTS } from '~/form/address/address-values';
import { useAddressLabels } from '~/form/address/use-address-labels';
import type { CheckoutValues } from './checkout-schema';

/**
 * The fields in the order of the page, with the labels that the error summary names them by.
 * @param country of the address
 */
export function useFieldLabels(country: string): { name: keyof CheckoutValues; label: string }[] {
  const { t } = useTranslation();
  const address = useAddressLabels(country);
  return [
    { name: 'delivery', label: t('checkout.delivery.legend') },
    { name: 'salutation', label: t('checkout.salutation.label') },
    { name: 'firstName', label: t('checkout.first-name') },
    { name: 'lastName', label: t('checkout.last-name') },
    { name: 'company', label: t('checkout.company') },
    ...ADDRESS_PARTS.map((name) => ({ name, label: address[name] })),
    { name: 'email', label: t('checkout.email') },
    { name: 'repeatEmail', label: t('checkout.repeat-email') },
    { name: 'newShopCustomer', label: t('checkout.new-customer.short') },
    { name: 'useDataConfirmation', label: t('checkout.data-confirmation.short') },
    { name: 'phone', label: t('checkout.phone') },
    { name: 'orderPrepaidVouchersConfirmed', label: t('promotion.confirm.short') },
    { name: 'termsAccepted', label: t('checkout.terms.short') },
  ];
}

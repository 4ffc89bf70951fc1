import { useTranslation } from 'react-i18next';
import type { CheckoutValues } from './checkout-schema';

/** The fields in the order of the page, with the labels that the error summary names them by. */
export function useFieldLabels(): { name: keyof CheckoutValues; label: string }[] {
  const { t } = useTranslation();
  return [
    { name: 'delivery', label: t('checkout.delivery.legend') },
    { name: 'company', label: t('checkout.company') },
    { name: 'salutation', label: t('checkout.salutation.label') },
    { name: 'firstName', label: t('checkout.first-name') },
    { name: 'lastName', label: t('checkout.last-name') },
    { name: 'street', label: t('checkout.street') },
    { name: 'streetNumber', label: t('checkout.street-number') },
    { name: 'additionalAddress', label: t('checkout.additional-address') },
    { name: 'postalCode', label: t('checkout.postal-code') },
    { name: 'city', label: t('checkout.city') },
    { name: 'country', label: t('checkout.country') },
    { name: 'email', label: t('checkout.email') },
    { name: 'repeatEmail', label: t('checkout.repeat-email') },
    { name: 'phone', label: t('checkout.phone') },
    { name: 'newShopCustomer', label: t('checkout.new-customer.short') },
    { name: 'useDataConfirmation', label: t('checkout.data-confirmation.short') },
    { name: 'orderPrepaidVouchersConfirmed', label: t('promotion.confirm.short') },
    { name: 'termsAccepted', label: t('checkout.terms.short') },
  ];
}

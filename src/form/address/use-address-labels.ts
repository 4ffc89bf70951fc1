import { useTranslation } from 'react-i18next';
import type { AddressPart } from './address-values';
import { hasNumberField } from './house-number';

/** Countries whose addresses name a state, and those that name a province. */
const WITH_STATES = new Set(['AU', 'BR', 'FM', 'IN', 'MH', 'MX', 'MY', 'NG', 'US', 'VE']);
const WITH_PROVINCES = new Set(['AR', 'CA', 'CN', 'ES', 'ID', 'IT', 'KR', 'PH', 'TH', 'TR', 'VN']);

/** The names of the fields of an address. */
export function useAddressLabels(country: string): Record<AddressPart, string> {
  const { t } = useTranslation();
  return {
    country: t('checkout.country'),
    street: hasNumberField(country) ? t('checkout.street') : t('checkout.address-line'),
    streetNumber: t('checkout.street-number'),
    additionalAddress: t('checkout.additional-address'),
    postalCode: t('checkout.postal-code'),
    city: t('checkout.city'),
    administrativeArea: WITH_STATES.has(country)
      ? t('checkout.state')
      : WITH_PROVINCES.has(country)
        ? t('checkout.province')
        : t('checkout.region'),
  };
}

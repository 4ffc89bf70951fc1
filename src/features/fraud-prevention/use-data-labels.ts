import { useTranslation } from 'react-i18next';
import { useAddressLabels } from '~/form/address/use-address-labels';
import type { Acceptance, DataField } from './data-schema';

/** The sentences that have to be accepted. */
export function useAcceptanceTexts(): Record<Acceptance, string> {
  const { t } = useTranslation();
  return {
    acceptsRegisteredAddress: t('fraud.accept.registered-address'),
    acceptsConditions: t('fraud.accept.conditions'),
    acceptsDataForwarding: t('fraud.accept.data-forwarding'),
    acceptsGiftReceived: t('fraud.accept.gift'),
    acceptsPersonalUse: t('fraud.accept.personal-use'),
    acceptsOwnAccount: t('fraud.accept.own-account'),
    acceptsTruthfulData: t('fraud.accept.truthful'),
  };
}

/**
 * The names of all fields, at the field and in the error summary.
 * @param country of the address, where it is among the fields
 */
export function useDataLabels(country = ''): Record<DataField, string> {
  const { t } = useTranslation();
  return {
    salutation: t('checkout.salutation.label'),
    firstName: t('checkout.first-name'),
    lastName: t('checkout.last-name'),
    birthDate: t('fraud.birth-date.label'),
    ...useAddressLabels(country),
    email: t('checkout.email'),
    phone: t('checkout.phone'),
    documentKind: t('fraud.document.kind'),
    documents: t('fraud.document.files'),
    ...useAcceptanceTexts(),
  };
}

import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelectField, FormTextField } from '~/form/form-fields';
import { useSite } from '~/sites/use-site';
import styles from './address-fields.module.css';
import type { AddressPart, AddressValues } from './address-values';
import { countries, countryFormat, type CountryFormat } from './country-format';
import { hasNumberField, isNumberMissing } from './house-number';
import { useAddressLabels } from './use-address-labels';
import { useCountryName } from './use-country-names';

/** A postal address: the country first, then the parts that its addresses have, in their order. */
export function AddressFields() {
  const country = useWatch<AddressValues, 'country'>({ name: 'country' });
  const format = countryFormat(country);
  const labels = useAddressLabels(country);
  useFittingValues(country, format);
  const fields: Partial<Record<AddressPart, ReactNode>> = {
    postalCode: (
      <FormTextField<AddressValues>
        name="postalCode"
        label={labels.postalCode}
        autoComplete="postal-code"
        errorValues={{ example: format.example }}
        isOptional={!format.required.includes('postalCode')}
      />
    ),
    city: (
      <FormTextField<AddressValues>
        name="city"
        label={labels.city}
        autoComplete="address-level2"
        isOptional={!format.required.includes('city')}
      />
    ),
    administrativeArea: <AreaField format={format} label={labels.administrativeArea} />,
  };
  return (
    <>
      <CountryField label={labels.country} />
      {format.parts.map((parts) => (
        <Line key={parts.join(' ')}>
          {parts.map((part) =>
            part === 'street' ? (
              <StreetFields key={part} country={country} labels={labels} />
            ) : (
              <div key={part} className={part === 'postalCode' ? styles.short : styles.part}>
                {fields[part]}
              </div>
            ),
          )}
        </Line>
      ))}
    </>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <div className={styles.line}>{children}</div>
);

function CountryField({ label }: { label: string }) {
  const { i18n } = useTranslation();
  const site = useSite();
  const nameOf = useCountryName();
  const options = useMemo(() => {
    const byName = new Intl.Collator([i18n.language]).compare;
    const toOption = (value: string) => ({ value, label: nameOf(value) });
    const others = countries.filter((country) => country !== site.country).map(toOption);
    others.sort((one, other) => byName(one.label, other.label));
    return [toOption(site.country), ...others];
  }, [i18n.language, nameOf, site.country]);
  return (
    <FormSelectField<AddressValues>
      name="country"
      label={label}
      autoComplete="country"
      options={options}
    />
  );
}

interface StreetFieldsProps {
  country: string;
  labels: Record<AddressPart, string>;
}

function StreetFields({ country, labels }: StreetFieldsProps) {
  const street = useWatch<AddressValues, 'street'>({ name: 'street' });
  return (
    <>
      <div className={styles.part}>
        <FormTextField<AddressValues>
          name="street"
          label={labels.street}
          autoComplete="address-line1"
        />
      </div>
      {hasNumberField(country) && (
        <div className={styles.short}>
          <FormTextField<AddressValues>
            name="streetNumber"
            label={labels.streetNumber}
            autoComplete="off"
            isOptional={!isNumberMissing(country, street)}
          />
        </div>
      )}
      <div className={styles.whole}>
        <FormTextField<AddressValues>
          name="additionalAddress"
          label={labels.additionalAddress}
          autoComplete="address-line2"
          isOptional
        />
      </div>
    </>
  );
}

/** The state or province: a list where all are known. */
function AreaField({ format, label }: { format: CountryFormat; label: string }) {
  const { t } = useTranslation();
  const isOptional = !format.required.includes('administrativeArea');
  const shared = { name: 'administrativeArea', label, autoComplete: 'address-level1' } as const;
  if (format.areas.length === 0) {
    return <FormTextField<AddressValues> {...shared} isOptional={isOptional} />;
  }
  return (
    <FormSelectField<AddressValues>
      {...shared}
      isOptional={isOptional}
      placeholder={t('checkout.salutation.choose')}
      options={format.areas.map(({ value, name }) => ({ value, label: name }))}
    />
  );
}

/**
 * After another country was chosen: a house number without a field goes into the line of the street,
 * where it can be seen, and parts that the country's addresses do not have are emptied.
 */
function useFittingValues(country: string, { parts, areas }: CountryFormat): void {
  const { getValues, setValue } = useFormContext<AddressValues>();
  const fit = useEffectEvent((chosen: string) => {
    const { street, streetNumber, administrativeArea } = getValues();
    if (streetNumber && !hasNumberField(chosen)) {
      setValue('street', `${street} ${streetNumber}`.trim());
      setValue('streetNumber', '');
    }
    const known = parts.flat();
    for (const part of ['city', 'postalCode', 'administrativeArea'] as const) {
      if (!known.includes(part)) setValue(part, '');
    }
    if (areas.length > 0 && !areas.some(({ value }) => value === administrativeArea)) {
      setValue('administrativeArea', '');
    }
  });
  useEffect(() => fit(country), [country]);
}

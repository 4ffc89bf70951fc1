import { choose, required } from '~/form/rules';
import { messageKey } from '~/i18n/message-key';
import type { AddressPart, AddressValues } from './address-values';
import { countries, countryFormat, type CountryFormat } from './country-format';
import { isNumberMissing } from './house-number';
import { readPostalCode } from './postal-code';

const invalid = messageKey('form.invalid');
const unlikeExample = messageKey('form.postal-code-format');

/** The errors of an address by the rules of its country: fields with the key of their text. */
export function addressProblems(address: AddressValues): Partial<Record<AddressPart, string>> {
  const format = countryFormat(address.country);
  const problems: Partial<Record<AddressPart, string>> = {};
  if (!countries.includes(address.country)) problems.country = choose;
  for (const part of format.required) {
    if (!address[part]) problems[part] = isChoice(part, format) ? choose : required;
  }
  if (isNumberMissing(address.country, address.street, address.streetNumber)) {
    problems.streetNumber = required;
  }
  if (address.postalCode && readPostalCode(address.postalCode, address.country) === undefined) {
    problems.postalCode = format.example === undefined ? invalid : unlikeExample;
  }
  return problems;
}

const isChoice = (part: AddressPart, { areas }: CountryFormat): boolean =>
  part === 'administrativeArea' && areas.length > 0;

/** The postal code of an address as its country writes it; one that is none stays as it was typed. */
export const postalCodeOf = ({ postalCode, country }: AddressValues): string =>
  readPostalCode(postalCode, country) ?? postalCode;

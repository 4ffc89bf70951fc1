import { choose, required } from '~/form/rules';
import { messageKey } from '~/i18n/message-key';
import type { AddressPart, AddressValues } from './address-values';
import { countries, countryFormat, type CountryFormat } from './country-format';
import { isNumberMissing } from './house-number';

const invalid = messageKey('form.invalid');
const unlikeExample = messageKey('form.postal-code-format');

/** What is wrong with an address by the rules of its country: fields with the key of their text. */
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
  if (address.postalCode && !isPostalCode(address.postalCode, format)) {
    problems.postalCode = format.example === undefined ? invalid : unlikeExample;
  }
  return problems;
}

const isChoice = (part: AddressPart, { areas }: CountryFormat): boolean =>
  part === 'administrativeArea' && areas.length > 0;

/** White space does not count, nor the prefix of a country (`CH-8001`). */
function isPostalCode(typed: string, { postalCode }: CountryFormat): boolean {
  const code = typed.replace(/^[a-z]{1,2}-(?=\d)/i, '');
  return [typed, code, code.replaceAll(/\s/g, '')].some((text) => postalCode?.test(text) ?? true);
}

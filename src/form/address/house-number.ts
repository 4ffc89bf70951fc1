// The data about addresses does not know house numbers. Only if the number is behind the street
// has it a field of its own; elsewhere street and number are one line, in the order of the country.

/** Countries that write the house number behind the street. */
const BEHIND = new Set(['AT', 'BE', 'CH', 'DE', 'IT', 'LI', 'NL']);

/** Of these, the countries where a house may have a name and no number. */
const MAY_BE_MISSING = new Set(['CH', 'LI']);

/** Whether the house number has a field of its own. */
export const hasNumberField = (country: string): boolean => BEHIND.has(country);

/** Whether a number is still missing. A number that was typed or filled in with the street counts. */
export const isNumberMissing = (country: string, street: string, streetNumber = ''): boolean =>
  hasNumberField(country) &&
  !MAY_BE_MISSING.has(country) &&
  streetNumber === '' &&
  !/\d/.test(street);

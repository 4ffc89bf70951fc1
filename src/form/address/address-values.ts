import { text } from '~/form/rules';
import { plainText } from '~/lib/typed-text';

/** A postal address of which nothing was typed yet. */
export const emptyAddress = (country: string) => ({
  country,
  street: '',
  streetNumber: '',
  additionalAddress: '',
  postalCode: '',
  city: '',
  administrativeArea: '',
});

export type AddressValues = ReturnType<typeof emptyAddress>;

export type AddressPart = keyof AddressValues;

/** The fields in the order of the page. */
export const ADDRESS_PARTS = [
  'country',
  'street',
  'streetNumber',
  'additionalAddress',
  'postalCode',
  'city',
  'administrativeArea',
] as const satisfies AddressPart[];

/** How long the fields may be; the required parts depend on the country: `checkAddress`. */
export const addressLengths = {
  country: text(2),
  street: text(200),
  streetNumber: text(20),
  additionalAddress: text(200),
  postalCode: text(12, (typed) => plainText(typed).replaceAll(/ *([ -]) */g, '$1')),
  city: text(100),
  administrativeArea: text(100),
};

/** The parts as the contract takes them, without empty ones. */
export function toPostalAddress({ street, country, ...parts }: AddressValues) {
  const { streetNumber, additionalAddress, postalCode, city, administrativeArea } = parts;
  return {
    street,
    ...(streetNumber && { streetNumber }),
    ...(additionalAddress && { additionalAddress }),
    ...(postalCode && { postalCode }),
    ...(city && { city }),
    ...(administrativeArea && { administrativeArea }),
    country,
  };
}

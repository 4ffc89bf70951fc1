import { expect, test } from 'vitest';
import { emptyAddress, type AddressValues } from './address-values';
import { formatAddress } from './format-address';

const cases: [string, Partial<AddressValues>, string[]][] = [
  [
    'DE',
    { street: 'Hauptstraße', streetNumber: '12a', postalCode: '10115', city: 'Berlin' },
    ['Hauptstraße 12a', '10115 Berlin'],
  ],
  [
    'AT',
    { street: 'Ring', streetNumber: '3/4', postalCode: '1010', city: 'Wien' },
    ['Ring 3/4', '1010 Wien'],
  ],
  [
    'CH',
    { street: 'Chalet Rose', postalCode: '3920', city: 'Zermatt' },
    ['Chalet Rose', '3920 Zermatt'],
  ],
  [
    'IT',
    {
      street: 'Via Roma',
      streetNumber: '5',
      postalCode: '00184',
      city: 'Roma',
      administrativeArea: 'RM',
    },
    ['Via Roma 5', '00184 Roma RM'],
  ],
  [
    'BE',
    { street: 'Rue Neuve', streetNumber: '7', postalCode: '1000', city: 'Bruxelles' },
    ['Rue Neuve 7', '1000 Bruxelles'],
  ],
  [
    'FR',
    { street: '12 rue du 8 Mai 1945', postalCode: '75010', city: 'Paris' },
    ['12 rue du 8 Mai 1945', '75010 Paris'],
  ],
  [
    'GB',
    {
      street: 'Rose Cottage',
      additionalAddress: 'Mill Lane',
      city: 'Oxford',
      postalCode: 'OX14 4PG',
    },
    ['Rose Cottage', 'Mill Lane', 'Oxford', 'OX14 4PG'],
  ],
  [
    'US',
    {
      street: '548 Market St',
      city: 'San Francisco',
      administrativeArea: 'CA',
      postalCode: '94104',
    },
    ['548 Market St', 'San Francisco, CA 94104'],
  ],
  [
    'CA',
    { street: '1 Yonge St', city: 'Toronto', administrativeArea: 'ON', postalCode: 'M5V 2T6' },
    ['1 Yonge St', 'Toronto ON M5V 2T6'],
  ],
  ['US', { city: 'Reno', postalCode: '89501' }, ['Reno, 89501']],
  ['US', { postalCode: '89501' }, ['89501']],
  ['HK', { street: '1 Nathan Road', city: 'Mong Kok' }, ['1 Nathan Road', 'Mong Kok']],
  [
    'SG',
    { street: '1 Orchard Road', postalCode: '238801' },
    ['1 Orchard Road', 'SINGAPORE 238801'],
  ],
  ['', { street: 'Weg 1', city: 'Ort' }, ['Weg 1', 'Ort']],
  ['DE', {}, []],
];
test.each(cases)('[5.031] an address in %j: %j', (country, typed, lines) => {
  expect(formatAddress({ ...emptyAddress(country), ...typed })).toEqual(lines);
});

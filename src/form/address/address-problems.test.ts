import { expect, test } from 'vitest';
import { addressProblems, postalCodeOf } from './address-problems';
import { emptyAddress, type AddressPart, type AddressValues } from './address-values';
import { countryFormat } from './country-format';

const required = 'form.required';
const unlikeExample = 'form.postal-code-format';

const parts: [string, AddressPart[][], AddressPart[], number][] = [
  ['DE', [['street'], ['postalCode', 'city']], ['street', 'city', 'postalCode'], 0],
  ['AT', [['street'], ['postalCode', 'city']], ['street', 'city', 'postalCode'], 0],
  ['CH', [['street'], ['postalCode', 'city']], ['street', 'city', 'postalCode'], 0],
  ['BE', [['street'], ['postalCode', 'city']], ['street', 'city', 'postalCode'], 0],
  ['FR', [['street'], ['postalCode', 'city']], ['street', 'city', 'postalCode'], 0],
  ['GB', [['street'], ['city'], ['postalCode']], ['street', 'city', 'postalCode'], 0],
  [
    'IT',
    [['street'], ['postalCode', 'city', 'administrativeArea']],
    ['street', 'city', 'administrativeArea', 'postalCode'],
    107,
  ],
  [
    'US',
    [['street'], ['city', 'administrativeArea', 'postalCode']],
    ['street', 'city', 'administrativeArea', 'postalCode'],
    62,
  ],
  [
    'CA',
    [['street'], ['city', 'administrativeArea', 'postalCode']],
    ['street', 'city', 'administrativeArea', 'postalCode'],
    13,
  ],
  ['AE', [['street'], ['administrativeArea']], ['street', 'administrativeArea'], 7],
  ['XX', [['street'], ['city']], ['street', 'city'], 0],
];
test.each(parts)('[5.031] an address in %s has the lines %j', (country, lines, needed, areas) => {
  const format = countryFormat(country);
  expect(format.parts).toEqual(lines);
  expect(format.required).toEqual(needed);
  expect(format.areas).toHaveLength(areas);
});

const berlin = { street: 'Weg', streetNumber: '1', postalCode: '10115', city: 'Berlin' };
const ny = { street: '5 Ave', city: 'New York', administrativeArea: 'NY', postalCode: '10001' };
const cases: [string, Partial<AddressValues>, ReturnType<typeof addressProblems>][] = [
  ['DE', {}, { street: required, streetNumber: required, postalCode: required, city: required }],
  ['DE', berlin, {}],
  ['DE', { ...berlin, streetNumber: '' }, { streetNumber: required }],
  // As browsers fill it in: the whole line in the field of the street.
  ['DE', { ...berlin, street: 'Weg 1', streetNumber: '' }, {}],
  ['DE', { ...berlin, postalCode: '1011' }, { postalCode: unlikeExample }],
  ['AT', { ...berlin, postalCode: '1010' }, {}],
  ['CH', { street: 'Chalet Rose', postalCode: '3920', city: 'Zermatt' }, {}],
  ['CH', { street: 'Weg 1', postalCode: 'CH-8001', city: 'Zürich' }, {}],
  ['BE', { street: '12 rue Neuve', postalCode: '1000', city: 'Bruxelles' }, {}],
  ['FR', { street: 'Place du 11 Novembre 1918', postalCode: '75010', city: 'Paris' }, {}],
  ['FR', { street: 'Chemin des Dames', postalCode: '75 010', city: 'Paris' }, {}],
  ['GB', { street: 'Rose Cottage', postalCode: 'ox144pg', city: 'Oxford' }, {}],
  [
    'GB',
    { street: 'Rose Cottage', postalCode: '12345', city: 'Oxford' },
    { postalCode: unlikeExample },
  ],
  ['IT', { ...berlin, postalCode: '00184' }, { administrativeArea: 'form.choose' }],
  ['IT', { ...berlin, postalCode: '00184', administrativeArea: 'RM' }, {}],
  ['US', ny, {}],
  [
    'US',
    { ...ny, administrativeArea: '', postalCode: '' },
    { administrativeArea: 'form.choose', postalCode: required },
  ],
  ['US', { ...ny, postalCode: '10001-1234' }, {}],
  [
    'CA',
    { street: '1 Yonge St', city: 'Toronto', administrativeArea: 'ON', postalCode: 'm5v 2t6' },
    {},
  ],
  ['BB', { street: 'Bay St', city: 'Bridgetown', postalCode: '1' }, { postalCode: 'form.invalid' }],
  ['HK', { street: '1 Nathan Road', administrativeArea: 'Kowloon' }, {}],
  ['', { street: 'Weg 1', city: 'Ort' }, { country: 'form.choose' }],
];
test.each(cases)('[5.031] %s with %j: %j', (country, typed, problems) => {
  expect(addressProblems({ ...emptyAddress(country), ...typed })).toEqual(problems);
});

test.each([
  ['AT', 'A 1010', '1010'],
  ['GB', 'ox144pg', 'OX14 4PG'],
  // It is said at its field, as it was typed.
  ['AT', 'A 101', 'A 101'],
])(
  '[5.031] the postal code of %s that is typed as %j is sent as %j',
  (country, postalCode, sent) => {
    expect(postalCodeOf({ ...emptyAddress(country), postalCode })).toBe(sent);
  },
);

test.each([
  ['DE', '12345'],
  ['AT', '1234'],
  ['FR', '12345'],
  ['PL', '12-345'],
  ['US', '12345'],
  ['NL', '1234 AB'],
  ['CA', 'K1A 0B1'],
  ['GB', 'SW1A 1AA'],
  ['BB', undefined],
])('an example of a postal code in %s: %s', (country, example) => {
  const format = countryFormat(country);
  expect(format.example).toBe(example);
  if (example !== undefined) expect(example).toMatch(format.postalCode!);
});

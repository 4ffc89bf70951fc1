import { expect, test } from 'vitest';
import { splitStreet } from './split-street';

test.each([
  ['Hauptstraße 12', { street: 'Hauptstraße', streetNumber: '12' }],
  ['Am Alten Markt 12a', { street: 'Am Alten Markt', streetNumber: '12a' }],
  ['Weg 3-5', { street: 'Weg', streetNumber: '3-5' }],
  ['Straße des 17. Juni', undefined],
  ['Hauptstraße', undefined],
  ['12', undefined],
  ['', undefined],
])('splits %j', (input, expected) => {
  expect(splitStreet(input)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { readPostalCode } from './postal-code';

test.each([
  ['AT', 'A 1010', '1010'],
  ['AT', 'A-1010', '1010'],
  ['AT', 'A1010', '1010'],
  ['AT', 'AT-1010', '1010'],
  ['AT', 'AUT 1010', '1010'],
  ['AT', 'a – 1010', '1010'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['DE', 'D\u00a010115', '10115'],
  ['DE', '10 115', '10115'],
  ['DE', '１０１１５', '10115'],
  ['DE', '\u206610115\u2069', '10115'],
  ['CH', 'CH-8000', '8000'],
  ['CH', 'CH‑8000', '8000'],
  ['LI', 'FL-9490', '9490'],
  ['BE', 'B-1000', '1000'],
  ['FR', 'F-75001', '75001'],
  ['FR', '75 001', '75001'],
  ['LU', 'L-1009', '1009'],
  ['IT', 'I-00184', '00184'],
  ['ES', 'E-28001', '28001'],
  ['NL', '1012ab', '1012 AB'],
  ['NL', 'NL-1012AB', '1012 AB'],
  ['NL', 'NL 1012 AB', '1012 AB'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'SW1A-1AA', 'SW1A 1AA'],
  ['GB', 'sw1a  1aa', 'SW1A 1AA'],
  ['GB', 'GB-SW1A 1AA', 'SW1A 1AA'],
  ['GB', 'g11aa', 'G1 1AA'],
  ['GB', 'm1 1ae', 'M1 1AE'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['CA', 'K1A-0B1', 'K1A 0B1'],
  ['CA', 'CA K1A 0B1', 'K1A 0B1'],
  ['US', '10001', '10001'],
  ['US', '10001 1234', '10001-1234'],
  ['US', '100011234', '10001-1234'],
  ['US', 'US 10001', '10001'],
  ['PL', '00950', '00-950'],
  ['PL', 'PL 00-950', '00-950'],
  ['SE', 'S-111 22', '11122'],
  ['IE', 'd02af30', 'D02 AF30'],
])('[5.031] in %s, %j is %s', (country, typed, code) => {
  expect(readPostalCode(typed, country)).toBe(code);
});

test.each([
  ['AT', '10115'],
  // Another country's code that would be one here, too.
  ['CH', 'A-1010'],
  ['FR', 'D-10115'],
  ['DE', 'F 75001'],
  ['DE', '1011'],
  ['GB', '12345'],
  ['NL', '1012'],
  ['US', '1000'],
  ['CA', 'K1A 0B'],
  ['DE', '10115²'],
])('[5.031] in %s, %j is no postal code', (country, typed) => {
  expect(readPostalCode(typed, country)).toBeUndefined();
});

test('a country of which no rule is known takes what was typed', () => {
  expect(readPostalCode(' ab‑1\u200b ', 'XX')).toBe('ab-1');
});

import { expect, test } from 'vitest';
import { serialNumber } from './serial-field';

test.each([
  '123 456 789',
  '123\u00a0456\u202f789',
  '123-456-789',
  '123–456‑789',
  '123.456.789',
  '123/456/789',
  '123_456·789',
  '\u2066123456789\u2069',
  'Nr. 123456789.',
  'SN 123456789',
  'SN123456789',
  'S/N: 123456789',
  'Seriennummer: „123 456 789“',
  '(123456789)',
  '１２３４５６７８９',
])('[5.013] %j is the serial number 123456789', (typed) => {
  expect(serialNumber.parse(typed)).toBe('123456789');
});

test.each(['12345678', '1234567890', '12345678A', '12345678²', '123456789 / 25 €', 'Nr.'])(
  '[5.013] %j is no serial number',
  (typed) => {
    expect(serialNumber.safeParse(typed).success).toBe(false);
  },
);

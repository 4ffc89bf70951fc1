import { expect, test } from 'vitest';
import { asPostalCode, readRegionView, writeRegionView } from './region-view';

test.each([
  ['', { query: '', place: undefined, category: undefined }],
  ['q=Hamburg', { query: 'Hamburg', place: undefined, category: undefined }],
  ['q=+20095+&place=p1&category=26', { query: '20095', place: 'p1', category: 26 }],
  ['q=a&category=x', { query: 'a', place: undefined, category: undefined }],
  ['q=a&category=-1', { query: 'a', place: undefined, category: undefined }],
  [`q=${'x'.repeat(300)}`, { query: 'x'.repeat(200), place: undefined, category: undefined }],
])('the address ?%s', (search, view) => {
  expect(readRegionView(new URLSearchParams(search))).toEqual(view);
});

test('an address that was written is read back', () => {
  const view = { query: 'Köln & Umland', place: 'x/1', category: 31 };
  expect(readRegionView(writeRegionView(view))).toEqual(view);
});

test.each([
  ['20095', '20095'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['Hamburg', undefined],
  ['1', undefined],
  ['<b>1</b>', undefined],
])('%j as a postal code', (query, code) => {
  expect(asPostalCode(query)).toBe(code);
});

import { expect, test } from 'vitest';
import { catalogueEntry } from './find-entry';

test('[8.011] an unknown code is an unknown error', () => {
  expect(catalogueEntry('SOMETHING_NEW' as 'UNKNOWN')).toBe(catalogueEntry('UNKNOWN'));
});

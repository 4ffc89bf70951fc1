import { expect, test } from 'vitest';
import { formatFileSize } from './file-size';

test.each([
  [0, 'de-DE', '0 kB'],
  [70, 'de-DE', '1 kB'],
  [35 * 1024, 'en-GB', '35 kB'],
  [1.25 * 1024 * 1024, 'de-DE', '1,3 MB'],
  [0.1 * 1024 * 1024, 'en-US', '0.1 MB'],
  [5 * 1024 * 1024 + 1, 'de-DE', '5,1 MB'],
  [5 * 1024 * 1024, 'fr-FR', '5 Mo'],
])('%d bytes in %s are %s', (bytes, locale, words) => {
  expect(formatFileSize(bytes, locale).replaceAll(/\s/g, ' ')).toBe(words);
});

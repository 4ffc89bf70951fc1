import { expect, test } from 'vitest';
import { catalogueChain } from './catalogue-chain';

test.each([
  ['fr-CH', ['locales/de', 'locales/fr', 'locales/fr-CH']],
  ['pl-PL', ['locales/de', 'locales/pl', 'locales/pl-PL']],
  ['de-AT', ['locales/de', 'locales/de-AT']],
])('[9.019] German lies directly below the language of %s', (locale, chain) => {
  expect(catalogueChain('any', locale).filter((file) => file.startsWith('locales'))).toEqual(chain);
});

import { expect, test } from 'vitest';
import { countryFacts } from '~/sites/country-facts';
import { areVouchersSold } from '~/sites/site-config';
import { allSiteTexts } from './shown-texts';

// How long a voucher is valid: the law of the country, then the date of the voucher itself.

const THREE_YEARS = /drei Jahr|three years|trois ans|tre anni|drie jaar/i;
const AT_LEAST = /mindestens|at least|au moins|almeno|minstens/;

const shown = await allSiteTexts();

test.each(shown)('[9.044] the validity at $site.id in $locale', ({ site, texts }) => {
  const { validity, expiryNamesYears = false } = countryFacts[site.country] ?? {};
  const isSold = areVouchersSold(site);
  const conditions = texts['legal.conditions.validity.text'] ?? '';
  expect(THREE_YEARS.test(conditions)).toBe(isSold && validity === 'three-years');
  const named = [conditions, texts['problem.voucher-expired.text'], texts['diagnosis.expired.text']]
    .filter((text) => text !== undefined)
    .filter((text) => THREE_YEARS.test(text));
  for (const text of named) expect(text).toMatch(AT_LEAST);
  if (isSold && expiryNamesYears) expect(named).toHaveLength(3);
  // The picture of a voucher stands on every landing page, beside vouchers with other dates.
  expect(texts['redeem.card.foot']).not.toMatch(/\d|jahr|year|ans|ann|jaar|lat/i);
});

test('[9.044] no site promises a time of its own', () => {
  const promised = shown.filter(({ site: { heading, text, thankYouText } }) =>
    THREE_YEARS.test([heading, text, thankYouText].join(' ')),
  );
  expect(promised.map(({ site }) => site.id)).toEqual([]);
});

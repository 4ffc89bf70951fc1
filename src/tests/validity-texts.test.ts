import { expect, test } from 'vitest';
import { loadSite, siteIds } from '~/sites/load-site';
import { catalogueFiles } from '~/i18n/catalogues';
import { loadMessages } from '~/i18n/messages';

// How long a voucher is valid: the law of the country, then the date of the voucher itself.

const THREE_YEARS = /drei Jahr|three years|trois ans|tre anni|drie jaar|(?:trzy|trzech) lat/i;
const AT_LEAST = /mindestens|at least|au moins|almeno|minstens|co najmniej/;
/** Texts about the end of a voucher's validity. */
const validity = [
  'legal.conditions.validity.text',
  'problem.voucher-expired.text',
  'diagnosis.expired.text',
];

const sites = await Promise.all(siteIds.map(loadSite));
const byLocale = new Map(
  sites.flatMap(({ id, country, languages }) =>
    languages.map((locale) => [locale, [id, country]] as const),
  ),
);

test.each([...byLocale])('[9.044] the validity in %s', async (locale, [siteId, country]) => {
  const messages = await loadMessages(catalogueFiles(siteId, locale));
  const named = Object.keys(messages).filter((key) => THREE_YEARS.test(messages[key] ?? ''));
  if (country === 'US' || country === 'CA') expect(named).toEqual([]);
  else expect(named).toEqual(expect.arrayContaining(validity));
  for (const key of validity.filter((one) => named.includes(one))) {
    expect(messages[key]).toMatch(AT_LEAST);
  }
  // The picture of a voucher stands on every landing page, beside vouchers with other dates.
  expect(messages['redeem.card.foot']).not.toMatch(/\d|jahr|year|ans|ann|jaar|lat/i);
});

test('[9.044] no site promises a time of its own', () => {
  const promised = sites.filter(({ heading, text, thankYouText }) =>
    THREE_YEARS.test([heading, text, thankYouText].join(' ')),
  );
  expect(promised.map(({ id }) => id)).toEqual([]);
});

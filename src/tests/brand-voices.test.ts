import { expect, test } from 'vitest';
import { brandOfSite } from '~/i18n/catalogue-chain';
import { createI18n } from '~/i18n/create-i18n';
import type { Messages } from '~/i18n/messages';
import { loadSite, siteIds } from '~/sites/load-site';
import { areVouchersSold } from '~/sites/site-config';
import { allSiteTexts } from './shown-texts';

const sites = await Promise.all(siteIds.map(loadSite));
const shown = await allSiteTexts();
const textsOf = (siteId: string, locale: string): Messages =>
  shown.find((entry) => entry.site.id === siteId && entry.locale === locale)?.texts ?? {};

test('the brand whose texts a site shows is the one of its configuration', () => {
  const files = import.meta.glob<{ id: string; brandId: string }>('/src/sites/configs/*.json', {
    eager: true,
    import: 'default',
  });
  for (const { id, brandId } of Object.values(files)) expect(brandOfSite(id)).toBe(brandId);
});

test('no two brands of a country open with the same sentence', () => {
  const openings = sites.flatMap((site) =>
    site.languages.map((locale) => {
      const i18n = createI18n(locale, textsOf(site.id, locale));
      const heading = site.heading ?? i18n.t('redeem.heading', { count: 120 });
      return { at: `${site.country} ${locale}: ${heading}`, site: site.id };
    }),
  );
  const shared = [...Map.groupBy(openings, ({ at }) => at).values()].filter((of) => of.length > 1);
  expect(shared).toEqual([]);
});

test.each([
  ['tafelzeit', /\bShops?\b|Shopcode/],
  ['heimatgruss', /\bShops?\b|Shopcode/],
  ['aurelbank', /Rubbelfeld|Kassenbon|Umschlag/],
  ['kontora', /Rubbelfeld|Kassenbon|Umschlag/],
  ['lumacard', /Rubbelfeld|Kassenbon|Umschlag/],
])('%s speaks in its own words', (siteId, foreign) => {
  const texts = Object.entries(textsOf(siteId, 'de-DE'));
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.filter(([, text]) => foreign.test(text.replaceAll('Shopping-Konto', '')));
  expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

/** Where two brands speak the same language in the same country, from the code to the end of a visit. */
const moments = [
  'checkout.lead',
  'shops.lead',
  'thank-you.lead.email',
  'thank-you.lead.screen',
  'code.lead',
  'not-found.title',
  'maintenance.title',
  'session.warning.title',
  'visit.end.question',
];

test('brands that compete differ after the landing page too', () => {
  const rivals = shown.filter(({ site }) => areVouchersSold(site) && site.voucherCategory !== 31);
  const same = rivals.flatMap((one, index) =>
    rivals
      .slice(index + 1)
      .filter(({ site, locale }) => site.brand !== one.site.brand && locale === one.locale)
      .filter(({ site }) => site.country === one.site.country && site.voucherCategory !== 36)
      .flatMap(({ site, locale, texts }) =>
        moments
          .filter((key) => texts[key] === one.texts[key])
          .map((key) => `${one.site.id} and ${site.id}, ${locale}: ${key}`),
      ),
  );
  expect(same).toEqual([]);
});

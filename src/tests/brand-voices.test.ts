import { expect, test } from 'vitest';
import { brandOfSite } from '~/i18n/catalogue-chain';
import { catalogueFiles } from '~/i18n/catalogues';
import { createI18n } from '~/i18n/create-i18n';
import { loadMessages, type Messages } from '~/i18n/messages';
import { loadSite, siteIds } from '~/sites/load-site';

const sites = await Promise.all(siteIds.map(loadSite));
const textsOf = (siteId: string, locale: string): Promise<Messages> =>
  loadMessages(catalogueFiles(siteId, locale));

test('the brand whose texts a site shows is the one of its configuration', () => {
  const files = import.meta.glob<{ id: string; brandId: string }>('/src/sites/configs/*.json', {
    eager: true,
    import: 'default',
  });
  for (const { id, brandId } of Object.values(files)) expect(brandOfSite(id)).toBe(brandId);
});

test('no two brands of a country open with the same sentence', async () => {
  const openings = await Promise.all(
    sites.flatMap((site) =>
      site.languages.map(async (locale) => {
        const i18n = createI18n(locale, await textsOf(site.id, locale));
        const heading = site.heading ?? i18n.t('redeem.heading', { count: 120 });
        return { at: `${site.country} ${locale}: ${heading}`, site: site.id };
      }),
    ),
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
])('%s speaks in its own words', async (siteId, foreign) => {
  const texts = Object.entries(await textsOf(siteId, 'de-DE'));
  const found = texts.filter(([, text]) => foreign.test(text.replaceAll('Shopping-Konto', '')));
  expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

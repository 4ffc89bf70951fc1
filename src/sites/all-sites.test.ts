import { paths } from '~/lib/paths';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { zSiteConfigFields } from '~/api/start';
import { loadSite, siteIds } from './load-site';
import type { SiteConfig } from './site-config';

const FOLDER = import.meta.dirname;
const BRANDS = readdirSync(join(FOLDER, 'brands'));
let sites: SiteConfig[];
beforeAll(async () => {
  sites = await Promise.all(siteIds.map(loadSite));
});
const named = (id: string): SiteConfig => {
  const site = sites.find((entry) => entry.id === id);
  if (!site) throw new Error(`No site ${id}`);
  return site;
};

test('[1.007] every site has a host, and every brand a site', () => {
  const configs = join(FOLDER, 'configs');
  const files = readdirSync(configs).map((file) => basename(file, '.json'));
  expect(siteIds.toSorted()).toEqual(files.toSorted());
  const used = files.map((id) => {
    const text = readFileSync(join(configs, `${id}.json`), 'utf8');
    return (JSON.parse(text) as { brandId: string }).brandId;
  });
  expect([...new Set(used)].sort()).toEqual(BRANDS.toSorted());
});

test('[1.006] [1.008] [1.009] [1.010] [1.011] [1.012] [1.013] [1.014] each brand of the requirements serves its countries', () => {
  const countries = (brand: string) =>
    sites.filter((site) => site.brand === brand).map(({ country }) => country);
  const served = [...new Set(sites.map(({ brand }) => brand))].map(
    (brand) => [brand, countries(brand).toSorted().join(' ')] as const,
  );
  expect(Object.fromEntries(served)).toMatchObject({
    Schenkwerk: 'AT DE',
    Freudentag: 'AT DE',
    Alpengruss: 'CH IT',
    Cadovia: 'CH IT',
    Larkgift: 'BE CA FR GB US',
    Merrivo: 'BE CA FR GB US',
    'Aurelbank Bonus': 'DE',
    'Kontora Prämie': 'DE',
    'Lumacard Vorteile': 'DE',
    Heimatgruß: 'DE',
    Tafelzeit: 'DE',
  });
});

test('[9.040] each site names between 50 and 500 shops', () => {
  const counts = sites.map(({ numberOfShops }) => numberOfShops);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...counts)).toBeLessThanOrEqual(500);
});

test.each([
  ['9.020', '9.029', 'DE', 'EUR', 1, ['de-DE']],
  ['9.021', '9.030', 'AT', 'EUR', 2, ['de-AT']],
  ['9.022', '9.031', 'CH', 'CHF', 9, ['de-CH', 'en-CH', 'fr-CH', 'it-CH']],
  ['9.023', '9.032', 'IT', 'EUR', 15, ['it-IT']],
  ['9.024', '9.033', 'FR', 'EUR', 20, ['fr-FR']],
  ['9.025', '9.034', 'GB', 'GBP', 27, ['en-GB']],
  ['9.027', '9.036', 'US', 'USD', 33, ['en-US']],
  ['9.026', '9.037', 'BE', 'EUR', 34, ['nl-BE', 'fr-BE', 'en-BE']],
  ['9.028', '9.038', 'CA', 'CAD', 35, ['en-CA', 'fr-CA']],
])('[%s] [%s] sites of %s', (_, _category, country, currency, voucherCategory, languages) => {
  const own = sites.filter(
    (site) => site.country === country && !['heimatgruss', 'tafelzeit'].includes(site.id),
  );
  expect(own).not.toHaveLength(0);
  for (const site of own) expect(site).toMatchObject({ currency, voucherCategory, languages });
});

test('[9.035] [9.039] the regional and the restaurant voucher have categories of their own', () => {
  expect(named('heimatgruss').voucherCategory).toBe(31);
  expect(named('tafelzeit').voucherCategory).toBe(36);
});

test('only addresses of the reserved domain are named, and no placeholder is left over', () => {
  for (const site of sites) {
    const { overrideApiErrorMessageHtml: _, ...rest } = site;
    const text = JSON.stringify(rest);
    expect(text).not.toMatch(/"http:|\{\w+\}/);
    for (const [, host] of text.matchAll(/https:\/\/([^/"]+)/g)) expect(host).toMatch(/\.example$/);
  }
});

test('every site passes the checks that an answer of the server has to pass', () => {
  for (const site of sites) {
    for (const [field, schema] of Object.entries(zSiteConfigFields.shape)) {
      const own: unknown = site[field as keyof SiteConfig];
      // The name of a style sheet in the brand's folder becomes its address in a build.
      const value = field === 'externalCssFile' && own !== undefined ? '/assets/brand.css' : own;
      if (value !== undefined)
        expect([field, schema.safeParse(value).success]).toEqual([field, true]);
    }
  }
});

describe('every field is used by a site', () => {
  test.each(Object.keys(zSiteConfigFields.shape))('%s', (field) => {
    const values = sites
      .map((site) => site[field as keyof SiteConfig])
      .filter((value) => value !== undefined);
    expect(values.length).toBeGreaterThan(0);
    // A switch that is the same everywhere shows nothing. Maintenance is the server's to switch on.
    if (typeof values[0] === 'boolean' && field !== 'maintenanceMode' && field !== 'refuseRu') {
      expect(new Set(values)).toEqual(new Set([true, false]));
    }
  });

  test.each(['showShopFilterBar', 'showNavBar', 'showMskPromo', 'showVoucherInfoModal'])(
    'flag %s is on at one site and off at another',
    (flag) => {
      expect(new Set(sites.map(({ flags }) => flags.includes(flag)))).toEqual(
        new Set([true, false]),
      );
    },
  );

  test.each(['classic', 'modern', 'restaurant'])('layout %s', (layout) => {
    expect(sites.map((site) => site.layout)).toContain(layout);
  });
});

test.each(['logo', 'favicon', 'key-visual', 'instructions'])(
  'the %s of every brand is a small picture that runs and loads nothing',
  (name) => {
    const found = BRANDS.filter((brand) => {
      const svg = readFileSync(join(FOLDER, 'brands', brand, `${name}.svg`), 'utf8');
      return (
        Buffer.byteLength(svg) >= 4000 ||
        !svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="') ||
        /<script|<foreignObject|\son\w+=|href|url\((?!#)|@import/i.test(svg)
      );
    });
    expect(found).toEqual([]);
  },
);

test('the picture of every brand has a view of its figure, without the panel behind it', () => {
  const lacking = BRANDS.filter((brand) => {
    const svg = readFileSync(join(FOLDER, 'brands', brand, 'key-visual.svg'), 'utf8');
    const [, view] = /<view id="figure" viewBox="([^"]+)"\/>/.exec(svg) ?? [];
    const [, , width = 0, height = 1] = (view ?? '').split(' ').map(Number);
    // The page reserves room for 6:5.
    const isFlat = Math.abs(width / height - 1.2) < 0.01;
    const hidesPanel = !svg.includes('<rect class="p"') || svg.includes('#figure:target~.p');
    return !isFlat || !hidesPanel;
  });
  expect(lacking).toEqual([]);
});

describe('rules of single sites', () => {
  test('the value is fixed at Freudentag in Germany', () => {
    expect(named('freudentag-de').redeemValueChooseable).toBe(false);
  });

  test.each(['aurelbank', 'kontora'])(
    '%s: a bank campaign with its own failure text, without navigation bar and categories 24 to 35',
    (id) => {
      const { flags, overrideApiErrorMessageHtml, redeemCampaign, support, hiddenShopCategories } =
        named(id);
      expect(flags).not.toContain('showNavBar');
      expect(overrideApiErrorMessageHtml).toContain('{code}');
      expect(overrideApiErrorMessageHtml).toContain(support?.phone);
      expect(redeemCampaign).toBeTruthy();
      expect(hiddenShopCategories).toEqual(Array.from({ length: 12 }, (_, index) => 24 + index));
    },
  );

  test('[2.048] the disclaimer link of one partner carries a suffix', () => {
    const links = sites.flatMap(({ id, footerLinks = [] }) =>
      footerLinks.filter(({ suffix }) => suffix).map(({ title, suffix }) => [id, title, suffix]),
    );
    expect(links).toEqual([['kontora', 'site.footer.disclaimer', 'Siehe AGB']]);
  });

  test('[2.086] [5.020] the terms that a redemption accepts can be read on every site', () => {
    const without = sites.filter(({ footerLinks = [] }) =>
      footerLinks.every(
        ({ href }) =>
          href !== paths.legal('redemption-conditions') && !href.startsWith('/us/terms'),
      ),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('[3.005] no text repeats the number of shops, which the server may change', () => {
    const texts = sites.map(({ heading, text, thankYouText, customMeta }) =>
      [heading, text, thankYouText, customMeta?.title, customMeta?.description].join(' '),
    );
    expect(texts.filter((text) => /\d/.test(text))).toEqual([]);
  });

  test('[2.083] the terms of the website are linked in every footer', () => {
    const without = sites.filter(({ country, footerLinks = [] }) => {
      const page = country === 'US' ? 'us/terms-and-conditions' : 'terms';
      return footerLinks.every(({ href }) => href !== paths.legal(page));
    });
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test('the legal pages of the United States are linked there and nowhere else', () => {
    const linked = sites.filter(({ footerLinks = [] }) =>
      footerLinks.some(({ href }) => href.startsWith('/us/')),
    );
    expect(linked.map(({ id }) => id)).toEqual(
      sites.filter(({ country }) => country === 'US').map(({ id }) => id),
    );
  });

  test('only the regional site links to the region and the contact page', () => {
    const linked = sites
      .filter(({ footerLinks = [] }) => footerLinks.some(({ href }) => href === '/contact'))
      .map(({ id }) => id);
    expect(linked).toEqual(['heimatgruss']);
  });

  test('[9.057] [9.058] the survey runs in both currencies of its prize', () => {
    const currencies = sites
      .filter(({ showCustomerSurvey }) => showCustomerSurvey)
      .map(({ currency }) => currency);
    expect(new Set(currencies)).toEqual(new Set(['CHF', 'EUR']));
  });
});

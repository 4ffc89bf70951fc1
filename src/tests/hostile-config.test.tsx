import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { zSiteConfigFields } from '~/api/start';
import { AppProviders } from '~/app/app-providers';
import { Layout } from '~/app/layouts/layout';
import { RedeemPage } from '~/features/redeem/redeem-page';
import { catalogueFiles } from '~/i18n/catalogues';
import { createI18n } from '~/i18n/create-i18n';
import { loadMessages } from '~/i18n/messages';
import { createSafeStorage } from '~/lib/safe-storage';
import { loadSite } from '~/sites/load-site';
import { mergeSiteConfig } from '~/sites/merge-site-config';
import type { SiteConfig } from '~/sites/site-config';
import { createSiteStore } from '~/sites/site-store';
import { themeCss } from '~/sites/theme';
import { createVoucherSession } from '~/voucher/voucher-session';

const local = await loadSite('schenkwerk-de');
const i18n = createI18n('de-DE', await loadMessages(catalogueFiles('schenkwerk-de', 'de-DE')));
const storage = createSafeStorage(() => {
  throw new Error('Tests keep nothing');
});

/** Values that a broken or a hostile server might send in any field. */
const script = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
const megabyte = 'x'.repeat(1_000_000);
const oddities: unknown[] = [
  script,
  'javascript:alert(1)',
  'https://x.example/"onload="alert(1)',
  '\u0000',
  '',
  'baroque',
  'restaurant',
  'classic',
  '#zzzzzz',
  '#fff',
  '#ffffff',
  '#000000',
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  [],
  {},
  [null],
  [script],
  { link: script, label: script },
  [{ link: 'javascript:alert(1)', label: script }],
  [{ title: script, href: 'javascript:alert(1)' }],
  [{ title: script, href: 'data:text/html,x', suffix: script }],
  { buy: [{ link: `https://x.example/${script}`, label: script }], charge: 'yes' },
  { title: script, description: script },
];
const hostile = fc.oneof(
  { weight: 6, arbitrary: fc.jsonValue() },
  { weight: 3, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(...oddities),
  },
  { weight: 1, arbitrary: fc.constant(megabyte) },
);
const config = fc.dictionary(fc.constantFrom(...Object.keys(zSiteConfigFields.shape)), hostile, {
  maxKeys: 25,
});

/** The landing page's HTML under a configuration that the server has changed. */
function render(site: SiteConfig): string {
  return renderToString(
    <AppProviders
      services={{
        i18n,
        siteStore: createSiteStore({
          local: site,
          fetchConfig: () => Promise.reject(new Error('not asked')),
          report: () => undefined,
        }),
        session: createVoucherSession({ storage, siteId: site.id }),
        loadRedemption: () => Promise.reject(new Error('not asked')),
        changeLocale: () => Promise.resolve(),
      }}
    >
      <MemoryRouter>
        <Layout route="redeem">
          <RedeemPage />
        </Layout>
      </MemoryRouter>
    </AppProviders>,
  );
}

test('[3.072] no configuration of the server makes a white page or lets anything run', () => {
  fc.assert(
    fc.property(config, (answer) => {
      const { site } = mergeSiteConfig(local, answer);
      const html = render(site);
      // Maintenance replaces the page, and its code comes later.
      if (site.maintenanceMode !== true) {
        expect(html).toMatch(/<main[ >]/);
        expect(html).toMatch(/<h1[ >]/);
        expect(html).toMatch(/<input[^>]*name="code"/);
      }
      expect(html).not.toMatch(/<script|<img src=x|href="(javascript|data):/i);
      expect(html.length).toBeLessThan(300_000);
      expect(themeCss(site.brandingColor)).toMatch(/^@layer tokens\{:root\{[^<>{}]*\}\}$/);
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? 1000) / 10 },
  );
});

import { freudentagAt, schenkwerkDe } from './journeys/redeem.ts';
import { run } from './support/journey.ts';
import { pointerDriver } from './support/pointer-driver.ts';
import { siteUrl } from './support/ports.ts';
import { test } from './support/test.ts';

for (const { title, site, steps } of [schenkwerkDe, freudentagAt]) {
  test.describe(() => {
    test.use({
      baseURL: siteUrl(site),
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test(`${title} [1.015] [1.016] [1.017] [1.018] [1.021]`, async ({ page, mock }, info) => {
      const size = info.project.name === 'phone' ? 'phone' : 'desktop';
      await run({ page, mock, driver: pointerDriver(page) }, steps(size));
    });
  });
}

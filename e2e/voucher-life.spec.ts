import { voucherLife } from './journeys/voucher-life.ts';
import { run } from './support/journey.ts';
import { keyboardDriver } from './support/keyboard-driver.ts';
import { pointerDriver } from './support/pointer-driver.ts';
import { siteUrl } from './support/ports.ts';
import { test } from './support/test.ts';

test.use({
  baseURL: siteUrl('schenkwerk-de'),
  permissions: ['clipboard-read', 'clipboard-write'],
});

// A wrong code or PIN is an answer that the browser writes a line about.
test.beforeEach(({ watch }) => watch.expectFailedCalls());

for (const { title, steps } of voucherLife) {
  test(title, async ({ page, mock }, { project }) => {
    const size = project.name === 'phone' ? 'phone' : 'desktop';
    await run({ page, mock, driver: pointerDriver(page) }, steps(size));
  });

  test(`with the keys alone: ${title} (WCAG 2.1.1, 2.4.3, 2.4.7) @desktop`, async ({
    page,
    mock,
  }) => {
    await run({ page, mock, driver: keyboardDriver(page) }, steps('desktop'));
  });
}

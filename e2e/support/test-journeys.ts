import type { Page } from '@playwright/test';
import { run, type Journey } from './journey.ts';
import { keyboardDriver } from './keyboard-driver.ts';
import { pointerDriver } from './pointer-driver.ts';
import { siteUrl } from './ports.ts';
import { test } from './test.ts';

/** Tests every journey by touch on a phone, and with the keys alone on a desktop. */
export function testJourneys(
  journeys: readonly Journey[],
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): void {
  for (const { title, site, steps } of journeys) {
    test.describe(() => {
      test.use({
        baseURL: siteUrl(site),
        permissions: ['clipboard-read', 'clipboard-write'],
      });

      test(`${title} @phone`, async ({ page, mock }) => {
        await prepare(page);
        await run({ page, mock, driver: pointerDriver(page) }, steps('phone'));
      });

      test(`with the keys alone: ${title} (WCAG 2.1.1, 2.4.3, 2.4.7) @desktop`, async ({
        page,
        mock,
      }) => {
        await prepare(page);
        await run({ page, mock, driver: keyboardDriver(page) }, steps('desktop'));
      });
    });
  }
}

import type { Page } from '@playwright/test';
import { TASK_ID } from '../src/ui/skip-link.tsx';
import type { MockHandle } from './support/mock.ts';
import { nordlicht20, seed } from './support/seed.ts';
import { regionUrl } from './support/states/support-states.ts';
import { inGate } from './support/in-gate.ts';
import { isTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

// A switch, or Tab and Enter alone, reaches the task of a page within ten presses: the second link of the page leads
// to it or near to it.

const withDraft = (page: Page, mock: MockHandle) =>
  seed(page, mock, { voucher: 'DEMO-50', draft: nordlicht20 });

const TASKS = [
  {
    task: 'the first shop',
    address: '/shops',
    wanted: (page: Page) => page.locator('main li a[href^="/shops/"]').first(),
  },
  {
    task: 'redeeming',
    address: '/redeem/checkout',
    wanted: (page: Page) => page.getByRole('button', { name: /verbindlich/ }),
  },
  {
    task: 'a message to customer service',
    address: '/help/other',
    wanted: (page: Page) => page.getByRole('button', { name: 'Nachricht schreiben' }),
  },
  {
    task: 'the first place of the region',
    address: regionUrl('?q=Hamburg'),
    wanted: (page: Page) => page.getByRole('button', { name: /^Auf der Karte/ }).first(),
  },
];

for (const { task, address, wanted } of TASKS) {
  test(
    `${task} is within ten presses (WCAG 2.4.1) @desktop`,
    inGate(task === 'redeeming'),
    async ({ page, mock }) => {
      await withDraft(page, mock);
      await page.goto(address);
      await expect(wanted(page)).toBeVisible();
      // The presses are counted in one page: while the prerendered one is replaced, the focus is on its way.
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const link = page.locator(`a[href="#${TASK_ID}"]:focus`);
      await expect(link).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator(`#${TASK_ID}`)).toBeFocused();
      const isThere = () => wanted(page).evaluate((one) => one === document.activeElement);
      for (let presses = 3; presses < 10 && !(await isThere()); presses += 1) {
        await page.keyboard.press('Tab');
      }
      await expect(wanted(page)).toBeFocused();
    },
  );
}

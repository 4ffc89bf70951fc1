import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freudentagAt, schenkwerkDe } from './journeys/redeem.ts';
import { run } from './support/journey.ts';
import { keyboardDriver } from './support/keyboard-driver.ts';
import { siteUrl } from './support/ports.ts';
import { test } from './support/test.ts';

const FOLDER = join(import.meta.dirname, '../test-results/focus-paths');

for (const { title, site, steps } of [schenkwerkDe, freudentagAt]) {
  test.describe('with the keys alone', () => {
    test.use({
      baseURL: siteUrl(site),
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test(`${title} (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11) @desktop`, async ({ page, mock }) => {
      const driver = keyboardDriver(page);
      try {
        await run({ page, mock, driver }, steps('desktop'));
      } finally {
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(join(FOLDER, `${site}.txt`), `${driver.path.join('\n')}\n`);
      }
    });
  });
}

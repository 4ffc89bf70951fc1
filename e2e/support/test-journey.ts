import { inGate } from './in-gate.ts';
import { keyboardDriver } from './keyboard-driver.ts';
import { pointerDriver } from './pointer-driver.ts';
import { siteUrl } from './ports.ts';
import { test } from './test.ts';
import { createVisitor, type JourneySite, type Visitor } from './visitor.ts';

export const schenkwerkDe: JourneySite = { id: 'schenkwerk-de', brand: 'Schenkwerk' };

/**
 * Tests a journey by touch on a phone, and with the keys alone on a desktop.
 * @param gate which of the two `npm test` runs
 */
export function testJourney(
  title: string,
  site: JourneySite,
  journey: (visitor: Visitor) => Promise<void>,
  gate: 'touch' | 'keys' | 'none' = 'touch',
): void {
  test.describe(() => {
    test.use({
      baseURL: siteUrl(site.id),
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test(`${title} @phone`, inGate(gate === 'touch'), async ({ page, mock, watch }) => {
      await journey(
        createVisitor(page, mock, site, { driver: pointerDriver(page), size: 'phone', watch }),
      );
    });

    test(
      `with the keys alone: ${title} (WCAG 2.1.1, 2.1.2, 2.4.2, 2.4.3, 2.4.7, 2.4.11, 3.2.1) @desktop`,
      inGate(gate === 'keys'),
      async ({ page, mock, watch }) => {
        await journey(
          createVisitor(page, mock, site, { driver: keyboardDriver(page), size: 'desktop', watch }),
        );
      },
    );
  });
}

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';

// Real pictures, as a browser writes them: one that a viewer shows is taken, one that lacks a part is not. More kinds
// of files: src/form/upload/upload-rules.test.ts.

/** A real picture, made by the browser. */
async function pictureOf(page: Page, type: string): Promise<Buffer> {
  const address = await page.evaluate((wanted) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 240];
    const context = canvas.getContext('2d');
    for (let at = 0; at < 1200; at += 1) {
      if (context) context.fillStyle = `rgb(${(at * 7) % 256}, ${(at * 13) % 256}, ${at % 256})`;
      context?.fillRect((at % 40) * 8, Math.floor(at / 40) * 8, 8, 8);
    }
    return canvas.toDataURL(wanted);
  }, type);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/help/other');
  await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
  return page.getByLabel(/^Fotos oder Belege/);
}

const half = (all: Buffer) => all.subarray(0, all.length / 2);
const [JPG, PNG, WEBP] = ['image/jpeg', 'image/png', 'image/webp'] as const;

const given: [what: string, type: string, make: (all: Buffer) => Buffer, shown: string | RegExp][] =
  [
    [
      'a JPG that a film follows',
      JPG,
      (all) => Buffer.concat([all, Buffer.alloc(9000, 7)]),
      'bild',
    ],
    ['half a JPG', JPG, half, /unvollständig/],
    ['a PNG without its end', PNG, (all) => all.subarray(0, -12), 'bild'],
    ['half a PNG', PNG, half, /unvollständig/],
    ['a WebP, which the browser draws', WEBP, (all) => all, 'bild.jpg'],
    ['half a WebP', WEBP, half, /JPG, PNG oder PDF/],
  ];

for (const [what, mimeType, make, shown] of given) {
  const verb = shown instanceof RegExp ? 'is refused' : 'is taken';
  test(`${what} ${verb} [5.017] @desktop`, FULL, async ({ page, mock }) => {
    const field = await openForm(page);
    const buffer = make(await pictureOf(page, mimeType));
    await field.setInputFiles({ name: 'bild', mimeType, buffer });
    if (shown instanceof RegExp) {
      await expect(field).toHaveAccessibleDescription(shown);
      return;
    }
    // Only a picture that was looked at can be turned; until then the form is not sent.
    await expect(page.getByRole('button', { name: /^bild.* drehen$/ })).toBeVisible();
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(/^E-Mail/).fill('ada@example.com');
    await page.getByLabel(/^Nachricht/).fill('Hallo');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Nachricht|Danke/ })).toBeVisible();
    expect(await mock.calls('sendContactRequest')).toHaveLength(1);
  });
}

test(
  'a photo that is too large is made smaller and loses what the camera wrote @desktop',
  FULL,
  async ({ page }) => {
    const field = await openForm(page);
    const picture = await pictureOf(page, JPG);
    // Bytes behind the end of a picture belong to its weight.
    const buffer = Buffer.concat([picture, Buffer.alloc(6_000_000)]);
    await field.setInputFiles({ name: 'foto.jpeg', mimeType: JPG, buffer });
    await page.getByRole('button', { name: 'Foto verkleinern' }).click();
    await expect(page.getByText('foto.jpg', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'foto.jpg drehen' }).click();
    await expect(page.getByRole('button', { name: 'foto.jpg drehen' })).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
);

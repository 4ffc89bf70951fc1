import type { Page } from '@playwright/test';
import { pdfOf } from '../src/form/upload/testing.ts';
import { expect, test } from './support/test.ts';
import { FULL } from './support/in-gate.ts';

// Files as telephones and offices write them: a file that a viewer shows is taken, one that lacks a part is not.

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

interface Given {
  name: string;
  type: string;
  make: (picture: Buffer) => Buffer;
  /** Under which name it is shown; without one it is refused with this text. */
  shown?: string;
  refused?: RegExp;
}

const half = (all: Buffer) => all.subarray(0, all.length / 2);
const jpg = { name: 'foto.jpg', type: 'image/jpeg' };
const png = { name: 'bild.png', type: 'image/png' };
const webp = { name: 'bild.webp', type: 'image/webp' };
const taken = { shown: jpg.name };
const incomplete = /unvollständig/;

const given: [what: string, file: Given][] = [
  ['a JPG without its end', { ...jpg, ...taken, make: (all) => all.subarray(0, -2) }],
  ['a JPG without its last byte', { ...jpg, ...taken, make: (all) => all.subarray(0, -1) }],
  [
    'a JPG that a film follows',
    { ...jpg, ...taken, make: (all) => Buffer.concat([all, Buffer.alloc(9000, 7)]) },
  ],
  [
    'a JPG with a byte between its parts',
    {
      ...jpg,
      ...taken,
      make: (all) => Buffer.concat([all.subarray(0, 20), Buffer.alloc(1), all.subarray(20)]),
    },
  ],
  ['half a JPG', { ...jpg, make: half, refused: incomplete }],
  [
    'a JPG without its last tenth',
    { ...jpg, make: (all) => all.subarray(0, Math.floor(all.length * 0.9)), refused: incomplete },
  ],
  ['a PNG without its end', { ...png, make: (all) => all.subarray(0, -12), shown: png.name }],
  ['half a PNG', { ...png, make: half, refused: incomplete }],
  ['a WebP, which the browser draws', { ...webp, make: (all) => all, shown: 'bild.jpg' }],
  ['half a WebP', { ...webp, make: half, refused: /JPG, PNG oder PDF/ }],
  [
    'a PDF behind a byte order mark, with a decomposed umlaut in its name',
    {
      name: 'Fu\u0308hrerschein.pdf',
      type: '',
      make: () => Buffer.concat([Buffer.from('\ufeff'), pdfOf(500)]),
      shown: 'F\u00fchrerschein.pdf',
    },
  ],
];

for (const [what, { name, type, make, shown, refused }] of given) {
  const verb = shown ? 'is taken' : 'is refused';
  test(`${what} ${verb} [5.017] @desktop`, FULL, async ({ page, mock }) => {
    await page.goto('/help/other');
    await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
    const kind = type.startsWith('image/') ? type : 'image/png';
    const buffer = make(await pictureOf(page, kind));
    const field = page.getByLabel(/^Fotos oder Belege/);
    await field.setInputFiles({ name, mimeType: type, buffer });
    if (refused) {
      await expect(field).toHaveAccessibleDescription(refused);
      return;
    }
    await expect(page.getByRole('button', { name: `${shown} entfernen` })).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(/^E-Mail/).fill('ada@example.com');
    await page.getByLabel(/^Nachricht/).fill('Hallo');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Nachricht|Danke/ })).toBeVisible();
    expect(await mock.calls('sendContactRequest')).toHaveLength(1);
  });
}

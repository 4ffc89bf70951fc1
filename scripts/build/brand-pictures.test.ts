import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawBrandPictures } from './brand-pictures.ts';

const square = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${colour}" d="M0 0h9v9H0z"/></svg>`)}`;
const site = { name: 'Shop', logo: square('red') };
const colour = { brand: '#d32b2d', background: '#f7f6f3' };

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Width and height as the header of a PNG says them. */
function sizeOf(address: string): [width: number, height: number] {
  const png = readFileSync(join(dist, address));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('the pictures have the sizes that messengers and phones ask for', () => {
  const { preview, icon, smallIcon } = drawBrandPictures(
    dist,
    { ...site, keyVisualImage: square('blue') },
    colour,
  );
  expect(sizeOf(preview)).toEqual([1200, 630]);
  expect(sizeOf(icon)).toEqual([180, 180]);
  expect(sizeOf(smallIcon)).toEqual([32, 32]);
});

test('the manifest names the brand, its colours and icons of the sizes that systems ask for', () => {
  const { manifest } = drawBrandPictures(dist, site, colour);
  const { icons, ...rest } = JSON.parse(readFileSync(join(dist, manifest), 'utf8')) as {
    icons: { src: string; sizes: string }[];
  };
  expect(rest).toMatchObject({ name: 'Shop', start_url: '/', background_color: '#f7f6f3' });
  expect(icons.map(({ src, sizes }) => [sizes, sizeOf(src)])).toEqual([
    ['192x192', [192, 192]],
    ['512x512', [512, 512]],
  ]);
});

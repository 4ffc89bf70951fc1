import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mapBase } from './map-base-plugin.ts';
import { mapPicture } from './map-picture.ts';

const atlas = JSON.parse(
  readFileSync('node_modules/world-atlas/countries-50m.json', 'utf8'),
) as Parameters<typeof mapBase>[0];

test('the picture of the map is made of the same outlines and towns; `-u` writes it again', async () => {
  const picture = mapPicture(mapBase(atlas));
  await expect(picture).toMatchFileSnapshot('../src/features/region/map/europe.svg');
  expect(brotliCompressSync(picture).length).toBeLessThan(15_000);
});

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

test('the middle of the first view is the middle of the picture, and far places are cut off', () => {
  // A square around Germany, Germany's own frame, and one in America; hundredths of a degree, then steps.
  const square = (west: number, south: number, east: number, north: number) => [
    west,
    south,
    0,
    north - south,
    east - west,
    0,
    0,
    south - north,
  ];
  const [path] = /(?<= )d="[^"]*"/.exec(mapPicture([square(552, 4716, 1520, 5454)])) ?? [];
  expect(path).toBe('d="M-220 267l0 -534l440 0l0 534z"');
  const [far] = /(?<= )d="[^"]*"/.exec(mapPicture([square(-9000, 3000, -8000, 4000)])) ?? [];
  expect(far).toBe('d=""');
  const [wide] = /(?<= )d="[^"]*"/.exec(mapPicture([square(-9000, 0, 9000, 8000)])) ?? [];
  const steps = [...(wide?.matchAll(/-?\d+/g) ?? [])].map(Number);
  expect(Math.max(...steps.map(Math.abs))).toBeLessThanOrEqual(2400);
});

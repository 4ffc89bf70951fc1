import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mapBase } from './map-base-plugin.ts';

const atlas = JSON.parse(
  readFileSync('node_modules/world-atlas/countries-50m.json', 'utf8'),
) as Parameters<typeof mapBase>[0];

/** Ray casting: whether a point is on the land that an outline surrounds. */
function isOnLand(steps: readonly number[], lng: number, lat: number): boolean {
  let [x, y] = [0, 0];
  const points: [number, number][] = [];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / 100, y / 100]);
  }
  let isInside = false;
  for (const [index, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(index || points.length) - 1] ?? [0, 0];
    if (ay > lat !== by > lat && lng < ((bx - ax) * (lat - ay)) / (by - ay) + ax) {
      isInside = !isInside;
    }
  }
  return isInside;
}

test('the base of the map holds Europe, and little more than it shows', () => {
  const rings = mapBase(atlas);
  const hits = (lng: number, lat: number) =>
    rings.filter((ring) => isOnLand(ring, lng, lat)).length;
  expect(hits(13.4, 52.5), 'Berlin').toBe(1);
  expect(hits(11.58, 48.14), 'Munich').toBe(1);
  expect(hits(-3, 46), 'the Atlantic').toBe(0);
  expect(hits(-74, 40.9), 'New York').toBe(0);
  expect(gzipSync(JSON.stringify(rings), { level: 9 }).length).toBeLessThan(25_000);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { Plugin } from 'vite';

const ID = 'virtual:map-base';
const RESOLVED = `\0${ID}`;

/** West, south, east and north, in degrees. */
type Box = readonly [number, number, number, number];

const EUROPE: Box = [-12, 35, 26, 60];
/** Where the people of the United States and Canada live; one country fills the map, so coarse outlines do. */
const NORTH_AMERICA: Box = [-130, 24, -52, 62];

type Point = readonly number[];
type Atlas = Parameters<typeof feature>[0];

/**
 * Vite plugin: `virtual:map-base` is the land of Europe and of North America from the package world-atlas
 * (Natural Earth, public domain), so that the map needs no third party. Only the parts on the map, in
 * hundredths of a degree (about a kilometre) and as steps from point to point: a tenth of the package.
 */
export function mapBasePlugin(): Plugin {
  return {
    name: 'map-base',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const rings = [
        ...mapBase(readAtlas('50m'), EUROPE),
        ...mapBase(readAtlas('110m'), NORTH_AMERICA),
      ];
      return `export const rings = JSON.parse('${JSON.stringify(rings)}');`;
    },
  };
}

function readAtlas(detail: '50m' | '110m'): Atlas {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Atlas;
}

/** The outlines of the countries in a box, each as longitude, latitude, then steps, in hundredths of a degree. */
export function mapBase(atlas: Atlas, [west, south, east, north]: Box = EUROPE): number[][] {
  const isInside = ([lng = 0, lat = 0]: Point): boolean =>
    lng > west && lng < east && lat > south && lat < north;
  const { countries } = atlas.objects;
  if (!countries) throw new Error('the atlas has no countries');
  const collection = feature(atlas, countries);
  const features = collection.type === 'FeatureCollection' ? collection.features : [collection];
  return features
    .flatMap(({ geometry }): Point[][] => {
      if (geometry.type === 'Polygon') return geometry.coordinates.slice(0, 1);
      return geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flatMap((p) => p.slice(0, 1))
        : [];
    })
    .filter((ring) => ring.some(isInside))
    .map(toSteps)
    .filter((steps) => steps.length > 8);
}

function toSteps(ring: readonly Point[]): number[] {
  let before: Point = [0, 0];
  return ring.flatMap(([lng = 0, lat = 0]) => {
    const point = [Math.round(lng * 100), Math.round(lat * 100)];
    const step = point.map((value, axis) => value - (before[axis] ?? 0));
    before = point;
    return step.some((value) => value !== 0) ? step : [];
  });
}

import { FIRST_VIEW } from '../src/features/region/map/first-view.ts';
import { NAME_ABOVE, townsWithRoom } from '../src/features/region/map/town-names.ts';

/** The whole zoom levels that the first view can have, with the sizes that the map has then, in pixels. */
const VIEWS = [
  { zoom: 5, width: 340, height: 544 },
  { zoom: 6, width: 1200, height: 544 },
] as const;
/** From the middle of a name's letters to the line that they stand on, in pixels. */
const BASELINE = 4;
/** The land is drawn at this one. */
const ZOOM = 6;
/** Size of the drawn part around the middle, in pixels at that zoom: a low map on a wide screen shows most. */
const BOX = { x: 1200, y: 560 };

type Point = readonly [x: number, y: number];

/**
 * The picture that stands where the map will be (`map-picture.tsx`): the middle of the first view is at 0, 0,
 * as Leaflet projects it. It has no colours: those of the page that uses it apply.
 * @param rings outlines as `map-base-plugin.ts` gives them
 */
export function mapPicture(rings: readonly (readonly number[])[]): string {
  const land = rings.map(outline).filter(Boolean).join('');
  const towns = VIEWS.map(({ zoom, width, height }) => {
    const place = (lat: number, lng: number) => {
      const [x, y] = project(lng, lat, zoom);
      return { x: Math.round(x), y: Math.round(y) };
    };
    const [right, bottom] = [width / 2, height / 2];
    const shown = townsWithRoom(place, { left: -right, top: -bottom, right, bottom });
    // Dots are lines without a length, round at their ends.
    const dots = shown.map(({ at: { x, y } }) => `M${x} ${y}h0`).join('');
    const names = shown.map(
      ({ town: [name], at: { x, y } }) =>
        `<text x="${x}" y="${y - NAME_ABOVE + BASELINE}">${name}</text>`,
    );
    const path = `<path d="${dots}" stroke-linecap="round" stroke="currentColor" stroke-width="5"/>`;
    return `<g id="towns-${zoom}">\n${path}\n${names.join('\n')}\n</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<path id="land" d="${land}" vector-effect="non-scaling-stroke"/>\n${towns.join('\n')}\n</svg>\n`;
}

const [[south, west], [north, east]] = FIRST_VIEW;

/** Pixels from the middle of the first view, in Web Mercator. */
function project(lng: number, lat: number, zoom: number): Point {
  const size = 256 * 2 ** zoom;
  const x = (at: number) => (at / 360) * size;
  const y = (at: number) =>
    (-Math.log(Math.tan(Math.PI / 4 + (at * Math.PI) / 360)) / (2 * Math.PI)) * size;
  return [x(lng) - (x(west) + x(east)) / 2, y(lat) - (y(south) + y(north)) / 2];
}

function outline(steps: readonly number[]): string {
  const points: Point[] = [];
  let [lng, lat] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    lng += steps[at] ?? 0;
    lat += steps[at + 1] ?? 0;
    points.push(project(lng / 100, lat / 100, ZOOM));
  }
  const inBox = cutAt(cutAt(points, 0, BOX.x), 1, BOX.y);
  let [beforeX, beforeY] = [0, 0];
  const path: string[] = [];
  for (const [index, point] of inBox.entries()) {
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    // Nearer than this nobody sees; the first point is always there.
    if (index > 0 && Math.hypot(x - beforeX, y - beforeY) < 2) continue;
    path.push(index === 0 ? `M${x} ${y}` : `l${x - beforeX} ${y - beforeY}`);
    [beforeX, beforeY] = [x, y];
  }
  return path.length > 2 ? `${path.join('')}z` : '';
}

/** Cuts away everything further from the middle than this, on one axis and both sides (Sutherland and Hodgman). */
function cutAt(points: readonly Point[], axis: 0 | 1, most: number): Point[] {
  return [1, -1].reduce<readonly Point[]>((left, side) => {
    const over = (point: Point) => side * point[axis] - most;
    return left.flatMap((point, index) => {
      const before = left.at(index - 1) ?? point;
      const isCrossing = over(point) > 0 !== over(before) > 0;
      const part = over(before) / (over(before) - over(point));
      const crossing: Point = [
        before[0] + (point[0] - before[0]) * part,
        before[1] + (point[1] - before[1]) * part,
      ];
      return [...(isCrossing ? [crossing] : []), ...(over(point) > 0 ? [] : [point])];
    });
  }, points) as Point[];
}

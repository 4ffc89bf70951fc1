// oxlint-disable-next-line import/no-unassigned-import -- must run before Leaflet, which tries itself when it is loaded
import './leaflet-markup';
import 'leaflet/dist/leaflet.css';
import {
  canvas,
  circle,
  circleMarker,
  latLngBounds,
  layerGroup,
  map as createMap,
  polygon,
  tileLayer,
  type FitBoundsOptions,
  type LatLngExpression,
  type LayerGroup,
  type Map,
} from 'leaflet';
import type { AcceptancePoint } from '~/api';
import { rings } from 'virtual:map-base';
import { firstView, hasPicture } from './first-view';
import { colour } from './map-colour';
import { createLabels, DISTANCES, type Place } from './map-labels';
import { createDots, createPins, type Places, type PlacesWords } from './map-pins';
import styles from './map-view.module.css';

/** Before it is fitted into the frame (requirements 4.037, 4.038, 9.004 to 9.006). */
const INITIAL_ZOOM = 1;
const CLOSE_ZOOM = 13;
/** From here on only a fragment of a coast would be in view, and a coarse one: the map shows distances alone. */
const NEAR_ZOOM = 9;
/** How far a press of a pan button moves, in pixels. */
const PAN_STEP = 120;
/** Up to so many places each has a marker that the keys reach; more are drawn, and the list names them. */
const MOST_MARKERS = 100;

/** Room for a pin above its place, and none of them under the buttons at the right edge; in pixels. */
const FREE = {
  paddingTopLeft: [28, 48],
  paddingBottomRight: [72, 20],
} satisfies FitBoundsOptions;

type LatLng = [lat: number, lng: number];

/** The page's view of the map, which hides Leaflet. */
export interface MapView {
  /** Draws the land and the towns: half of the work, and a task of its own. */
  drawBase: () => void;
  showPoints: (
    points: readonly AcceptancePoint[],
    place: Place | undefined,
    words: PlacesWords,
  ) => void;
  select: (id: number | undefined) => void;
  zoom: (steps: number) => void;
  pan: (right: number, down: number) => void;
  showTiles: (url: string) => void;
  destroy: () => void;
}

/** Makes the map of a country in an element. */
export function createMapView(element: HTMLElement, country = 'DE'): MapView {
  const land = latLngBounds(...firstView(country));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.classList.add(styles.canvas);
  const map = createMap(element, {
    center: land.getCenter(),
    zoom: INITIAL_ZOOM,
    minZoom: 1,
    maxZoom: 17,
    // The places fill the frame: any zoom will do.
    zoomSnap: 0,
    zoomControl: false,
    attributionControl: false,
    preferCanvas: true,
    // The list scrolls past the map; the buttons and two fingers zoom it.
    scrollWheelZoom: false,
    // One finger scrolls the page; two move the map and zoom it.
    dragging: !matchMedia('(pointer: coarse)').matches,
    zoomAnimation: !isStill,
    inertia: !isStill,
  });
  /** Shows again the places that were last brought into the frame. */
  let fit = () => {
    // A whole zoom, as the picture before it has (map-picture.tsx).
    const exact = map.getBoundsZoom(land);
    const maxZoom = hasPicture(country) ? Math.floor(exact) : exact;
    map.fitBounds(land, { maxZoom, animate: false });
  };
  fit();
  // The frame becomes a column when there is a list; without this the middle would stay where it was.
  const resized = new ResizeObserver(() => {
    const before = map.getSize();
    map.invalidateSize({ animate: false });
    // It also tells the first size, which is known.
    if (!map.getSize().equals(before)) fit();
  });
  resized.observe(element);
  const distances = layerGroup().addTo(map);
  const writeLabels = createLabels(map);
  let searched: Place | undefined;
  let found: readonly AcceptancePoint[] = [];
  let places: Places | undefined;
  let selected: number | undefined;
  const draw = () => {
    places?.draw(selected);
    writeLabels(searched, places?.boxes() ?? []);
  };
  map.on('moveend', draw);

  return {
    drawBase() {
      drawLand(map);
      draw();
    },
    showPoints(points, place, words) {
      // Before a search the frame is as it was fitted.
      if (!places && !place && points.length === 0) return;
      places?.remove();
      const create = points.length > MOST_MARKERS ? createDots : createPins;
      places = create(map, points, words);
      found = points;
      searched = place;
      selected = undefined;
      // The list beside it has made the frame smaller; until it is observed pins could be pressed at their old place.
      map.invalidateSize({ animate: false });
      distances.clearLayers();
      const center: LatLng | undefined = place && [place.center[1], place.center[0]];
      if (center) drawDistances(distances, center);
      const around = points.map(({ lat, lng }): LatLng => [lat, lng]);
      if (around.length > 0) {
        // With the place itself: the map tells how far everything is from there.
        const bounds = latLngBounds([...around, ...(center ? [center] : [])]);
        fit = () => void map.fitBounds(bounds, { ...FREE, maxZoom: 15, animate: false });
      } else if (center) {
        fit = () => void map.setView(center, 10, { animate: false });
      }
      fit();
    },
    select(id) {
      const point = found.find((one) => one.id === id);
      if (!point && selected === undefined) return;
      selected = point && id;
      draw();
      if (!point) return;
      const at: LatLng = [point.lat, point.lng];
      fit = () => void map.setView(at, map.getZoom(), { animate: false });
      map.setView(at, Math.max(map.getZoom(), CLOSE_ZOOM), { animate: !isStill });
    },
    zoom: (steps) => void map.setZoom(map.getZoom() + steps, { animate: !isStill }),
    pan: (right, down) =>
      void map.panBy([right * PAN_STEP, down * PAN_STEP], { animate: !isStill }),
    showTiles: (url) => void tileLayer(url).addTo(map).bringToBack(),
    destroy() {
      resized.disconnect();
      map.remove();
    },
  };
}

/** The land, drawn on one canvas below everything. */
function drawLand(map: Map): void {
  const pane = map.createPane('base');
  pane.style.zIndex = '350';
  const showLand = () => {
    const isNear = map.getZoom() >= NEAR_ZOOM;
    pane.hidden = isNear;
    map.getContainer().style.background = isNear ? 'var(--map-land)' : '';
  };
  map.on('zoomend', showLand);
  showLand();
  const renderer = canvas({ padding: 0.5, pane: 'base' });
  const [land, line] = [colour('--map-land'), colour('--map-line')];
  for (const steps of rings) {
    polygon(toPositions(steps), {
      renderer,
      interactive: false,
      color: line,
      weight: 1,
      fillColor: land,
      fillOpacity: 1,
      smoothFactor: 0.8,
    }).addTo(map);
  }
}

function toPositions(steps: readonly number[]): LatLngExpression[] {
  const positions: LatLngExpression[] = [];
  let [lng, lat] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    lng += steps[at] ?? 0;
    lat += steps[at + 1] ?? 0;
    positions.push([lat / 100, lng / 100]);
  }
  return positions;
}

function drawDistances(group: LayerGroup, center: LatLng): void {
  const line = { color: colour('--muted'), weight: 1, interactive: false };
  const fillColor = colour('--brand');
  // Each lies on the larger ones, so the nearer a band, the stronger its tint.
  for (const radius of DISTANCES) {
    circle(center, { ...line, radius, dashArray: '3 6', fillColor, fillOpacity: 0.04 }).addTo(
      group,
    );
  }
  const look = { color: colour('--surface'), weight: 3, fillColor: colour('--ink') };
  circleMarker(center, { ...look, radius: 7, fillOpacity: 1, interactive: false }).addTo(group);
}

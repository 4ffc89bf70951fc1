// oxlint-disable-next-line import/no-unassigned-import -- has to run before Leaflet, which tries itself when it is loaded
import './leaflet-markup';
import 'leaflet/dist/leaflet.css';
import {
  canvas,
  circle,
  circleMarker,
  divIcon,
  featureGroup,
  latLngBounds,
  map as createMap,
  Marker,
  marker,
  polygon,
  tileLayer,
  type CircleMarker,
  type FeatureGroup,
  type FitBoundsOptions,
  type LatLngExpression,
  type LeafletKeyboardEvent,
  type Map,
} from 'leaflet';
import type { AcceptancePoint } from '~/api';
import { rings } from 'virtual:map-base';
import styles from './map-view.module.css';
import { FIRST_VIEW } from './first-view';
import { drawTowns, textOf } from './towns';

const GERMANY = latLngBounds(...FIRST_VIEW);
/** Before it is fitted into the frame (requirements 4.037, 4.038, 9.004 to 9.006). */
const INITIAL_ZOOM = 1;
const CLOSE_ZOOM = 13;
/** From here on only a fragment of a coast would be in view, and a coarse one: the map shows distances alone. */
const NEAR_ZOOM = 9;
/** How far a press of a pan button moves, in pixels. */
const PAN_STEP = 120;
/** Up to so many places each has a marker that the keys reach; more are drawn, and the list names them. */
const MOST_MARKERS = 100;

/** No marker lies under the buttons at the right edge; in pixels. */
const FREE_OF_CONTROLS = {
  paddingTopLeft: [44, 44],
  paddingBottomRight: [120, 44],
} satisfies FitBoundsOptions;
/** On a small map the buttons are below it. */
const SMALL = { padding: [40, 44] } satisfies FitBoundsOptions;

type Position = readonly [lng: number, lat: number];

/** What the page does with the map; everything of Leaflet stays behind it. */
export interface MapView {
  showPoints: (
    points: readonly AcceptancePoint[],
    center: Position | undefined,
    onSelect: (id: number) => void,
  ) => void;
  select: (id: number | undefined) => void;
  zoom: (steps: number) => void;
  pan: (right: number, down: number) => void;
  showTiles: (url: string) => void;
  destroy: () => void;
}

/** Draws the map into an element. */
export function createMapView(element: HTMLElement): MapView {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.classList.add(styles.canvas);
  const map = createMap(element, {
    center: GERMANY.getCenter(),
    zoom: INITIAL_ZOOM,
    minZoom: 1,
    maxZoom: 17,
    // What is found fills the frame.
    zoomSnap: 0.25,
    zoomControl: false,
    attributionControl: false,
    preferCanvas: true,
    // The list scrolls past the map; the buttons and two fingers zoom it.
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    inertia: !isStill,
  });
  /** Shows again what was last brought into the frame. */
  let fit = () => void map.fitBounds(GERMANY, { animate: false });
  fit();
  // The frame becomes a column when there is a list; without this the middle would stay where it was.
  const resized = new ResizeObserver(() => {
    const before = map.getSize();
    map.invalidateSize({ animate: false });
    // It also tells the first size, which is known.
    if (!map.getSize().equals(before)) fit();
  });
  resized.observe(element);
  drawBase(map);
  drawTowns(map);
  const places = featureGroup().addTo(map);
  const shown: Record<number, Marker | CircleMarker> = {};
  let selected: number | undefined;

  const mark = (id: number, isSelected: boolean) => {
    const place = shown[id];
    if (!place) return;
    if ('setRadius' in place) {
      place.setRadius(isSelected ? 11 : 6);
      if (isSelected) place.bringToFront();
    } else {
      place.getElement()?.toggleAttribute('data-selected', isSelected);
      place.setZIndexOffset(isSelected ? 1000 : 0);
    }
  };

  return {
    showPoints(points, center, onSelect) {
      places.clearLayers();
      for (const id of Object.keys(shown)) delete shown[Number(id)];
      selected = undefined;
      if (center) drawDistances(places, [center[1], center[0]]);
      const draw = points.length > MOST_MARKERS ? drawDot : drawPin;
      for (const [index, point] of points.entries()) {
        const place = draw(point, index + 1).on('click', () => onSelect(point.id));
        // A marker is a button: its keys are those of one, and the focus is where one can see it.
        place.on('keydown', ({ originalEvent }: LeafletKeyboardEvent) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          onSelect(point.id);
        });
        shown[point.id] = place.addTo(places);
        if (!(place instanceof Marker)) continue;
        place.getElement()?.addEventListener('focus', () => {
          // The browser has scrolled to where the marker was; the map may still be on its way elsewhere.
          map.stop().setView(place.getLatLng(), map.getZoom(), { animate: false });
          element.scrollTo(0, 0);
          element.scrollIntoView({ block: 'nearest' });
        });
      }
      const around = points.map(({ lat, lng }): [number, number] => [lat, lng]);
      if (around.length > 0) {
        const bounds = latLngBounds(around);
        fit = () =>
          void map.fitBounds(bounds, {
            ...(map.getSize().x < 600 ? SMALL : FREE_OF_CONTROLS),
            maxZoom: 15,
            animate: false,
          });
      } else if (center) {
        fit = () => void map.setView([center[1], center[0]], 10, { animate: false });
      }
      fit();
    },
    select(id) {
      if (selected !== undefined) mark(selected, false);
      selected = id;
      const place = id === undefined ? undefined : shown[id];
      if (id === undefined || !place) return;
      mark(id, true);
      fit = () => void map.setView(place.getLatLng(), map.getZoom(), { animate: false });
      map.setView(place.getLatLng(), Math.max(map.getZoom(), CLOSE_ZOOM), { animate: !isStill });
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

/** A colour of the theme as the canvas understands it. */
function colour(name: string): string {
  const sample = document.createElement('i');
  sample.style.color = `var(${name})`;
  document.body.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}

/** The land, drawn on one canvas below everything. */
function drawBase(map: Map): void {
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

/** Circles around the searched place, in metres: where there are no streets, they tell how far it is. */
const DISTANCES = [2_000, 5_000, 10_000, 25_000];
const METRES_PER_DEGREE = 111_320;

function drawDistances(group: FeatureGroup, center: [lat: number, lng: number]): void {
  const line = { color: colour('--muted'), weight: 1, interactive: false };
  const fillColor = colour('--brand');
  // Each lies on the larger ones, so the nearer a band, the stronger its tint.
  for (const radius of DISTANCES) {
    circle(center, { ...line, radius, dashArray: '3 6', fillColor, fillOpacity: 0.06 }).addTo(
      group,
    );
    // On the circle to the north-east, as a picture like the towns' names, which stand below their towns.
    const icon = divIcon({
      className: `${styles.town} ${styles.distance}`,
      iconSize: [0, 0],
      html: textOf(`${radius / 1000} km`),
    });
    const up = radius / METRES_PER_DEGREE / Math.SQRT2;
    const edge: LatLngExpression = [
      center[0] + up,
      center[1] + up / Math.cos((center[0] * Math.PI) / 180),
    ];
    marker(edge, { icon, pane: 'towns', interactive: false, keyboard: false }).addTo(group);
  }
  circleMarker(center, { ...line, radius: 4, fillOpacity: 1 }).addTo(group);
}

/** A name that no other marker has, with the number that it shows. */
const nameOf = ({ name, address }: AcceptancePoint, number: number): string =>
  `${number}: ${name}, ${address.street}, ${address.city}`;

const PIN = 'M12 22s-7.5-6.4-7.5-12a7.5 7.5 0 0 1 15 0c0 5.6-7.5 12-7.5 12Z';

/** A pin with the number that its place has in the list. */
function pinPicture(number: number): HTMLElement {
  const svg = svgElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  const text = svgElement('text', { x: '12', y: '12.8', 'text-anchor': 'middle' });
  text.textContent = String(number);
  svg.append(svgElement('path', { d: PIN }), text);
  // Leaflet takes any element; its types say HTML.
  return svg as unknown as HTMLElement;
}

function svgElement(name: 'svg' | 'path' | 'text', attributes: Record<string, string>) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function drawPin(point: AcceptancePoint, number: number): Marker {
  const name = nameOf(point, number);
  const icon = divIcon({
    className: styles.pin,
    iconSize: [44, 44],
    iconAnchor: [22, 38],
    html: pinPicture(number),
  });
  const pin = marker([point.lat, point.lng], { icon, title: name, autoPanOnFocus: false });
  pin.on('add', () => pin.getElement()?.setAttribute('aria-label', name));
  return pin;
}

function drawDot(point: AcceptancePoint): CircleMarker {
  return circleMarker([point.lat, point.lng], {
    radius: 6,
    weight: 2,
    color: colour('--ink'),
    fillColor: colour('--brand'),
    fillOpacity: 1,
  });
}

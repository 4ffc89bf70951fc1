import { divIcon, layerGroup, marker, point, type LatLngExpression, type Map } from 'leaflet';
import { isFree, textBox, textScale, type Spot } from './label-room';
import type { PinBox } from './map-pins';
import { NAME_ABOVE, townsWithRoom } from './town-names';
import styles from './map-view.module.css';

/** The place that was searched for. */
export interface Place {
  readonly center: readonly [lng: number, lat: number];
  readonly text: string;
}

/** Circles around the searched place, in metres: if there are no streets, they tell how far it is. */
export const DISTANCES = [2_000, 5_000, 10_000, 25_000];
const METRES_PER_DEGREE = 111_320;
/** Where the distance of a circle may stand, in eighths of a turn from the east; the first with room is taken. */
const DIRECTIONS = [1, 7, 3, 5, 2, 6, 0, 4];
/** The buttons at the upper right corner, in pixels. */
const CONTROLS = { width: 60, height: 108 };

/**
 * Writes the searched place, the distances, the names of the found places and the towns onto the map, as many as
 * have room beside the pins.
 * They are pictures: the list has all words.
 * @returns draws them again
 */
export function createLabels(
  map: Map,
): (place: Place | undefined, pins: readonly PinBox[]) => void {
  const pane = map.createPane('labels');
  pane.classList.add(styles.labels);
  pane.setAttribute('aria-hidden', 'true');
  const labels = layerGroup().addTo(map);
  const write = (at: LatLngExpression, text: string, kind?: string, right = 0, down = 0) => {
    const icon = divIcon({
      className: `${styles.label} ${kind ?? ''}`,
      iconSize: [0, 0],
      iconAnchor: point(-right, -down),
      html: textOf(text),
    });
    marker(at, { icon, pane: 'labels', interactive: false, keyboard: false }).addTo(labels);
  };

  return (place, pins) => {
    labels.clearLayers();
    const scale = textScale();
    const { x: width, y: height } = map.getSize();
    const frame = { left: 0, top: 0, right: width, bottom: height };
    const corner = { left: width - CONTROLS.width, top: 0, right: width, bottom: CONTROLS.height };
    const taken = [...pins, corner];
    const take = (text: string, at: Spot) => {
      const box = textBox(text, at, scale);
      const hasRoom = isFree(box, taken, frame);
      if (hasRoom) taken.push(box);
      return hasRoom;
    };
    if (place) {
      const [lng, lat] = place.center;
      const { x, y } = map.latLngToContainerPoint([lat, lng]);
      taken.push({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 });
      const { right: half } = textBox(place.text, { x: 0, y: 0 }, scale);
      const sides = [
        { x: 0, y: -19 * scale },
        { x: 0, y: 19 * scale },
        { x: half + 10, y: 0 },
        { x: -half - 10, y: 0 },
      ];
      const side = sides.find((offset) => take(place.text, { x: x + offset.x, y: y + offset.y }));
      if (side) write([lat, lng], place.text, styles.place, side.x, side.y);
      for (const radius of DISTANCES) {
        const text = `${radius / 1000} km`;
        const at = DIRECTIONS.map((direction) => onCircle(lat, lng, radius, direction)).find(
          (edge) => take(text, map.latLngToContainerPoint(edge)),
        );
        if (at) write(at, text, styles.distance);
      }
    }
    for (const { name, at, left, right, top, bottom } of pins) {
      if (name === undefined) continue;
      // A pixel from its pin.
      const half = textBox(name, { x: 0, y: 0 }, scale).right + 1;
      const [middle, up] = [(left + right) / 2, (bottom - top) / 2];
      const sides = [
        { edge: right - middle, kind: styles.after, x: right + half },
        { edge: left - middle, kind: styles.before, x: left - half },
      ];
      const side = sides.find(({ x }) => take(name, { x, y: bottom - up }));
      if (side) write(at, name, side.kind, side.edge, -up);
    }
    const spot = (lat: number, lng: number) => map.latLngToContainerPoint([lat, lng]);
    for (const { town } of townsWithRoom(spot, frame, taken, scale)) {
      const [name, lat, lng] = town;
      // The searched place has its name already, and the table's middle of a town can be another one.
      if (name !== place?.text) write([lat, lng], name, styles.town, 0, -NAME_ABOVE * scale);
    }
  };
}

/** A point of a circle, so many eighths of a turn from the east. */
function onCircle(lat: number, lng: number, radius: number, eighths: number): [number, number] {
  const degrees = radius / METRES_PER_DEGREE;
  const angle = (eighths * Math.PI) / 4;
  const wider = Math.cos((lat * Math.PI) / 180);
  return [lat + degrees * Math.sin(angle), lng + (degrees * Math.cos(angle)) / wider];
}

/** A text on the map, as Leaflet takes it. */
function textOf(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

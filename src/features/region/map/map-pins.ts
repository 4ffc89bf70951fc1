import {
  circleMarker,
  divIcon,
  latLngBounds,
  layerGroup,
  marker,
  type LatLng,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet';
import type { AcceptancePoint } from '~/api';
import { groupLabel, groupPins, type PinSpot } from './group-pins';
import { textScale, type Box } from './label-room';
import { colour } from './map-colour';
import styles from './map-view.module.css';
import { pinPicture } from './pin-picture';

/** Callbacks for places on the map, and the name of a pin of several. */
export interface PlacesWords {
  onSelect: (id: number) => void;
  /** @param names of its places, as their own pins have them */
  nameSeveral: (names: readonly string[]) => string;
}

/** The found places, as drawn on the map. */
export interface Places {
  /** Draws the pins of the zoom; the selected place stands out. */
  draw: (selected: number | undefined) => void;
  /** Covered parts. */
  boxes: () => PinBox[];
  remove: () => void;
}

/** The part of the frame that a pin covers, in pixels, and where its tip is. */
export interface PinBox extends Box {
  readonly at: LatLng;
  /** Of its place; several have numbers only. */
  readonly name: string | undefined;
}

interface PlacePin extends PinSpot {
  /** In the list. */
  number: number;
  point: AcceptancePoint;
}

/** Free room around the places of a group when it opens, in pixels. */
const GROUP_PADDING: [number, number] = [72, 72];

/** Pins with their numbers in the list; those that would cover each other are one until the map is closer. */
export function createPins(
  map: LeafletMap,
  points: readonly AcceptancePoint[],
  { onSelect, nameSeveral }: PlacesWords,
): Places {
  const layer = layerGroup().addTo(map);
  const isStill = !map.options.zoomAnimation;
  let shown: { key: string; group: PlacePin[]; pin: Marker }[] = [];
  let chosen: number | undefined;
  let isRestoring = false;

  const groupsAt = (zoom: number, among: readonly AcceptancePoint[], selected?: number) =>
    groupPins(
      among.map((point): PlacePin => {
        const { x, y } = map.project([point.lat, point.lng], zoom);
        return { id: point.id, x, y, number: points.indexOf(point) + 1, point };
      }),
      selected,
      textScale(),
    );

  const open = (group: readonly PlacePin[]) => {
    const among = group.map(({ point }) => point);
    const isApart = groupsAt(map.getMaxZoom(), among).length > 1;
    if (group.length > 1 && isApart) {
      const bounds = latLngBounds(among.map(({ lat, lng }) => [lat, lng]));
      map.fitBounds(bounds, { padding: GROUP_PADDING, animate: !isStill });
      return;
    }
    // At one address: one after the other.
    const before = points.findIndex(({ id }) => id === chosen);
    const next = group.find(({ number }) => number > before + 1) ?? group[0];
    if (next) onSelect(next.id);
  };

  const drawGroup = (group: PlacePin[]) => {
    const pin = drawPin(group, nameSeveral).addTo(layer);
    const act = () => open(group);
    pin.on('click', act);
    // A marker is a button: its keys are those of one, and the focus is where one can see it.
    pin.on('keydown', ({ originalEvent }: LeafletKeyboardEvent) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
      originalEvent.preventDefault();
      act();
    });
    const element = pin.getElement();
    element?.addEventListener('focus', () => {
      // Under a pressed pointer the marker must stay, or the press goes elsewhere.
      if (isRestoring || !element.matches(':focus-visible')) return;
      // The browser has scrolled to where the marker was; the map may still be moving elsewhere.
      map.stop().setView(pin.getLatLng(), map.getZoom(), { animate: false });
      map.getContainer().scrollTo(0, 0);
      map.getContainer().scrollIntoView({ block: 'nearest' });
    });
    return { key: keyOf(group), group, pin };
  };

  /** Rebuilds all pins when the groups change, to keep the tab order equal to the order of the list. */
  const regroup = (groups: PlacePin[][]) => {
    const focused = shown.find(({ pin }) => pin.getElement() === document.activeElement);
    layer.clearLayers();
    shown = groups.map(drawGroup);
    const first = focused?.group[0]?.id;
    if (first === undefined) return;
    const heir = shown.find(({ group }) => group.some(({ id }) => id === first));
    isRestoring = true;
    heir?.pin.getElement()?.focus({ preventScroll: true });
    isRestoring = false;
  };

  return {
    draw(selected) {
      chosen = selected;
      const groups = groupsAt(map.getZoom(), points, selected);
      const isSame =
        groups.length === shown.length &&
        groups.every((group, index) => keyOf(group) === shown[index]?.key);
      if (!isSame) regroup(groups);
      for (const { group, pin } of shown) {
        const isSelected = group[0]?.id === selected;
        pin.getElement()?.toggleAttribute('data-selected', isSelected);
        pin.setZIndexOffset(isSelected ? 1000 : 0);
      }
    },
    boxes: () =>
      shown.map(({ group, pin }) => {
        const at = pin.getLatLng();
        const { x, y } = map.latLngToContainerPoint(at);
        const half = (group.length > 1 ? 26 : 14) * textScale();
        const name = group.length > 1 ? undefined : group[0]?.point.name;
        return { left: x - half, right: x + half, top: y - 32 * textScale(), bottom: y, at, name };
      }),
    remove: () => void layer.remove(),
  };
}

/** Many places are dots without a number; the list names them. */
export function createDots(
  map: LeafletMap,
  points: readonly AcceptancePoint[],
  { onSelect }: PlacesWords,
): Places {
  const layer = layerGroup().addTo(map);
  const look = { weight: 2, color: colour('--ink'), fillColor: colour('--brand'), fillOpacity: 1 };
  const dots = points.map((point) => ({
    id: point.id,
    dot: circleMarker([point.lat, point.lng], { ...look, radius: 6 })
      .on('click', () => onSelect(point.id))
      .addTo(layer),
  }));
  let before: number | undefined;
  return {
    draw(selected) {
      if (selected === before) return;
      dots.find(({ id }) => id === before)?.dot.setRadius(6);
      dots
        .find(({ id }) => id === selected)
        ?.dot.setRadius(11)
        .bringToFront();
      before = selected;
    },
    boxes: () => [],
    remove: () => void layer.remove(),
  };
}

const keyOf = (group: readonly PlacePin[]): string => group.map(({ id }) => id).join();

/** A name that no other pin has, with the number that it shows. */
const nameOf = ({ number, point: { name, address } }: PlacePin): string =>
  `${number}: ${name}, ${address.street}, ${address.city}`;

function drawPin(group: PlacePin[], nameSeveral: PlacesWords['nameSeveral']): Marker {
  const names = group.map(nameOf);
  const label = groupLabel(group.map(({ number }) => number));
  // It begins with the pin's visible text, like that of a single one, so that voice control finds it.
  const name = names.length > 1 ? `${label}: ${nameSeveral(names)}` : (names[0] ?? '');
  const [first] = group;
  const pin = marker([first?.point.lat ?? 0, first?.point.lng ?? 0], {
    icon: divIcon({
      className: styles.pin,
      // It grows with the text (map-view.module.css).
      iconSize: undefined,
      html: pinPicture(label, group.length > 1),
    }),
    title: name,
    autoPanOnFocus: false,
  });
  pin.on('add', () => pin.getElement()?.setAttribute('aria-label', name));
  return pin;
}

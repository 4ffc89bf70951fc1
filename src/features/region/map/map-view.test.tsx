import * as leaflet from 'leaflet';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AcceptancePoint } from '~/api';
import { createMapView } from './map-view';

vi.mock('leaflet', async (importOriginal) => {
  const original = await importOriginal<typeof leaflet>();
  return { ...original, map: vi.fn(original.map) };
});

/** Everything is drawn that waits for a frame; Leaflet would draw it after its canvas is gone. */
const drawn = () => new Promise(requestAnimationFrame);

const words = {
  onSelect: vi.fn<(id: number) => void>(),
  nameSeveral: (names: readonly string[]) => `${names.length} together: ${names.join('; ')}`,
};

/** A map of that size in the page, so that its pins can be focused. */
function openMap(width = 900, height = 600) {
  const frame = document.createElement('div');
  document.body.append(frame);
  vi.spyOn(frame, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(frame, 'clientHeight', 'get').mockReturnValue(height);
  const view = createMapView(frame);
  view.drawBase();
  return { frame, view };
}

/** A place to redeem, by its id and where it is. */
const pointAt = (id: number, lat: number, lng: number): AcceptancePoint => ({
  id,
  name: `Shop ${id}`,
  address: { street: 'Markt 1', postalCode: '20095', city: 'Hamburg', country: 'DE' },
  lat,
  lng,
  distanceKm: 1,
  categories: [],
  online: false,
  inBranch: true,
});

const pinNames = () => screen.getAllByRole('button').map((pin) => pin.getAttribute('aria-label'));

/** Tells that the frame has another size now. */
let resize: () => void;

afterEach(() => document.body.replaceChildren());

beforeEach(() => {
  words.onSelect.mockClear();
  class Observer {
    observe = () => undefined;
    disconnect = () => undefined;
    constructor(callback: () => void) {
      resize = callback;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // The DOM of tests draws nothing.
  const nothing = new Proxy({}, { get: () => () => undefined });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(nothing as never);
});

test('a frame that becomes narrower shows the same place in its new middle', async () => {
  const frame = document.createElement('div');
  let width = 1200;
  vi.spyOn(frame, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(frame, 'clientHeight', 'get').mockReturnValue(600);
  const view = createMapView(frame);
  const created = vi.mocked(leaflet.map).mock.results.at(-1)?.value as leaflet.Map;
  view.showPoints([], { text: 'Hamburg', center: [10, 53.55] }, words);
  width = 600;
  resize();
  expect(created.getSize().x).toBe(600);
  expect(created.getCenter().lng).toBeCloseTo(10, 1);
  expect(created.getCenter().lat).toBeCloseTo(53.55, 1);
  await drawn();
  view.destroy();
});

test('begins at the country of the site', () => {
  const fitBounds = vi.spyOn(leaflet.Map.prototype, 'fitBounds');
  const view = createMapView(document.createElement('div'), 'US');
  const bounds = fitBounds.mock.calls[0]?.[0] as leaflet.LatLngBounds;
  // Chicago is in it, Hamburg is not.
  expect(bounds.contains([41.88, -87.63])).toBe(true);
  expect(bounds.contains([53.55, 9.99])).toBe(false);
  view.destroy();
});

test('[4.037] [4.038] [9.004] [9.005] [9.006] starts at zoom 1, then fits Germany into the frame', async () => {
  const fitBounds = vi.spyOn(leaflet.Map.prototype, 'fitBounds');
  const view = createMapView(document.createElement('div'));
  expect(leaflet.map).toHaveBeenCalledWith(
    expect.any(HTMLElement),
    expect.objectContaining({ zoom: 1 }),
  );
  const bounds = fitBounds.mock.calls[0]?.[0] as leaflet.LatLngBounds;
  expect(bounds.toBBoxString()).toBe('5.52,47.16,15.2,54.54');
  await drawn();
  view.destroy();
});

test('towns have their names, none over another, and no screen reader reads them', async () => {
  const { frame, view } = openMap();
  const pane = frame.querySelector('.leaflet-labels-pane');
  expect(pane).toHaveAttribute('aria-hidden', 'true');
  const names = () => [...(pane?.querySelectorAll('span') ?? [])].map((one) => one.textContent);
  expect(names()).toContain('Berlin');
  expect(names()).not.toContain('Potsdam');
  view.showPoints([], { text: 'Babelsberg', center: [13.1, 52.38] }, words);
  expect(names()).toContain('Potsdam');
  await drawn();
  view.destroy();
});

test('land and sea are drawn where a country is in view, and not around a town', async () => {
  const { frame, view } = openMap();
  const land = frame.querySelector('.leaflet-base-pane');
  expect(land).not.toHaveAttribute('hidden');
  view.showPoints([], { text: 'Hamburg', center: [10, 53.55] }, words);
  expect(land).toHaveAttribute('hidden');
  await drawn();
  view.destroy();
});

test('places under each other share a pin that names them and opens when it is pressed', async () => {
  const { view } = openMap();
  const points = [
    pointAt(1, 53.55, 10),
    pointAt(2, 53.56, 9.9),
    pointAt(3, 53.5603, 9.9003),
    pointAt(4, 53.48, 10.1),
  ];
  view.showPoints(points, { text: 'Hamburg', center: [10, 53.55] }, words);
  expect(pinNames()).toEqual([
    '1: Shop 1, Markt 1, Hamburg',
    '2, 3: 2 together: 2: Shop 2, Markt 1, Hamburg; 3: Shop 3, Markt 1, Hamburg',
    '4: Shop 4, Markt 1, Hamburg',
  ]);
  const several = screen.getByRole('button', { name: /^2, 3: / });
  expect(several).toHaveTextContent('2, 3');
  several.focus();
  fireEvent.keyDown(several, { key: 'Enter', keyCode: 13 });
  expect(words.onSelect).not.toHaveBeenCalled();
  expect(pinNames()).toHaveLength(4);
  expect(screen.getByRole('button', { name: /^2: Shop 2/ })).toHaveFocus();
  await drawn();
  view.destroy();
});

test('places at one address are chosen one after the other', async () => {
  const { view } = openMap();
  const points = [pointAt(1, 53.55, 10), pointAt(2, 53.55, 10), pointAt(3, 53.55, 10)];
  view.showPoints(points, undefined, words);
  const chosen = [1, 2, 3, 1].map(() => {
    fireEvent.click(screen.getByRole('button', { name: / together/ }));
    const [id = 0] = words.onSelect.mock.lastCall ?? [];
    view.select(id);
    return id;
  });
  expect(chosen).toEqual([1, 2, 3, 1]);
  await drawn();
  view.destroy();
});

test('a chosen place leaves the pin that it shared', async () => {
  const { view } = openMap();
  view.showPoints([pointAt(1, 53.55, 10), pointAt(2, 53.55, 10.00001)], undefined, words);
  view.select(2);
  expect(pinNames()).toEqual(['1: Shop 1, Markt 1, Hamburg', '2: Shop 2, Markt 1, Hamburg']);
  expect(screen.getByRole('button', { name: /^2: / })).toHaveAttribute('data-selected');
  await drawn();
  view.destroy();
});

test('the frame fits what was found and the searched place, and pins cover no name', async () => {
  const { frame, view } = openMap(358, 220);
  const points = [pointAt(1, 53.555, 10), pointAt(2, 53.57, 9.93), pointAt(3, 53.52, 10.05)];
  view.showPoints(points, { text: 'Hamburg', center: [10, 53.55] }, words);
  const created = vi.mocked(leaflet.map).mock.results.at(-1)?.value as leaflet.Map;
  const spots = points.map(({ lat, lng }) => created.latLngToContainerPoint([lat, lng]));
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThanOrEqual(28);
    expect(x).toBeLessThanOrEqual(358 - 72);
    expect(y).toBeGreaterThanOrEqual(48);
    expect(y).toBeLessThanOrEqual(220 - 20);
  }
  // One step closer would not fit; without a browser there are whole steps only.
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  const filled = [extent(spots.map(({ x }) => x)) / 258, extent(spots.map(({ y }) => y)) / 152];
  expect(Math.max(...filled)).toBeGreaterThan(0.5);
  // The first pin stands on the place's upper side, so the name is below.
  const name = within(frame.querySelector<HTMLElement>('.leaflet-labels-pane') ?? frame);
  const icon = name.getByText('Hamburg').parentElement;
  expect(Number.parseFloat(icon?.style.marginTop ?? '')).toBeGreaterThan(0);
  await drawn();
  view.destroy();
});

test('a pin has the name of its place where there is room, and shared ones have numbers', async () => {
  const { frame, view } = openMap();
  const points = [
    pointAt(1, 53.55, 10),
    pointAt(2, 53.56, 9.9),
    pointAt(3, 53.5603, 9.9003),
    { ...pointAt(4, 53.48, 10.1), name: 'Zum '.repeat(40) },
  ];
  view.showPoints(points, { text: 'Hamburg', center: [10, 53.56] }, words);
  const pane = frame.querySelector<HTMLElement>('.leaflet-labels-pane') ?? frame;
  expect(within(pane).getByText('Shop 1')).toBeInTheDocument();
  expect(within(pane).queryByText(/Shop [23]|Zum/)).toBeNull();
  await drawn();
  view.destroy();
});

test('many places are dots, and the chosen one is larger', async () => {
  const { view } = openMap();
  const points = Array.from({ length: 101 }, (_, id) => pointAt(id, 53.5 + id / 1000, 10));
  view.showPoints(points, undefined, words);
  expect(screen.queryAllByRole('button')).toEqual([]);
  const setRadius = vi.spyOn(leaflet.CircleMarker.prototype, 'setRadius');
  view.select(7);
  expect(setRadius.mock.lastCall).toEqual([11]);
  await drawn();
  view.destroy();
});

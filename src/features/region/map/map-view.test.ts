// @vitest-environment jsdom
import * as leaflet from 'leaflet';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMapView } from './map-view';

vi.mock('leaflet', async (importOriginal) => {
  const original = await importOriginal<typeof leaflet>();
  return { ...original, map: vi.fn(original.map) };
});

/** Everything is drawn that waits for a frame; Leaflet would draw it after its canvas is gone. */
const drawn = () => new Promise(requestAnimationFrame);

/** Tells that the frame has another size now. */
let resize: () => void;

beforeEach(() => {
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
  view.showPoints([], [10, 53.55], () => undefined);
  width = 600;
  resize();
  expect(created.getSize().x).toBe(600);
  expect(created.getCenter().lng).toBeCloseTo(10, 1);
  expect(created.getCenter().lat).toBeCloseTo(53.55, 1);
  await drawn();
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
  const frame = document.createElement('div');
  vi.spyOn(frame, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(frame, 'clientHeight', 'get').mockReturnValue(600);
  const view = createMapView(frame);
  const pane = frame.querySelector('.leaflet-towns-pane');
  expect(pane).toHaveAttribute('aria-hidden', 'true');
  const names = () => [...(pane?.querySelectorAll('span') ?? [])].map((one) => one.textContent);
  expect(names()).toContain('Berlin');
  expect(names()).not.toContain('Potsdam');
  view.showPoints([], [13.06, 52.4], () => undefined);
  expect(names()).toContain('Potsdam');
  await drawn();
  view.destroy();
});

test('land and sea are drawn where a country is in view, and not around a town', async () => {
  const frame = document.createElement('div');
  vi.spyOn(frame, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(frame, 'clientHeight', 'get').mockReturnValue(600);
  const view = createMapView(frame);
  const land = frame.querySelector('.leaflet-base-pane');
  expect(land).not.toHaveAttribute('hidden');
  view.showPoints([], [10, 53.55], () => undefined);
  expect(land).toHaveAttribute('hidden');
  await drawn();
  view.destroy();
});

// @vitest-environment jsdom
import * as leaflet from 'leaflet';
import { expect, test, vi } from 'vitest';
import { createMapView } from './map-view';

vi.mock('leaflet', async (importOriginal) => {
  const original = await importOriginal<typeof leaflet>();
  return { ...original, map: vi.fn(original.map) };
});

test('[4.037] [4.038] [9.004] [9.005] [9.006] starts at zoom 1, then fits Germany into the frame', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // The DOM of tests draws nothing.
  const nothing = new Proxy({}, { get: () => () => undefined });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(nothing as never);
  const fitBounds = vi.spyOn(leaflet.Map.prototype, 'fitBounds');
  const view = createMapView(document.createElement('div'));
  expect(leaflet.map).toHaveBeenCalledWith(
    expect.any(HTMLElement),
    expect.objectContaining({ zoom: 1 }),
  );
  const bounds = fitBounds.mock.calls[0]?.[0] as leaflet.LatLngBounds;
  expect(bounds.toBBoxString()).toBe('5.52,47.16,15.2,54.54');
  view.destroy();
});

import { useEffect, useState, type RefObject } from 'react';
import { loadModule } from '~/lib/load-chunk';
import type { createMapView, MapView } from './map-view';

/** Loads the map's code and draws the map of a country into an element; `isMissing` if the code does not load. */
export function useMapView(frame: RefObject<HTMLElement | null>, country: string) {
  const [view, setView] = useState<MapView>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isShown = true;
    let created: MapView | undefined;
    const draw = (code: { createMapView: typeof createMapView }) => {
      if (!isShown || !frame.current) return;
      created = code.createMapView(frame.current, country);
      setView(created);
    };
    void loadModule(() => import('./map-view')).then(draw, () => isShown && setMissing(true));
    return () => {
      isShown = false;
      setView(undefined);
      created?.destroy();
    };
  }, [frame, country]);
  return { view, isMissing };
}

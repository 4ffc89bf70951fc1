import { useEffect, useState, type RefObject } from 'react';
import { loadModule } from '~/lib/load-chunk';
import { onIdle } from '~/lib/on-idle';
import type { MapView } from './map-view';

/**
 * Loads the map's code and draws the map of a country into an element, step by step when the browser has nothing more
 * urgent to do; `isMissing` if the code does not load.
 */
export function useMapView(frame: RefObject<HTMLElement | null>, country: string) {
  const [view, setView] = useState<MapView>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isShown = true;
    let created: MapView | undefined;
    let cancel = () => undefined as void;
    const idle = () => new Promise<void>((go) => (cancel = onIdle(go)));
    const draw = async () => {
      const { createMapView } = await loadModule(() => import('./map-view'));
      await idle();
      if (!isShown || !frame.current) return;
      created = createMapView(frame.current, country);
      await idle();
      if (!isShown) return;
      created.drawBase();
      setView(created);
    };
    draw().catch(() => isShown && setMissing(true));
    return () => {
      isShown = false;
      cancel();
      setView(undefined);
      created?.destroy();
    };
  }, [frame, country]);
  return { view, isMissing };
}

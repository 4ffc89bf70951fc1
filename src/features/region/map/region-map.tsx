import 'leaflet/dist/leaflet.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AcceptancePoint } from '~/api';
import { env } from '~/lib/env';
import { Button } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { createMapView, type MapView } from './map-view';
import styles from './region-map.module.css';

interface RegionMapProps {
  points: readonly AcceptancePoint[];
  /** The place that was searched for. */
  center: readonly [lng: number, lat: number] | undefined;
  selected: number | undefined;
  onSelect: (id: number) => void;
  /** Whose data the searched place is, as plain text. */
  attribution: string | undefined;
}

/** The map beside the list. Draws its own outlines; a tile server only if there is one and only when asked. */
export function RegionMap({ points, center, selected, onSelect, attribution }: RegionMapProps) {
  const { t } = useTranslation();
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView>();
  const [hasTiles, setTiles] = useState(false);
  useEffect(() => {
    if (!frame.current) return undefined;
    const created = createMapView(frame.current);
    setView(created);
    return () => {
      setView(undefined);
      created.destroy();
    };
  }, []);
  useEffect(() => view?.showPoints(points, center, onSelect), [view, points, center, onSelect]);
  useEffect(() => view?.select(selected), [view, selected]);
  useEffect(() => {
    if (hasTiles && env.mapTilesUrl) view?.showTiles(env.mapTilesUrl);
  }, [view, hasTiles]);
  const chosen = points.find(({ id }) => id === selected);
  const owners = [
    center ? t('region.map.circles') : undefined,
    hasTiles ? env.mapTilesOwner : undefined,
    t('region.map.base-owner'),
    attribution,
  ].filter(Boolean);
  return (
    <div className={styles.map} data-found={points.length > 0 || undefined}>
      <div
        ref={frame}
        className={styles.frame}
        // Its keys are its own: a screen reader must not take the arrows for reading.
        role="application"
        aria-label={t('region.map.label')}
        aria-describedby={keysId}
      />
      <p id={keysId} className={styles.keys}>
        {t('region.map.keys')}
      </p>
      <div className={styles.controls} role="group" aria-label={t('region.map.controls')}>
        <IconButton icon="plus" label={t('region.map.zoom-in')} onClick={() => view?.zoom(1)} />
        <IconButton icon="minus" label={t('region.map.zoom-out')} onClick={() => view?.zoom(-1)} />
        <span className={styles.up}>
          <IconButton icon="chevron" label={t('region.map.up')} onClick={() => view?.pan(0, -1)} />
        </span>
        <IconButton icon="chevron" label={t('region.map.down')} onClick={() => view?.pan(0, 1)} />
        <IconButton
          icon="arrow-left"
          label={t('region.map.left')}
          onClick={() => view?.pan(-1, 0)}
        />
        <IconButton
          icon="arrow-right"
          label={t('region.map.right')}
          onClick={() => view?.pan(1, 0)}
        />
      </div>
      {chosen && (
        <p className={styles.chosen} role="status">
          <strong>{chosen.name}</strong>, {chosen.address.street}, {chosen.address.city}
        </p>
      )}
      <p className={styles.owners}>{owners.join(' · ')}</p>
      {env.mapTilesUrl && !hasTiles && (
        <div className={styles.consent}>
          <p>{t('region.map.tiles.text', { host: new URL(env.mapTilesUrl).host })}</p>
          <Button onClick={() => setTiles(true)}>{t('region.map.tiles.load')}</Button>
        </div>
      )}
    </div>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AcceptancePoint } from '~/api';
import { env } from '~/lib/env';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { Notice } from '~/ui/notice';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { hasPicture } from './first-view';
import type { Place } from './map-labels';
import { MapPicture } from './map-picture';
import type { MapView } from './map-view';
import styles from './region-map.module.css';
import { useMapView } from './use-map-view';

interface RegionMapProps {
  points: readonly AcceptancePoint[];
  /** The search. */
  place: Place | undefined;
  selected: number | undefined;
  onSelect: (id: number) => void;
  /** Whose data the searched place is, as plain text. */
  attribution: string | undefined;
}

/**
 * The map beside the list. Draws its own outlines; a tile server only if there is one and only when asked.
 * Until its code is there it is a picture, and without the code the page goes on without it.
 */
export function RegionMap({ points, place, selected, onSelect, attribution }: RegionMapProps) {
  const { t } = useTranslation();
  const { country } = useSite();
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { view, isMissing } = useMapView(frame, country);
  const early = useRef<((view: MapView) => void)[]>([]);
  const [hasTiles, setTiles] = useState(false);
  useEffect(() => {
    const nameSeveral = (names: readonly string[]) =>
      t('region.map.several', { count: names.length, names: names.join('; ') });
    view?.showPoints(points, place, { onSelect, nameSeveral });
  }, [view, points, place, onSelect, t]);
  useEffect(() => view?.select(selected), [view, selected]);
  useEffect(() => {
    if (hasTiles && env.mapTilesUrl) view?.showTiles(env.mapTilesUrl);
  }, [view, hasTiles]);
  // What was pressed beside the picture; after the points, which bring the view to where they are.
  useEffect(() => {
    if (view) for (const step of early.current.splice(0)) step(view);
  }, [view]);
  if (isMissing) {
    return (
      <Notice title={t('region.map.missing.title')}>
        <p>{t('region.map.missing.text')}</p>
      </Notice>
    );
  }
  const chosen = points.find(({ id }) => id === selected);
  const note = place && !hasTiles ? t('region.map.no-streets') : undefined;
  const sources = [
    place ? t('region.map.circles') : undefined,
    hasTiles ? env.mapTilesOwner : undefined,
    t('region.map.base-owner'),
    attribution,
  ]
    .filter(Boolean)
    .join(' · ');
  const move = (step: (view: MapView) => void) => (view ? step(view) : early.current.push(step));
  const zoom = (steps: number) => move((map) => map.zoom(steps));
  const pan = (right: number, down: number) => move((map) => map.pan(right, down));
  return (
    <div className={styles.map} data-found={points.length > 0 || undefined}>
      <div
        ref={frame}
        className={styles.frame}
        // Its keys are its own: a screen reader must not take the arrows for reading.
        role={view ? 'application' : 'img'}
        aria-label={t('region.map.label')}
        aria-describedby={view && keysId}
      >
        {!view && !place && points.length === 0 && hasPicture(country) && <MapPicture />}
      </div>
      <p id={keysId} className={styles.keys}>
        {t('region.map.keys')}
      </p>
      <p className={styles.fingers}>{t('region.map.fingers')}</p>
      <div className={styles.bar}>
        {note ? <p className={styles.note}>{note}</p> : <p className={styles.owners}>{sources}</p>}
        <div role="group" aria-label={t('region.map.controls')} className={styles.controls}>
          <div className={styles.zoom}>
            <IconButton icon="plus" label={t('region.map.zoom-in')} onClick={() => zoom(1)} />
            <IconButton icon="minus" label={t('region.map.zoom-out')} onClick={() => zoom(-1)} />
          </div>
          <IconButton icon="arrow-left" label={t('region.map.left')} onClick={() => pan(-1, 0)} />
          <span className={styles.up}>
            <IconButton icon="arrow-left" label={t('region.map.up')} onClick={() => pan(0, -1)} />
          </span>
          <span className={styles.up}>
            <IconButton icon="arrow-right" label={t('region.map.down')} onClick={() => pan(0, 1)} />
          </span>
          <IconButton icon="arrow-right" label={t('region.map.right')} onClick={() => pan(1, 0)} />
        </div>
      </div>
      {/* Always there: a live region that comes with its text is not read. */}
      <div role="status">
        {chosen && (
          <p className={styles.chosen}>
            <VisuallyHidden>{`${t('region.map.chosen')} `}</VisuallyHidden>
            <strong>{chosen.name}</strong>
            <span>{`, ${chosen.address.street}, ${chosen.address.city}`}</span>
          </p>
        )}
      </div>
      {note && <p className={styles.owners}>{sources}</p>}
      {env.mapTilesUrl && !hasTiles && (
        <div className={styles.consent}>
          <p>{t('region.map.tiles.text', { host: new URL(env.mapTilesUrl).host })}</p>
          <Button onClick={() => setTiles(true)}>{t('region.map.tiles.load')}</Button>
        </div>
      )}
    </div>
  );
}

import { divIcon, layerGroup, marker, type Map } from 'leaflet';
import { townsWithRoom } from './town-names';
import styles from './map-view.module.css';

/** Writes the names of towns onto the land, as many as have room. They are pictures: the list has all words. */
export function drawTowns(map: Map): void {
  const pane = map.createPane('towns');
  pane.classList.add(styles.towns);
  pane.setAttribute('aria-hidden', 'true');
  const names = layerGroup().addTo(map);
  const draw = () => {
    names.clearLayers();
    const seen = map.getBounds().pad(0.05);
    const place = (lat: number, lng: number) =>
      seen.contains([lat, lng]) ? map.latLngToContainerPoint([lat, lng]) : undefined;
    for (const { town } of townsWithRoom(place)) {
      const [name, lat, lng] = town;
      const icon = divIcon({ className: styles.town, iconSize: [0, 0], html: textOf(name) });
      marker([lat, lng], { icon, pane: 'towns', interactive: false, keyboard: false }).addTo(names);
    }
  };
  map.on('moveend', draw);
  draw();
}

/** A name on the map, as Leaflet takes it. */
export function textOf(name: string): HTMLElement {
  const text = document.createElement('span');
  text.textContent = name;
  return text;
}

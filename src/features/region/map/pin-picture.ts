import styles from './map-view.module.css';

const PIN = 'M12 22s-7.5-6.4-7.5-12a7.5 7.5 0 0 1 15 0c0 5.6-7.5 12-7.5 12Z';

/** A pin with its numbers of the list; one of several places is wide. */
export function pinPicture(label: string, isGroup: boolean): HTMLElement {
  if (isGroup) {
    const picture = document.createElement('span');
    picture.className = styles.group ?? '';
    picture.textContent = label;
    picture.setAttribute('aria-hidden', 'true');
    return picture;
  }
  const svg = svgElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  const text = svgElement('text', { x: '12', y: '12.8', 'text-anchor': 'middle' });
  text.textContent = label;
  svg.append(svgElement('path', { d: PIN }), text);
  // Leaflet takes any element; its types say HTML.
  return svg as unknown as HTMLElement;
}

function svgElement(name: 'svg' | 'path' | 'text', attributes: Record<string, string>) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

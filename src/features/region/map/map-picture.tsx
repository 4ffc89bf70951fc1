import picture from './europe.svg';
import styles from './map-picture.module.css';

/**
 * The map of Germany before its code is there: the same land and towns at the same place, in the page's colours.
 * Leaflet has whole zoom levels only, so there are two pictures, and the frame's size decides.
 */
export const MapPicture = () => (
  <div className={styles.picture} aria-hidden="true">
    {([5, 6] as const).map((zoom) => (
      <svg key={zoom} className={styles[`zoom${zoom}`]} overflow="visible">
        <use href={`${picture}#land`} className={styles.land} />
        <use href={`${picture}#towns-${zoom}`} className={styles.towns} />
      </svg>
    ))}
  </div>
);

import styles from './logo-chip.module.css';

/** The logo of a shop beside its name, on the white ground that logos are drawn for. */
export function LogoChip({ src }: { src: string | undefined }) {
  if (!src) return null;
  return <img src={src} alt="" width={104} height={64} className={styles.chip} />;
}

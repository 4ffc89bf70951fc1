import styles from './logo-chip.module.css';

interface LogoChipProps {
  src: string | undefined;
  /** Beside the chip. */
  name: string;
}

/** A longer name would be drawn smaller than 11 px. */
const LONGEST_NAME = 13;

/** The logo of a shop beside its name, on white paper as it is drawn for; none where it could not be read. */
export function LogoChip({ src, name }: LogoChipProps) {
  if (!src || name.length > LONGEST_NAME) return null;
  return <img src={src} alt="" width={104} height={64} className={styles.chip} />;
}

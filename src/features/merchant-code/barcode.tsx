import { useTranslation } from 'react-i18next';
import { barcodeImage, type BarcodeFormat } from './barcode-svg';
import styles from './barcode.module.css';

interface BarcodeProps {
  format: BarcodeFormat;
  value: string;
}

/** The barcode for the till; a value that cannot be drawn leaves the code, which is always shown. */
export function Barcode({ format, value }: BarcodeProps) {
  const { t } = useTranslation();
  const image = drawOrNothing(format, value);
  if (!image) return null;
  const isSquare = format === 'qr';
  return (
    <img
      src={image}
      alt={t('code.barcode')}
      className={isSquare ? `${styles.barcode} ${styles.square}` : styles.barcode}
    />
  );
}

function drawOrNothing(format: BarcodeFormat, value: string): string | undefined {
  try {
    return barcodeImage(format, value);
  } catch {
    return undefined;
  }
}

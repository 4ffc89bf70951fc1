import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { barcodeImage, type BarcodeFormat } from './barcode-svg';
import styles from './barcode.module.css';

interface BarcodeProps {
  format: BarcodeFormat;
  value: string;
  /** In place of a value that cannot be drawn. */
  fallback: ReactNode;
}

/** The barcode for the till. */
export function Barcode({ format, value, fallback }: BarcodeProps) {
  const { t } = useTranslation();
  const image = barcodeImage(format, value);
  if (!image) return fallback;
  const isSquare = format === 'qr';
  return (
    <img
      src={image}
      alt={t('code.barcode')}
      className={isSquare ? `${styles.barcode} ${styles.square}` : styles.barcode}
    />
  );
}

import { code128, code39, drawingSVG, ean13, pdf417, qrcode } from 'bwip-js/browser';
import type { MerchantCode } from '~/api';

export type BarcodeFormat = NonNullable<MerchantCode['barcodeFormat']>;

const encoders = {
  'code-128': { encode: code128, bcid: 'code128', isFlat: true },
  'code-39': { encode: code39, bcid: 'code39', isFlat: true },
  'ean-13': { encode: ean13, bcid: 'ean13', isFlat: true },
  qr: { encode: qrcode, bcid: 'qrcode', isFlat: false },
  pdf417: { encode: pdf417, bcid: 'pdf417', isFlat: false },
} as const;

/**
 * Draws a barcode in the symbology that the shop's till reads.
 * @returns the picture as a data address, black on white with its quiet zone; undefined if the value does not fit
 * the symbology
 */
export function barcodeImage(format: BarcodeFormat, value: string): string | undefined {
  const { encode, bcid, isFlat } = encoders[format];
  const look = {
    bcid,
    text: value,
    scale: 3,
    paddingwidth: isFlat ? 10 : 4,
    paddingheight: 4,
    backgroundcolor: 'ffffff',
    ...(isFlat && { height: 16 }),
  };
  try {
    // Without a size Firefox takes it for 300 by 150 pixels on a canvas.
    const svg = encode(look, drawingSVG()).replace(
      /viewBox="0 0 (\S+) (\S+)"/,
      '$& width="$1" height="$2"',
    );
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  } catch {
    return undefined;
  }
}

import {
  BinaryBitmap,
  Code128Reader,
  DataMatrixReader,
  EAN13Reader,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';

/** An article number is on many cards beside the code, so EAN is the last. */
const KINDS = [QRCodeReader, DataMatrixReader, Code128Reader, EAN13Reader] as const;

/**
 * Reads the QR code, Data Matrix, Code 128 or EAN-13 in a picture, for browsers that cannot do it themselves. Barcodes
 * must lie, QR codes and Data Matrix may be turned.
 */
export function readPixels({ data, width, height }: ImageData): string | undefined {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    // Green counts twice: so does the eye.
    const sum = (data[from] ?? 0) + 2 * (data[from + 1] ?? 0) + (data[from + 2] ?? 0);
    grey[at] = sum / 4;
  }
  const picture = new BinaryBitmap(
    new HybridBinarizer(new RGBLuminanceSource(grey, width, height)),
  );
  for (const Kind of KINDS) {
    try {
      return new Kind().decode(picture).getText();
    } catch {
      // It says so by an error that there is nothing of its kind, or nothing that can be read.
    }
  }
  return undefined;
}

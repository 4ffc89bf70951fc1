import { loadModule } from '~/lib/load-chunk';

/** The text of a QR code or barcode in a picture; undefined if there is none. */
export type PictureReader = (picture: HTMLCanvasElement) => Promise<string | undefined>;

/** The browser's own reader, where it has one (Android, macOS). */
interface Detector {
  detect(picture: HTMLCanvasElement): Promise<readonly { rawValue: string; format: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** An article number is on many cards beside the code, so EAN is the last. */
const FORMATS = ['qr_code', 'data_matrix', 'code_128', 'ean_13'] as const;

async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const known = await BarcodeDetector?.getSupportedFormats();
  return BarcodeDetector && FORMATS.every((format) => known?.includes(format))
    ? new BarcodeDetector({ formats: FORMATS })
    : undefined;
}

async function keptReader(): Promise<PictureReader> {
  const { readPixels } = await loadModule(() => import('./read-pixels'));
  return async (picture) => {
    const pixels = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height);
    return pixels && readPixels(pixels);
  };
}

/**
 * The reader of this browser; nothing leaves the device.
 * @throws ChunkLoadError when the reader for browsers without one does not arrive
 */
export async function pictureReader(): Promise<PictureReader> {
  const detector = await ownDetector();
  if (!detector) return keptReader();
  let kept: Promise<PictureReader> | undefined;
  return async (picture) => {
    // On Android it is a service of the system, which may be missing.
    const found = kept ? undefined : await detector.detect(picture).catch(() => undefined);
    if (!found) return (await (kept ??= keptReader()))(picture);
    const format = FORMATS.find((one) => found.some((code) => code.format === one));
    return found.find((code) => code.format === format)?.rawValue;
  };
}
